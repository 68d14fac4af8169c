#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/striping/layout.h"

namespace greyscope::sim {

/// A request to a server before it is one.
struct RequestDraft {
    std::size_t object = 0;    ///< of its file, counted through its components
    std::uint32_t server = 0;  ///< where the file's first server is number 0
    std::int64_t offset = 0, bytes = 0, end = 0, pieces = 1;

    /// Bytes between its pieces.
    [[nodiscard]] std::int64_t gaps() const { return end - offset - bytes; }
};

/// Cuts stretches of a file into requests, each of one object and of at most so many bytes.
class RequestDrafts {
public:
    RequestDrafts(const striping::Layout& layout, std::int64_t requestSize);

    /// What follows in an object goes into the same request; with `joinGaps`, also what lies behind a gap.
    void add(std::int64_t offset, std::int64_t size, bool joinGaps);
    /// A request of so many bytes to one server.
    void addTo(std::uint32_t server, std::int64_t bytes);
    /// What was added since the last time; belongs to this until the next time.
    [[nodiscard]] const std::vector<RequestDraft>& taken();
    /// Objects of a file.
    [[nodiscard]] std::size_t objects() const { return m_latest.size(); }

private:
    const striping::Layout& m_layout;
    std::int64_t m_requestSize;
    std::vector<std::size_t> m_objectsBefore;  ///< of each component
    std::vector<std::uint32_t> m_latest;       ///< draft of each object
    std::vector<RequestDraft> m_drafts, m_taken;
};

}  // namespace greyscope::sim
