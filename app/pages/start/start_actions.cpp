#include "app/pages/start/start_actions.h"

#include <QAction>
#include <QIcon>
#include <QMenu>
#include <QVBoxLayout>

#include "app/pages/start/start_parts.h"
#include "app/sources/file_name.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

namespace {

constexpr int kRecentAtMost = 5;

}  // namespace

StartActions::StartActions(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("startActions"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 28, 28, 16);
    column->setSpacing(4);
    auto* name = new QHBoxLayout;
    name->setSpacing(12);
    auto* logo = new widgets::PlainLabel(this);
    logo->setPixmap(QIcon(QStringLiteral(":/icons/greyscope.svg")).pixmap(40, 40));
    name->addWidget(logo);
    name->addWidget(words(QStringLiteral("Greyscope"), QStringLiteral("programName"), this), 1);
    column->addLayout(name);
    column->addSpacing(6);
    widgets::PlainLabel* purpose =
        words(tr("Compare, forecast and explain performance measurements."), QStringLiteral("quietText"), this);
    purpose->setWordWrap(true);
    column->addWidget(purpose);
    column->addSpacing(10);
    m_primary = new ActionRow(QStringLiteral("play"), tr("Open the sample study"), tr("Enter"), true, this);
    connect(m_primary, &ActionRow::clicked, this, [this] { emit commandRequested(QStringLiteral("file.sample")); });
    column->addWidget(m_primary);
    addAction(*column, QStringLiteral("folder"), tr("Open a study or a table…"), QStringLiteral("file.open"),
              tr("Ctrl+O"));
    addAction(*column, QStringLiteral("table"), tr("Open a database…"), QStringLiteral("file.database"),
              tr("Ctrl+Shift+B"));
    addAction(*column, QStringLiteral("pencil"), tr("Enter a new table…"), QStringLiteral("file.new"), tr("Ctrl+N"));
    addAction(*column, QStringLiteral("clipboard"), tr("Paste a table"), QStringLiteral("file.paste"),
              tr("Ctrl+Shift+V"));
    column->addSpacing(10);
    column->addWidget(new DropZone(tr("Drop a study, a table, the output of fio, IOR or another benchmark, or a folder "
                                      "of these anywhere in this window"),
                                   this));
    column->addSpacing(14);
    column->addWidget(words(tr("Recent"), QStringLiteral("sideHeading"), this));
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    column->addLayout(m_recent);
    column->addStretch(1);
}

void StartActions::addAction(QVBoxLayout& column, const QString& iconName, const QString& text, const QString& command,
                             const QString& key) {
    auto* row = new ActionRow(iconName, text, key, false, this);
    connect(row, &ActionRow::clicked, this, [this, command] { emit commandRequested(command); });
    column.addWidget(row);
}

void StartActions::showRecent() {
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto* menu = window()->findChild<QMenu*>(QStringLiteral("file.recent"));
    const QList<QAction*> actions = menu ? menu->actions() : QList<QAction*>();
    for (QAction* action : actions) {
        if (action->data().toString().isEmpty() || m_recent->count() == kRecentAtMost) {
            continue;
        }
        auto* row =
            new ActionRow(QStringLiteral("table"), fileName(action->data().toString().toStdString()), {}, false, this);
        widgets::setTip(row, action->data().toString());
        connect(row, &ActionRow::clicked, this, [this, path = action->data().toString()] { emit openRequested(path); });
        m_recent->addWidget(row);
    }
    if (m_recent->count() == 0) {
        auto* none = words(tr("No recent files."), QStringLiteral("quietText"), this);
        none->setWordWrap(true);
        m_recent->addWidget(none);
    }
}

}  // namespace greyscope::app
