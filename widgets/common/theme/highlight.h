#pragma once

#include <QObject>

#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

/// The state shared by all views: what the pointer is over, and what was clicked. Hovering lights marks in yellow in
/// all views; a click keeps them lit until Escape or the next click.
class Highlight : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    [[nodiscard]] const Targets& hovered() const { return m_hovered; }
    [[nodiscard]] const Targets& chosen() const { return m_chosen; }
    /// The hovered targets, or the chosen ones if nothing is hovered.
    [[nodiscard]] const Targets& lit() const { return m_hovered.empty() ? m_chosen : m_hovered; }
    /// lit() as a set, for comparison with many marks.
    [[nodiscard]] const TargetSet& litSet() const { return m_hovered.empty() ? m_chosenSet : m_hoveredSet; }
    [[nodiscard]] const TargetSet& chosenSet() const { return m_chosenSet; }
    [[nodiscard]] bool isLit(const Link& link) const { return touches(link.is, litSet()); }
    [[nodiscard]] bool isChosen(const Link& link) const { return touches(link.is, m_chosenSet); }

public slots:
    void hover(const Targets& targets);
    void choose(const Targets& targets);
    void clear();

signals:
    void changed();

private:
    Targets m_hovered;
    Targets m_chosen;
    TargetSet m_hoveredSet;
    TargetSet m_chosenSet;
};

}  // namespace greyscope::widgets
