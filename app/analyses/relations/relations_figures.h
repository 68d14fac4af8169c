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

/// What the Relations page draws for one result.
struct RelationsFigures {
    widgets::MatrixSpec matrix;
    QString outlined;                               ///< text for the cell that is outlined on the screen
    std::optional<widgets::OverviewSpec> overview;  ///< shown in place of the matrix
    QString noPairs;                                ///< why there is neither matrix nor overview
    widgets::RankingSpec ranking;
    widgets::PlotSpec pairChart;
    widgets::PointTexts pointNames;
    widgets::RelationPoints points;
    std::vector<data::PointEffect> effects;     ///< one for each point, if the points are criteria
    std::optional<widgets::PlotSpec> curves;    ///< degrees against rho; only for Deng's degree
    std::optional<widgets::MatrixSpec> images;  ///< degrees under each image, if there are not too many series
    QString effectsUnknown;                     ///< the points for which it is not known whether more or less is better
    QString orderHolds;                         ///< range of rho in which the order of the series holds
    bool steady = true;                         ///< the order holds for nearly all rho
    QString groups;
    QString published;
    std::optional<std::vector<widgets::AxiomLine>> axioms;  ///< set if there are not too many series
};

using ChosenPair = std::pair<SeriesId, SeriesId>;

/// Returns the figures of a result with its degrees at one rho, for the choices of a study. The degree of `chosen` is
/// explained if both of its series exist; otherwise that of the reference with the series that the study explains, or
/// with the series of lowest degree. `ranking` selects the rows of a long ranking.
[[nodiscard]] RelationsFigures relationsFigures(const Study& study, const SeriesCatalog& catalog,
                                                const std::shared_ptr<const Relations>& relations,
                                                const RelationDegrees& degrees, const ChosenPair& chosen,
                                                const widgets::RankingChoice& ranking);

}  // namespace greyscope::app
