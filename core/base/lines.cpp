#include "core/base/lines.h"

#include <algorithm>

namespace greyscope::base {

std::string_view takeLineWithEnd(std::string_view& text) {
    const std::size_t lf = text.find('\n');
    const std::size_t cr = text.substr(0, lf).find('\r');
    const std::size_t last = cr == std::string_view::npos || cr + 1 == lf ? lf : cr;
    const std::string_view line = text.substr(0, last == std::string_view::npos ? last : last + 1);
    text.remove_prefix(line.size());
    return line;
}

std::string_view takeLine(std::string_view& text) {
    return withoutLineEnd(takeLineWithEnd(text));
}

std::string_view withoutLineEnd(std::string_view text) {
    return text.substr(0, text.find_last_not_of("\r\n") + 1);
}

std::string_view firstLine(std::string_view text) {
    return takeLine(text);
}

void splitCommas(std::string_view line, std::size_t most, std::vector<std::string_view>& cells) {
    cells.clear();
    while (cells.size() + 1 < most) {
        const std::size_t comma = line.find(',');
        if (comma == std::string_view::npos) {
            break;
        }
        cells.push_back(line.substr(0, comma));
        line.remove_prefix(comma + 1);
    }
    cells.push_back(line);
}

}  // namespace greyscope::base
