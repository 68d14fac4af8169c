#include "app/recipe/command_box.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/common/icon.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

namespace {

constexpr int kCommandHeight = 104;

}  // namespace

CommandBox::CommandBox(QWidget* parent) : QWidget(parent), m_text(new QPlainTextEdit) {
    auto* title = new widgets::PlainLabel(tr("The same on the command line"));
    title->setObjectName(QStringLiteral("sideHeading"));
    auto* copy = new QToolButton;
    copy->setAutoRaise(true);
    copy->setIcon(widgets::icon(QStringLiteral("copy")));
    copy->setIconSize({16, 16});
    copy->setAccessibleName(tr("Copy the command"));
    widgets::setTip(copy, tr("Copy the command"));
    connect(copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    m_text->setReadOnly(true);
    m_text->setObjectName(QStringLiteral("commandText"));
    m_text->setAccessibleName(title->text());
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(kCommandHeight);
    auto* row = new QHBoxLayout;
    row->addWidget(title, 1);
    row->addWidget(copy);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 0, 12, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(m_text);
}

void CommandBox::setCommand(const QString& text) {
    if (m_text->toPlainText() != text) {
        m_text->setPlainText(text);
    }
}

}  // namespace greyscope::app
