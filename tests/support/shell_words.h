#pragma once

#include <string>
#include <utility>
#include <vector>

namespace greyscope::test {

/// The words of a command as a shell has them.
inline std::vector<std::string> shellWords(const std::string& command) {
    std::vector<std::string> words;
    std::string word;
    bool quoted = false, open = false;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        const bool goesOn = c == '\\' && i + 1 < command.size() && command[i + 1] == '\n';
        if (c == '\'') {
            quoted = !quoted;
            open = true;
        } else if (!quoted && (c == ' ' || c == '\n' || goesOn)) {
            open ? words.push_back(std::exchange(word, {})) : void();
            open = false;
        } else if (!quoted && c == '\\' && i + 1 < command.size()) {
            word += command[++i];
            open = true;
        } else {
            word += c;
            open = true;
        }
    }
    open ? words.push_back(word) : void();
    return words;
}

}  // namespace greyscope::test
