#include "app/panels/relative_bar.h"

#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>

#include "app/panels/factor_combo.h"
#include "app/panels/protocol_form.h"
#include "app/panels/series_combo.h"
#include "app/run/relative_run.h"
#include "core/data/roles.h"
#include "widgets/common/icon.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/relative_parts.h"

namespace greyscope::app {

namespace {

QSpinBox* countSpin(int low, int high) {
    auto* spin = new QSpinBox;
    spin->setRange(low, high);
    spin->setKeyboardTracking(false);
    return spin;
}

bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Beside the factors any number that was measured with the reference may predict: its other metrics, its utilisation.
PredictorColumns columnsOf(const StudyTable& table, const RelativeChoices& choices) {
    PredictorColumns columns;
    columns.factors = table.roles.factors;
    for (const std::string& factor : table.roles.factors) {
        if (contains(choices.matched, factor)) {
            columns.matched.push_back(factor);
        }
    }
    columns.chosen = choices.factors;
    if (table.wide || !table.dataset) {
        return columns;
    }
    columns.value = table.metric;
    columns.withValue = choices.withValue;
    const data::Roles& roles = table.roles;
    for (const data::Column& column : table.dataset->columns()) {
        if (column.isNumeric() && column.name != table.metric && !contains(roles.keys, column.name) &&
            !contains(roles.factors, column.name) && !contains(roles.descriptions, column.name)) {
            columns.others.push_back(column.name);
        }
    }
    return columns;
}

QToolButton* protocolButton(ProtocolForm* form) {
    auto* button = new QToolButton;
    auto* menu = new QMenu(button);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(form);
    menu->addAction(action);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAutoRaise(true);
    button->setIcon(widgets::icon(QStringLiteral("gear")));
    const QString tip = RelativeBar::tr("Pruning and validation");
    widgets::setTip(button, tip);
    button->setAccessibleName(tip);
    return button;
}

}  // namespace

RelativeBar::RelativeBar(QWidget* parent)
    : ContextBar(parent),
      m_metric(new QComboBox),
      m_to(seriesCombo()),
      m_from(seriesCombo()),
      m_factors(new FactorCombo),
      m_leaves(countSpin(0, 999)),
      m_minLeaf(countSpin(1, 9999)),
      m_protocol(new ProtocolForm) {
    m_leaves->setSpecialValueText(tr("all"));
    widgets::setTip(m_leaves, tr("Largest number of leaves ([ and ]); \"all\" grows the tree as far as it goes"));
    widgets::setTip(m_minLeaf, tr("Fewest cells in a leaf"));
    m_metric->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_metric->setMinimumContentsLength(9);
    m_metric->setAccessibleName(tr("Metric"));
    addControl(tr("Metric"), m_metric);
    addControl(tr("Predict"), m_to);
    addControl(tr("from"), m_from);
    addControl(tr("by"), m_factors);
    addSeparator();
    addControl(tr("Leaves"), m_leaves);
    addControl(tr("at least"), m_minLeaf);
    addWord(tr("cells each"));
    addControl({}, protocolButton(m_protocol));
    connect(m_protocol, &ProtocolForm::edited, this, &RelativeBar::protocolChosen);
    connect(m_metric, &QComboBox::activated, this,
            [this] { emit metricChosen(m_metric->currentData().toString().toStdString()); });
    connect(m_to, &QComboBox::activated, this, [this] { emit toChosen(idFromText(m_to->currentData().toString())); });
    connect(m_from, &QComboBox::activated, this,
            [this] { emit fromChosen(idFromText(m_from->currentData().toString())); });
    connect(m_factors, &FactorCombo::matchedChosen, this, &RelativeBar::matchedChosen);
    connect(m_factors, &FactorCombo::factorsChosen, this, &RelativeBar::factorsChosen);
    connect(m_leaves, &QSpinBox::valueChanged, this, &RelativeBar::leavesChosen);
    connect(m_minLeaf, &QSpinBox::valueChanged, this, &RelativeBar::minLeafChosen);
}

void RelativeBar::show(const Study& study, const std::vector<SeriesEntry>& entries) {
    const StudyTable* table = study.activeTable();
    std::vector<std::pair<QString, QString>> items;
    for (const SeriesEntry& entry : entries) {
        if (table && entry.id.table == table->name) {
            items.emplace_back(entry.name, idText(entry.id));
        }
    }
    fillSeries(m_to, items, predictedSeries(study));
    fillSeries(m_from, items, study.selection.reference);
    m_factors->setColumns(table ? columnsOf(*table, study.relative) : PredictorColumns{});
    std::vector<std::pair<QString, QString>> metrics;
    for (const std::string& metric : table && !table->wide ? table->roles.metrics : std::vector<std::string>{}) {
        metrics.emplace_back(widgets::columnTitle(metric), QString::fromStdString(metric));
    }
    setControlVisible(m_metric, metrics.size() > 1);
    fillCombo(m_metric, metrics, table ? QString::fromStdString(table->metric) : QString());
    m_protocol->show(study.relative);
    const QSignalBlocker quietLeaves(m_leaves);
    const QSignalBlocker quietCells(m_minLeaf);
    m_leaves->setValue(static_cast<int>(study.relative.leaves));
    m_leaves->setEnabled(study.relative.pruning == relative::Pruning::none);
    m_minLeaf->setValue(static_cast<int>(study.relative.minLeaf));
}

}  // namespace greyscope::app
