#pragma once

#include <string_view>

namespace greyscope::io {

/// Returns a line without the rank of the process that mpirun ("[1,0]<stdout>:") or srun ("0: ") puts before it.
[[nodiscard]] inline std::string_view withoutRankTag(std::string_view line) {
    if (line.empty() || (line.front() != '[' && (line.front() < '0' || line.front() > '9'))) {
        return line;
    }
    const std::size_t digits = line.find_first_not_of("0123456789");
    if (line.front() != '[') {
        return digits != std::string_view::npos && line.substr(digits).starts_with(": ") ? line.substr(digits + 2)
                                                                                         : line;
    }
    const std::size_t tag = line.find("]<std");
    const std::size_t end = tag == std::string_view::npos ? tag : line.find(">:", tag);
    const bool rank = tag != std::string_view::npos && line.find_first_not_of("0123456789,", 1) == tag;
    return rank && end != std::string_view::npos ? line.substr(end + 2) : line;
}

}  // namespace greyscope::io
