#include "core/base/text.h"

#include <algorithm>

namespace greyscope::base {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view around = " \t\r\n";
    const std::size_t first = text.find_first_not_of(around);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(around) - first + 1);
}

void splitWords(std::string_view text, std::vector<std::string_view>& words) {
    words.clear();
    const char* p = text.data();
    const char* const end = p + text.size();
    while (true) {
        while (p < end && isBlank(*p)) {
            ++p;
        }
        if (p == end) {
            return;
        }
        const char* const first = p;
        while (p < end && !isBlank(*p)) {
            ++p;
        }
        words.emplace_back(first, static_cast<std::size_t>(p - first));
    }
}

std::string padded(long long number, std::size_t digits) {
    const std::string text = std::to_string(number);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

std::string lowered(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text += i == 0 ? "" : separator;
        text += parts[i];
    }
    return text;
}

std::string inQuotes(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        quoted.append(c == '"' ? 2 : 1, c);
    }
    return quoted + '"';
}

}  // namespace greyscope::base
