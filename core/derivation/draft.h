#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// The values of a step by point. As formulas, they refer to the step's lines, so that later steps can use them.
class StepValues {
public:
    StepValues() = default;
    StepValues(int step, int first) : m_step(step), m_first(first) {}

    /// Returns the value at a point as a number for the formula of another step.
    [[nodiscard]] Expr operator()(int point) const {
        return number(value(point), m_step >= 0 ? LineRef{m_step, point - m_first} : m_aside ? kNotShown : LineRef{});
    }
    /// Returns the value of a step that has a single one, as a number for the formula of another step.
    [[nodiscard]] Expr operator()() const { return (*this)(m_first); }
    [[nodiscard]] Real value(int point) const { return m_values[static_cast<std::size_t>(point - m_first)]; }
    [[nodiscard]] Real value() const { return m_values.front(); }
    [[nodiscard]] int first() const { return m_first; }
    [[nodiscard]] int last() const { return m_first + static_cast<int>(m_values.size()) - 1; }
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    /// Returns the values at all points as numbers for a formula.
    [[nodiscard]] std::vector<Expr> all() const;
    /// Returns how many values there are, as a number for a formula.
    [[nodiscard]] Expr count() const { return number(static_cast<Real>(m_values.size())); }
    [[nodiscard]] const std::vector<Real>& values() const { return m_values; }
    void add(Real value) { m_values.push_back(value); }
    /// Returns only the values up to the point `last`.
    [[nodiscard]] StepValues head(int last) const {
        StepValues column = *this;
        column.m_values.resize(static_cast<std::size_t>(last - m_first + 1));
        return column;
    }
    /// Returns the same values without references to lines, because their step is not shown (see kNotShown).
    [[nodiscard]] StepValues detached() const {
        StepValues column = *this;
        column.m_step = -1;
        column.m_aside = true;
        return column;
    }

private:
    int m_step = -1;
    int m_first = 1;
    bool m_aside = false;
    std::vector<Real> m_values;
};

/// The description of a step whose values are calculated next: its key, symbol and rule.
struct Rule {
    std::string key;
    Expr symbol;
    std::optional<Expr> rule = {};
    std::string series = {};  ///< series of its lines
    bool ofPoint = true;      ///< whether the lines are points of the axis, so that they have a k
};

/// Builds a derivation step by step. Each line is evaluated from the numbers of earlier lines and rounded as the
/// derivation requires. A line that only repeats a number is not rounded again.
class Draft {
public:
    Draft(std::string name, std::string series, Rounding rounding);

    /// Begins a section, to which the following steps belong.
    void begin(SectionId section, SourceId source = SourceId::none);
    /// Sets the prefix of the keys of the following steps. `second`: these steps belong to the second model of the
    /// derivation.
    void setPrefix(std::string prefix, bool second = false) {
        m_prefix = std::move(prefix);
        m_second = second;
    }
    /// Sets the text before the prefix in the keys of the following steps. `refit`: these steps belong to the model of
    /// resampled points.
    void setScope(std::string scope, bool refit = false) {
        m_scope = std::move(scope);
        m_refit = refit;
    }
    [[nodiscard]] Rounding rounding() const { return m_result.rounding; }
    void note(DerivationNote note);
    /// Adds an equation that the steps of the current section are based on.
    void state(Expr equation) { m_result.sections.back().equations.push_back(std::move(equation)); }
    /// Marks the step with the model's values, fitted and forecast, as Derivation::fitted.
    void setFitted(const StepValues& values) { m_result.fitted = values.step(); }
    void setLabels(std::vector<std::string> labels) { m_result.pointLabels = std::move(labels); }

    /// Adds a step with measured values, which are not rounded; the first one has k = `first`.
    StepValues given(Rule rule, const std::vector<double>& values, int first = 1);
    /// Adds a step with values that the program found without a formula: searched, drawn, read from a table or rounded
    /// up. They are not rounded.
    StepValues found(Rule rule, const std::vector<double>& values, int first = 1);
    /// Adds a step with a line for each point from `first` to `last`. `put` returns the formula of a point; it may use
    /// earlier lines of the same step.
    StepValues column(Rule rule, int first, int last, const std::function<Expr(int, const StepValues&)>& put);
    /// Adds a step with a line for each point, as above; `put` returns the formula of a point.
    StepValues column(Rule rule, int first, int last, const std::function<Expr(int)>& put);
    /// Adds a step with a single value, calculated by the formula `put`.
    StepValues value(Rule rule, Expr put, int point = 0);
    /// Adds a step with one line per series. In the returned values, the series count from 1.
    StepValues bySeries(Rule rule, std::vector<std::pair<std::string, Expr>> lines);
    /// Adds a step with the cells of a matrix, by rows. In the returned values, the cells count from 1.
    StepValues matrix(Rule rule, std::size_t columns, std::vector<Expr> cells);
    /// Returns a spreadsheet formula that is rounded like a step: with round() if the derivation rounds to decimals,
    /// otherwise unchanged.
    [[nodiscard]] Expr keptInSheet(Expr formula) const;
    /// Returns the letter of a step whose symbol has a point: x for the step x(k).
    [[nodiscard]] Expr letterOf(const StepValues& column) const {
        return m_result.steps[static_cast<std::size_t>(column.step())].symbol.parts.front();
    }
    void mark(const StepValues& column, int point, LineEmphasis mark);

    [[nodiscard]] Derivation take();

private:
    StepValues start(Rule& rule, int first);
    void add(StepValues& column, Expr put, int point, const std::string& series, bool exactly = false);

    Derivation m_result;
    std::string m_scope;
    std::string m_prefix;
    bool m_second = false;
    bool m_refit = false;
};

/// Symbols and formulas that many derivations use.
namespace letters {

/// Returns the symbol k of a point.
[[nodiscard]] inline Expr k() {
    return symbol("k");
}
/// Returns the formula k + shift; for a negative shift, k minus a number.
[[nodiscard]] Expr k(int shift);
/// Returns the symbol n, a number of points or values.
[[nodiscard]] Expr n();
/// Returns the symbol of a measured value, x(k).
[[nodiscard]] Expr measuredX();
/// Returns the symbol of a value fitted by a model, x(k) with a hat.
[[nodiscard]] Expr fittedX();
/// Returns a letter with its order in parentheses as a superscript: x^(1).
[[nodiscard]] Expr ofOrder(const std::string& letter, const std::string& order);
[[nodiscard]] Expr transposed(const std::string& letter);
[[nodiscard]] Expr indexed(const std::string& letter, const std::string& index);
/// Returns the formula of the sum of `body` over an index that runs from the number `from` to `to`.
[[nodiscard]] Expr sumOver(const std::string& index, int from, Expr to, Expr body);
/// Returns the derivative of a function of t: of order 1 or 2.
[[nodiscard]] Expr derivative(const Expr& function, int order = 1);
/// Returns the formula of the relative error |predicted - measured| / |measured| in percent.
[[nodiscard]] Expr percentError(Expr predicted, const Expr& measured);

}  // namespace letters

/// Calls setBeside() for the two derivations; does nothing if either of them is an error.
inline void setBeside(base::Expected<Derivation>& rounded, const base::Expected<Derivation>& exact) {
    if (rounded && exact) {
        setBeside(*rounded, *exact);
    }
}

/// Returns the derivation (or error) that `write` returns for this rounding. If steps are rounded, the derivation is
/// also written without rounding, and those values become Line::exact.
template <class Write>
[[nodiscard]] auto besideExact(const Rounding& rounding, const Write& write) {
    auto derivation = write(rounding);
    if (rounding.kind != Rounding::Kind::none) {
        setBeside(derivation, write(Rounding{}));
    }
    return derivation;
}

}  // namespace greyscope::derivation
