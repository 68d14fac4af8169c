#pragma once

#include <QLabel>
#include <QMessageBox>

namespace greyscope::widgets {

// Functions that show text unchanged. Qt guesses whether the text of a label, tool tip or message is HTML. A name from
// a file may look like HTML; Qt would then draw it as HTML and open its references. scripts/check_plain_text.py finds
// code that does not use these functions.

/// A label that shows its text unchanged: HTML is not interpreted, control characters are shown as signs, and line ends
/// are kept.
class PlainLabel : public QLabel {
    Q_OBJECT

public:
    explicit PlainLabel(QWidget* parent = nullptr);
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);

public slots:
    void setText(const QString& text);
};

/// Marks the text of a label, field or message box as an error, so that it is drawn in the theme's colour for errors;
/// or removes the mark.
void setError(QWidget* widget, bool error);

/// Returns `text` for use as a tool tip. Text that Qt would interpret as HTML is escaped.
[[nodiscard]] QString tipText(const QString& text);

/// Sets the tool tip of a widget, an action or an item.
template <class T>
void setTip(T* thing, const QString& text) {
    thing->setToolTip(tipText(text));
}

/// Returns `text` for use on a button or menu item. Ampersands are shown; they do not mark an access key.
[[nodiscard]] QString captionText(const QString& text);

/// Creates a message box with a message and, below it, its remedy. The caller must open() it; it deletes itself when it
/// is closed. With a warning icon the text is marked as an error (see setError()).
[[nodiscard]] QMessageBox* messageBox(QMessageBox::Icon icon, const QString& title, const QString& text,
                                      const QString& remedy, QMessageBox::StandardButtons buttons, QWidget* parent);

/// Creates a message box for HTML that the program has written itself; it must not contain text from files.
[[nodiscard]] QMessageBox* ownHtmlBox(const QString& title, const QString& html, QWidget* parent);

}  // namespace greyscope::widgets
