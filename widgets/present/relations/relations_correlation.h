#pragma once

#include <vector>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/second_look.h"
#include "widgets/present/relations/relations_present.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/ranking_spec.h"

namespace greyscope::widgets {

/// A copy of a matrix of degrees with Spearman's coefficients in its cells. `all` contains the pairs of `series`, row
/// by row.
[[nodiscard]] MatrixSpec correlationMatrix(const MatrixSpec& degrees, const std::vector<RelationSeries>& series,
                                           const std::vector<std::size_t>& order,
                                           const std::vector<stats::RankCorrelation>& all, const RelationLook& look);

/// Adds a column with Spearman's coefficients to the ranking of `result`; tooltips give both coefficients and their
/// meaning. `series` contains the reference, then the compared series.
void addCorrelations(RankingSpec& ranking, const std::vector<RelationSeries>& series,
                     const grey::RelationResult& result, const grey::SecondLook& second);

}  // namespace greyscope::widgets
