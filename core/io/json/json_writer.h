#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

namespace greyscope::io {

/// Returns a value as JSON text, indented by two spaces, with arrays of plain values on one line and a line feed at the
/// end. Floating-point numbers have 17 significant digits, so that they read back as the same double; values that are
/// not finite become null. Members keep their order. Bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string writeJson(const nlohmann::ordered_json& value);

}  // namespace greyscope::io
