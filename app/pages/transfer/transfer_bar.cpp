#include "app/panels/transfer_bar.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>
#include <unordered_set>

#include "app/panels/path_menu.h"
#include "app/panels/series_combo.h"
#include "app/study/predicted_pair.h"
#include "widgets/common/icon.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/relative_parts.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kMostSegments = 4;
constexpr std::size_t kMostFactors = 3;  // beyond it whole cells are chosen

QWidget* rowBox(QHBoxLayout*& row) {
    auto* box = new QWidget;
    row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    return box;
}

void emptyRow(QHBoxLayout* row) {
    while (QLayoutItem* item = row->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

const SeriesEntry* entryOf(const std::vector<SeriesEntry>& entries, const SeriesId& id) {
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const SeriesEntry& entry) { return entry.id == id; });
    return found == entries.end() ? nullptr : &*found;
}

QString cellText(const std::vector<std::string>& labels) {
    QStringList parts;
    for (const std::string& label : labels) {
        parts << widgets::visibleText(label);
    }
    return parts.join(QStringLiteral(" × "));
}

}  // namespace

TransferBar::TransferBar(QWidget* parent)
    : ContextBar(parent),
      m_from(seriesCombo()),
      m_to(seriesCombo()),
      m_operations(rowBox(m_operationRow)),
      m_cells(rowBox(m_cellRow)),
      m_add(new QToolButton),
      m_paths(new PathMenu(this)) {
    m_from->setMinimumContentsLength(10);
    m_to->setMinimumContentsLength(10);
    m_add->setText(tr("Add path"));
    m_add->setIcon(widgets::icon(QStringLiteral("plus")));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    widgets::setTip(m_add, tr("Train the pairs of a further path"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_paths);
    addControl(tr("From"), m_from);
    addControl(tr("to"), m_to);
    addControl(tr("Operation"), m_operations);
    addSeparator();
    addControl(tr("At"), m_cells);
    addControl({}, m_add);
    connect(m_from, &QComboBox::activated, this,
            [this] { emit fromChosen(idFromText(m_from->currentData().toString())); });
    connect(m_to, &QComboBox::activated, this, [this] { emit toChosen(idFromText(m_to->currentData().toString())); });
    connect(m_paths, &PathMenu::pathChosen, this, &TransferBar::pathAdded);
}

void TransferBar::showEnds(const Study& study, const std::vector<SeriesEntry>& entries) {
    const StudyTable* table = study.activeTable();
    const SeriesId to = transferredSeries(study, entries);
    const SeriesEntry* from = entryOf(entries, study.selection.reference);
    std::vector<std::pair<QString, QString>> items;
    std::vector<QString> operations;
    for (const SeriesEntry& entry : entries) {
        if (!table || entry.id.table != table->name) {
            continue;
        }
        if (std::find(operations.begin(), operations.end(), entry.lastKeys) == operations.end()) {
            operations.push_back(entry.lastKeys);
        }
        if (!from || entry.lastKeys == from->lastKeys || entry.id == to) {
            items.emplace_back(entry.name, idText(entry.id));
        }
    }
    fillSeries(m_from, items, study.selection.reference);
    fillSeries(m_to, items, to);
    showOperations(operations.size() > 1 ? operations : std::vector<QString>{}, from ? from->lastKeys : QString());
}

void TransferBar::showOperations(const std::vector<QString>& operations, const QString& current) {
    const auto place = std::find(operations.begin(), operations.end(), current) - operations.begin();
    if (m_operationNames != operations) {
        m_operationNames = operations;
        emptyRow(m_operationRow);
        if (operations.size() > kMostSegments) {
            auto* combo = new QComboBox;
            combo->setAccessibleName(tr("Operation"));
            for (const QString& name : operations) {
                combo->addItem(name);
            }
            connect(combo, &QComboBox::activated, this, [this, combo] { emit operationChosen(combo->currentText()); });
            m_operationRow->addWidget(combo);
        } else if (!operations.empty()) {
            auto* segments = new Segmented(operations);
            connect(segments, &Segmented::chosen, this,
                    [this](int index) { emit operationChosen(m_operationNames[static_cast<std::size_t>(index)]); });
            m_operationRow->addWidget(segments);
        }
    }
    if (auto* segments = m_operations->findChild<Segmented*>()) {
        segments->setCurrent(static_cast<int>(place));
    } else if (auto* combo = m_operations->findChild<QComboBox*>()) {
        combo->setCurrentIndex(static_cast<int>(place));
    }
    setControlVisible(m_operations, !operations.empty());
}

void TransferBar::rebuildLevels(const relative::TransferResult& result) {
    emptyRow(m_cellRow);
    m_levels.clear();
    m_factors = result.options.model.factors;
    m_labels.clear();
    for (const relative::TransferCell& cell : result.cells) {
        m_labels.push_back(cell.labels);
    }
    const auto add = [this](const QString& name) {
        auto* combo = new QComboBox;
        combo->setAccessibleName(name);
        widgets::setTip(combo, name);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(combo, &QComboBox::activated, this, &TransferBar::ask);
        m_cellRow->addWidget(combo);
        m_levels.push_back(combo);
        return combo;
    };
    if (m_factors.size() > kMostFactors) {
        QComboBox* combo = add(tr("Cell"));
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(18);
        for (const std::vector<std::string>& labels : m_labels) {
            combo->addItem(cellText(labels), cellText(labels));
        }
        return;
    }
    for (std::size_t factor = 0; factor < m_factors.size(); ++factor) {
        const QString title = widgets::factorTitle(m_factors, m_factors[factor]);
        QComboBox* combo = add(title);
        std::vector<std::string> levels;
        std::unordered_set<std::string> seen;
        for (const std::vector<std::string>& labels : m_labels) {
            if (seen.insert(labels[factor]).second) {
                levels.push_back(labels[factor]);
            }
        }
        for (const std::string& level : levels) {
            combo->addItem(tr("%1 %2").arg(title, widgets::visibleText(level)), QString::fromStdString(level));
        }
    }
}

void TransferBar::showCells(const relative::TransferResult* result, const std::vector<std::string>& asked) {
    setControlVisible(m_cells, result != nullptr);
    m_add->setEnabled(result != nullptr);
    if (!result) {
        return;
    }
    const bool same = m_factors == result->options.model.factors && m_labels.size() == result->cells.size() &&
                      std::equal(m_labels.begin(), m_labels.end(), result->cells.begin(),
                                 [](const auto& labels, const auto& cell) { return labels == cell.labels; });
    if (!same) {
        rebuildLevels(*result);
    }
    const bool whole = m_factors.size() > kMostFactors;
    for (std::size_t k = 0; k < m_levels.size(); ++k) {
        const QString wanted = whole ? cellText(asked) : QString::fromStdString(asked[k]);
        m_levels[k]->setCurrentIndex(m_levels[k]->findData(wanted));
    }
}

void TransferBar::ask() {
    if (m_factors.size() > kMostFactors) {
        emit cellAsked(m_labels[static_cast<std::size_t>(std::max(0, m_levels.front()->currentIndex()))]);
        return;
    }
    std::vector<std::string> cell;
    for (const QComboBox* combo : m_levels) {
        cell.push_back(combo->currentData().toString().toStdString());
    }
    emit cellAsked(cell);
}

void TransferBar::showSystems(const std::vector<std::pair<QString, QString>>& systems) {
    m_paths->setSystems(systems);
}

}  // namespace greyscope::app
