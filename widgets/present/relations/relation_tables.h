#pragma once

#include <cstddef>
#include <vector>

#include "core/grey/degrees/relation_intervals.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/degrees/second_look.h"
#include "widgets/present/relations/relations_pair.h"
#include "widgets/present/table/table.h"

// Relational degrees as tables. Degrees of all pairs are a matrix instead, because there may be thousands of series.
namespace greyscope::widgets {

/// One row for each compared series, in the order of the result: degree and rank, with `intervals` the interval of the
/// degree, with `second` the rank correlations. Both pointers may be null.
[[nodiscard]] Table relatedSeries(const grey::RelationResult& result, const grey::DegreeIntervals* intervals,
                                  const grey::SecondLook* second);
/// The row indices by rank, the best first.
[[nodiscard]] std::vector<std::size_t> rankOrder(const grey::RelationResult& result);
/// The numbers of one degree at each point.
[[nodiscard]] Table relationPointTable(const grey::RelationResult& result, std::size_t compared,
                                       const RelationLook& look);
/// Spearman's coefficient of a pair at each lag.
[[nodiscard]] Table lagTable(const grey::PairCorrelation& pair);

}  // namespace greyscope::widgets
