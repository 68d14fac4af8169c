#include "core/sim/machine/disk_places.h"

#include <algorithm>

#include "core/base/wide.h"

namespace greyscope::sim {

namespace {

/// Returns the bytes that a file of this size takes on the disk of each server.
std::int64_t spanOf(const striping::Layout& layout, std::int64_t fileSize) {
    std::int64_t span = 1;
    for (const striping::Component& component : layout.components()) {
        if (component.begin >= fileSize) {
            break;
        }
        const std::int64_t size = std::min(component.end, fileSize) - component.begin;
        const std::int64_t row = component.stripeSize * static_cast<std::int64_t>(component.stripeCount());
        span = std::max(span, ((size - 1) / row + 1) * component.stripeSize);
    }
    return span;
}

}  // namespace

DiskPlaces::DiskPlaces(const Scenario& scenario, const striping::Layout& layout, std::int64_t fileSize)
    : m_capacity(static_cast<std::int64_t>(scenario.disk.capacity)), m_span(spanOf(layout, fileSize)) {}

DiskPlaces::DiskPlaces(const Scenario& scenario, const striping::Layout& layout, const access::Trace& trace)
    : m_capacity(static_cast<std::int64_t>(scenario.disk.capacity)) {
    std::vector<std::int64_t> sizes(trace.files.size(), 1);
    for (const access::TraceRecord& record : trace.records) {
        sizes[record.file] = std::max(sizes[record.file], record.offset + record.size);
    }
    m_begins.push_back(0);
    for (const std::int64_t size : sizes) {
        const std::int64_t span = spanOf(layout, size);
        m_begins.push_back((m_begins.back() + span) % (std::int64_t{1} << 60));
        m_span = std::max(m_span, span);
    }
}

std::int64_t DiskPlaces::addressOf(std::int64_t file, std::int64_t offset) const {
    if (!m_begins.empty()) {
        return m_begins[static_cast<std::size_t>(file)] + offset;
    }
    return static_cast<std::int64_t>(static_cast<base::Wide>(file) * m_span % m_capacity) + offset;
}

}  // namespace greyscope::sim
