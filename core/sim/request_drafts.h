#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/striping/layout.h"

namespace greyscope::sim {

/// A draft: a request to a server that has not been sent yet.
struct RequestDraft {
    std::size_t object = 0;    ///< index of the object over all components of its file
    std::uint32_t server = 0;  ///< index of the server, counted from the file's first server, which is 0
    std::int64_t offset = 0, bytes = 0, end = 0, pieces = 1;

    /// Returns the total number of bytes between the pieces of the request.
    [[nodiscard]] std::int64_t gaps() const { return end - offset - bytes; }
};

/// Splits ranges of a file into requests to servers, each for one object and with at most `requestSize` bytes.
class RequestDrafts {
public:
    RequestDrafts(const striping::Layout& layout, std::int64_t requestSize);

    /// Adds a range of the file. A piece that begins where the latest request to its object ends joins that request, up
    /// to its size limit; with `joinGaps`, also a piece that begins after a gap.
    void add(std::int64_t offset, std::int64_t size, bool joinGaps);
    /// Adds a request of `bytes` bytes to one server, whatever its size.
    void addTo(std::uint32_t server, std::int64_t bytes);
    /// Removes and returns the drafts that were added since the last call. The reference is valid until the next call.
    [[nodiscard]] const std::vector<RequestDraft>& taken();
    /// Returns the number of objects of a file.
    [[nodiscard]] std::size_t objects() const { return m_latest.size(); }

private:
    const striping::Layout& m_layout;
    std::int64_t m_requestSize;
    std::vector<std::size_t> m_objectsBefore;  ///< for each component: number of objects in the components before it
    std::vector<std::uint32_t> m_latest;       ///< for each object: index of its latest draft
    std::vector<RequestDraft> m_drafts, m_taken;
};

}  // namespace greyscope::sim
