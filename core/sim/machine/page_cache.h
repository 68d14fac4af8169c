#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace greyscope::sim {

/// The page cache of a server, organised in extents; the least recently used extent is evicted. An extent that was
/// written to is dirty until it is written to the disk. This happens if there are too many dirty extents, then the
/// oldest first, or if the extent is evicted.
class ExtentCache {
public:
    /// Creates a cache for `capacity` extents, of which `dirtyLimit` may be dirty. If `capacity` is 0, nothing is
    /// cached.
    ExtentCache(std::uint64_t capacity, std::uint64_t dirtyLimit) : m_capacity(capacity), m_dirtyLimit(dirtyLimit) {}

    [[nodiscard]] bool enabled() const { return m_capacity > 0; }
    /// Returns whether an extent is cached, and marks it as used now.
    bool use(std::uint64_t key);
    /// Adds the extent at the disk address `address`, or marks it as used if it is cached; if `dirty`, it becomes
    /// dirty. The addresses of extents that must be written to the disk now are appended to `flushed`.
    void put(std::uint64_t key, std::int64_t address, bool dirty, std::vector<std::int64_t>& flushed);
    [[nodiscard]] std::uint64_t bytes() const;

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    struct Links {
        std::uint32_t before = kNone;
        std::uint32_t behind = kNone;
    };
    struct Extent {
        std::uint64_t key = 0;
        std::int64_t address = 0;
        bool dirty = false;
        Links used, written;
    };
    /// A linked list of extents, oldest first.
    struct List {
        Links Extent::*links;
        std::uint32_t first = kNone;
        std::uint32_t last = kNone;
    };
    void append(List& list, std::uint32_t extent);
    void remove(List& list, std::uint32_t extent);
    void clean(std::uint32_t extent, std::vector<std::int64_t>& flushed);
    [[nodiscard]] std::uint32_t roomFor(std::uint64_t key, std::vector<std::int64_t>& flushed);

    std::uint64_t m_capacity;
    std::uint64_t m_dirtyLimit;
    std::uint64_t m_dirty = 0;
    std::vector<Extent> m_extents;
    std::unordered_map<std::uint64_t, std::uint32_t> m_places;
    List m_used{&Extent::used};
    List m_written{&Extent::written};
};

}  // namespace greyscope::sim
