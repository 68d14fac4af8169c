#include "core/sim/machine/disk.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace greyscope::sim {

SpinningDisk::SpinningDisk(const Disk& disk, base::NamedDraws draws)
    : m_rate(std::max<Rate>(1, fromMegabytes(disk.transfer))),
      m_seekLeast(fromMilliseconds(disk.seekLeast)),
      m_seekSpan(disk.seekSpan * 1e6),
      m_capacity(static_cast<std::int64_t>(disk.capacity)),
      m_turn(fromMilliseconds(disk.turn)),
      m_draws(draws) {}

SpinningDisk::Stretch SpinningDisk::access(Time now, std::int64_t address, std::int64_t bytes, std::int64_t pieces,
                                           std::int64_t gap) {
    address %= m_capacity;
    Time took = transferTime(bytes, m_rate);
    if (address != m_head) {
        took += seekTo(address) + m_draws.between(0, m_turn);
    }
    took += (pieces - 1) * std::min(transferTime(gap, m_rate), m_seekLeast + m_turn / 2);
    m_head = (address + bytes + (pieces - 1) * gap) % m_capacity;
    const Time begin = std::max(now, m_free);
    m_free = begin + took;
    m_busy += took;
    return {begin, m_free};
}

// Division, root and product are each rounded once, as IEEE 754 requires, so that they are the same on every platform.
Time SpinningDisk::seekTo(std::int64_t address) const {
    const double share = static_cast<double>(std::abs(address - m_head)) / static_cast<double>(m_capacity);
    const double root = std::sqrt(share);
    return m_seekLeast + std::llround(m_seekSpan * root);
}

}  // namespace greyscope::sim
