#pragma once

#include <cstddef>
#include <vector>

#include "core/grey/degrees/relation_intervals.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/degrees/second_look.h"
#include "widgets/present/relations/relations_pair.h"
#include "widgets/present/table/table.h"

// Tables of relational degrees to one reference. Degrees of all pairs are a matrix instead, because there may be
// thousands of series.
namespace greyscope::widgets {

/// Returns a table with one row for each compared series, in the order of the result: degree and rank. If `intervals`
/// is not null, it has the interval of each degree; if `second` is not null, the rank correlations.
[[nodiscard]] Table relatedSeries(const grey::RelationResult& result, const grey::DegreeIntervals* intervals,
                                  const grey::SecondLook* second);
/// Returns the indices of the compared series in the order of their ranks, the best first.
[[nodiscard]] std::vector<std::size_t> rankOrder(const grey::RelationResult& result);
/// Returns a table of the numbers from which the degree of the series with index `compared` is calculated, one row for
/// each point.
[[nodiscard]] Table relationPointTable(const grey::RelationResult& result, std::size_t compared,
                                       const RelationLook& look);
/// Returns a table of Spearman's coefficient of a pair of series at each lag.
[[nodiscard]] Table lagTable(const grey::PairCorrelation& pair);

}  // namespace greyscope::widgets
