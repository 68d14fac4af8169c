#pragma once

#include "core/relative/transfer.h"
#include "core/relative/transfer_weights.h"
#include "widgets/present/table/table.h"

// The numbers of a transfer prediction as tables.
namespace greyscope::widgets {

/// The paths with their weights and expected errors, in the order of the result.
[[nodiscard]] Table transferPaths(const relative::TransferResult& result);
/// The mean errors of the weighted paths, the direct tree and its baselines.
[[nodiscard]] Table transferErrors(const relative::TransferResult& result);
/// All cells of the first system: measured on both systems, and predicted by the paths.
[[nodiscard]] Table transferCells(const relative::TransferResult& result);
/// The predictions for one cell: by each path with a weight, by their combination and by the direct tree.
[[nodiscard]] Table transferAnswer(const relative::TransferResult& result, const relative::TransferAnswer& answer);

}  // namespace greyscope::widgets
