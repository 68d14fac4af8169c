#pragma once

#include "core/relative/transfer.h"
#include "core/relative/transfer_weights.h"
#include "widgets/present/table/table.h"

// The numbers of a prediction by way of other systems.
namespace greyscope::widgets {

/// The paths with their weights and expected errors, in the order of the result.
[[nodiscard]] Table transferPaths(const relative::TransferResult& result);
/// The mean errors of the weighted paths, of the direct tree and of its baselines.
[[nodiscard]] Table transferErrors(const relative::TransferResult& result);
/// Every cell of the first system: measured on both, and predicted by the paths.
[[nodiscard]] Table transferCells(const relative::TransferResult& result);
/// What each path that has a weight, all of them and the direct tree predict for one cell.
[[nodiscard]] Table transferAnswer(const relative::TransferResult& result, const relative::TransferAnswer& answer);

}  // namespace greyscope::widgets
