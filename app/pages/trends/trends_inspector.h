#pragma once

#include "app/pages/binding.h"
#include "app/study/series_catalog.h"
#include "widgets/controls/section.h"

namespace greyscope::app {

/// The inspector of the Trends page: what is drawn for each series, the scales of the axes, and the labels of the
/// lines.
class TrendsInspector : public widgets::InspectorPanel {
    Q_OBJECT

public:
    TrendsInspector(StudyStore& store, SeriesCatalog& catalog, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }
    /// Sets the points of the series, one of which can be the base of an index.
    void setPoints(const data::SeriesTable& table);

private:
    void addKind();
    /// Adds the choice of the column on the horizontal axis of a scatter chart.
    void addAcross(widgets::Section* section);
    void addMeasures();
    void addIndex(widgets::Section* section);

    Bindings m_bindings;
    StudyStore& m_store;
    Items<widgets::TrendIndex> m_points;  ///< items of the list of points, for an index whose base is IndexBase::point
};

}  // namespace greyscope::app
