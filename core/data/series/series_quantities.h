#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/series/series_table.h"

// Determines which series measure the same quantity: values of different quantities share neither a ratio nor an axis.

namespace greyscope::data {

/// Prefix of a quantity that was inferred from a name because no unit is known: "kind:size".
inline constexpr std::string_view kKindByName = "kind:";

/// The quantity of a column without a unit, inferred from its name: "size", "count", "share", "time", "rate" (of bytes)
/// or "operations" (per time). "" if the name indicates no quantity or two.
[[nodiscard]] std::string kindInName(const std::string& name);

/// Returns the unit in a name: "ms" for "latency (ms)", and for "latency_ms" if it is the name of a metric
/// (`ofMetric`), since without brackets the last word may be anything. Without a unit, kKindByName and the kind of a
/// metric's name;
/// "" if neither is known.
[[nodiscard]] std::string quantityOfName(const std::string& name, bool ofMetric);

/// The text column that contains the unit of each row, named "unit", "units" or "单位"; null if there is none.
[[nodiscard]] const Column* unitColumn(const std::vector<Column>& columns);

/// The quantity of each of these series: its unit, kKindByName and the kind inferred from its name, or "" if neither is
/// known. All series of a long table come from one column and have one quantity, with two exceptions. Either a column
/// contains the unit of each row; or the measured column has no unit and a key of every series states it, in brackets
/// ("latency (ms)") or as a value of a column named like a metric ("latency_ms").
[[nodiscard]] std::vector<std::string> quantitiesOf(const Dataset& dataset, const SeriesQuery& query,
                                                    const SeriesTable& table, const std::vector<std::string>& names);

/// Whether two series certainly measure different quantities: their units differ, only one has a unit, or no unit is
/// known and their names indicate different quantities.
[[nodiscard]] bool areUnlike(const std::string& a, const std::string& b);

/// Index of the first series whose quantity is unlike that of the first series; nullopt if all can be compared.
[[nodiscard]] std::optional<std::size_t> firstUnlike(const std::vector<std::string>& quantities);

/// Checks that these series measure the same quantity as the first of them. Error: unitsDiffer.
[[nodiscard]] base::Expected<void> checkAlike(const Dataset& dataset, const SeriesQuery& query,
                                              const SeriesTable& table, const std::vector<std::string>& names);

/// The error unitsDiffer for the first series and the series `other`.
[[nodiscard]] base::Error unlikeError(const std::vector<std::string>& names, const std::vector<std::string>& quantities,
                                      std::size_t other);

}  // namespace greyscope::data
