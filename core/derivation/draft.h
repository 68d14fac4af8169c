#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// The values of a step as later steps take them: by the point, with the line that they come from.
class StepValues {
public:
    StepValues() = default;
    StepValues(int step, int first) : m_step(step), m_first(first) {}

    /// The number at a point, for the formula of another step.
    [[nodiscard]] Expr operator()(int point) const {
        return number(value(point), m_step >= 0 ? LineRef{m_step, point - m_first} : m_aside ? kNotShown : LineRef{});
    }
    /// That of a step of one value.
    [[nodiscard]] Expr operator()() const { return (*this)(m_first); }
    [[nodiscard]] Real value(int point) const { return m_values[static_cast<std::size_t>(point - m_first)]; }
    [[nodiscard]] Real value() const { return m_values.front(); }
    [[nodiscard]] int first() const { return m_first; }
    [[nodiscard]] int last() const { return m_first + static_cast<int>(m_values.size()) - 1; }
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    /// All numbers, and how many there are.
    [[nodiscard]] std::vector<Expr> all() const;
    [[nodiscard]] Expr count() const { return number(static_cast<Real>(m_values.size())); }
    [[nodiscard]] const std::vector<Real>& values() const { return m_values; }
    void add(Real value) { m_values.push_back(value); }
    /// Those up to a point.
    [[nodiscard]] StepValues head(int last) const {
        StepValues column = *this;
        column.m_values.resize(static_cast<std::size_t>(last - m_first + 1));
        return column;
    }
    /// The same numbers as constants: of a step that is not shown.
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

/// A step before it has values.
struct Rule {
    std::string key;
    Expr symbol;
    std::optional<Expr> rule = {};
    std::string series = {};  ///< that its lines concern
    bool ofPoint = true;      ///< the lines of a column are points of the axis
};

/// Writes a derivation: a step at a time, each line evaluated from the numbers of the lines before it and rounded as
/// the derivation rounds. A number that is taken over as it stands is not rounded again.
class Draft {
public:
    Draft(std::string name, std::string series, Rounding rounding);

    void begin(SectionId section, SourceId source = SourceId::none);
    /// The keys of what follows begin with this; `second`: it is the second model of the same derivation.
    void setPrefix(std::string prefix, bool second = false) {
        m_prefix = std::move(prefix);
        m_second = second;
    }
    /// The keys of what follows begin with this, before the prefix; `refit`: it is the model of resampled points.
    void setScope(std::string scope, bool refit = false) {
        m_scope = std::move(scope);
        m_refit = refit;
    }
    [[nodiscard]] Rounding rounding() const { return m_result.rounding; }
    void note(DerivationNote note);
    /// The equation that the steps of this section rest on.
    void state(Expr equation) { m_result.sections.back().equation = std::move(equation); }
    /// What the model gives, fitted and ahead.
    void setFitted(const StepValues& values) { m_result.fitted = values.step(); }
    void setLabels(std::vector<std::string> labels) { m_result.pointLabels = std::move(labels); }

    /// Measured numbers: nothing rounds them.
    StepValues given(Rule rule, const std::vector<double>& values, int first = 1);
    /// What the program found and no formula gives: searched, drawn, read from a table, rounded up. Likewise as it
    /// stands.
    StepValues found(Rule rule, const std::vector<double>& values, int first = 1);
    /// The formula of every point from `first` to `last`; a formula may take earlier lines of its own column.
    StepValues column(Rule rule, int first, int last, const std::function<Expr(int, const StepValues&)>& put);
    StepValues column(Rule rule, int first, int last, const std::function<Expr(int)>& put);
    StepValues value(Rule rule, Expr put, int point = 0);
    /// One line a series, counted from 1.
    StepValues bySeries(Rule rule, std::vector<std::pair<std::string, Expr>> lines);
    /// The cells by rows; the column that is given back counts them from 1.
    StepValues matrix(Rule rule, std::size_t columns, std::vector<Expr> cells);
    /// What a spreadsheet calculates aside and rounds as a step does.
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

/// Symbols of many formulas.
namespace letters {

[[nodiscard]] inline Expr k() {
    return symbol("k");
}
/// k plus or minus something.
[[nodiscard]] Expr k(int shift);
[[nodiscard]] Expr n();
/// x(k) as it was measured, and as a model gives it.
[[nodiscard]] Expr measuredX();
[[nodiscard]] Expr fittedX();
/// A letter with its order above, in parentheses: x^(1).
[[nodiscard]] Expr ofOrder(const std::string& letter, const std::string& order);
[[nodiscard]] Expr transposed(const std::string& letter);
[[nodiscard]] Expr indexed(const std::string& letter, const std::string& index);
/// The sum over i from a number to a symbol.
[[nodiscard]] Expr sumOver(const std::string& index, int from, Expr to, Expr body);
/// |predicted - measured| / |measured| in percent.
[[nodiscard]] Expr percentError(Expr predicted, const Expr& measured);

}  // namespace letters

/// Another course, or none at all, without rounding takes nothing from what is shown.
inline void setBeside(base::Expected<Derivation>& rounded, const base::Expected<Derivation>& exact) {
    if (rounded && exact) {
        setBeside(*rounded, *exact);
    }
}

/// What `write(rounding)` writes, a derivation or why there is none, with the exact values beside rounded ones.
template <class Write>
[[nodiscard]] auto besideExact(const Rounding& rounding, const Write& write) {
    auto derivation = write(rounding);
    if (rounding.kind != Rounding::Kind::none) {
        setBeside(derivation, write(Rounding{}));
    }
    return derivation;
}

}  // namespace greyscope::derivation
