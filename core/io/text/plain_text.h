#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace greyscope::io {

/// Returns the kind of a binary file, recognised by its first bytes, as words such as "ZIP signature"; "" for text and
/// for unknown files.
[[nodiscard]] std::string_view binarySignature(std::string_view firstBytes);

/// Returns the location in a file of the byte at `offset`: path and line.
[[nodiscard]] base::Location locationOf(std::string_view bytes, std::size_t offset, const std::string& path);

/// Checks that the first bytes of a file are text in a supported encoding. Errors: encodingUnsupported, fileBinary.
[[nodiscard]] base::Expected<void> checkPlainText(std::string_view firstBytes, const std::string& path);

}  // namespace greyscope::io
