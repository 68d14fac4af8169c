#include "core/base/checksum.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace greyscope::base {

namespace {

constexpr std::uint64_t kPrime1 = 11400714785074694791ULL;
constexpr std::uint64_t kPrime2 = 14029467366897019727ULL;
constexpr std::uint64_t kPrime3 = 1609587929392839161ULL;
constexpr std::uint64_t kPrime4 = 9650029242287828579ULL;
constexpr std::uint64_t kPrime5 = 2870177450012600261ULL;

/// Little-endian, as the specification has it; every machine that Qt 6 runs on here is.
template <class N>
std::uint64_t numberAt(const char* bytes) {
    static_assert(std::endian::native == std::endian::little);
    N number;
    std::memcpy(&number, bytes, sizeof number);
    return number;
}

std::uint64_t round(std::uint64_t lane, std::uint64_t input) {
    return std::rotl(lane + input * kPrime2, 31) * kPrime1;
}

}  // namespace

Checksum::Checksum() : m_lanes{kPrime1 + kPrime2, kPrime2, 0, 0 - kPrime1} {}

void Checksum::addStripe(const char* bytes) {
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) {
        m_lanes[lane] = round(m_lanes[lane], numberAt<std::uint64_t>(bytes + 8 * lane));
    }
}

void Checksum::add(std::string_view bytes) {
    m_length += bytes.size();
    if (m_restSize > 0) {
        const std::size_t taken = std::min(m_rest.size() - m_restSize, bytes.size());
        std::copy_n(bytes.data(), taken, m_rest.data() + m_restSize);
        m_restSize += taken;
        bytes.remove_prefix(taken);
        if (m_restSize < m_rest.size()) {
            return;
        }
        addStripe(m_rest.data());
        m_restSize = 0;
    }
    for (; bytes.size() >= m_rest.size(); bytes.remove_prefix(m_rest.size())) {
        addStripe(bytes.data());
    }
    std::copy_n(bytes.data(), bytes.size(), m_rest.data());
    m_restSize = bytes.size();
}

std::uint64_t Checksum::value() const {
    std::uint64_t hash = kPrime5;
    if (m_length >= m_rest.size()) {
        hash =
            std::rotl(m_lanes[0], 1) + std::rotl(m_lanes[1], 7) + std::rotl(m_lanes[2], 12) + std::rotl(m_lanes[3], 18);
        for (const std::uint64_t lane : m_lanes) {
            hash = (hash ^ round(0, lane)) * kPrime1 + kPrime4;
        }
    }
    hash += m_length;
    const char* at = m_rest.data();
    const char* const end = at + m_restSize;
    for (; end - at >= 8; at += 8) {
        hash = std::rotl(hash ^ round(0, numberAt<std::uint64_t>(at)), 27) * kPrime1 + kPrime4;
    }
    for (; end - at >= 4; at += 4) {
        hash = std::rotl(hash ^ numberAt<std::uint32_t>(at) * kPrime1, 23) * kPrime2 + kPrime3;
    }
    for (; at < end; ++at) {
        hash = std::rotl(hash ^ numberAt<unsigned char>(at) * kPrime5, 11) * kPrime1;
    }
    hash = (hash ^ (hash >> 33U)) * kPrime2;
    hash = (hash ^ (hash >> 29U)) * kPrime3;
    return hash ^ (hash >> 32U);
}

std::string checksumText(std::uint64_t value) {
    std::string text = "xxh64:";
    for (int shift = 60; shift >= 0; shift -= 4) {
        text += "0123456789abcdef"[(value >> static_cast<unsigned>(shift)) & 0xFU];
    }
    return text;
}

}  // namespace greyscope::base
