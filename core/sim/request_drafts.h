#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/striping/layout.h"

namespace greyscope::sim {

/// A request to a server that has not been sent yet.
struct RequestDraft {
    std::size_t object = 0;    ///< index over all components of its file
    std::uint32_t server = 0;  ///< relative to the file's first server, which is number 0
    std::int64_t offset = 0, bytes = 0, end = 0, pieces = 1;

    /// Returns the total bytes between its pieces.
    [[nodiscard]] std::int64_t gaps() const { return end - offset - bytes; }
};

/// Splits ranges of a file into requests, each for one object and of limited size.
class RequestDrafts {
public:
    RequestDrafts(const striping::Layout& layout, std::int64_t requestSize);

    /// Adds a range. Parts that are adjacent in an object share a request; with `joinGaps`, also parts after a gap.
    void add(std::int64_t offset, std::int64_t size, bool joinGaps);
    /// Adds a request of this size to one server.
    void addTo(std::uint32_t server, std::int64_t bytes);
    /// Returns the drafts since the last call; the reference is valid until the next call.
    [[nodiscard]] const std::vector<RequestDraft>& taken();
    /// Returns the number of objects of a file.
    [[nodiscard]] std::size_t objects() const { return m_latest.size(); }

private:
    const striping::Layout& m_layout;
    std::int64_t m_requestSize;
    std::vector<std::size_t> m_objectsBefore;  ///< objects in the preceding components, per component
    std::vector<std::uint32_t> m_latest;       ///< index of the latest draft, per object
    std::vector<RequestDraft> m_drafts, m_taken;
};

}  // namespace greyscope::sim
