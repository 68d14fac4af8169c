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

/// What the Relations page draws of one result.
struct RelationsFigures {
    widgets::MatrixSpec matrix;
    QString outlined;                               ///< which of its cells is, on the screen
    std::optional<widgets::OverviewSpec> overview;  ///< instead of the matrix
    QString noPairs;                                ///< why there is neither
    widgets::RankingSpec ranking;
    widgets::PlotSpec pairChart;
    widgets::PointTexts pointNames;
    widgets::RelationPoints points;
    std::vector<data::PointEffect> effects;     ///< one a point where the points are criteria
    std::optional<widgets::PlotSpec> curves;    ///< over rho; of Deng's degree alone
    std::optional<widgets::MatrixSpec> images;  ///< where there are not too many series
    QString effectsUnknown;                     ///< points of which it is not known what is better
    QString orderHolds;                         ///< over rho
    bool steady = true;                         ///< it does nearly everywhere
    QString groups;
    QString published;
    std::optional<std::vector<widgets::AxiomLine>> axioms;  ///< as many
};

using ChosenPair = std::pair<SeriesId, SeriesId>;

/// Of a result at the degrees of a rho, by the choices of the study that asked for it. `chosen` is explained where both
/// its series are there; otherwise the reference with the series that the study explains, or with that of lowest
/// degree. `ranking` says which rows of a long ranking stand there.
[[nodiscard]] RelationsFigures relationsFigures(const Study& study, const SeriesCatalog& catalog,
                                                const std::shared_ptr<const Relations>& relations,
                                                const RelationDegrees& degrees, const ChosenPair& chosen,
                                                const widgets::RankingChoice& ranking);

}  // namespace greyscope::app
