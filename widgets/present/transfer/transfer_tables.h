#pragma once

#include "core/relative/transfer.h"
#include "core/relative/transfer_weights.h"
#include "widgets/present/table/table.h"

// Tables of the numbers of a transfer prediction, which goes from one system to another through other systems.
namespace greyscope::widgets {

/// Returns a table of the paths with their weights and expected errors, in the order of the result.
[[nodiscard]] Table transferPaths(const relative::TransferResult& result);
/// Returns a table of the mean errors of the weighted paths, the direct tree and its baselines.
[[nodiscard]] Table transferErrors(const relative::TransferResult& result);
/// Returns a table of all cells of the reference system: the values measured on both systems, and those that the paths
/// predict.
[[nodiscard]] Table transferCells(const relative::TransferResult& result);
/// Returns a table of the predictions for one cell: by each path with a weight, by their combination and by the direct
/// tree.
[[nodiscard]] Table transferAnswer(const relative::TransferResult& result, const relative::TransferAnswer& answer);

}  // namespace greyscope::widgets
