#pragma once

#include <cstdint>
#include <vector>

#include "core/access/trace.h"
#include "core/sim/experiments/scenario.h"
#include "core/striping/layout.h"

namespace greyscope::sim {

/// Assigns addresses on the disks to the objects of files: one file after the other, at the same address on every disk.
class DiskPlaces {
public:
    /// Places files that all have `fileSize` bytes.
    DiskPlaces(const Scenario& scenario, const striping::Layout& layout, std::int64_t fileSize);
    /// Places the files of a trace. Each is as large as the part that the trace accesses.
    DiskPlaces(const Scenario& scenario, const striping::Layout& layout, const access::Trace& trace);

    /// Returns the largest size of an object in bytes, at least 1.
    [[nodiscard]] std::int64_t span() const { return m_span; }
    /// Returns the address on the disk of an offset in the object of a file.
    [[nodiscard]] std::int64_t addressOf(std::int64_t file, std::int64_t offset) const;

private:
    std::int64_t m_capacity;
    std::int64_t m_span = 1;
    std::vector<std::int64_t> m_begins;  ///< addresses at which the files of a trace begin
};

}  // namespace greyscope::sim
