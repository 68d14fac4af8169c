#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/exercise/mistakes.h"
#include "core/exercise/reworked.h"

/// The wrong rules of mistakes.h; one source file per kind of step.
namespace greyscope::exercise::rules {

using Found = std::optional<Expr>;

/// Returns whether a key is a name, or that name for one series: "difference.1".
[[nodiscard]] bool isNamed(const std::string& key, const std::string& name);

/// A line and access to the steps around it.
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
    /// Returns the part of its key after the name of the step: "1" of "difference.1".
    [[nodiscard]] std::string index() const { return m_step.key.substr(m_step.key.find('.') + 1); }
    [[nodiscard]] std::string own(const std::string& name) const { return name + "." + index(); }

    /// Returns the key of the step called `name` in the model of this line. A second model has its own steps ("2.a"),
    /// and its points are the smoothed residuals.
    [[nodiscard]] std::string resolved(const std::string& name) const;
    /// Returns the number of another step at a point; use point 0 for a step with a single value. nullopt if there is
    /// none.
    [[nodiscard]] Found of(const std::string& name, int point = 0) const;
    [[nodiscard]] const derivation::Step* step(const std::string& key) const { return m_of.step(key); }
    /// Returns all numbers of a step.
    [[nodiscard]] std::vector<Expr> all(const std::string& key) const;
    /// Returns the keys of all steps with a name, one per series.
    [[nodiscard]] std::vector<std::string> named(const std::string& name) const;

private:
    const derivation::Derivation& m_of;
    LineRef m_ref;
    const derivation::Step& m_step;
};

/// A mistake in steps with this name. `rule` returns the wrong formula for a line, or nullopt if the mistake does not
/// apply there.
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

[[nodiscard]] inline Found both(const Found& a, const Found& b, Expr (*join)(Expr, Expr)) {
    return a && b ? Found(join(*a, *b)) : std::nullopt;
}
/// Returns a fraction upside down.
[[nodiscard]] inline Found inverted(const LinePlace& at) {
    return derivation::fraction(at.part(1), at.part(0));
}
[[nodiscard]] inline Found notDivided(const LinePlace& at) {
    return at.part(0);
}

}  // namespace greyscope::exercise::rules
