#pragma once

#include <QByteArray>
#include <QString>

#include <initializer_list>
#include <utility>
#include <vector>

namespace greyscope::app {

/// Writes an HTML document element by element. All texts and attribute values are escaped here, so that nothing from a
/// study or its data can become markup. Names of elements and attributes come from the program itself.
class HtmlWriter {
public:
    using Attributes = std::initializer_list<std::pair<const char*, QString>>;

    /// Writes the beginning of the document, up to the title in its head. The document allows the browser to run only
    /// `script`, and to load nothing from elsewhere.
    HtmlWriter(const QString& language, const QString& title, const char* style, const char* script);

    void open(const char* element, Attributes attributes = {});
    /// Closes the innermost element that is open.
    void close();
    void text(const QString& text);
    /// Writes an element that contains only text.
    void element(const char* element, const QString& text, Attributes attributes = {});
    /// Writes markup that the program has made itself, such as a drawing, whose texts are already escaped.
    void drawing(const QString& markup) { m_html += markup; }
    /// Closes all open elements and returns the document.
    [[nodiscard]] QByteArray take() &&;

private:
    QString m_html;
    const char* m_script;
    std::vector<const char*> m_open;
};

}  // namespace greyscope::app
