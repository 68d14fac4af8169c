#include "app/pages/tree/tree_bar.h"

#include <QToolButton>

#include "app/analyses/tree/tree_request.h"
#include "app/pages/option_controls.h"
#include "app/recipe/checked_list.h"
#include "app/study/choices/tree_options.h"
#include "widgets/controls/form_menu.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/relative/relative_parts.h"

namespace greyscope::app {

using relative::Pruning;

namespace {

QComboBox* namedCombo(const char* name) {
    auto* combo = new widgets::ElidedCombo;
    combo->setObjectName(QLatin1String(name));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(12);
    return combo;
}

}  // namespace

TreeBar::TreeBar(StudyStore& store, QWidget* parent) : widgets::ContextBar(parent), m_bindings(store) {
    addResponse();
    addFactors();
    addSize();
}

void TreeBar::addResponse() {
    QComboBox* combo = namedCombo("tree.response");
    addControl(tr("Explain"), combo);
    m_bindings.bindChoice<std::string>(
        combo,
        [](const Study& study) {
            const auto request = treeRequest(study);
            return request ? request->options.response : std::string();
        },
        [](const Study& study) {
            Items<std::string> items;
            const StudyTable* table = study.activeTable();
            for (const std::string& name : table && table->dataset ? responsesOf(*table) : std::vector<std::string>()) {
                items.push_back({widgets::columnTitle(name), name});
            }
            return items;
        },
        [this](const std::string& name) {
            m_bindings.edit([&name](Study& study) { study.tree.response = name; },
                            {tr("Explain %1").arg(widgets::columnTitle(name))});
        });
}

void TreeBar::addFactors() {
    m_button = new QToolButton;
    m_button->setObjectName(QStringLiteral("tree.factors"));
    m_factors = new CheckedList(tr("Columns that explain it"));
    m_factors->setObjectName(QStringLiteral("tree.factorList"));
    widgets::setForm(m_button, m_factors);
    addControl(tr("by"), m_button);
    m_bindings.follow([this](const Study& study) { showFactors(study); });
    connect(m_factors, &CheckedList::edited, this, [this] {
        if (const auto checked = m_factors->checked(); !checked.empty()) {
            m_bindings.edit([&checked](Study& study) { study.tree.factors = checked; },
                            {tr("Choose the explanatory columns"), QStringLiteral("tree.factors")});
        }
    });
}

void TreeBar::showFactors(const Study& study) {
    const auto request = treeRequest(study);
    m_button->setEnabled(request.has_value());
    if (request) {
        std::vector<CheckedList::Item> items;
        for (const std::string& name : factorsOf(*study.activeTable(), request->options.response)) {
            items.push_back({name});
        }
        m_factors->setItems(items, request->options.factors);
        m_button->setText(widgets::factorList(request->options.factors));
    }
}

void TreeBar::addSize() {
    const auto growth = controlsOf<cart::GrowOptions>(m_bindings, "tree", &Study::tree, &TreeChoices::grow);
    addControl(tr("leaves of at least"), growth.control(&cart::GrowOptions::minLeaf));
    addWord(tr("rows"));
    QComboBox* pruning = namedCombo("tree.pruning");
    addControl({}, pruning);
    m_bindings.bind<Pruning>(
        pruning, member(&Study::tree, &TreeChoices::pruning),
        [](const Study& study) {
            Items<Pruning> items{{tr("not pruned"), Pruning::none}, {tr("pruned, one SE"), Pruning::crossValidated}};
            if (study.tree.pruning == Pruning::alpha) {  // as set by a command
                items.push_back({tr("pruned at α = %1").arg(study.tree.alpha), Pruning::alpha});
            }
            return items;
        },
        {tr("Prune the tree")});
}

}  // namespace greyscope::app
