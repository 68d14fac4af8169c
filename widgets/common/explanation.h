#pragma once

#include <QString>

#include <utility>

namespace greyscope::widgets {

/// The explanation of a part of the window that F1 shows, in a few sentences.
struct Explanation {
    QString shows;
    QString formula;  ///< "" if nothing calculated is shown
    QString source;   ///< the source of the formula
    QString use;      ///< how the part can be used
};

/// A widget that F1 explains while it has the keyboard focus.
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
