#pragma once

#include <cstdint>

#include "core/base/random.h"
#include "core/sim/experiments/scenario.h"

namespace greyscope::sim {

/// A simulated disk, which serves accesses in the order in which they are issued. An access takes a seek by the root of
/// the distance, a wait for a random part of a rotation, and the transfer. An access that continues the previous one
/// needs neither seek nor rotation.
class SpinningDisk {
public:
    SpinningDisk(const Disk& disk, base::NamedDraws draws);

    struct Stretch {
        Time begin = 0;
        Time end = 0;
    };
    /// Accesses `bytes` bytes in `pieces` pieces that are separated by `gap` bytes, from `address` on. The disk passes
    /// over a gap, or skips it by a seek if that is faster. Returns when the access begins and ends.
    Stretch access(Time now, std::int64_t address, std::int64_t bytes, std::int64_t pieces = 1, std::int64_t gap = 0);
    [[nodiscard]] Time busy() const { return m_busy; }

private:
    [[nodiscard]] Time seekTo(std::int64_t address) const;

    Rate m_rate;
    Time m_seekLeast;
    double m_seekSpan;  ///< span of the seek time in ns, see Disk::seekSpan
    std::int64_t m_capacity;
    Time m_turn;
    base::NamedDraws m_draws;
    std::int64_t m_head = 0;
    Time m_free = 0;
    Time m_busy = 0;
};

}  // namespace greyscope::sim
