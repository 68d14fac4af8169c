#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

#include "core/io/files/last_bytes.h"

namespace greyscope::io {

/// Key for a text in a hash table: for up to 15 bytes the whole text with its length, otherwise a digest.
class TextKey {
public:
    explicit TextKey(std::string_view text) {
        if (text.size() > longestWhole) {
            digest(text);
            return;
        }
        char bytes[roomBefore]{};
        std::memcpy(bytes + roomBefore - text.size(), text.data(), text.size());
        bytes[0] = static_cast<char>(text.size());
        take(bytes);
    }

    /// Returns the key of a text, faster than the constructor. The `roomBefore` bytes before the end of the text must
    /// be readable.
    static TextKey withRoom(std::string_view text) {
#if defined(__SSE2__)
        if (text.size() <= longestWhole) {
            const __m128i whole = _mm_and_si128(bytesBefore(text.data() + text.size()), lastOf16(text.size()));
            char bytes[roomBefore];
            _mm_storeu_si128(reinterpret_cast<__m128i*>(bytes), whole);
            TextKey key;
            key.take(bytes);
            key.m_head |= text.size();  // the first byte is the lowest one on this platform
            return key;
        }
#endif
        return TextKey(text);
    }

    [[nodiscard]] std::uint64_t hash() const {
        const std::uint64_t sum = m_head * 0x9E3779B97F4A7C15U + m_tail * 0xC2B2AE3D27D4EB4FU;
        return (sum ^ sum >> 32U) * 0x165667B19E3779F9U;
    }
    /// Whether the key of this text contains the whole text, so that texts with an equal key are equal.
    [[nodiscard]] static bool isWhole(std::string_view text) {
        return text.size() <= longestWhole;
    }
    bool operator==(const TextKey&) const = default;

private:
    static constexpr std::size_t longestWhole = roomBefore - 1;

    TextKey() = default;
    void take(const char* bytes) {
        std::memcpy(&m_head, bytes, sizeof m_head);
        std::memcpy(&m_tail, bytes + sizeof m_head, sizeof m_tail);
    }
    void digest(std::string_view text);

    std::uint64_t m_head = 0;
    std::uint64_t m_tail = 0;
};

/// Computes the digest of a long text from eight bytes at a time; the last eight may overlap the ones before.
inline void TextKey::digest(std::string_view text) {
    const auto mix = [&](const char* bytes) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes, sizeof word);
        m_tail = (m_tail ^ word) * 0x9E3779B97F4A7C15U;
        m_tail ^= m_tail >> 29U;
    };
    for (std::size_t k = 0; k + 8 < text.size(); k += 8) {
        mix(text.data() + k);
    }
    mix(text.data() + text.size() - 8);
    const char mark[sizeof m_head]{static_cast<char>(roomBefore)};  // no text stored whole has this length
    std::memcpy(&m_head, mark, sizeof m_head);
}

}  // namespace greyscope::io
