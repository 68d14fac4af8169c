#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

namespace greyscope::io {

/// JSON text, indented by two blanks, arrays of plain values on one line, ending with a line end. Floating-point
/// numbers carry 17 significant digits and so read back as the same double; what is not finite becomes null. Members
/// keep their order. Bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string writeJson(const nlohmann::ordered_json& value);

}  // namespace greyscope::io
