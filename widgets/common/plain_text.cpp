#include "widgets/common/plain_text.h"

#include <QTextDocument>

#include "widgets/present/visible_text.h"

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
    box->setInformativeText(tipText(remedy));  // its label takes no format
    box->setStandardButtons(buttons);
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
