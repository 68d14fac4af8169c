#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace greyscope::base {

/// Returns the integer that a text consists of; nullopt if it is not an integer or the type cannot hold it.
template <std::integral Whole>
[[nodiscard]] std::optional<Whole> wholeNumberIn(std::string_view text) {
    Whole number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, status] = std::from_chars(text.data(), end, number);
    return status == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

}  // namespace greyscope::base
