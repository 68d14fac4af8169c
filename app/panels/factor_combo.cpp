#include "app/panels/factor_combo.h"

#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QWidgetAction>

#include <algorithm>

#include "widgets/present/relative_parts.h"

namespace greyscope::app {

FactorCombo::FactorCombo(QWidget* parent) : QComboBox(parent), m_menu(new QMenu(this)), m_list(new QListWidget) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(20);
    setAccessibleName(tr("Factors"));
    m_list->setAccessibleName(tr("Factors"));
    auto* action = new QWidgetAction(m_menu);
    action->setDefaultWidget(m_list);
    m_menu->addAction(action);
    connect(m_list, &QListWidget::itemChanged, this, &FactorCombo::tick);
}

void FactorCombo::setFactors(const std::vector<std::string>& all, const std::vector<std::string>& chosen) {
    const QSignalBlocker quiet(m_list);
    if (m_all != all) {
        m_all = all;
        m_list->clear();
        for (const std::string& factor : all) {
            auto* item = new QListWidgetItem(widgets::factorTitle(all, factor), m_list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        }
        const int rows = std::min(m_list->count(), 16);
        m_list->setFixedSize(std::clamp(m_list->sizeHintForColumn(0) + 60, 160, 420),
                             std::max(1, rows) * std::max(18, m_list->sizeHintForRow(0)) + 8);
    }
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool on = chosen.empty() || std::find(chosen.begin(), chosen.end(), all[i]) != chosen.end();
        m_list->item(static_cast<int>(i))->setCheckState(on ? Qt::Checked : Qt::Unchecked);
        if (on) {
            shown.push_back(all[i]);
        }
    }
    const QString text = widgets::factorList(shown);
    clear();
    addItem(text);
    setToolTip(text);
}

void FactorCombo::showPopup() {
    m_menu->popup(mapToGlobal(QPoint(0, height())));
    m_list->setFocus();
}

std::vector<std::string> FactorCombo::ticked() const {
    std::vector<std::string> chosen;
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (m_list->item(static_cast<int>(i))->checkState() == Qt::Checked) {
            chosen.push_back(m_all[i]);
        }
    }
    return chosen;
}

void FactorCombo::tick() {
    const std::vector<std::string> chosen = ticked();
    if (chosen.empty()) {
        const QSignalBlocker quiet(m_list);
        if (QListWidgetItem* item = m_list->currentItem()) {
            item->setCheckState(Qt::Checked);
        }
        return;
    }
    emit factorsChosen(chosen.size() == m_all.size() ? std::vector<std::string>{} : chosen);
}

}  // namespace greyscope::app
