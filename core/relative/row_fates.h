#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "core/base/error.h"
#include "core/relative/cells.h"

namespace greyscope::relative {

/// Returns the fates of the rows of a dataset before any system is read: rows that fulfil the conditions of either side
/// are assigned to other systems, or to none. Errors: those of select(), unknownColumn.
[[nodiscard]] base::Expected<std::vector<Fate>> fatesBefore(const data::Dataset& dataset,
                                                            const RelativeOptions& options);

/// Sets the fates of the rows of a system after it was read.
void enterFates(std::vector<Fate>& fates, const SystemCells& system,
                const std::function<bool(const MeasuredCell&)>& takesPart);

[[nodiscard]] std::size_t fateCount(const std::vector<Fate>& fates, Fate fate);

/// Returns the account of a dataset whose rows have these fates. Errors: those of filtered(), unknownColumn.
[[nodiscard]] base::Expected<data::LeftOut> accountOf(const data::Dataset& dataset, const RelativeOptions& options,
                                                      const std::vector<Fate>& fates);

}  // namespace greyscope::relative
