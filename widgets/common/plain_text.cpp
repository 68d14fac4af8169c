#include "widgets/common/plain_text.h"

#include <QStyle>
#include <QTextDocument>

#include "widgets/present/words/visible_text.h"

namespace greyscope::widgets {

PlainLabel::PlainLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

PlainLabel::PlainLabel(const QString& text, QWidget* parent) : PlainLabel(parent) {
    setText(text);
}

void PlainLabel::setText(const QString& text) {
    QLabel::setText(visibleLines(text));
}

void setError(QWidget* widget, bool error) {
    if (widget->property("error").toBool() != error) {
        widget->setProperty("error", error);
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
}

QString tipText(const QString& text) {
    const QString seen = visibleLines(text);
    return Qt::mightBeRichText(seen) ? Qt::convertFromPlainText(seen, Qt::WhiteSpaceNormal) : seen;
}

QString captionText(const QString& text) {
    return visibleText(text).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QMessageBox* messageBox(QMessageBox::Icon icon, const QString& title, const QString& text, const QString& remedy,
                        QMessageBox::StandardButtons buttons, QWidget* parent) {
    auto* box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setIcon(icon);
    box->setWindowTitle(title);
    box->setText(visibleLines(text));
    box->setInformativeText(tipText(remedy));  // its label has no text format
    box->setStandardButtons(buttons);
    setError(box, icon == QMessageBox::Warning);
    return box;
}

QMessageBox* ownHtmlBox(const QString& title, const QString& html, QWidget* parent) {
    auto* box = new QMessageBox(QMessageBox::NoIcon, title, {}, QMessageBox::Close, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::RichText);
    box->setText(html);
    return box;
}

}  // namespace greyscope::widgets
