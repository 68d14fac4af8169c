#include "core/base/error.h"

#include <array>
#include <charconv>

namespace greyscope::base {

std::string toText(double value) {
    std::array<char, 32> buffer{};
    const auto [end, status] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return status == std::errc{} ? std::string(buffer.data(), end) : std::string("?");
}

}  // namespace greyscope::base
