#include "app/pages/objects_bar.h"

#include <QToolButton>

#include <algorithm>

#include "app/pages/page.h"
#include "app/pages/relate_by.h"
#include "app/recipe/checked_list.h"
#include "widgets/controls/form_menu.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/relative/relative_parts.h"

namespace greyscope::app {

ObjectsBar::ObjectsBar(StudyStore& store, Page& page, Choices choices)
    : widgets::ContextBar(&page), m_bindings(store), m_choices(choices) {
    addRelateBy(*this, page);
    addObjects(page.key());
    addIndicators(page.key());
}

std::optional<ObjectsRequest> ObjectsBar::request(const Study& study) const {
    Study copy = study;
    auto request = objectsRequest(study, m_choices.objects(copy), m_choices.indicators(copy));
    auto* const found = std::get_if<ObjectsRequest>(&request);
    return found ? std::optional(std::move(*found)) : std::nullopt;
}

void ObjectsBar::addObjects(const QString& page) {
    auto* combo = new widgets::ElidedCombo;
    combo->setObjectName(page + QStringLiteral(".objects"));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(10);
    addControl(tr("the objects of"), combo);
    m_bindings.bindChoice<std::string>(
        combo,
        [this](const Study& study) {
            const auto asked = request(study);
            return asked ? asked->objects : std::string();
        },
        [](const Study& study) {
            Items<std::string> items;
            const StudyTable* table = study.activeTable();
            for (const std::string& name :
                 table && table->dataset ? objectColumns(*table) : std::vector<std::string>()) {
                items.push_back({widgets::columnTitle(name), name});
            }
            return items;
        },
        [this](const std::string& name) {
            m_bindings.edit([&](Study& study) { m_choices.objects(study) = name; },
                            {tr("Evaluate the objects of %1").arg(widgets::columnTitle(name))});
        });
}

void ObjectsBar::addIndicators(const QString& page) {
    m_button = new QToolButton;
    m_button->setObjectName(page + QStringLiteral(".indicators"));
    m_list = new CheckedList(tr("Columns by which the objects are evaluated"));
    m_list->setObjectName(page + QStringLiteral(".indicatorList"));
    widgets::setForm(m_button, m_list);
    addControl(tr("on", "the objects of [column] on [columns]"), m_button);
    m_bindings.follow([this](const Study& study) { showIndicators(study); });
    connect(m_list, &CheckedList::edited, this, [this] {
        const std::vector<std::string> checked = m_list->checked();
        if (checked.empty()) {
            return;
        }
        m_bindings.edit(
            [&](Study& study) {
                std::vector<IndicatorChoice>& indicators = m_choices.indicators(study);
                std::vector<IndicatorChoice> chosen;
                for (const std::string& name : checked) {
                    const auto known = std::ranges::find(indicators, name, &IndicatorChoice::column);
                    chosen.push_back(known != indicators.end() ? *known : IndicatorChoice{.column = name});
                }
                indicators = std::move(chosen);
            },
            {tr("Choose the indicators"), m_list->objectName()});
    });
}

void ObjectsBar::showIndicators(const Study& study) {
    const auto asked = request(study);
    m_button->setEnabled(asked.has_value());
    if (!asked) {
        return;
    }
    std::vector<CheckedList::Item> items;
    for (const std::string& name : indicatorColumns(*study.activeTable(), asked->objects)) {
        items.push_back({name});
    }
    std::vector<std::string> chosen;
    for (const IndicatorChoice& indicator : asked->indicators) {
        chosen.push_back(indicator.column);
    }
    m_list->setItems(items, chosen);
    m_button->setText(widgets::factorList(chosen));
}

}  // namespace greyscope::app
