#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

namespace greyscope::io {

/// The words of a command line as a program printed it: between blanks, those in double quotes without them.
[[nodiscard]] std::vector<std::string_view> commandWords(std::string_view command);

/// What one of these options is given: the word behind it, or what follows "=" in its own; "" where it is not there.
[[nodiscard]] std::string_view optionIn(const std::vector<std::string_view>& words,
                                        std::initializer_list<std::string_view> names);

}  // namespace greyscope::io
