#include "core/sim/machine/event_queue.h"

#include <algorithm>

namespace greyscope::sim {

namespace {

constexpr std::size_t kChildren = 4;

}  // namespace

void EventQueue::schedule(Time at, std::uint32_t kind, std::uint32_t entity, std::uint64_t data) {
    const Event event{std::max(at, m_now), m_scheduled++, kind, entity, data};
    std::size_t hole = m_heap.size();
    m_heap.push_back(event);
    while (hole > 0) {
        const std::size_t parent = (hole - 1) / kChildren;
        if (!before(event, m_heap[parent])) {
            break;
        }
        m_heap[hole] = m_heap[parent];
        hole = parent;
    }
    m_heap[hole] = event;
}

Event EventQueue::takeNext() {
    const Event next = m_heap.front();
    const Event last = m_heap.back();
    m_heap.pop_back();
    const std::size_t size = m_heap.size();
    std::size_t hole = 0;
    while (size > 0) {
        const std::size_t first = hole * kChildren + 1;
        if (first >= size) {
            break;
        }
        std::size_t least = first;
        for (std::size_t child = first + 1; child < std::min(first + kChildren, size); ++child) {
            least = before(m_heap[child], m_heap[least]) ? child : least;
        }
        if (!before(m_heap[least], last)) {
            break;
        }
        m_heap[hole] = m_heap[least];
        hole = least;
    }
    if (size > 0) {
        m_heap[hole] = last;
    }
    m_now = next.at;
    ++m_taken;
    return next;
}

}  // namespace greyscope::sim
