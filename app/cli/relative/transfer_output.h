#pragma once

#include <optional>
#include <string>

#include "app/cli/output/output.h"
#include "core/relative/transfer.h"
#include "core/relative/transfer_weights.h"

namespace greyscope::app::cli {

class Notes;

/// What `greyscope transfer` writes. Text and JSON hold all of the result and the answer for one cell where there is
/// one; CSV holds the answer, else every cell. Beside data, what was left out goes to the notes.
[[nodiscard]] std::string transferText(const relative::TransferResult& result,
                                       const std::optional<relative::TransferAnswer>& answer, Format format,
                                       Notes& notes);

}  // namespace greyscope::app::cli
