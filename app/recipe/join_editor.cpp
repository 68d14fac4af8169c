#include "app/recipe/join_editor.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "app/recipe/checked_list.h"
#include "app/recipe/column_combo.h"
#include "app/sources/file_name.h"
#include "core/base/contains.h"
#include "core/io/reader.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/file_dialog.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

using widgets::visibleText;

JoinEditor::JoinEditor(const std::vector<StudyTable>& tables, QWidget* parent)
    : StepEditor(parent),
      m_table(new widgets::ElidedCombo),
      m_other(new QPushButton(tr("Another file…"))),
      m_on(new CheckedList(tr("Columns that both tables have"))),
      m_note(new widgets::PlainLabel) {
    m_table->setAccessibleName(tr("Table to join"));
    m_table->setPlaceholderText(tr("choose a table"));
    m_table->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_table->setMinimumContentsLength(10);
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("quietText"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_table, 1);
    row->addWidget(m_other);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(m_on);
    column->addWidget(m_note);
    offerTables(tables);
    connect(m_table, &QComboBox::activated, this, &JoinEditor::takeTable);
    connect(m_other, &QPushButton::clicked, this, &JoinEditor::askForFile);
    connect(m_on, &CheckedList::edited, this, [this] {
        m_step.on = m_on->checked();
        emit edited();
    });
    connect(&m_columns, &JobBase::stateChanged, this, &JoinEditor::showColumns);
}

/// Pasted tables, stacks and the sample are not files that a recipe could name.
void JoinEditor::offerTables(const std::vector<StudyTable>& tables) {
    auto* model = qobject_cast<QStandardItemModel*>(m_table->model());
    for (const StudyTable& table : tables) {
        const QString name = visibleText(table.name);
        const bool isFile = table.parts.empty() && !table.text &&
                            QFileInfo::exists(QString::fromStdString(table.path)) && !table.path.starts_with(':');
        if (isFile) {
            m_table->addItem(name, QString::fromStdString(table.path));
            continue;
        }
        m_table->addItem(table.text            ? tr("%1 (pasted: save it as a file to join it)").arg(name)
                         : table.parts.empty() ? tr("%1 (no file)").arg(name)
                                               : tr("%1 (stacked from several files)").arg(name));
        model->item(m_table->count() - 1)->setEnabled(false);
    }
    m_table->setCurrentIndex(-1);
}

void JoinEditor::showStep(const StepWhat& what) {
    const auto& step = std::get<data::JoinTable>(what);
    const bool other = step.path != m_step.path;
    m_step = step;
    const QString path = QString::fromStdString(step.path);
    if (m_table->findData(path) < 0 && !step.path.empty()) {
        m_table->addItem(visibleText(fileName(step.path)), path);
    }
    m_table->setCurrentIndex(step.path.empty() ? -1 : m_table->findData(path));
    widgets::setTip(m_table, visibleText(step.path));
    other ? readColumns() : showColumns();
}

void JoinEditor::setInput(const StepInput& input) {
    m_input = input;
    showColumns();
}

std::optional<StepWhat> JoinEditor::what() const {
    return m_step.path.empty() || m_step.on.empty() ? std::nullopt : std::optional<StepWhat>(m_step);
}

void JoinEditor::takeTable(int place) {
    take(m_table->itemData(place).toString().toStdString());
}

void JoinEditor::askForFile() {
    const QString folder = QFileInfo(QString::fromStdString(m_step.path)).path();
    widgets::askToOpen(this, {tr("Join a table"), folder, {}},
                       [this](const QString& path) { take(path.toStdString()); });
}

void JoinEditor::take(const std::string& path) {
    if (path.empty() || path == m_step.path) {
        return;
    }
    showStep(data::JoinTable{path, {}});
    emit edited();
}

void JoinEditor::readColumns() {
    if (m_step.path.empty()) {
        m_columns.set(widgets::Empty{});
        return;
    }
    m_columns.start([path = m_step.path](base::Progress& progress) {
        return io::readFile(path, {.textAlone = true}, progress).map([](const io::Imported& read) {
            return data::columnNames(*read.dataset);
        });
    });
}

JoinEditor::Names JoinEditor::shared() const {
    Names names;
    const auto others = m_columns.ready();
    for (const std::string& name : m_input.all&& others ? data::columnNames(*m_input.all) : Names()) {
        if (base::contains(*others, name)) {
            names.push_back(name);
        }
    }
    return names;
}

void JoinEditor::showColumns() {
    const auto* failed = std::get_if<widgets::Failed>(&m_columns.state());
    const bool known = m_columns.ready() && m_input.all;
    const Names names = shared();
    std::vector<CheckedList::Item> items;
    for (const std::string& name : names) {
        items.push_back({name});
    }
    if (known && m_step.on.empty() && names.size() == 1) {
        m_step.on = names;  // the only possibility
        emit edited();
    }
    m_on->setItems(items, m_step.on);
    m_on->setVisible(!names.empty());
    m_note->setText(failed   ? tr("%1 Choose another file, or put it back.").arg(failed->message)
                    : !known ? QString()
                    : names.empty()
                        ? tr("The two tables have no common column name. Rename, split or compute a column first.")
                    : m_step.on.empty() ? tr("Choose the columns by which the rows are matched.")
                                        : QString());
    m_note->setVisible(!m_note->text().isEmpty());
    widgets::setError(m_note, failed != nullptr);
}

}  // namespace greyscope::app
