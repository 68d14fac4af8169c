#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace greyscope::io {

/// What the first bytes show that a file is, if it is known and no text: "ZIP signature"; "" otherwise.
[[nodiscard]] std::string_view binarySignature(std::string_view firstBytes);

/// The line of a byte.
[[nodiscard]] base::Location locationOf(std::string_view bytes, std::size_t offset, const std::string& path);

/// Whether the first bytes of a file are those of a text that is read here. Errors: encodingUnsupported, fileBinary.
[[nodiscard]] base::Expected<void> checkPlainText(std::string_view firstBytes, const std::string& path);

}  // namespace greyscope::io
