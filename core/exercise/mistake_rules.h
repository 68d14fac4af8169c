#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/exercise/mistakes.h"
#include "core/exercise/reworked.h"

/// The wrong rules of the mistakes in mistakes.h. There is one source file per kind of step.
namespace greyscope::exercise::rules {

/// The formula that the wrong rule of a mistake gives; nullopt if the mistake does not apply.
using Found = std::optional<Expr>;

/// Returns whether the key of a step is `name`, or `name` followed by an index, such as "difference.1".
[[nodiscard]] bool isNamed(const std::string& key, const std::string& name);

/// The line in which a mistake is made, with access to the other steps of its derivation.
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
    /// Returns the index in the key of the line's step: "1" of "difference.1".
    [[nodiscard]] std::string index() const { return m_step.key.substr(m_step.key.find('.') + 1); }
    /// Returns the key of the step called `name` with the same index as the line's step.
    [[nodiscard]] std::string own(const std::string& name) const { return name + "." + index(); }

    /// Returns the key of the step called `name` in the model that this line belongs to. In a second model, keys have a
    /// prefix ("2.a"), and the points "x" are the smoothed residuals.
    [[nodiscard]] std::string resolved(const std::string& name) const;
    /// Returns a number of another step as a formula: its number at `point`, or its first one if `point` is 0. nullopt
    /// if there is none.
    [[nodiscard]] Found of(const std::string& name, int point = 0) const;
    [[nodiscard]] const derivation::Step* step(const std::string& key) const { return m_of.step(key); }
    /// Returns the numbers of all lines of the step with this key, as formulas.
    [[nodiscard]] std::vector<Expr> all(const std::string& key) const;
    /// Returns the keys of all steps called `name`: the name itself, or the name with an index.
    [[nodiscard]] std::vector<std::string> named(const std::string& name) const;

private:
    const derivation::Derivation& m_of;
    LineRef m_ref;
    const derivation::Step& m_step;
};

/// A mistake that can be made in the steps called `step`. `rule` returns the wrong formula for a line, or nullopt if
/// the mistake does not apply there.
struct Row {
    MistakeId id;
    const char* step;
    Found (*rule)(const LinePlace&);
};

// For each step, more specific mistakes come first.
[[nodiscard]] const std::vector<Row>& ofTranslations();  ///< class ratios and the translation
[[nodiscard]] const std::vector<Row>& ofModels();        ///< GM(1,1), from accumulation to restored values
[[nodiscard]] const std::vector<Row>& ofErrors();        ///< errors and accuracy, residuals, hold-out
[[nodiscard]] const std::vector<Row>& ofDegrees();       ///< relational degrees, by points and by areas
[[nodiscard]] const std::vector<Row>& ofSplits();        ///< splits of a tree

/// Joins two formulas; nullopt if one of them is nullopt.
[[nodiscard]] inline Found both(const Found& a, const Found& b, Expr (*join)(Expr, Expr)) {
    return a && b ? Found(join(*a, *b)) : std::nullopt;
}
/// Returns the formula of a line, which is a fraction, with numerator and denominator swapped.
[[nodiscard]] inline Found inverted(const LinePlace& at) {
    return derivation::fraction(at.part(1), at.part(0));
}
/// Returns the numerator of a line whose formula is a fraction.
[[nodiscard]] inline Found notDivided(const LinePlace& at) {
    return at.part(0);
}

}  // namespace greyscope::exercise::rules
