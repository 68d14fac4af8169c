#include "widgets/common/theme/highlight.h"

namespace greyscope::widgets {

void Highlight::hover(const Targets& targets) {
    if (m_hovered != targets) {
        m_hovered = targets;
        m_hoveredSet = targets;
        emit changed();
    }
}

void Highlight::choose(const Targets& targets) {
    if (m_chosen != targets) {
        m_chosen = targets;
        m_chosenSet = targets;
        emit changed();
    }
}

void Highlight::clear() {
    if (!m_hovered.empty() || !m_chosen.empty()) {
        m_hovered.clear();
        m_chosen.clear();
        m_hoveredSet = {};
        m_chosenSet = {};
        emit changed();
    }
}

}  // namespace greyscope::widgets
