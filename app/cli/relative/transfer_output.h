#pragma once

#include <optional>
#include <string>

#include "app/cli/output/output.h"
#include "core/relative/transfer.h"
#include "core/relative/transfer_weights.h"

namespace greyscope::app::cli {

class Notes;

/// Returns the output of `greyscope transfer`. Text and JSON contain the whole result and, if a cell was requested, the
/// answer for it. CSV contains the answer, or without one every cell. For JSON and CSV, the notes receive what was left
/// out.
[[nodiscard]] std::string transferText(const relative::TransferResult& result,
                                       const std::optional<relative::TransferAnswer>& answer, Format format,
                                       Notes& notes);

}  // namespace greyscope::app::cli
