#include "app/pages/relative/factor_combo.h"

#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

#include "core/base/contains.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/form_menu.h"
#include "widgets/controls/tick_list.h"
#include "widgets/present/relative/relative_parts.h"

namespace greyscope::app {

using base::contains;

namespace {

using Names = std::vector<std::string>;

using widgets::TickList;

/// Sets the entries; the list is as high as they are and as wide as its widest name, within limits.
void show(TickList* list, const std::vector<TickList::Entry>& entries) {
    list->setEntries(entries);
    list->fitRows(1, 9);
    list->setFixedWidth(std::clamp(list->sizeHintForColumn(0) + 60, 200, 420));
}

/// Checks the last unchecked item again, because at least one must be checked.
void keepOne(TickList* list) {
    if (QListWidgetItem* item = list->currentItem() ? list->currentItem() : list->item(0)) {
        item->setCheckState(Qt::Checked);
    }
}

}  // namespace

FactorCombo::FactorCombo(QWidget* parent) : NameCombo(parent), m_menu(new QMenu(this)) {
    setMinimumContentsLength(20);
    setAccessibleName(tr("Factors"));
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(8, 8, 8, 8);
    m_matched = addList(column, tr("Match cells by"));
    m_predictors = addList(column, tr("Split by"));
    widgets::putInMenu(m_menu, box);
    connect(m_matched, &TickList::edited, this, &FactorCombo::tickMatched);
    connect(m_predictors, &TickList::edited, this, &FactorCombo::tickPredictors);
}

TickList* FactorCombo::addList(QVBoxLayout* column, const QString& title) {
    auto* label = new widgets::PlainLabel(title);
    auto* list = new TickList(title);
    label->setBuddy(list);
    column->addWidget(label);
    column->addWidget(list);
    return list;
}

void FactorCombo::setColumns(const PredictorColumns& columns) {
    m_columns = columns;
    fill();
    const QString text = widgets::factorList(m_predictors->ticked());
    clear();
    addItem(text);
}

std::vector<std::string> FactorCombo::matched() const {
    return m_columns.matched.empty() ? m_columns.factors : m_columns.matched;
}

void FactorCombo::fill() {
    const Names& factors = m_columns.factors;
    const auto splits = [this](const std::string& name, bool otherwise) {
        return m_columns.chosen.empty() ? otherwise : contains(m_columns.chosen, name);
    };
    std::vector<TickList::Entry> matches;
    std::vector<TickList::Entry> predictors;
    for (const std::string& factor : factors) {
        const bool on = contains(matched(), factor);
        matches.push_back({factor, widgets::factorTitle(factors, factor), on});
        if (on) {
            predictors.push_back({factor, matches.back().text, splits(factor, true)});
        }
    }
    for (const std::string& column : m_columns.others) {
        predictors.push_back({column, widgets::columnTitle(column), splits(column, false)});
    }
    if (!m_columns.value.empty()) {
        predictors.push_back({m_columns.value, tr("%1 of the reference").arg(widgets::columnTitle(m_columns.value)),
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
    const Names chosen = m_matched->ticked();
    if (chosen.empty()) {
        keepOne(m_matched);
        return;
    }
    emit matchedChosen(chosen.size() == m_columns.factors.size() ? Names{} : chosen);
}

void FactorCombo::tickPredictors() {
    Names chosen = m_predictors->ticked();
    const auto value = std::find(chosen.begin(), chosen.end(), m_columns.value);
    const bool withValue = !m_columns.value.empty() && value != chosen.end();
    if (withValue) {
        chosen.erase(value);
    }
    if (chosen.empty()) {
        keepOne(m_predictors);
        return;
    }
    emit factorsChosen(chosen == matched() ? Names{} : chosen, withValue);
}

}  // namespace greyscope::app
