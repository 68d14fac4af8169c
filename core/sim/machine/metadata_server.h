#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_set>

#include "core/sim/experiments/scenario.h"
#include "core/sim/machine/time.h"

namespace greyscope::sim {

/// The simulated metadata server, which opens one file after the other. A file is created when a process first opens it
/// to write.
class MetadataServer {
public:
    explicit MetadataServer(const Metadata& metadata)
        : m_open(fromMilliseconds(metadata.open)), m_create(fromMilliseconds(metadata.create)) {}

    [[nodiscard]] bool takesTime() const { return m_open > 0 || m_create > 0; }
    /// Returns the time at which a request to open a file is answered that arrives at `now`.
    Time opened(Time now, std::int64_t file, bool toWrite) {
        const bool creates = m_create > 0 && toWrite && m_created.insert(file).second;
        return m_free = std::max(m_free, now) + m_open + (creates ? m_create : 0);
    }
    [[nodiscard]] std::uint64_t bytes() const { return m_created.size() * 32; }

private:
    Time m_open, m_create;
    Time m_free = 0;
    std::unordered_set<std::int64_t> m_created;
};

}  // namespace greyscope::sim
