#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/try.h"
#include "core/grey/models/model.h"
#include "core/grey/number_steps.h"

// A worked model is a list of steps (number_steps.h). A writer W runs the list: Calculation (below) gives the result of
// the model, the writer of core/derivation gives its derivation. A model is one type:
//   static constexpr GreyModel kModel;        its enumerator
//   static constexpr const char* kName;       its name on the command line
//   static constexpr const char* kTitle;      its name in errors
//   static constexpr const char* kSource;     name of its source, see derivation::sourceNames()
//   static constexpr Needs kNeeds;            what it needs besides the points
//   template <class W> static base::Expected<Worked<W>> work(W& w);
namespace greyscope::grey {

enum class GreyModel;

/// What a worked model needs besides the points.
struct Needs {
    bool background = false;  ///< whether the model has an alpha
    bool related = false;     ///< whether it needs related series
    bool arrivals = false;    ///< whether measured points after the fitted ones join it
};

/// The part of a derivation that the following steps belong to.
enum class WorkedPart { accumulation, response, restoration, residuals, states, correction, windows };

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

/// The writer that calculates a model.
class Calculation : public NumberSteps {
public:
    /// `name` is the model's name in errors.
    Calculation(const ModelInput& input, double alpha, std::string name, Needs needs)
        : m_input(input), m_alpha(alpha), m_name(std::move(name)), m_needs(needs) {}

    [[nodiscard]] const ModelInput& input() const { return m_input; }
    [[nodiscard]] Column points() const;
    [[nodiscard]] int last() const { return static_cast<int>(m_input.values.size()); }
    [[nodiscard]] int end() const { return last() + static_cast<int>(m_input.horizon); }
    [[nodiscard]] Column arrivals() const;
    void begin(WorkedPart /*part*/) {}
    /// States the whitening equation: `left` is a formula of x1 and its first and second derivative.
    template <class Left, class Right, class... Used>
    void whitening(Left /*left*/, Right /*right*/, const Used&... /*used*/) const {}
    /// States the equation of the roots r of which `left` is 0.
    template <class Left, class... Used>
    void characteristic(Left /*left*/, const Used&... /*used*/) const {}
    /// States the general solution x1(t): a formula of t - 1, which is 0 at the first point, and of its constants,
    /// which have these letters.
    template <class Formula, class... Used>
    void solution(const std::vector<Letter>& /*constants*/, Formula /*formula*/, const Used&... /*used*/) const {}
    void prefix(const std::string& /*prefix*/) {}
    [[nodiscard]] Column accumulated(const Column& x) const;
    [[nodiscard]] std::vector<Column> accumulatedRelated() const;
    [[nodiscard]] Column background(const Column& sums) const;
    [[nodiscard]] Column restored(const Column& response) const;
    /// Fits GM(1,1) to points and forecasts `steps` steps.
    [[nodiscard]] base::Expected<WorkedGm11<Calculation>> gm11(const Column& x, int steps);

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
