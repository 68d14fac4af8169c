#include "core/io/text/part_words.h"

#include <algorithm>

#include "core/io/cells/cell_number.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

namespace {

constexpr std::size_t manySlots = 8192;

}  // namespace

void PartWords::clear() {
    std::fill(m_slots.begin(), m_slots.end(), Slot{});
    m_used = 0;
    m_words.clear();
    m_long.clear();
}

std::int32_t PartWords::add(std::string_view text, const TextKey& key, std::size_t slot, std::size_t row) {
    const bool missing = isSurelyMissing(text);
    if (!missing && (!isValidUtf8(text) || isForeignNumber(text))) {
        return odd;
    }
    const std::int32_t code = missing ? -1 : static_cast<std::int32_t>(m_words.size());
    m_slots[slot] = {key, code, static_cast<std::uint32_t>(m_long.size())};
    if (!missing) {
        m_words.push_back({text, static_cast<std::uint32_t>(row)});
    }
    if (!TextKey::isWhole(text)) {
        m_long.push_back(text);
    }
    // With few words, collisions are kept rare, because probing a second slot is a branch that cannot be predicted.
    const std::size_t spread = m_slots.size() < manySlots ? 8 : 2;
    if (spread * ++m_used > m_slots.size()) {
        grow();
    }
    return code;
}

void PartWords::grow() {
    std::vector<Slot> slots(2 * m_slots.size());
    --m_shift;
    for (const Slot& each : m_slots) {
        if (each.code != odd) {
            std::size_t slot = each.key.hash() >> m_shift;
            while (slots[slot].code != odd) {
                slot = (slot + 1) & (slots.size() - 1);
            }
            slots[slot] = each;
        }
    }
    m_slots = std::move(slots);
}

}  // namespace greyscope::io
