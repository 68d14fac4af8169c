#pragma once

#include <cstdint>

#include "core/base/random.h"
#include "core/sim/experiments/scenario.h"

namespace greyscope::sim {

/// One disk that does what it is asked in the order in which it is asked: seek by the root of the distance, wait for a
/// drawn part of a turn, transfer. What begins where the last one ended needs neither seek nor turn.
class SpinningDisk {
public:
    SpinningDisk(const Disk& disk, base::NamedDraws draws);

    struct Stretch {
        Time begin = 0;
        Time end = 0;
    };
    /// `gap` bytes lie between each two of `pieces`: passed over, or sought over where that is faster.
    Stretch access(Time now, std::int64_t address, std::int64_t bytes, std::int64_t pieces = 1, std::int64_t gap = 0);
    [[nodiscard]] Time busy() const { return m_busy; }

private:
    [[nodiscard]] Time seekTo(std::int64_t address) const;

    Rate m_rate;
    Time m_seekLeast;
    double m_seekSpan;  ///< ns
    std::int64_t m_capacity;
    Time m_turn;
    base::NamedDraws m_draws;
    std::int64_t m_head = 0;
    Time m_free = 0;
    Time m_busy = 0;
};

}  // namespace greyscope::sim
