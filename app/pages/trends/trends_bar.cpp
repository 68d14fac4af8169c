#include "app/pages/trends/trends_bar.h"

#include <QComboBox>

#include <algorithm>

#include "app/pages/point_controls.h"
#include "app/pages/trends/trends_request.h"
#include "core/data/column_name.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/segmented.h"
#include "widgets/present/joined_words.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

/// The column that the series' values are taken from.
std::string metricOf(const Study& study) {
    const StudyTable* table = study.activeTable();
    const bool first = table != nullptr && table->metric.empty() && !table->roles.metrics.empty();
    return first ? table->roles.metrics.front() : table != nullptr ? table->metric : std::string();
}

void setMetric(Study& study, const std::string& metric) {
    if (const StudyTable* active = study.activeTable()) {
        study.tables[static_cast<std::size_t>(active - study.tables.data())].metric = metric;
    }
}

Items<std::string> responseItems(const Study& study) {
    Items<std::string> items;
    const StudyTable* table = study.activeTable();
    for (const std::string& metric : table != nullptr ? table->roles.metrics : std::vector<std::string>()) {
        const QString name =
            table->wide ? widgets::Words::tr("Value") : widgets::visibleText(data::displayName(metric));
        const bool mixed = table->wide && std::any_of(table->roles.metrics.begin(), table->roles.metrics.end(),
                                                      [&](const std::string& other) {
                                                          return unitOf(*table, other) != unitOf(*table, metric);
                                                      });
        const QString unit = mixed ? QString() : unitOf(*table, metric);
        items.push_back({unit.isEmpty() ? name : widgets::withComma(name, unit), metric});
        if (table->wide) {
            return items;  // of all columns
        }
    }
    return items;
}

}  // namespace

QString unitOf(const StudyTable& table, const std::string& column) {
    const auto index = table.dataset ? table.dataset->find(column) : std::nullopt;
    return index ? widgets::visibleText(table.dataset->columns()[*index].unit) : QString();
}

TrendsBar::TrendsBar(StudyStore& store, QWidget* parent) : widgets::ContextBar(parent), m_bindings(store) {
    addResponse();
    new PointControls(this, m_bindings, store, member(&Study::trends, &TrendsChoices::points),
                      PointControls::Cells::alongOne, tr("across"));
    addSeparator();
    addMeasure();
    addForm();
    m_bindings.enableWhen(this, [](const Study& study) { return study.activeTable() != nullptr; });
}

void TrendsBar::addResponse() {
    auto* combo = new QComboBox;
    combo->setObjectName(QStringLiteral("trends.response"));
    addControl(tr("Response"), combo);
    m_bindings.bind<std::string>(combo, {metricOf, setMetric}, responseItems, {tr("Change response")});
    m_bindings.enableWhen(combo, [](const Study& study) {
        const StudyTable* table = study.activeTable();
        return table != nullptr && !table->wide;
    });
}

void TrendsBar::addMeasure() {
    auto* measure = new widgets::Segmented({tr("Absolute"), tr("Ratio"), tr("Indexed")});
    const QString keys[] = {tr("As measured (A)"), tr("Over the reference (Q)"), tr("Over the first value (I)")};
    for (int i = 0; i < 3; ++i) {
        widgets::setTip(measure->button(i), keys[i]);
    }
    addControl(tr("Show"), measure);
    m_bindings.bind(measure, member(&Study::trends, &TrendsChoices::measure),
                    {Measure::absolute, Measure::ratio, Measure::indexed}, {tr("Change measure")});
}

void TrendsBar::addForm() {
    auto* form = new widgets::Segmented({tr("Lines"), tr("Band"), tr("Heat")});
    form->setObjectName(QStringLiteral("trends.form"));
    widgets::setTip(form->button(0), tr("A line for every compared series"));
    widgets::setTip(form->button(1), tr("Quantiles over the compared series, with the first ones and what is lit drawn "
                                        "over them; the default for many"));
    widgets::setTip(form->button(2), tr("A row for every series, a column for every level, coloured by the response"));
    addControl(tr("as"), form);
    const Member<TrendsForm> member{[](const Study& study) { return drawnForm(study); },
                                    [](Study& study, const TrendsForm& chosen) { study.trends.form = chosen; }};
    m_bindings.bind(form, member, {TrendsForm::lines, TrendsForm::band, TrendsForm::heat}, {tr("Change chart")});
}

}  // namespace greyscope::app

#include "moc_trends_bar.cpp"
