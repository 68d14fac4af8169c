#pragma once

#include <QString>

#include <utility>

namespace greyscope::widgets {

/// The explanation that F1 shows for a part of the window, in a few sentences.
struct Explanation {
    QString shows;
    QString formula;  ///< the formula of what is shown; "" if nothing calculated is shown
    QString source;   ///< the source of the formula
    QString use;      ///< what the user can do with the part
};

/// Base class of widgets that have an Explanation. F1 shows it while the widget has the keyboard focus.
class Explained {
public:
    virtual ~Explained() = default;
    [[nodiscard]] virtual QString explainedTitle() const = 0;
    [[nodiscard]] const Explanation& explanation() const { return m_explanation; }
    void setExplanation(Explanation explanation) { m_explanation = std::move(explanation); }

private:
    Explanation m_explanation;
};

}  // namespace greyscope::widgets
