#pragma once

#include <QByteArray>
#include <QString>

#include <initializer_list>
#include <utility>
#include <vector>

namespace greyscope::app {

/// Writes an HTML document. Every text and every value of an attribute is escaped here, so that nothing that comes from
/// a study or its data can become markup. Names of elements and attributes are the program's own.
class HtmlWriter {
public:
    using Attributes = std::initializer_list<std::pair<const char*, QString>>;

    /// Up to the title in its head. Of scripts, a browser runs `script` alone, and it fetches nothing from elsewhere.
    HtmlWriter(const QString& language, const QString& title, const char* style, const char* script);

    void open(const char* element, Attributes attributes = {});
    /// The innermost open element.
    void close();
    void text(const QString& text);
    /// An element that holds a text alone.
    void element(const char* element, const QString& text, Attributes attributes = {});
    /// Markup that the program has drawn itself, whose texts are escaped.
    void drawing(const QString& markup) { m_html += markup; }
    /// The document, all elements closed.
    [[nodiscard]] QByteArray take() &&;

private:
    QString m_html;
    const char* m_script;
    std::vector<const char*> m_open;
};

}  // namespace greyscope::app
