#pragma once

#include <cstdint>
#include <vector>

#include "core/access/trace.h"
#include "core/sim/experiments/scenario.h"
#include "core/striping/layout.h"

namespace greyscope::sim {

/// Where the objects of files lie on the disks: one file behind the other, and the same place on every disk.
class DiskPlaces {
public:
    /// Of files of one size.
    DiskPlaces(const Scenario& scenario, const striping::Layout& layout, std::int64_t fileSize);
    /// Of the files of a trace, each as large as what is accessed of it.
    DiskPlaces(const Scenario& scenario, const striping::Layout& layout, const access::Trace& trace);

    /// Bytes of an object, at the most, and at least 1.
    [[nodiscard]] std::int64_t span() const { return m_span; }
    [[nodiscard]] std::int64_t addressOf(std::int64_t file, std::int64_t offset) const;

private:
    std::int64_t m_capacity;
    std::int64_t m_span = 1;
    std::vector<std::int64_t> m_begins;  ///< of a trace's files
};

}  // namespace greyscope::sim
