#include "app/pages/relative/factor_combo.h"

#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

#include "core/base/contains.h"
#include "core/data/column_clues.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/form_menu.h"
#include "widgets/present/relative_parts.h"

namespace greyscope::app {

using base::contains;

namespace {

using Names = std::vector<std::string>;

struct Entry {
    QString title;
    std::string column;
    bool on = false;
};

/// Ticks the entries; items are made anew only where there are others, as one of them may be telling of its tick.
void show(QListWidget* list, const std::vector<Entry>& entries) {
    const QSignalBlocker quiet(list);
    const auto columnAt = [list](int row) { return list->item(row)->data(Qt::UserRole).toString().toStdString(); };
    bool same = list->count() == static_cast<int>(entries.size());
    for (int row = 0; same && row < list->count(); ++row) {
        same = columnAt(row) == entries[static_cast<std::size_t>(row)].column;
    }
    if (!same) {
        list->clear();
        for (const Entry& entry : entries) {
            auto* item = new QListWidgetItem(entry.title, list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
            item->setData(Qt::UserRole, QString::fromStdString(entry.column));
        }
        const int rows = std::clamp(list->count(), 1, 9);
        list->setFixedSize(std::clamp(list->sizeHintForColumn(0) + 60, 200, 420),
                           rows * std::max(18, list->sizeHintForRow(0)) + 8);
    }
    for (int row = 0; row < list->count(); ++row) {
        list->item(row)->setCheckState(entries[static_cast<std::size_t>(row)].on ? Qt::Checked : Qt::Unchecked);
    }
}

Names ticked(const QListWidget* list) {
    Names names;
    for (int i = 0; i < list->count(); ++i) {
        if (list->item(i)->checkState() == Qt::Checked) {
            names.push_back(list->item(i)->data(Qt::UserRole).toString().toStdString());
        }
    }
    return names;
}

/// Ticks the last unticked item again: nothing to choose from is no choice.
void keepOne(QListWidget* list) {
    if (QListWidgetItem* item = list->currentItem() ? list->currentItem() : list->item(0)) {
        item->setCheckState(Qt::Checked);
    }
}

}  // namespace

FactorCombo::FactorCombo(QWidget* parent) : QComboBox(parent), m_menu(new QMenu(this)) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(20);
    setAccessibleName(tr("Factors"));
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(8, 8, 8, 8);
    m_matched = addList(column, tr("Match cells by"));
    m_predictors = addList(column, tr("Split by"));
    widgets::putInMenu(m_menu, box);
    connect(m_matched, &QListWidget::itemChanged, this, &FactorCombo::tickMatched);
    connect(m_predictors, &QListWidget::itemChanged, this, &FactorCombo::tickPredictors);
}

QListWidget* FactorCombo::addList(QVBoxLayout* column, const QString& title) {
    auto* label = new widgets::PlainLabel(title);
    auto* list = new QListWidget;
    list->setAccessibleName(title);
    label->setBuddy(list);
    column->addWidget(label);
    column->addWidget(list);
    return list;
}

void FactorCombo::setColumns(const PredictorColumns& columns) {
    m_columns = columns;
    fill();
    const QString text = widgets::factorList(ticked(m_predictors));
    clear();
    addItem(text);
    widgets::setTip(this, text);
}

std::vector<std::string> FactorCombo::matched() const {
    return m_columns.matched.empty() ? m_columns.factors : m_columns.matched;
}

void FactorCombo::fill() {
    const Names& factors = m_columns.factors;
    const auto splits = [this](const std::string& name, bool otherwise) {
        return m_columns.chosen.empty() ? otherwise : contains(m_columns.chosen, name);
    };
    std::vector<Entry> matches;
    std::vector<Entry> predictors;
    for (const std::string& factor : factors) {
        const bool on = contains(matched(), factor);
        matches.push_back({widgets::factorTitle(factors, factor), factor, on});
        if (on) {
            predictors.push_back({matches.back().title, factor, splits(factor, !data::namesRepetitions(factor))});
        }
    }
    for (const std::string& column : m_columns.others) {
        predictors.push_back({widgets::columnTitle(column), column, splits(column, false)});
    }
    if (!m_columns.value.empty()) {
        predictors.push_back({tr("%1 of the reference").arg(widgets::columnTitle(m_columns.value)), m_columns.value,
                              m_columns.withValue});
    }
    app::show(m_matched, matches);
    app::show(m_predictors, predictors);
}

void FactorCombo::showPopup() {
    m_menu->popup(mapToGlobal(QPoint(0, height())));
    m_predictors->setFocus();
}

void FactorCombo::tickMatched() {
    const Names chosen = ticked(m_matched);
    if (chosen.empty()) {
        keepOne(m_matched);
        return;
    }
    emit matchedChosen(chosen.size() == m_columns.factors.size() ? Names{} : chosen);
}

void FactorCombo::tickPredictors() {
    Names chosen = ticked(m_predictors);
    const auto value = std::find(chosen.begin(), chosen.end(), m_columns.value);
    const bool withValue = !m_columns.value.empty() && value != chosen.end();
    if (withValue) {
        chosen.erase(value);
    }
    if (chosen.empty()) {
        keepOne(m_predictors);
        return;
    }
    Names usual = matched();
    std::erase_if(usual, data::namesRepetitions);
    emit factorsChosen(chosen == usual ? Names{} : chosen, withValue);
}

}  // namespace greyscope::app
