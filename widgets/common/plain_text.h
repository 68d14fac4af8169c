#pragma once

#include <QLabel>
#include <QMessageBox>

namespace greyscope::widgets {

// Qt guesses whether the text of a label, tool tip or message is HTML. A name from a file may look like HTML; it would
// then be drawn as such, and its references would be opened. The functions below write all text unchanged;
// scripts/check_plain_text.py finds text that bypasses them.

/// A label that shows its text unchanged; control characters are shown as signs, line ends stay.
class PlainLabel : public QLabel {
    Q_OBJECT

public:
    explicit PlainLabel(QWidget* parent = nullptr);
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);

public slots:
    void setText(const QString& text);
};

/// Sets whether the text of a label, field or message is an error, which is written in the theme's colour for errors.
void setError(QWidget* widget, bool error);

/// A text for a tool tip; text that Qt would interpret as HTML is escaped.
[[nodiscard]] QString tipText(const QString& text);

/// Sets the tool tip of a widget, an action or an item.
template <class T>
void setTip(T* thing, const QString& text) {
    thing->setToolTip(tipText(text));
}

/// A text for a button or a menu item, in which ampersands are shown instead of marking an access key.
[[nodiscard]] QString captionText(const QString& text);

/// A message with its remedy, which deletes itself when it is closed; the caller must open() it. A warning icon marks
/// an error, see setError().
[[nodiscard]] QMessageBox* messageBox(QMessageBox::Icon icon, const QString& title, const QString& text,
                                      const QString& remedy, QMessageBox::StandardButtons buttons, QWidget* parent);

/// A messageBox() for HTML written by the program; it must not contain text from files.
[[nodiscard]] QMessageBox* ownHtmlBox(const QString& title, const QString& html, QWidget* parent);

}  // namespace greyscope::widgets
