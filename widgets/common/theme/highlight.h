#pragma once

#include <QObject>

#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

/// The highlight that all views share: the targets under the pointer, and those that were clicked. Pointing at a mark
/// highlights it in yellow in all views. A click keeps the highlight until Escape or the next click.
class Highlight : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    [[nodiscard]] const Targets& hovered() const { return m_hovered; }
    [[nodiscard]] const Targets& chosen() const { return m_chosen; }
    /// The targets that are highlighted: those under the pointer, or the clicked ones if the pointer is over none.
    [[nodiscard]] const Targets& lit() const { return m_hovered.empty() ? m_chosen : m_hovered; }
    /// The same targets as lit(), as a set that can be compared quickly with many marks.
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
