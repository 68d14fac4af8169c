#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/series/pivot.h"

// Functions that determine which series measure the same quantity. Values of different quantities have no ratio and
// cannot share an axis. A quantity is represented by its unit or, without a unit, by a kind such as "kind:size".

namespace greyscope::data {

/// Prefix of the text for a quantity that was inferred from a name because no unit is known: "kind:size".
inline constexpr std::string_view kKindByName = "kind:";

/// Returns the kind of quantity that a name without a unit indicates: "size", "count", "share", "time", "rate" (of
/// bytes) or "operations" (per time). "" if the name indicates no kind or several.
[[nodiscard]] std::string kindInName(const std::string& name);

/// Returns the quantity that a name states; "" if it states none. A unit in brackets always counts: "ms" for "latency
/// (ms)". In the name of a metric (`ofMetric`), a unit without brackets counts too ("latency_ms"). If such a name has
/// no unit, the quantity is kKindByName and kindInName().
[[nodiscard]] std::string quantityOfName(const std::string& name, bool ofMetric);

/// Returns the text column that contains the unit of each row, which is named "unit", "units" or "单位"; null if there
/// is none.
[[nodiscard]] const Column* unitColumn(const std::vector<Column>& columns);

/// Returns the quantity of each series in `names`. In a wide table, it is the unit of the column or the kind in its
/// name (with kKindByName). In a long table, the series can differ in their quantities in two cases only: a column
/// contains the unit of each row, or the measured column has no unit and the keys of the series state it. A key states
/// it in brackets ("latency (ms)") or as the name of a metric ("latency_ms"). Otherwise the quantity of all series is
/// "".
[[nodiscard]] std::vector<std::string> quantitiesOf(const Dataset& dataset, const SeriesQuery& query,
                                                    const SeriesTable& table, const std::vector<std::string>& names);

/// Whether two series certainly measure different quantities: their units differ, only one has a unit, or no unit is
/// known and their names indicate different quantities.
[[nodiscard]] bool areUnlike(const std::string& a, const std::string& b);

/// Returns the index of the first series whose quantity certainly differs from that of series 0; nullopt if there is
/// none.
[[nodiscard]] std::optional<std::size_t> firstUnlike(const std::vector<std::string>& quantities);

/// Checks that no series in `names` certainly measures another quantity than the first one, see areUnlike(). Error:
/// unitsDiffer.
[[nodiscard]] base::Expected<void> checkAlike(const Dataset& dataset, const SeriesQuery& query,
                                              const SeriesTable& table, const std::vector<std::string>& names);

/// Returns the error unitsDiffer for series 0 and the series with the index `other`.
[[nodiscard]] base::Error unlikeError(const std::vector<std::string>& names, const std::vector<std::string>& quantities,
                                      std::size_t other);

}  // namespace greyscope::data
