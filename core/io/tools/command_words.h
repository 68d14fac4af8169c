#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

namespace greyscope::io {

/// Splits a command line, as printed by a program, into its words. They are separated by spaces; words in double quotes
/// are returned without the quotes.
[[nodiscard]] std::vector<std::string_view> commandWords(std::string_view command);

/// Returns the value of the option that has one of these names: the next word, or the text after "=" in the same word;
/// "" if the option is absent.
[[nodiscard]] std::string_view optionIn(const std::vector<std::string_view>& words,
                                        std::initializer_list<std::string_view> names);

}  // namespace greyscope::io
