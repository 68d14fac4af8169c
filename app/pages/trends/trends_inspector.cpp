#include "app/pages/trends/trends_inspector.h"

#include <QComboBox>
#include <QRadioButton>

#include <algorithm>

#include "app/analyses/trends/trends_request.h"
#include "app/pages/aggregation_control.h"
#include "app/pages/option_controls.h"
#include "app/pages/trends/trends_bar.h"
#include "app/study/choices/trends_options.h"
#include "app/study/series_listing.h"
#include "core/data/columns/calendar.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

/// Returns the first level of the factor along the axis; "" if there is none.
QString firstLevel(const StudyTable& table, const PointChoice& points) {
    const data::SeriesQuery query = queryFor(table, points);
    const auto column = table.dataset && !query.axis.empty() ? table.dataset->find(query.axis.front()) : std::nullopt;
    const bool any = column && table.dataset->levels(*column).count() > 0;
    const auto unit = any ? data::epochUnit(table.dataset->columns()[*column]) : std::nullopt;
    if (unit) {
        return widgets::timeText(*unit * table.dataset->reach(*column).low);
    }
    return any ? widgets::visibleText(table.dataset->levels(*column).text(0)) : QString();
}

/// Shortens a level, because a wide button would push the panel's controls out of sight.
QString shortly(const QString& level) {
    constexpr qsizetype kMost = 16;
    return level.size() > kMost ? level.left(kMost - 1) + QChar(0x2026) : level;
}

/// Returns the measure with the unit, or with the level that values are divided by: "Indexed (8 = 1)".
QString measureCaption(Measure measure, const Study& study) {
    const StudyTable* table = study.activeTable();
    const QString unit = table ? unitOf(*table, table->metric) : QString();
    const widgets::TrendIndex& index = study.trends.index;
    const QString first = index.base == widgets::IndexBase::median  ? TrendsInspector::tr("median")
                          : index.base == widgets::IndexBase::point ? widgets::visibleText(index.point)
                          : table                                   ? firstLevel(*table, study.trends.points)
                                                                    : QString();
    switch (measure) {
        case Measure::absolute:
            return unit.isEmpty() ? TrendsInspector::tr("Absolute")
                                  : TrendsInspector::tr("Absolute (%1)").arg(widgets::captionText(unit));
        case Measure::ratio:
            return TrendsInspector::tr("Ratio to reference");
        case Measure::indexed:
            return first.isEmpty() ? TrendsInspector::tr("Indexed")
                                   : TrendsInspector::tr("Indexed (%1 = 1)").arg(widgets::captionText(shortly(first)));
    }
    return {};
}

}  // namespace

TrendsInspector::TrendsInspector(StudyStore& store, SeriesCatalog& catalog, QWidget* parent)
    : widgets::InspectorPanel(parent), m_bindings(store), m_store(store) {
    addKind();
    addMeasures();
    addAggregation(*this, store, catalog);
    const auto options = controlsOf<TrendsChoices>(m_bindings, "trends", &Study::trends);
    addSection(tr("Horizontal axis"))->addRow(tr("Scale"), options.segments(&TrendsChoices::horizontal));
    widgets::Section* vertical = addSection(tr("Vertical axis"));
    vertical->addRow(tr("Scale"), options.segments(&TrendsChoices::vertical));
    options.add(vertical, &TrendsChoices::parityLine);
    widgets::Section* labels = addSection(tr("Labels"));
    options.add(labels, &TrendsChoices::endNames);
    options.add(labels, &TrendsChoices::endValues);
    QWidget* order = options.control(&TrendsChoices::heatOrder);
    addSection(tr("Heat"))->addRow(optionOf(&TrendsChoices::heatOrder).name(), order);
    m_bindings.enableWhen(order, [](const Study& study) { return drawnForm(study) == TrendsForm::heat; });
}

void TrendsInspector::addKind() {
    const auto options = controlsOf<TrendsChoices>(m_bindings, "trends", &Study::trends);
    widgets::Section* section = addSection(tr("Chart"));
    QWidget* kind = options.control(&TrendsChoices::kind);
    section->addRow(optionOf(&TrendsChoices::kind).name(), kind);
    m_bindings.enableWhen(kind, [](const Study& study) {
        const TrendsForm form = drawnForm(study);
        return form != TrendsForm::band && form != TrendsForm::heat;
    });
    options.add(section, &TrendsChoices::errorBars);
    addAcross(section);
    options.add(section, &TrendsChoices::fit);
}

void TrendsInspector::addAcross(widgets::Section* section) {
    auto* across = new widgets::ElidedCombo;
    across->setObjectName(QStringLiteral("trends.across"));
    QWidget* row = widgets::labelled(optionOf(&TrendsChoices::across).name(), across);
    section->addWidget(row);
    const auto items = [](const Study& study) {
        Items<std::string> items{{tr("the reference"), std::string()}};
        const StudyTable* table = study.activeTable();
        for (const std::string& metric : table ? table->roles.metrics : std::vector<std::string>()) {
            if (items.size() <= kMostItems) {
                items.push_back({widgets::visibleText(metric), metric});
            }
        }
        const std::string& now = study.trends.across;
        const bool known = std::ranges::any_of(items, [&](const auto& each) { return each.value == now; });
        if (!known) {
            items.push_back({widgets::visibleText(now), now});
        }
        return items;
    };
    m_bindings.bind<std::string>(across, member(&Study::trends, &TrendsChoices::across), items,
                                 {optionOf(&TrendsChoices::across).name()});
    m_bindings.showWhen(row, [](const Study& study) { return study.trends.kind == widgets::ChartKind::scatter; });
}

void TrendsInspector::addMeasures() {
    widgets::Section* section = addSection(tr("Measure"));
    m_bindings.enableWhen(section, [](const Study& study) { return !widgets::showsMeasured(study.trends.kind); });
    for (const Measure measure : {Measure::absolute, Measure::ratio, Measure::indexed}) {
        auto* button = new QRadioButton;
        section->addWidget(button);
        const Member<bool> chosen{[measure](const Study& study) { return study.trends.measure == measure; },
                                  [measure](Study& study, const bool& /*on*/) { study.trends.measure = measure; }};
        m_bindings.bind(button, &QRadioButton::setChecked, &QRadioButton::clicked, chosen,
                        {optionOf(&TrendsChoices::measure).name()});
        m_bindings.follow([button, measure](const Study& study) { button->setText(measureCaption(measure, study)); });
    }
    addIndex(section);
}

void TrendsInspector::addIndex(widgets::Section* section) {
    using widgets::IndexBase;
    using widgets::TrendIndex;
    auto* index = new widgets::ElidedCombo;
    index->setObjectName(QStringLiteral("trends.index"));
    widgets::setTip(index, tr("The base of the index: a value of each series itself"));
    section->addRow(tr("Relative to"), index);
    const auto items = [this](const Study& study) {
        Items<TrendIndex> items{{tr("first value"), TrendIndex{IndexBase::first, {}}},
                                {tr("median"), TrendIndex{IndexBase::median, {}}}};
        items.insert(items.end(), m_points.begin(), m_points.end());
        const TrendIndex& now = study.trends.index;
        const bool known = std::any_of(items.begin(), items.end(), [&](const auto& each) { return each.value == now; });
        if (!known) {
            items.push_back({widgets::visibleText(now.point), now});
        }
        items.left = m_points.left;
        return items;
    };
    m_bindings.bind<TrendIndex>(index, member(&Study::trends, &TrendsChoices::index), items, {tr("Change index")});
    m_bindings.enableWhen(index, [](const Study& study) { return study.trends.measure == Measure::indexed; });
}

void TrendsInspector::setPoints(const data::SeriesTable& table) {
    using widgets::TrendIndex;
    const std::size_t most = std::min(table.pointCount(), kMostItems);
    Items<TrendIndex> points;
    for (std::size_t k = 0; k < most; ++k) {
        points.push_back({widgets::pointText(table, k), TrendIndex{widgets::IndexBase::point, table.pointLabel(k)}});
    }
    points.left = table.pointCount() - most;
    m_points = std::move(points);
    showStudy(m_store.study());
}

}  // namespace greyscope::app
