#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/exercise/mistakes.h"
#include "core/exercise/reworked.h"

/// The wrong rules of mistakes.h, one source for each kind of step.
namespace greyscope::exercise::rules {

using Found = std::optional<Expr>;

/// Whether a step is that of a name, or one of its series: "difference.1".
[[nodiscard]] bool isNamed(const std::string& key, const std::string& name);

/// A line, and what stands round it.
class LinePlace {
public:
    LinePlace(const derivation::Derivation& derivation, const LineRef& line)
        : m_of(derivation), m_ref(line), m_step(derivation.steps[static_cast<std::size_t>(line.step)]) {}

    [[nodiscard]] const derivation::Line& line() const { return m_step.lines[static_cast<std::size_t>(m_ref.line)]; }
    [[nodiscard]] const Expr& put() const { return line().put; }
    [[nodiscard]] const Expr& part(std::size_t i) const { return put().parts[i]; }
    [[nodiscard]] const std::string& key() const { return m_step.key; }
    [[nodiscard]] int point() const { return line().point; }
    [[nodiscard]] int place() const { return m_ref.line; }
    [[nodiscard]] std::size_t count() const { return m_step.lines.size(); }
    /// What its key has behind the name of the step: "1" of "difference.1".
    [[nodiscard]] std::string index() const { return m_step.key.substr(m_step.key.find('.') + 1); }
    [[nodiscard]] std::string own(const std::string& name) const { return name + "." + index(); }

    /// The key that a name has here. A second model has its own steps, and its points are the smoothed residuals.
    [[nodiscard]] std::string resolved(const std::string& name) const;
    /// The number of another step at a point; of a step of one value at point 0.
    [[nodiscard]] Found of(const std::string& name, int point = 0) const;
    [[nodiscard]] const derivation::Step* step(const std::string& key) const { return m_of.step(key); }
    /// All numbers of a step.
    [[nodiscard]] std::vector<Expr> all(const std::string& key) const;
    /// Keys of the steps of a name, one a series.
    [[nodiscard]] std::vector<std::string> named(const std::string& name) const;

private:
    const derivation::Derivation& m_of;
    LineRef m_ref;
    const derivation::Step& m_step;
};

/// A mistake at the steps of a name, and what it makes of one of their lines; none where it does not apply there.
struct Row {
    MistakeId id;
    const char* step;
    Found (*rule)(const LinePlace&);
};

// The more particular of a step first.
[[nodiscard]] const std::vector<Row>& ofTranslations();  ///< class ratios and what makes them admissible
[[nodiscard]] const std::vector<Row>& ofModels();        ///< GM(1,1), from the sum to the restored values
[[nodiscard]] const std::vector<Row>& ofErrors();        ///< errors and accuracy, residuals, hold-out
[[nodiscard]] const std::vector<Row>& ofDegrees();       ///< relational degrees, of points and of areas
[[nodiscard]] const std::vector<Row>& ofSplits();        ///< of a tree

[[nodiscard]] inline Found both(const Found& a, const Found& b, Expr (*join)(Expr, Expr)) {
    return a && b ? Found(join(*a, *b)) : std::nullopt;
}
/// Of a fraction.
[[nodiscard]] inline Found inverted(const LinePlace& at) {
    return derivation::fraction(at.part(1), at.part(0));
}
[[nodiscard]] inline Found notDivided(const LinePlace& at) {
    return at.part(0);
}

}  // namespace greyscope::exercise::rules
