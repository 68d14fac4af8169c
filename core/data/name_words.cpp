#include "core/data/name_words.h"

#include <algorithm>

namespace greyscope::data {

std::vector<std::string> singulars(const std::string& word) {
    std::vector<std::string> forms{word};
    if (word.ends_with("ies")) {
        forms.push_back(word.substr(0, word.size() - 3) + "y");
    }
    if (word.ends_with("es")) {
        forms.push_back(word.substr(0, word.size() - 2));
    }
    if (word.ends_with("s")) {
        forms.push_back(word.substr(0, word.size() - 1));
    }
    return forms;
}

const NameWord* nameWord(const std::string& word, bool (*tells)(const NameWord& row)) {
    for (const std::string& form : singulars(word)) {
        const auto* const found = std::find_if(kNameWords.begin(), kNameWords.end(),
                                               [&](const NameWord& each) { return each.text == form && tells(each); });
        if (found != kNameWords.end()) {
            return found;
        }
    }
    return nullptr;
}

}  // namespace greyscope::data
