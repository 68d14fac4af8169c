#include "app/pages/transfer/path_menu.h"

#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QWidgetAction>

#include <algorithm>

#include "widgets/controls/filled_combo.h"

namespace greyscope::app {

PathMenu::PathMenu(QWidget* parent) : QMenu(parent), m_steps(), m_add(new QPushButton(tr("Add path"))) {
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(12, 10, 12, 10);
    for (std::size_t k = 0; k < m_steps.size(); ++k) {
        m_steps[k] = new QComboBox;
        m_steps[k]->setMinimumWidth(160);
        m_steps[k]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        form->addRow(k == 0 ? tr("through") : tr("then"), m_steps[k]);
        connect(m_steps[k], &QComboBox::activated, this, &PathMenu::follow);
    }
    form->addRow({}, m_add);
    connect(m_add, &QPushButton::clicked, this, &PathMenu::choose);
    auto* action = new QWidgetAction(this);
    action->setDefaultWidget(box);
    addAction(action);
    connect(this, &QMenu::aboutToShow, m_steps.front(), qOverload<>(&QWidget::setFocus));
}

void PathMenu::setSystems(const std::vector<std::pair<QString, QString>>& systems) {
    m_systems = systems;
    for (QComboBox* step : m_steps) {
        step->clear();
    }
    follow();
}

void PathMenu::follow() {
    std::vector<QString> taken;
    for (std::size_t k = 0; k < m_steps.size(); ++k) {
        const QString current = m_steps[k]->currentData().toString();
        std::vector<std::pair<QString, QString>> items;
        if (k > 0) {
            items.emplace_back(QStringLiteral("–"), QString());
        }
        std::copy_if(m_systems.begin(), m_systems.end(), std::back_inserter(items), [&taken](const auto& system) {
            return std::find(taken.begin(), taken.end(), system.second) == taken.end();
        });
        widgets::fillCombo(m_steps[k], items, current);
        if (m_steps[k]->currentIndex() < 0) {
            m_steps[k]->setCurrentIndex(items.empty() ? -1 : 0);
        }
        const QString now = m_steps[k]->currentData().toString();
        m_steps[k]->setEnabled(k == 0 || !m_steps[k - 1]->currentData().toString().isEmpty());
        if (!now.isEmpty()) {
            taken.push_back(now);
        }
    }
    m_add->setEnabled(!taken.empty());
}

std::vector<std::string> PathMenu::chosen() const {
    std::vector<std::string> ids;
    for (const QComboBox* step : m_steps) {
        const QString id = step->currentData().toString();
        if (id.isEmpty() || !step->isEnabled()) {
            break;
        }
        ids.push_back(id.toStdString());
    }
    return ids;
}

void PathMenu::choose() {
    const std::vector<std::string> ids = chosen();
    close();
    if (!ids.empty()) {
        emit pathChosen(ids);
    }
}

}  // namespace greyscope::app
