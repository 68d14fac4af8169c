#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// The finite number that the whole text spells, if it does: with a point, whatever the locale.
[[nodiscard]] std::optional<double> numberIn(std::string_view text);

/// The cells of a column as text: a text column as it is, of numbers their shortest text.
[[nodiscard]] TextValues asText(const Column& column);

/// A column of these texts, one of them a cell: numeric where every one of them that is used spells a number and they
/// are no codes ("001"), otherwise text. -1 is a missing cell.
[[nodiscard]] Column columnOf(std::string name, TextValues texts);

}  // namespace greyscope::data
