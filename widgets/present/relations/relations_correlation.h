#pragma once

#include <vector>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/second_look.h"
#include "widgets/present/relations/relations_present.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/ranking_spec.h"

namespace greyscope::widgets {

/// Returns a copy of a matrix of degrees in which the cells show Spearman's coefficients instead. `all` contains the
/// correlations of all pairs of `series`, row by row; `order` lists the series of the rows and columns.
[[nodiscard]] MatrixSpec correlationMatrix(const MatrixSpec& degrees, const std::vector<RelationSeries>& series,
                                           const std::vector<std::size_t>& order,
                                           const std::vector<stats::RankCorrelation>& all, const RelationLook& look);

/// Adds a column with Spearman's coefficients to the ranking of `result`. The tooltips give Spearman's and Kendall's
/// coefficients and say why correlation and degree disagree, if they do. `series` contains the reference, then the
/// compared series.
void addCorrelations(RankingSpec& ranking, const std::vector<RelationSeries>& series,
                     const grey::RelationResult& result, const grey::SecondLook& second);

}  // namespace greyscope::widgets
