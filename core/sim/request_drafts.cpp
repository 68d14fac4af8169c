#include "core/sim/request_drafts.h"

#include <algorithm>

#include "core/sim/machine/machine_events.h"

namespace greyscope::sim {

RequestDrafts::RequestDrafts(const striping::Layout& layout, std::int64_t requestSize)
    : m_layout(layout), m_requestSize(requestSize) {
    std::size_t objects = 0;
    for (const striping::Component& component : layout.components()) {
        m_objectsBefore.push_back(objects);
        objects += component.stripeCount();
    }
    m_latest.resize(objects, kNone);
}

void RequestDrafts::add(std::int64_t offset, std::int64_t size, bool joinGaps) {
    m_layout.forEachPiece(offset, size, [&](const striping::Piece& piece) {
        const std::size_t object = m_objectsBefore[piece.place.component] + piece.place.object;
        std::int64_t at = piece.place.offset;
        for (std::int64_t left = piece.size; left > 0;) {
            std::uint32_t& latest = m_latest[object];
            const bool fits = latest != kNone && m_drafts[latest].bytes < m_requestSize &&
                              (m_drafts[latest].end == at || (joinGaps && m_drafts[latest].end < at));
            if (!fits) {
                latest = static_cast<std::uint32_t>(m_drafts.size());
                m_drafts.push_back({.object = object, .server = piece.place.ost, .offset = at, .end = at});
            }
            RequestDraft& draft = m_drafts[latest];
            const std::int64_t taken = std::min(left, m_requestSize - draft.bytes);
            draft.pieces += draft.end == at ? 0 : 1;
            draft.bytes += taken;
            draft.end = at + taken;
            at += taken;
            left -= taken;
        }
        return true;
    });
}

void RequestDrafts::addTo(std::uint32_t server, std::int64_t bytes) {
    m_drafts.push_back({.object = server, .server = server, .bytes = bytes, .end = bytes});
}

const std::vector<RequestDraft>& RequestDrafts::taken() {
    m_taken.swap(m_drafts);
    m_drafts.clear();
    for (const RequestDraft& draft : m_taken) {
        m_latest[draft.object % m_latest.size()] = kNone;
    }
    return m_taken;
}

}  // namespace greyscope::sim
