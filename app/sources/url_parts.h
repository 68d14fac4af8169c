#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::app {

/// The parts of a URL, not decoded.
struct UrlParts {
    std::string_view scheme, user, secret, host, path;
    std::vector<std::pair<std::string_view, std::string_view>> query;
    bool hasAuthority = false;
};

[[nodiscard]] UrlParts partsOf(std::string_view url);

/// Returns the text before the mark; `rest` becomes the text after it.
[[nodiscard]] std::string_view cutAt(std::string_view& rest, char mark);
[[nodiscard]] std::string decoded(std::string_view text);
/// `plain`: characters that are not encoded, besides letters, digits and "-._~".
[[nodiscard]] std::string encoded(const std::string& text, const char* plain);
/// Encodes only what the value of a query pair requires, so that people can read it and shells accept it in single
/// quotes.
[[nodiscard]] std::string queryPart(const std::string& text);

}  // namespace greyscope::app
