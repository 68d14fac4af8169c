#pragma once

#include <cstddef>
#include <vector>

#include "core/grey/degrees/relation_intervals.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/degrees/second_look.h"
#include "widgets/present/relations/relations_pair.h"
#include "widgets/present/table/table.h"

// Relational degrees as tables. Degrees of all pairs are a matrix, not a table: many thousand series have one.
namespace greyscope::widgets {

/// A row for each compared series, in their order: degree and rank, where there are repeats the interval of the degree,
/// and with `second` the rank correlations. Both may be null.
[[nodiscard]] Table relatedSeries(const grey::RelationResult& result, const grey::DegreeIntervals* intervals,
                                  const grey::SecondLook* second);
/// Its rows by rank, the best first.
[[nodiscard]] std::vector<std::size_t> rankOrder(const grey::RelationResult& result);
/// One degree, point by point.
[[nodiscard]] Table relationPointTable(const grey::RelationResult& result, std::size_t compared,
                                       const RelationLook& look);
/// Spearman's coefficient of a pair at every lag.
[[nodiscard]] Table lagTable(const grey::PairCorrelation& pair);

}  // namespace greyscope::widgets
