#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/series/series_table.h"

// Which series measure the same: values of different quantities share neither a ratio nor an axis.

namespace greyscope::data {

/// Begins a quantity that a name tells, where no unit is known: "kind:size".
inline constexpr std::string_view kKindByName = "kind:";

/// What a column without a unit measures by the words of its name: "size", "count", "share", "time", "rate" (of
/// bytes), "operations" (in a time); "" where they do not tell, or tell two.
[[nodiscard]] std::string kindInName(const std::string& name);

/// "ms" of "latency (ms)", and where it is the name of a metric also of "latency_ms", or else its kind behind
/// kKindByName: of names without brackets the last word may be anything. "" where neither is known.
[[nodiscard]] std::string quantityOfName(const std::string& name, bool ofMetric);

/// The column of text that says the unit of each row, called "unit", "units" or "单位"; null without one.
[[nodiscard]] const Column* unitColumn(const std::vector<Column>& columns);

/// What each of these series measures: its unit, what its name tells behind kKindByName, or "" where neither is known.
/// Series of a long table are of one column, and of one quantity, unless a column says the unit of each row, or that
/// column has none and a key of every series says it: in brackets, "latency (ms)", or as the value of a column that is
/// called a metric, "latency_ms".
[[nodiscard]] std::vector<std::string> quantitiesOf(const Dataset& dataset, const SeriesQuery& query,
                                                    const SeriesTable& table, const std::vector<std::string>& names);

/// Whether two series are known to measure different things: their units differ, one alone has a unit, or no unit is
/// known and their names tell different quantities.
[[nodiscard]] bool areUnlike(const std::string& a, const std::string& b);

/// The first series that is unlike the first one; none where all can be compared.
[[nodiscard]] std::optional<std::size_t> firstUnlike(const std::vector<std::string>& quantities);

/// Whether these series measure the same as the first of them. unitsDiffer.
[[nodiscard]] base::Expected<void> checkAlike(const Dataset& dataset, const SeriesQuery& query,
                                              const SeriesTable& table, const std::vector<std::string>& names);

/// That a series and another one are unlike. unitsDiffer.
[[nodiscard]] base::Error unlikeError(const std::vector<std::string>& names, const std::vector<std::string>& quantities,
                                      std::size_t other);

}  // namespace greyscope::data
