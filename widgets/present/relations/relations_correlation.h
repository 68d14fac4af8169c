#pragma once

#include <vector>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/second_look.h"
#include "widgets/present/relations/relations_present.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/ranking_spec.h"

namespace greyscope::widgets {

/// Spearman's coefficient in the cells of a matrix of degrees; `all` row by row, of `series`.
[[nodiscard]] MatrixSpec correlationMatrix(const MatrixSpec& degrees, const std::vector<RelationSeries>& series,
                                           const std::vector<std::size_t>& order,
                                           const std::vector<stats::RankCorrelation>& all, const RelationLook& look);

/// Spearman's coefficient in a column of the ranking of `result`, both and what they say in its tooltips. `series`
/// holds the reference and then the compared.
void addCorrelations(RankingSpec& ranking, const std::vector<RelationSeries>& series,
                     const grey::RelationResult& result, const grey::SecondLook& second);

}  // namespace greyscope::widgets
