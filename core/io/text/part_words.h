#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "core/base/clones.h"
#include "core/io/text/text_key.h"

namespace greyscope::io {

/// Numbers the distinct texts in a column of one part of a file, in order of first appearance: each gets an integer
/// code, a missing cell -1.
class PartWords {
public:
    struct Word {
        std::string_view text;       ///< the text; points into the part of the file
        std::uint32_t firstRow = 0;  ///< first row that contains the text
    };
    /// Code of a text that this class does not number: it is not valid UTF-8, or a number in non-ASCII digits. The
    /// slower reader must read its row.
    static constexpr std::int32_t odd = std::numeric_limits<std::int32_t>::min();

    PartWords() : m_slots(fewestSlots) {}

    void clear();
    /// Returns the code of a text. The `roomBefore` bytes before the end of the text must be readable.
    [[nodiscard]] GREYSCOPE_INLINED std::int32_t codeOf(std::string_view text, std::size_t row) {
        const TextKey key = TextKey::withRoom(text);
        std::size_t slot = key.hash() >> m_shift;
        while (m_slots[slot].code != odd) {
            const Slot& found = m_slots[slot];
            if (found.key == key && (TextKey::isWhole(text) || m_long[found.place] == text)) {
                return found.code;
            }
            slot = (slot + 1) & (m_slots.size() - 1);
        }
        return add(text, key, slot, row);
    }
    [[nodiscard]] const std::vector<Word>& words() const { return m_words; }

private:
    struct Slot {
        TextKey key = TextKey("");
        std::int32_t code = odd;  ///< code of the text; `odd` marks an empty slot
        std::uint32_t place = 0;  ///< index in m_long, for a text of which the key contains only a digest
    };
    static constexpr std::size_t fewestSlots = 64;

    [[nodiscard]] std::int32_t add(std::string_view text, const TextKey& key, std::size_t slot, std::size_t row);
    void grow();

    std::vector<Slot> m_slots;  ///< hash table with open addressing; its size is a power of two
    /// Number of bits by which a hash is shifted right to get the index of the first slot to probe.
    unsigned m_shift = 58;
    std::size_t m_used = 0;
    std::vector<Word> m_words;
    std::vector<std::string_view> m_long;
};

}  // namespace greyscope::io
