#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// The values of a step by point, with references to their lines, for use in later steps.
class StepValues {
public:
    StepValues() = default;
    StepValues(int step, int first) : m_step(step), m_first(first) {}

    /// Returns the number at a point, for use in the formula of another step.
    [[nodiscard]] Expr operator()(int point) const {
        return number(value(point), m_step >= 0 ? LineRef{m_step, point - m_first} : m_aside ? kNotShown : LineRef{});
    }
    /// Returns the number of a step with a single value.
    [[nodiscard]] Expr operator()() const { return (*this)(m_first); }
    [[nodiscard]] Real value(int point) const { return m_values[static_cast<std::size_t>(point - m_first)]; }
    [[nodiscard]] Real value() const { return m_values.front(); }
    [[nodiscard]] int first() const { return m_first; }
    [[nodiscard]] int last() const { return m_first + static_cast<int>(m_values.size()) - 1; }
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    /// Returns all numbers; count() returns how many there are.
    [[nodiscard]] std::vector<Expr> all() const;
    [[nodiscard]] Expr count() const { return number(static_cast<Real>(m_values.size())); }
    [[nodiscard]] const std::vector<Real>& values() const { return m_values; }
    void add(Real value) { m_values.push_back(value); }
    /// Returns the values up to a point.
    [[nodiscard]] StepValues head(int last) const {
        StepValues column = *this;
        column.m_values.resize(static_cast<std::size_t>(last - m_first + 1));
        return column;
    }
    /// Returns the same numbers as constants, for a step that is not shown.
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

/// A step before its values are calculated.
struct Rule {
    std::string key;
    Expr symbol;
    std::optional<Expr> rule = {};
    std::string series = {};  ///< series of its lines
    bool ofPoint = true;      ///< whether the lines of a column are points of the axis
};

/// Builds a derivation step by step. Each line is evaluated from the numbers of earlier lines and rounded as the
/// derivation requires. A number that is only taken over is not rounded again.
class Draft {
public:
    Draft(std::string name, std::string series, Rounding rounding);

    void begin(SectionId section, SourceId source = SourceId::none);
    /// Sets the prefix of the following keys; `second`: they belong to the second model of the derivation.
    void setPrefix(std::string prefix, bool second = false) {
        m_prefix = std::move(prefix);
        m_second = second;
    }
    /// Sets the text before the prefix of the following keys; `refit`: they belong to the model of resampled points.
    void setScope(std::string scope, bool refit = false) {
        m_scope = std::move(scope);
        m_refit = refit;
    }
    [[nodiscard]] Rounding rounding() const { return m_result.rounding; }
    void note(DerivationNote note);
    /// Sets the equation that the steps of this section are based on.
    void state(Expr equation) { m_result.sections.back().equation = std::move(equation); }
    /// Sets the step with the values of the model, fitted and forecast.
    void setFitted(const StepValues& values) { m_result.fitted = values.step(); }
    void setLabels(std::vector<std::string> labels) { m_result.pointLabels = std::move(labels); }

    /// Adds measured numbers, which are not rounded.
    StepValues given(Rule rule, const std::vector<double>& values, int first = 1);
    /// Adds numbers that the program found without a formula: searched, drawn, read from a table or rounded up. They
    /// are not rounded.
    StepValues found(Rule rule, const std::vector<double>& values, int first = 1);
    /// Adds a line for each point from `first` to `last`. A formula may use earlier lines of the same column.
    StepValues column(Rule rule, int first, int last, const std::function<Expr(int, const StepValues&)>& put);
    StepValues column(Rule rule, int first, int last, const std::function<Expr(int)>& put);
    StepValues value(Rule rule, Expr put, int point = 0);
    /// Adds one line per series, counted from 1.
    StepValues bySeries(Rule rule, std::vector<std::pair<std::string, Expr>> lines);
    /// Adds the cells of a matrix by rows. The returned column numbers the cells from 1.
    StepValues matrix(Rule rule, std::size_t columns, std::vector<Expr> cells);
    /// Returns a formula for a spreadsheet cell that is not shown as a step, rounded like a step.
    [[nodiscard]] Expr keptInSheet(Expr formula) const;
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

/// Symbols and formulas used in many derivations.
namespace letters {

[[nodiscard]] inline Expr k() {
    return symbol("k");
}
/// Returns k plus or minus a number.
[[nodiscard]] Expr k(int shift);
[[nodiscard]] Expr n();
/// Return x(k) as measured, and as fitted by a model.
[[nodiscard]] Expr measuredX();
[[nodiscard]] Expr fittedX();
/// Returns a letter with its order in parentheses as a superscript: x^(1).
[[nodiscard]] Expr ofOrder(const std::string& letter, const std::string& order);
[[nodiscard]] Expr transposed(const std::string& letter);
[[nodiscard]] Expr indexed(const std::string& letter, const std::string& index);
/// Returns the sum over an index, from a number to a symbol.
[[nodiscard]] Expr sumOver(const std::string& index, int from, Expr to, Expr body);
/// Returns |predicted - measured| / |measured| in percent.
[[nodiscard]] Expr percentError(Expr predicted, const Expr& measured);

}  // namespace letters

/// As setBeside() of derivations, unless one of the two could not be written.
inline void setBeside(base::Expected<Derivation>& rounded, const base::Expected<Derivation>& exact) {
    if (rounded && exact) {
        setBeside(*rounded, *exact);
    }
}

/// Returns the derivation (or error) of `write(rounding)`. If steps are rounded, the exact values are set beside the
/// rounded ones.
template <class Write>
[[nodiscard]] auto besideExact(const Rounding& rounding, const Write& write) {
    auto derivation = write(rounding);
    if (rounding.kind != Rounding::Kind::none) {
        setBeside(derivation, write(Rounding{}));
    }
    return derivation;
}

}  // namespace greyscope::derivation
