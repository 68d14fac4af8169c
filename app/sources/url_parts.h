#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::app {

/// The parts of a URL, as they are in the text (percent-encoded).
struct UrlParts {
    std::string_view scheme, user, secret, host, path;
    std::vector<std::pair<std::string_view, std::string_view>> query;
    bool hasAuthority = false;
};

[[nodiscard]] UrlParts partsOf(std::string_view url);

/// Splits `rest` at the first `mark`: returns the text before it, and sets `rest` to the text after it.
[[nodiscard]] std::string_view cutAt(std::string_view& rest, char mark);
[[nodiscard]] std::string decoded(std::string_view text);
/// Percent-encodes a text, except letters, digits, "-._~" and the characters in `plain`.
[[nodiscard]] std::string encoded(const std::string& text, const char* plain);
/// Percent-encodes a value for the query of a URL, as little as possible, so that people can read it and shells accept
/// it in single quotes.
[[nodiscard]] std::string queryPart(const std::string& text);

}  // namespace greyscope::app
