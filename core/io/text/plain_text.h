#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace greyscope::io {

/// The kind of a known binary file, from its first bytes: "ZIP signature"; "" for text and unknown files.
[[nodiscard]] std::string_view binarySignature(std::string_view firstBytes);

/// The location of the byte at `offset`: path and line.
[[nodiscard]] base::Location locationOf(std::string_view bytes, std::size_t offset, const std::string& path);

/// Checks that the first bytes of a file are text in a supported encoding. Errors: encodingUnsupported, fileBinary.
[[nodiscard]] base::Expected<void> checkPlainText(std::string_view firstBytes, const std::string& path);

}  // namespace greyscope::io
