#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/try.h"
#include "core/grey/models/model.h"

// A worked model is a list of steps, each with a symbol and a formula over any scalar. A writer W runs the list: with
// Calculation (below), the steps give numbers, the result of the model; with the writer of core/derivation, they give
// the rules, the numbers put in and the spreadsheet formulas. A model is one type:
//   static constexpr GreyModel kModel;        its enumerator
//   static constexpr const char* kName;       its name on the command line
//   static constexpr const char* kTitle;      its name in errors
//   static constexpr const char* kSource;     name of its source, see derivation::sourceNames()
//   static constexpr Needs kNeeds;            what it needs besides the points
//   template <class W> static base::Expected<Worked<W>> work(W& w);
// A formula is a generic function whose first parameter is the point k, followed by the columns and values that the
// step uses: [](auto k, const auto& x) { return x(k) - x(k - 1); }.
namespace greyscope::grey {

// Formulas call these without std::, so that a scalar's own overloads are found.
using std::cos;
using std::exp;
using std::floor;
using std::log;
using std::max;
using std::min;
using std::sin;
using std::sqrt;

enum class GreyModel;

/// Number type of worked models: eleven bits more than a double on usual machines, so that the textbook's form of a
/// formula loses no digits of the result.
using Extended = long double;

/// What a worked model needs besides the points.
struct Needs {
    bool background = false;  ///< whether the model has an alpha
    bool related = false;     ///< whether it needs related series
    bool arrivals = false;    ///< whether measured points after the fitted ones join it
};

/// The part of a derivation that the following steps belong to.
enum class WorkedPart { accumulation, response, restoration, residuals, states, correction, windows };

/// The symbol of a column or value: letter, order of accumulation, index, and whether it has a hat.
struct Letter {
    std::string text;
    std::string order = {};
    std::string index = {};
    bool fitted = false;
};

/// The name of a step and its symbol.
struct WorkedStep {
    std::string key;
    Letter letter;
    bool ofPoint = true;  ///< whether the lines are points of the axis
};

/// A point k, counted from 1, of a column over the scalar N.
template <class N>
struct PointOf {
    int at = 1;
    [[nodiscard]] N number() const { return N(static_cast<Extended>(at)); }
    [[nodiscard]] PointOf operator-(int by) const { return {at - by}; }
};

/// A parameter of a worked model; see FittedParameter.
template <class W>
struct WorkedParameter {
    std::string symbol;
    typename W::Value value;
    double power = 0.0;
    std::optional<std::size_t> factor = {};
};

/// The result of a worked model: its parameters, those of the least squares first, and its values at every point and
/// step.
template <class W>
struct Worked {
    std::vector<WorkedParameter<W>> parameters;
    typename W::Column values;
    std::size_t freedom = 0;  ///< residual degrees of freedom, see ModelFit
};

/// GM(1,1) of some points: its coefficients and its values at the points and steps.
template <class W>
struct WorkedGm11 {
    typename W::Value a;
    typename W::Value u;
    typename W::Column values;
};

/// Returns the integral of e^(-a s) over s from t to t + 1, which the difference of two responses contains.
[[nodiscard]] Extended decayOver(Extended a, Extended t);
/// Returns (1 - decayOver(a, t)) / a, also where a is so small that this form has lost its digits.
[[nodiscard]] Extended missedOver(Extended a, Extended t);

/// The writer that calculates: columns and values are numbers.
class Calculation {
public:
    static constexpr bool kCalculates = true;
    using Scalar = Extended;
    using Value = Extended;

    class Column {
    public:
        Column() = default;
        Column(int first, std::vector<Extended> values) : m_first(first), m_values(std::move(values)) {}
        [[nodiscard]] Extended operator()(PointOf<Extended> k) const { return (*this)(k.at); }
        [[nodiscard]] Extended operator()(int k) const { return m_values[static_cast<std::size_t>(k - m_first)]; }
        [[nodiscard]] int first() const { return m_first; }
        [[nodiscard]] int last() const { return m_first + static_cast<int>(m_values.size()) - 1; }
        [[nodiscard]] const std::vector<Extended>& values() const { return m_values; }
        void add(Extended value) { m_values.push_back(value); }

    private:
        int m_first = 1;
        std::vector<Extended> m_values;
    };

    /// `name` is the model's name in errors.
    Calculation(const ModelInput& input, double alpha, std::string name, Needs needs)
        : m_input(input), m_alpha(alpha), m_name(std::move(name)), m_needs(needs) {}

    [[nodiscard]] const ModelInput& input() const { return m_input; }
    [[nodiscard]] Column points() const;
    [[nodiscard]] int last() const { return static_cast<int>(m_input.values.size()); }
    [[nodiscard]] int end() const { return last() + static_cast<int>(m_input.horizon); }
    [[nodiscard]] Column arrivals() const;
    [[nodiscard]] static Value constant(const std::string& /*letter*/, Extended value) { return value; }
    void begin(WorkedPart /*part*/) {}
    void prefix(const std::string& /*prefix*/) {}
    /// Returns the number of a value or of a line, for a decision.
    [[nodiscard]] static Extended numberOf(Value value) { return value; }
    [[nodiscard]] static Extended numberAt(const Column& column, int k) { return column(k); }
    [[nodiscard]] static Value valueOf(const Column& column, int k) { return column(k); }
    /// Returns a line of a column, with which another one begins.
    [[nodiscard]] static Extended lineOf(const Column& column, int k) { return column(k); }

    [[nodiscard]] Column accumulated(const Column& x) const;
    [[nodiscard]] std::vector<Column> accumulatedRelated() const;
    [[nodiscard]] Column background(const Column& sums) const;
    [[nodiscard]] Column restored(const Column& response) const;
    /// Fits GM(1,1) to points and forecasts `steps` steps.
    [[nodiscard]] base::Expected<WorkedGm11<Calculation>> gm11(const Column& x, int steps);

    template <class F, class... Used>
    [[nodiscard]] Column column(const WorkedStep& /*step*/, int from, int to, F formula, const Used&... used) const {
        Column result(from, {});
        for (int k = from; k <= to; ++k) {
            result.add(formula(PointOf<Extended>{k}, used...));
        }
        return result;
    }
    /// Writes a column whose formula also takes the column itself, for lines before; it begins with `start`.
    template <class F, class... Used>
    [[nodiscard]] Column chain(const WorkedStep& /*step*/, int from, int to, Value start, F formula,
                               const Used&... used) const {
        Column result(from, {start});
        for (int k = from + 1; k <= to; ++k) {
            result.add(formula(PointOf<Extended>{k}, std::as_const(result), used...));
        }
        return result;
    }
    /// Writes a column of numbers that other steps have given; `chosen` returns that of k.
    template <class F>
    [[nodiscard]] Column chosen(const WorkedStep& /*step*/, int from, int to, F choose) const {
        Column result(from, {});
        for (int k = from; k <= to; ++k) {
            result.add(choose(k));
        }
        return result;
    }
    /// Writes a single value. The formula's first parameter offers sum(from, to, f), least(column), greatest(column).
    template <class F, class... Used>
    [[nodiscard]] Value value(const WorkedStep& /*step*/, F formula, const Used&... used) const {
        return formula(Sums{}, used...);
    }
    /// Solves right(k) = rows(k)[0] p_0 + rows(k)[1] p_1 + ... over k = from .. to by least squares. Errors: those of
    /// leastSquares() in gm11_variants.h.
    template <class Right, class Rows, class... Used>
    [[nodiscard]] base::Expected<std::vector<Value>> leastSquares(const std::vector<Letter>& /*unknowns*/, int from,
                                                                  int to, Right right, Rows rows, const Used&... used) {
        std::vector<std::vector<Extended>> all;
        std::vector<Extended> rights;
        for (int k = from; k <= to; ++k) {
            all.push_back(rows(PointOf<Extended>{k}, used...));
            rights.push_back(right(PointOf<Extended>{k}, used...));
        }
        return solved(all, rights);
    }
    /// Writes the matrix of the shares of transitions from state i to state j among those from i; a state without a
    /// transition keeps to itself.
    [[nodiscard]] Column transitions(const WorkedStep& step, const Column& states, int count) const;
    /// Writes what is expected one transition earlier: the sums over j of the shares of state i times `expected`(j).
    [[nodiscard]] Column before(const WorkedStep& step, const Column& shares, const Column& expected) const;

    /// The least squares, if the input requests them.
    [[nodiscard]] std::vector<Equations> takeEquations() { return std::move(m_equations); }

private:
    struct Sums {
        template <class F>
        [[nodiscard]] Extended sum(int from, int to, F f) const {
            Extended total = 0.0L;
            for (int k = from; k <= to; ++k) {
                total += f(PointOf<Extended>{k});
            }
            return total;
        }
        [[nodiscard]] static Extended least(const Column& of) {
            return *std::min_element(of.values().begin(), of.values().end());
        }
        [[nodiscard]] static Extended greatest(const Column& of) {
            return *std::max_element(of.values().begin(), of.values().end());
        }
    };

    [[nodiscard]] base::Expected<std::vector<Value>> solved(const std::vector<std::vector<Extended>>& rows,
                                                            const std::vector<Extended>& right);

    const ModelInput& m_input;
    double m_alpha;
    std::string m_name;
    Needs m_needs;
    std::vector<Equations> m_equations;
};

/// Returns the fit of a worked model. Errors: those of the model.
template <class Model>
[[nodiscard]] base::Expected<ModelFit> fitWorked(const ModelInput& input, double alpha) {
    Calculation calculation(input, alpha, Model::kTitle, Model::kNeeds);
    const auto worked = GREYSCOPE_TRY(Model::work(calculation));
    ModelFit fit;
    for (const auto& parameter : worked.parameters) {
        fit.parameters.push_back(
            {parameter.symbol, static_cast<double>(parameter.value), parameter.power, parameter.factor});
    }
    for (const Extended value : worked.values.values()) {
        fit.values.push_back(static_cast<double>(value));
    }
    fit.freedom = worked.freedom;
    fit.equations = calculation.takeEquations();
    return fit;
}

}  // namespace greyscope::grey
