#include "core/base/random.h"

#include <bit>

#include "core/base/wide.h"

namespace greyscope::base {

namespace {

constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15;
constexpr unsigned kFraction = 40;               // fractional bits of a logarithm
constexpr std::uint64_t kLn2 = 762'123'384'786;  // ln 2 times 2^kFraction

/// Mixes the bits so that similar inputs give unrelated outputs (the finaliser of SplitMix64).
std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EB;
    return bits ^ (bits >> 31U);
}

/// log2 of m / 2^63 for m >= 2^63, with kFraction fractional bits: squaring doubles the logarithm, and its next bit is
/// 1 if the square is 2 or more.
std::uint64_t log2Fraction(std::uint64_t m) {
    std::uint64_t logarithm = 0;
    for (unsigned bit = 0; bit < kFraction; ++bit) {
        const UnsignedWide square = static_cast<UnsignedWide>(m) * m;
        const bool two = (square >> 127U) != 0;
        m = static_cast<std::uint64_t>(square >> (two ? 64U : 63U));
        logarithm = (logarithm << 1U) | (two ? 1U : 0U);
    }
    return logarithm;
}

}  // namespace

NamedDraws::NamedDraws(std::uint64_t seed, std::string_view name, std::uint64_t number) {
    std::uint64_t hash = 0xCBF29CE484222325;  // FNV-1a
    for (const char c : name) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    }
    m_state = mixed(mixed(mixed(seed + kGolden) ^ hash) + number * kGolden);
}

std::uint64_t NamedDraws::next() {
    m_state += kGolden;
    return mixed(m_state);
}

std::uint64_t NamedDraws::below(std::uint64_t count) {
    return static_cast<std::uint64_t>((static_cast<UnsignedWide>(next()) * count) >> 64U);
}

std::int64_t NamedDraws::between(std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(high - low) + 1));
}

std::int64_t NamedDraws::exponential(std::int64_t mean) {
    if (mean <= 0) {
        return 0;
    }
    // Computes -ln u of u = m / 2^63 / 2^(zeros + 1), where m >= 2^63.
    const std::uint64_t bits = next() | 1U;
    const auto zeros = static_cast<unsigned>(std::countl_zero(bits));
    const std::uint64_t binary = (static_cast<std::uint64_t>(zeros + 1) << kFraction) - log2Fraction(bits << zeros);
    const auto natural = static_cast<std::uint64_t>((static_cast<UnsignedWide>(binary) * kLn2) >> kFraction);
    return static_cast<std::int64_t>((static_cast<UnsignedWide>(mean) * natural + (1ULL << (kFraction - 1))) >>
                                     kFraction);
}

}  // namespace greyscope::base
