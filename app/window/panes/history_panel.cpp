#include "app/window/panes/history_panel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <map>
#include <optional>

#include "app/pages/page_registry.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

constexpr int kIconSide = 20;

/// Returns the page that shows the part of the study changed by a step.
std::optional<PageFacts> pageOf(const std::string& part) {
    static const std::map<std::string, QString> others{
        {"tables", QStringLiteral("data")},      {"name", QStringLiteral("data")},
        {"selection", QStringLiteral("trends")}, {"intervals", QStringLiteral("compare")},
        {"figures", QStringLiteral("sheet")},    {"sheets", QStringLiteral("sheet")},
        {"lesson", QStringLiteral("start")}};
    const auto other = others.find(part);
    const QString key = other == others.end() ? QString::fromStdString(part) : other->second;
    for (const PageEntry& entry : pageEntries()) {
        if (PageFacts facts = entry.facts(); facts.key == key) {
            return facts;
        }
    }
    return std::nullopt;
}

}  // namespace

HistoryPanel::HistoryPanel(StudyStore& store, QWidget* parent) : QWidget(parent), m_store(store) {
    build();
    connect(&store.undoStack(), &QUndoStack::indexChanged, this, &HistoryPanel::show);
    connect(&store, &StudyStore::stateNamed, this, &HistoryPanel::show);
    show();
}

void HistoryPanel::build() {
    QUndoStack& stack = m_store.undoStack();
    auto* undo = new QPushButton(widgets::icon(QStringLiteral("undo")), tr("Undo"));
    auto* redo = new QPushButton(widgets::icon(QStringLiteral("redo")), tr("Redo"));
    m_name = new QPushButton(widgets::icon(QStringLiteral("pencil")), tr("Name…"));
    widgets::setTip(m_name, tr("Give the chosen state a name, which the study keeps"));
    connect(undo, &QPushButton::clicked, &stack, &QUndoStack::undo);
    connect(redo, &QPushButton::clicked, &stack, &QUndoStack::redo);
    connect(&stack, &QUndoStack::canUndoChanged, undo, &QWidget::setEnabled);
    connect(&stack, &QUndoStack::canRedoChanged, redo, &QWidget::setEnabled);
    connect(m_name, &QPushButton::clicked, this, &HistoryPanel::beginName);
    undo->setEnabled(stack.canUndo());
    redo->setEnabled(stack.canRedo());
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QPushButton* button : {undo, redo, m_name}) {
        row->addWidget(button);
    }
    m_typed = new QLineEdit;
    m_typed->setPlaceholderText(tr("Name of this state"));
    m_typed->setAccessibleName(m_typed->placeholderText());
    m_typed->hide();
    connect(m_typed, &QLineEdit::editingFinished, this, &HistoryPanel::takeName);
    m_count = new widgets::PlainLabel;
    m_count->setObjectName(QStringLiteral("sideHeading"));
    m_steps = new QListWidget;
    m_steps->setAccessibleName(tr("Steps of the study"));
    m_steps->setWordWrap(true);
    m_steps->setIconSize({kIconSide, kIconSide});
    m_steps->setObjectName(QStringLiteral("historySteps"));
    m_steps->setFrameShape(QFrame::NoFrame);
    // Clicks and keys both select the state to restore.
    connect(
        m_steps, &QListWidget::currentRowChanged, this,
        [this](int state) {
            if (state >= 0) {
                m_store.undoStack().setIndex(state);
            }
        },
        Qt::QueuedConnection);  // it fills the list again
    auto* note = new widgets::PlainLabel(
        tr("Choose a step to return to it. Steps are saved with the study; results are recalculated."));
    note->setObjectName(QStringLiteral("quietText"));
    note->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addLayout(row);
    column->addWidget(m_typed);
    column->addWidget(m_count);
    column->addWidget(m_steps, 1);
    column->addWidget(note);
}

void HistoryPanel::show() {
    const QUndoStack& stack = m_store.undoStack();
    m_name->setEnabled(stack.index() > 0);
    m_count->setText(
        stack.count() == 0
            ? tr("No changes so far")
            : tr("%1 of %n steps, oldest first", nullptr, widgets::counted(stack.count())).arg(stack.index()));
    const QSignalBlocker quiet(m_steps);
    m_steps->clear();
    m_steps->addItem(new QListWidgetItem(widgets::icon(QStringLiteral("file")), tr("Start")));
    for (int state = 1; state <= stack.count(); ++state) {
        addStep(m_store.step(state), m_store.partOf(state), state > stack.index());
    }
    m_steps->setCurrentRow(stack.index());
}

void HistoryPanel::addStep(const HistoryStep& step, const std::string& part, bool undone) {
    const std::optional<PageFacts> page = pageOf(part);
    QStringList lines{widgets::visibleText(step.what)};
    if (!step.name.isEmpty()) {
        lines.prepend(widgets::visibleText(step.name));
    } else if (page) {
        lines << page->title;
    }
    auto* item = new QListWidgetItem(lines.join(QLatin1Char('\n')));
    item->setIcon(widgets::icon(page ? page->icon : QStringLiteral("pencil")));
    QFont font = m_steps->font();
    font.setBold(!step.name.isEmpty());
    item->setFont(font);
    if (undone) {
        item->setForeground(palette().brush(QPalette::Disabled, QPalette::Text));
        widgets::setTip(item, tr("Undone; kept until the next change"));
    }
    m_steps->addItem(item);
}

void HistoryPanel::beginName() {
    const int state = m_store.undoStack().index();
    m_typed->setText(state > 0 ? m_store.step(state).name : QString());
    m_typed->setVisible(state > 0);
    m_typed->setFocus();
}

void HistoryPanel::takeName() {
    const int state = m_store.undoStack().index();
    m_typed->hide();
    if (state > 0 && m_typed->text().trimmed() != m_store.step(state).name) {
        m_store.nameState(state, m_typed->text().trimmed());
    }
}

}  // namespace greyscope::app
