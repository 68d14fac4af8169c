#pragma once

#include <QWidget>

#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "core/data/series/aggregation.h"

class QComboBox;

namespace greyscope::widgets {
class InspectorPanel;
class NumberBox;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// A control for how several rows with the same point become one value: a drop-down list and, for a percentile, its
/// number.
class AggregationControl : public QWidget {
    Q_OBJECT

public:
    explicit AggregationControl(QWidget* parent = nullptr);
    /// Sets the value without emitting a signal.
    void display(const data::Aggregation& aggregation);

signals:
    void chosen(const data::Aggregation& aggregation);

private:
    void choose(const data::Aggregation& aggregation);

    QComboBox* m_ways;
    widgets::NumberBox* m_percent;
    data::Aggregation m_shown;
};

/// Adds an AggregationControl for the active table to an inspector. The control updates itself when the study changes.
void addAggregation(widgets::InspectorPanel& panel, StudyStore& store, SeriesCatalog& catalog);

}  // namespace greyscope::app
