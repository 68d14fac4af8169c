#include "core/derivation/steps/baseline_steps.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/derivation/steps/least_squares.h"
#include "core/grey/models/baselines.h"

namespace greyscope::derivation {

using grey::BaselineKind;
using letters::fittedX;
using letters::k;
using letters::measuredX;
using letters::n;

namespace {

constexpr const char* kNormalForm = "normal-form";

Expr loads() {
    return at(symbol("N"), k());
}

class CurveWriter {
public:
    CurveWriter(Draft& draft, const grey::ModelOutcome& outcome, const grey::ModelInput& input,
                const StepValues& actual)
        : m_draft(draft), m_outcome(outcome), m_input(input), m_actual(actual) {}

    StepValues lastValue() {
        m_draft.begin(SectionId::curve);
        return values(at(symbol("x"), k(-1)),
                      [&](int point) { return m_actual(std::clamp(point - 1, m_actual.first(), m_actual.last())); });
    }

    StepValues mean() {
        m_draft.begin(SectionId::curve);
        const StepValues found = m_draft.value({.key = "mean",
                                                .symbol = bar(symbol("x")),
                                                .rule = fraction(letters::sumOver("k", 1, n(), measuredX()), n())},
                                               fraction(sum(m_actual.all()), m_actual.count()));
        return values(bar(symbol("x")), [&](int /*point*/) { return found(); });
    }

    /// Writes the measured points, before the unknowns of the curve.
    LinearSystem measuredBy(const Expr& curve) {
        LinearSystem system;
        system.equation = equal(measuredX(), curve);
        system.rightSymbol = measuredX();
        system.right = [this](int point) { return m_actual(point); };
        system.first = m_actual.first();
        system.last = m_actual.last();
        return system;
    }

    StepValues linear() {
        const Expr slope = symbol("b");
        const Expr intercept = symbol("c");
        LinearSystem system = measuredBy(sum({product({slope, k()}), intercept}));
        system.unknowns = {{"b", slope, k(), [](int point) { return number(point); }, false},
                           {"c", intercept, number(1), [](int /*point*/) { return number(1); }, true}};
        const std::vector<StepValues> found = leastSquares(m_draft, system);
        m_draft.begin(SectionId::curve);
        return values(sum({product({slope, k()}), intercept}), [&](int point) {
            return sum({product({found[0](), number(point)}), found[1]()});
        });
    }

    /// Writes A e^{bk}, counted from k0 if A would overflow or underflow.
    StepValues ofExponential() {
        const std::optional<double> origin = parameter("k0");
        const StepValues rate = searched("b", symbol("b"));
        const Expr index = origin ? difference(k(), letters::indexed("k", "0")) : k();
        return scaled("A", exponential(product({symbol("b"), index})), [&](int point) {
            return exponential(product({rate(), number(Real(point) - origin.value_or(0.0))}));
        });
    }

    /// Writes A N^b, or A (N/N0)^b if A would overflow or underflow.
    StepValues ofPower() {
        writeLoads();
        const std::optional<double> origin = parameter("N0");
        const StepValues exponent = searched("b", symbol("b"));
        const Expr rule = power(origin ? fraction(loads(), letters::indexed("N", "0")) : loads(), symbol("b"));
        return scaled("A", rule, [&](int point) {
            Expr load = m_loads(point);
            return power(origin ? fraction(std::move(load), number(*origin)) : std::move(load), exponent());
        });
    }

    StepValues saturation() {
        writeLoads();
        const StepValues half = searched("h", symbol("h"));
        return scaled("X", fraction(loads(), sum({loads(), symbol("h")})), [&](int point) {
            return fraction(m_loads(point), sum({m_loads(point), half()}));
        });
    }

    /// Writes lambda N / (1 + sigma (N - 1) + kappa N (N - 1)).
    StepValues law(bool agreeing) {
        writeLoads();
        const StepValues lambda = searched("λ", symbol("λ"), unit());
        const StepValues sigma = searched("σ", symbol("σ"));
        const StepValues kappa = agreeing ? searched("κ", symbol("κ")) : StepValues();
        const auto formula = [agreeing](Expr l, Expr s, Expr c, const Expr& load) {
            const Expr others = difference(load, number(1));
            std::vector<Expr> below{number(1), product({std::move(s), others})};
            if (agreeing) {
                below.push_back(product({std::move(c), load, others}));
            }
            return fraction(product({std::move(l), load}), sum(std::move(below)));
        };
        return values(formula(symbol("λ"), symbol("σ"), symbol("κ"), loads()), [&](int point) {
            return formula(lambda(), sigma(), agreeing ? kappa() : number(0), m_loads(point));
        });
    }

    /// Writes c0 + c1 N^i log2(N)^j, or only c0 if the loads explain nothing.
    StepValues normalForm() {
        if (!parameter("i")) {
            return mean();
        }
        writeLoads();
        const StepValues i = searched("i", symbol("i"));
        const StepValues j = searched("j", symbol("j"));
        const auto term = [](Expr load, Expr first, Expr second) {
            Expr logarithm = fraction(call("ln", {load}), call("ln", {number(2)}));
            return product({power(std::move(load), std::move(first)), power(std::move(logarithm), std::move(second))});
        };
        const Expr g = at(symbol("g"), k());
        const StepValues shape =
            m_draft.column({.key = "g", .symbol = g, .rule = term(loads(), symbol("i"), symbol("j"))}, m_actual.first(),
                           m_actual.last() + static_cast<int>(m_input.horizon),
                           [&](int point) { return term(m_loads(point), i(), j()); });
        const Expr slope = letters::indexed("c", "1");
        const Expr intercept = letters::indexed("c", "0");
        LinearSystem system = measuredBy(sum({intercept, product({slope, g})}));
        system.unknowns = {{"c1", slope, g, [&](int point) { return shape(point); }, false},
                           {"c0", intercept, number(1), [](int /*point*/) { return number(1); }, true}};
        const std::vector<StepValues> found = leastSquares(m_draft, system);
        m_draft.begin(SectionId::curve);
        return values(sum({intercept, product({slope, g})}), [&](int point) {
            return sum({found[1](), product({found[0](), shape(point)})});
        });
    }

private:
    [[nodiscard]] std::optional<double> parameter(const std::string& name) const {
        const auto found = std::find_if(m_outcome.parameters.begin(), m_outcome.parameters.end(),
                                        [&](const auto& each) { return each.first == name; });
        return found == m_outcome.parameters.end() ? std::nullopt : std::optional(found->second);
    }
    /// Handles a height that is not representable in the unit of the series.
    [[nodiscard]] double unit() const { return parameter("s").value_or(1.0); }

    StepValues searched(const std::string& name, Expr letter, double times = 1.0) {
        if (!m_open) {
            m_draft.begin(SectionId::curve);
            m_open = true;
        }
        const double value = parameter(name).value_or(0.0) * times;
        m_draft.note({NoteId::searched, {value}, {name}});
        return m_draft.found({.key = name, .symbol = std::move(letter), .ofPoint = false}, {value});
    }

    void writeLoads() {
        m_draft.begin(SectionId::curve);
        m_open = true;
        const auto count = static_cast<std::ptrdiff_t>(m_input.values.size() + m_input.horizon);
        m_loads = m_draft.given({.key = "N", .symbol = loads()}, {m_input.axis.begin(), m_input.axis.begin() + count});
    }

    StepValues values(Expr rule, const std::function<Expr(int)>& put) {
        return m_draft.column({.key = "restored", .symbol = fittedX(), .rule = std::move(rule)}, m_actual.first(),
                              m_actual.last() + static_cast<int>(m_input.horizon), put);
    }

    /// Writes the height of a shape g(k): sum x g / sum g^2.
    StepValues scaled(const std::string& name, Expr rule, const std::function<Expr(int)>& put) {
        const Expr g = at(symbol("g"), k());
        const StepValues shape = m_draft.column({.key = "g", .symbol = g, .rule = std::move(rule)}, m_actual.first(),
                                                m_actual.last() + static_cast<int>(m_input.horizon), put);
        std::vector<Expr> products;
        std::vector<Expr> squares;
        for (int point = m_actual.first(); point <= m_actual.last(); ++point) {
            products.push_back(product({m_actual(point), shape(point)}));
            squares.push_back(power(shape(point), number(2)));
        }
        const StepValues height =
            m_draft.value({.key = name,
                           .symbol = symbol(name),
                           .rule = fraction(letters::sumOver("k", 1, n(), product({measuredX(), g})),
                                            letters::sumOver("k", 1, n(), power(g, number(2))))},
                          fraction(sum(std::move(products)), sum(std::move(squares))));
        return values(product({symbol(name), g}), [&](int point) { return product({height(), shape(point)}); });
    }

    Draft& m_draft;
    const grey::ModelOutcome& m_outcome;
    const grey::ModelInput& m_input;
    const StepValues& m_actual;
    StepValues m_loads;
    bool m_open = false;
};

std::optional<BaselineKind> baselineNamed(const std::string& name) {
    for (const BaselineKind kind : grey::allBaselines()) {
        if (grey::baselineName(kind) == name) {
            return kind;
        }
    }
    return std::nullopt;
}

}  // namespace

bool hasCurveSteps(const std::string& name) {
    return baselineNamed(name) || name == "usl" || name == "amdahl" || name == kNormalForm;
}

StepValues curveSteps(Draft& draft, const grey::ModelOutcome& outcome, const grey::ModelInput& input,
                      const StepValues& actual) {
    CurveWriter writer(draft, outcome, input, actual);
    const auto kind = baselineNamed(outcome.name);
    if (outcome.name == kNormalForm) {
        return writer.normalForm();
    }
    if (!kind) {
        return writer.law(outcome.name == "usl");
    }
    switch (*kind) {
        case BaselineKind::lastValue:
            return writer.lastValue();
        case BaselineKind::mean:
            return writer.mean();
        case BaselineKind::linear:
            return writer.linear();
        case BaselineKind::exponential:
            return writer.ofExponential();
        case BaselineKind::power:
            return writer.ofPower();
        case BaselineKind::saturation:
            return writer.saturation();
    }
    return actual;
}

}  // namespace greyscope::derivation
