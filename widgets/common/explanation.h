#pragma once

#include <QString>

#include <utility>

namespace greyscope::widgets {

/// What F1 says of a part of the window, in a few sentences.
struct Explanation {
    QString shows;
    QString formula;  ///< "": it shows nothing calculated
    QString source;   ///< of the formula
    QString use;      ///< what can be done with it
};

/// A widget that F1 explains while the keyboard is in it.
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
