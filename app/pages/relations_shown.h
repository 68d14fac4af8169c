#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/run/relations_run.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "widgets/present/relations_axioms.h"
#include "widgets/present/relations_pair.h"
#include "widgets/present/relations_published.h"
#include "widgets/present/relations_sensitivity.h"

namespace greyscope::app {

/// What the Relations page shows of one result, ready to be drawn.
struct RelationsShown {
    std::vector<widgets::RelationSeries> series;  ///< the reference first
    std::vector<std::size_t> order;               ///< which of them stand in the rows and columns of the matrix
    std::pair<std::size_t, std::size_t> pair;     ///< the one that is explained
    widgets::MatrixSpec matrix;
    widgets::RankingSpec ranking;
    widgets::PlotSpec pairChart;
    std::vector<QString> pointNames;
    widgets::RelationPoints points;
    std::vector<data::PointEffect> effects;   ///< one a point where the points are criteria
    std::optional<widgets::PlotSpec> curves;  ///< over rho; of Deng's degree alone
    widgets::MatrixSpec images;
    QString orderHolds;  ///< over rho
    bool steady = true;  ///< it does nearly everywhere
    QString imagesHold;
    QString groups;
    QString published;
    std::vector<widgets::AxiomLine> axioms;
};

using ChosenPair = std::pair<SeriesId, SeriesId>;

/// `chosen` is explained where both its series are there; otherwise the reference with the series of lowest degree.
[[nodiscard]] RelationsShown relationsShown(const Study& study, const SeriesCatalog& catalog,
                                            const Relations& relations, const RelationDegrees& degrees,
                                            const ChosenPair& chosen, const widgets::PublishedDegrees& published);

}  // namespace greyscope::app
