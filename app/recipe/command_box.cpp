#include "app/recipe/command_box.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"

namespace greyscope::app {

namespace {

constexpr int kCommandHeight = 104;

}  // namespace

CommandBox::CommandBox(QWidget* parent) : QWidget(parent), m_text(new QPlainTextEdit), m_copy(new QToolButton) {
    auto* title = new widgets::PlainLabel(tr("Equivalent command"));
    title->setObjectName(QStringLiteral("sideHeading"));
    m_copy->setAutoRaise(true);
    m_copy->setIcon(widgets::icon(QStringLiteral("copy")));
    m_copy->setIconSize({16, 16});
    m_copy->setAccessibleName(tr("Copy the command"));
    widgets::setTip(m_copy, tr("Copy the command"));
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    m_text->setReadOnly(true);
    m_text->setObjectName(QStringLiteral("commandText"));
    m_text->setAccessibleName(title->text());
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(kCommandHeight);
    auto* row = new QHBoxLayout;
    row->addWidget(title, 1);
    row->addWidget(m_copy);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 0, 12, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(m_text);
    setCommand({});
}

void CommandBox::setCommand(const QString& text) {
    setText(text, true);
}

void CommandBox::setNone(const QString& why) {
    setText(why, false);
}

void CommandBox::setText(const QString& text, bool command) {
    m_copy->setEnabled(command && !text.isEmpty());
    m_text->setFont(command ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : font());
    m_text->setLineWrapMode(command ? QPlainTextEdit::NoWrap : QPlainTextEdit::WidgetWidth);
    if (m_text->toPlainText() != text) {
        m_text->setPlainText(text);
    }
}

}  // namespace greyscope::app
