#include "core/io/tools/command_words.h"

#include <algorithm>

namespace greyscope::io {

std::vector<std::string_view> commandWords(std::string_view command) {
    constexpr std::string_view blanks = " \t";
    std::vector<std::string_view> words;
    for (std::size_t from = command.find_first_not_of(blanks); from < command.size();
         from = command.find_first_not_of(blanks, from)) {
        const bool quoted = command[from] == '"';
        from += quoted ? 1 : 0;
        const std::size_t end =
            std::min(quoted ? command.find('"', from) : command.find_first_of(blanks, from), command.size());
        words.push_back(command.substr(from, end - from));
        from = std::min(end + (quoted ? 1 : 0), command.size());
    }
    return words;
}

std::string_view optionIn(const std::vector<std::string_view>& words, std::initializer_list<std::string_view> names) {
    for (auto word = words.begin(); word != words.end(); ++word) {
        for (const std::string_view name : names) {
            if (name.empty() || !word->starts_with(name)) {
                continue;
            }
            if (word->size() == name.size()) {
                return word + 1 == words.end() ? std::string_view() : *(word + 1);
            }
            if (word->substr(name.size()).starts_with('=')) {
                return word->substr(name.size() + 1);
            }
        }
    }
    return {};
}

}  // namespace greyscope::io
