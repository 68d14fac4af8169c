#include "app/pages/aggregation_control.h"

#include <QComboBox>
#include <QHBoxLayout>

#include <algorithm>

#include "app/analyses/convention.h"
#include "app/tables/table_change.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/number_box.h"
#include "widgets/controls/section.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using data::Aggregation;
using widgets::Words;

AggregationControl::AggregationControl(QWidget* parent)
    : QWidget(parent), m_ways(new QComboBox), m_percent(new widgets::NumberBox) {
    m_ways->setObjectName(QStringLiteral("aggregation"));
    m_ways->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_ways->setAccessibleName(tr("Several rows on one point"));
    widgets::setTip(m_ways, tr("How to combine several rows on one point of a series"));
    for (const Aggregation& way : aggregationChoices()) {
        m_ways->addItem(aggregationChoice(way));
    }
    m_ways->addItem(tr("percentile"));
    m_percent->setObjectName(QStringLiteral("aggregationPercent"));
    m_percent->setAccessibleName(tr("Percentile"));
    m_percent->setRange(0.0, 100.0);
    m_percent->setDecimals(3);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_ways);
    row->addWidget(m_percent);
    constexpr double kUsualPercent = 95.0;
    connect(m_ways, &QComboBox::activated, this, [this](int place) {
        const std::vector<Aggregation> all = aggregationChoices();
        const auto at = static_cast<std::size_t>(place);
        choose(at < all.size() ? all[at] : Aggregation::percentile(kUsualPercent));
    });
    connect(m_percent, &widgets::NumberBox::edited, this,
            [this](double percent) { choose(Aggregation::percentile(percent)); });
    display(Aggregation::none);
}

void AggregationControl::display(const Aggregation& aggregation) {
    m_shown = aggregation;
    const std::vector<Aggregation> all = aggregationChoices();
    const auto place = std::find(all.begin(), all.end(), aggregation) - all.begin();
    m_ways->setCurrentIndex(static_cast<int>(place));
    const bool ofPercentile = aggregation.kind == Aggregation::Kind::percentile;
    m_percent->setVisible(ofPercentile);
    if (ofPercentile) {
        m_percent->display(aggregation.percent);
    }
}

void AggregationControl::choose(const Aggregation& aggregation) {
    if (aggregation != m_shown) {
        emit chosen(aggregation);
    }
}

void addAggregation(widgets::InspectorPanel& panel, StudyStore& store, SeriesCatalog& catalog) {
    auto* control = new AggregationControl;
    auto* change = new TableChange(store, catalog, control);
    panel.addSection(Words::tr("Rows on one point"))->addRow(Words::tr("Combined by"), control);
    const auto follow = [control, &store] {
        const StudyTable* table = store.study().activeTable();
        control->setEnabled(table != nullptr);
        control->display(table != nullptr ? table->aggregation : Aggregation::none);
    };
    follow();
    QObject::connect(&store, &StudyStore::changed, control, follow);
    QObject::connect(control, &AggregationControl::chosen, change, [&store, change, follow](const Aggregation& way) {
        if (const StudyTable* table = store.study().activeTable()) {
            change->start(aggregationStep(way), table->name,
                          [way](StudyTable& edited, base::Progress& /*progress*/) { edited.aggregation = way; });
            follow();  // shows the present value until the study changes
        }
    });
}

}  // namespace greyscope::app
