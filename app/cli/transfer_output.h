#pragma once

#include <optional>
#include <string>

#include "app/cli/output.h"
#include "core/relative/transfer.h"
#include "core/relative/transfer_weights.h"

namespace greyscope::app::cli {

/// What `greyscope transfer` writes. Text and JSON hold all of the result and the answer for one cell where there is
/// one; CSV holds the answer, else every cell.
[[nodiscard]] std::string transferText(const relative::TransferResult& result,
                                       const std::optional<relative::TransferAnswer>& answer, Format format);

}  // namespace greyscope::app::cli
