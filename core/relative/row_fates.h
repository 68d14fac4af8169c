#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "core/base/error.h"
#include "core/relative/cells.h"

namespace greyscope::relative {

/// Returns what happens to each row of a dataset before any system is read: a row that fulfils the conditions of either
/// side belongs to another system or, without a value in the system column, to none; all others are filtered. Errors:
/// those of select(), unknownColumn.
[[nodiscard]] base::Expected<std::vector<Fate>> fatesBefore(const data::Dataset& dataset,
                                                            const RelativeOptions& options);

/// Sets what happens to the rows of one system, after its cells were read. `takesPart` returns whether a cell of the
/// system is used.
void enterFates(std::vector<Fate>& fates, const SystemCells& system,
                const std::function<bool(const MeasuredCell&)>& takesPart);

/// Returns the number of rows with this fate.
[[nodiscard]] std::size_t fateCount(const std::vector<Fate>& fates, Fate fate);

/// Returns how many rows of a dataset are used, and how many are not used for which reason, from the fate of each row.
/// Errors: those of filtered(), unknownColumn.
[[nodiscard]] base::Expected<data::LeftOut> accountOf(const data::Dataset& dataset, const RelativeOptions& options,
                                                      const std::vector<Fate>& fates);

}  // namespace greyscope::relative
