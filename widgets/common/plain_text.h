#pragma once

#include <QLabel>
#include <QMessageBox>

namespace greyscope::widgets {

// Qt guesses whether the text of a label, a tip or a message is HTML, and a name from a file may look like it: then it
// is drawn as HTML, and what it refers to is opened. All text goes through these, which write it as it is;
// scripts/check_plain_text.py finds what does not.

/// A label that shows its text as it is; controls stand as signs, line ends stay.
class PlainLabel : public QLabel {
    Q_OBJECT

public:
    explicit PlainLabel(QWidget* parent = nullptr);
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);

public slots:
    void setText(const QString& text);
};

/// Whether what a label, a field or a message says is an error: then it is written in the theme's colour of errors.
void setError(QWidget* widget, bool error);

/// The text for a tool tip: text that Qt would take for HTML is escaped.
[[nodiscard]] QString tipText(const QString& text);

/// Gives a widget, an action or an item its tool tip.
template <class T>
void setTip(T* thing, const QString& text) {
    thing->setToolTip(tipText(text));
}

/// The text for a button or an entry of a menu: an ampersand is one, not the mark of an access key.
[[nodiscard]] QString captionText(const QString& text);

/// A message, with what to do about it, that deletes itself once it is closed; open() it. A warning tells an error.
[[nodiscard]] QMessageBox* messageBox(QMessageBox::Icon icon, const QString& title, const QString& text,
                                      const QString& remedy, QMessageBox::StandardButtons buttons, QWidget* parent);

/// The same for HTML that the program wrote itself; nothing from a file belongs in it.
[[nodiscard]] QMessageBox* ownHtmlBox(const QString& title, const QString& html, QWidget* parent);

}  // namespace greyscope::widgets
