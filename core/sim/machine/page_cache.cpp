#include "core/sim/machine/page_cache.h"

namespace greyscope::sim {

bool ExtentCache::use(std::uint64_t key) {
    const auto found = m_places.find(key);
    if (found == m_places.end()) {
        return false;
    }
    remove(m_used, found->second);
    append(m_used, found->second);
    return true;
}

void ExtentCache::put(std::uint64_t key, std::int64_t address, bool dirty, std::vector<std::int64_t>& flushed) {
    std::uint32_t place = 0;
    if (use(key)) {
        place = m_places[key];
    } else {
        place = roomFor(key, flushed);
        m_extents[place].key = key;
        m_extents[place].address = address;
        append(m_used, place);
    }
    if (dirty && !m_extents[place].dirty) {
        m_extents[place].dirty = true;
        append(m_written, place);
        ++m_dirty;
    }
    while (m_dirty > m_dirtyLimit) {
        clean(m_written.first, flushed);
    }
}

std::uint64_t ExtentCache::bytes() const {
    return m_extents.capacity() * sizeof(Extent) + m_places.size() * 48;
}

std::uint32_t ExtentCache::roomFor(std::uint64_t key, std::vector<std::int64_t>& flushed) {
    auto place = static_cast<std::uint32_t>(m_extents.size());
    if (m_extents.size() < m_capacity) {
        m_extents.emplace_back();
    } else {
        place = m_used.first;
        if (m_extents[place].dirty) {
            clean(place, flushed);
        }
        remove(m_used, place);
        m_places.erase(m_extents[place].key);
    }
    m_places.emplace(key, place);
    return place;
}

void ExtentCache::clean(std::uint32_t extent, std::vector<std::int64_t>& flushed) {
    flushed.push_back(m_extents[extent].address);
    m_extents[extent].dirty = false;
    remove(m_written, extent);
    --m_dirty;
}

void ExtentCache::append(List& list, std::uint32_t extent) {
    m_extents[extent].*list.links = {list.last, kNone};
    if (list.last != kNone) {
        (m_extents[list.last].*list.links).behind = extent;
    } else {
        list.first = extent;
    }
    list.last = extent;
}

void ExtentCache::remove(List& list, std::uint32_t extent) {
    const Links links = m_extents[extent].*list.links;
    (links.before == kNone ? list.first : (m_extents[links.before].*list.links).behind) = links.behind;
    (links.behind == kNone ? list.last : (m_extents[links.behind].*list.links).before) = links.before;
}

}  // namespace greyscope::sim
