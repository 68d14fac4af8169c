#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/analyses/relations/relations_run.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "widgets/present/relations/relations_axioms.h"
#include "widgets/present/relations/relations_pair.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/overview_spec.h"
#include "widgets/present/spec/ranking_spec.h"

namespace greyscope::app {

/// Everything that the Relations page draws for one result.
struct RelationsFigures {
    widgets::MatrixSpec matrix;
    QString outlined;  ///< text about the cell that is outlined on the screen
    /// A picture of all pairs without numbers, shown in place of the matrix if there are many series.
    std::optional<widgets::OverviewSpec> overview;
    QString noPairs;         ///< why there is neither matrix nor overview
    bool withIdeal = false;  ///< whether the reference is the ideal; there are then only ranking and pair
    widgets::RankingSpec ranking;
    widgets::PlotSpec pairChart;
    widgets::PointTexts pointNames;
    widgets::RelationPoints points;
    /// If the points are criteria: for each point, whether more or less is better.
    std::vector<data::PointEffect> effects;
    std::optional<widgets::PlotSpec> curves;  ///< degrees against rho; only for Deng's degree
    /// Degrees under each image (normalisation); only if there are not too many series.
    std::optional<widgets::MatrixSpec> images;
    QString effectsUnknown;  ///< text that names the points for which it is not known whether more or less is better
    QString orderHolds;      ///< text on the range of rho in which the order of the series stays the same
    bool steady = true;      ///< whether the order stays the same for nearly all rho
    QString groups;
    QString published;
    /// Checks of the axioms; only if there are not too many series.
    std::optional<std::vector<widgets::AxiomLine>> axioms;
};

using ChosenPair = std::pair<SeriesId, SeriesId>;

/// Returns the figures of a result with its degrees at one rho. The degree of `chosen` is explained if both of its
/// series exist; with the ideal, the first one does not count. Otherwise it is the degree of the reference with the
/// series that the study explains, or else with the series of lowest degree. `ranking` selects the rows of a long
/// ranking.
[[nodiscard]] RelationsFigures relationsFigures(const Study& study, const SeriesCatalog& catalog,
                                                const std::shared_ptr<const Relations>& relations,
                                                const RelationDegrees& degrees, const ChosenPair& chosen,
                                                const widgets::RankingChoice& ranking);

}  // namespace greyscope::app
