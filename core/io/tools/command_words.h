#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

namespace greyscope::io {

/// The words of a command line as printed by a program: separated by blanks; words in double quotes without the quotes.
[[nodiscard]] std::vector<std::string_view> commandWords(std::string_view command);

/// The value of the option with one of these names: the next word, or the text behind "=" in the same word; "" if the
/// option is absent.
[[nodiscard]] std::string_view optionIn(const std::vector<std::string_view>& words,
                                        std::initializer_list<std::string_view> names);

}  // namespace greyscope::io
