#pragma once

#include <cstdint>
#include <vector>

#include "core/access/trace.h"
#include "core/sim/experiments/scenario.h"
#include "core/striping/layout.h"

namespace greyscope::sim {

/// Where the objects of files are on the disks: one file after the other, at the same address on every disk.
class DiskPlaces {
public:
    /// For files of one size.
    DiskPlaces(const Scenario& scenario, const striping::Layout& layout, std::int64_t fileSize);
    /// For the files of a trace, each as large as the part that is accessed.
    DiskPlaces(const Scenario& scenario, const striping::Layout& layout, const access::Trace& trace);

    /// Returns the largest number of bytes of an object, at least 1.
    [[nodiscard]] std::int64_t span() const { return m_span; }
    [[nodiscard]] std::int64_t addressOf(std::int64_t file, std::int64_t offset) const;

private:
    std::int64_t m_capacity;
    std::int64_t m_span = 1;
    std::vector<std::int64_t> m_begins;  ///< addresses of a trace's files
};

}  // namespace greyscope::sim
