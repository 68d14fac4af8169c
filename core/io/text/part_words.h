#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "core/base/clones.h"
#include "core/io/text/text_key.h"

namespace greyscope::io {

/// Assigns codes to the words of a column in one part of a text, in order of first appearance; a missing cell is -1.
class PartWords {
public:
    struct Word {
        std::string_view text;       ///< points into the part
        std::uint32_t firstRow = 0;  ///< first row that contains the word
    };
    /// Code of a word that needs a closer look.
    static constexpr std::int32_t odd = std::numeric_limits<std::int32_t>::min();

    PartWords() : m_slots(fewestSlots) {}

    void clear();
    /// Code of a text; roomBefore bytes before its end must be readable.
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
        std::int32_t code = odd;  ///< `odd` marks an empty slot
        std::uint32_t place = 0;  ///< index in m_long, for a text that its key does not determine
    };
    static constexpr std::size_t fewestSlots = 64;

    [[nodiscard]] std::int32_t add(std::string_view text, const TextKey& key, std::size_t slot, std::size_t row);
    void grow();

    std::vector<Slot> m_slots;  ///< hash table with open addressing; its size is a power of two
    unsigned m_shift = 58;      ///< shift of a hash that gives the first slot to probe
    std::size_t m_used = 0;
    std::vector<Word> m_words;
    std::vector<std::string_view> m_long;
};

}  // namespace greyscope::io
