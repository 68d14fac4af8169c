#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"

namespace greyscope::io {

/// Whether the first bytes of a file are those of a text that is read here. Errors: encodingUnsupported, fileBinary.
[[nodiscard]] base::Expected<void> checkPlainText(std::string_view firstBytes, const std::string& path);

}  // namespace greyscope::io
