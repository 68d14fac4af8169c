#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace greyscope::base {

/// XXH64 with seed 0, fed piece by piece: tells two contents apart at the speed of memory, and is no protection against
/// forgery. Source: Y. Collet, xxHash fast digest algorithm, specification 0.1.1; `xxh64sum` computes the same.
class Checksum {
public:
    Checksum();
    void add(std::string_view bytes);
    [[nodiscard]] std::uint64_t value() const;

private:
    void addStripe(const char* bytes);

    std::array<std::uint64_t, 4> m_lanes;
    std::array<char, 32> m_rest{};  ///< of the last stripe
    std::size_t m_restSize = 0;
    std::uint64_t m_length = 0;
};

/// "xxh64:" and sixteen hexadecimal digits.
[[nodiscard]] std::string checksumText(std::uint64_t value);

}  // namespace greyscope::base
