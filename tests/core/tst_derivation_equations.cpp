// The equations that a derivation states: the solution satisfies the whitening equation, and the response is the
// solution at the points. Symbols are replaced by the numbers of the steps.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/derivation/draft.h"
#include "core/derivation/forecast_derivation.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_equations {

using namespace greyscope;
using namespace greyscope::derivation;
using grey::GreyModel;
using Numbers = std::vector<double>;
using Put = std::vector<std::pair<Expr, Real>>;

namespace {

/// The formula with numbers in the place of the terms in `numbers`, of which the first that fits counts.
Expr replaced(const Expr& formula, const Put& numbers) {
    for (const auto& [term, value] : numbers) {
        if (formula == term) {
            return number(value);
        }
    }
    Expr result = formula;
    for (Expr& part : result.parts) {
        part = replaced(part, numbers);
    }
    return result;
}

Derivation derivationOf(GreyModel model, const Numbers& values, double power = 2.0) {
    grey::ForecastOptions options;
    options.model = model;
    options.horizon = 2;
    options.power = model == GreyModel::ngbm ? std::optional(power) : std::nullopt;
    const data::SeriesTable table = test::tableOf({values});
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    return *forecastDerivation(table, 0, options, result->model, {});
}

const DerivationSection& responseOf(const Derivation& derivation) {
    return *std::find_if(derivation.sections.begin(), derivation.sections.end(),
                         [](const auto& section) { return section.id == SectionId::response; });
}

/// The numbers of all steps: of single values by their symbols, of columns by symbols like x(1).
Put numbersOf(const Derivation& derivation) {
    Put numbers;
    for (const Step& step : derivation.steps) {
        if (step.isMatrix() || step.key == "response" || step.key == "restored") {
            continue;
        }
        for (const Line& line : step.lines) {
            const bool single = step.lines.size() == 1;
            numbers.emplace_back(single ? step.symbol : at(step.symbol.parts.front(), number(line.point)), line.value);
            if (step.key == "x") {  // the measured points are x(0) too
                numbers.emplace_back(at(letters::ofOrder("x", "0"), number(line.point)), line.value);
            }
        }
    }
    return numbers;
}

using Curve = std::function<Real(Real)>;

/// The curve that the right side of an equation gives; `back` inverts its left side.
Curve curveOf(
    const Expr& equation, const Put& numbers, const Curve& back = [](Real y) { return y; }) {
    return [=](Real t) {
        Put put = numbers;
        put.emplace_back(symbol("t"), t);
        return back(evaluate(replaced(equation.parts[1], put)));
    };
}

/// How far the two sides of an equation of a function and its derivatives are apart, as a share of their terms.
Real apart(const Expr& equation, const Expr& letter, const Curve& curve, Real t, const Put& numbers) {
    constexpr Real h = 1e-4L;
    const Real x = curve(t);
    Put put{{letters::derivative(letter, 2), (curve(t + h) - 2.0L * x + curve(t - h)) / (h * h)},
            {letters::derivative(letter), (curve(t + h) - curve(t - h)) / (2.0L * h)},
            {letter, x}};
    put.insert(put.end(), numbers.begin(), numbers.end());
    const Real left = evaluate(replaced(equation.parts[0], put));
    const Real right = evaluate(replaced(equation.parts[1], put));
    return std::abs(left - right) / (std::abs(left) + std::abs(right) + std::abs(x));
}

Expr x1() {
    return letters::ofOrder("x", "1");
}

bool isResponse(const Derivation& derivation, const Curve& curve) {
    const Step& response = *derivation.step("response");
    return std::all_of(response.lines.begin(), response.lines.end(), [&](const Line& line) {
        return std::abs(curve(line.point) - line.value) <= 1e-9L * (1.0L + std::abs(line.value));
    });
}

const std::vector<Numbers> kSeries{{41.0, 49.0, 61.0, 78.0, 96.0, 104.0},
                                   {2.874, 3.278, 3.337, 3.39, 3.679, 3.9},
                                   {9.0, 7.5, 6.1, 5.2, 4.0, 3.4, 3.0},
                                   {1.0, 3.0, 7.0, 9.0, 6.0, 2.0, 1.0},
                                   {5.0, 8.0, 3.0, 8.0, 4.0, 7.0, 3.5}};

}  // namespace

class tst_derivation_equations : public QObject {
    Q_OBJECT

private slots:
    void gm11() {
        for (const Numbers& series : kSeries) {
            const Derivation derivation = derivationOf(GreyModel::gm11, series);
            const std::vector<Expr>& equations = responseOf(derivation).equations;
            QCOMPARE(equations.size(), std::size_t{3});
            Put numbers = numbersOf(derivation);
            numbers.emplace_back(symbol("c"), 0.75L);
            // The general solution with any constant, and the one through the first point.
            for (const std::size_t which : {std::size_t{1}, std::size_t{2}}) {
                const Curve curve = curveOf(equations[which], numbers);
                QVERIFY(apart(equations[0], x1(), curve, 2.3L, numbers) < 1e-6L);
            }
            QVERIFY(isResponse(derivation, curveOf(equations[2], numbers)));
        }
    }

    void verhulstAndItsPowers() {
        for (const double power : {2.0, 0.5, -0.5}) {
            const bool verhulst = power == 2.0;
            for (const Numbers& series : {kSeries[0], kSeries[1], kSeries[2]}) {
                const Derivation derivation =
                    derivationOf(verhulst ? GreyModel::verhulst : GreyModel::ngbm, series, power);
                const std::vector<Expr>& equations = responseOf(derivation).equations;
                QCOMPARE(equations.size(), std::size_t{4});
                Put numbers = numbersOf(derivation);
                numbers.emplace_back(symbol("n"), static_cast<Real>(power));
                const Real m = 1.0L - static_cast<Real>(power);
                const Curve x = curveOf(equations[3], numbers, [m](Real y) { return std::pow(y, 1.0L / m); });
                QVERIFY(apart(equations[0], x1(), x, 2.3L, numbers) < 1e-6L);
                const Curve y = curveOf(equations[3], numbers);
                QVERIFY(apart(equations[2], symbol("y"), y, 2.3L, numbers) < 1e-6L);
                QVERIFY(isResponse(derivation, x));
            }
        }
    }

    void modelsOfSecondOrder() {
        std::size_t waves = 0;
        for (const GreyModel model : {GreyModel::gm21, GreyModel::dgm21}) {
            for (const Numbers& series : kSeries) {
                const Derivation derivation = derivationOf(model, series);
                const std::vector<Expr>& equations = responseOf(derivation).equations;
                QCOMPARE(equations.size(), std::size_t{model == GreyModel::gm21 ? 3U : 2U});
                const Put numbers = numbersOf(derivation);
                if (model == GreyModel::gm21) {
                    waves += derivation.step("q") != nullptr ? 1 : 0;
                    const Curve curve = curveOf(equations[2], numbers);
                    QVERIFY(apart(equations[0], x1(), curve, 2.3L, numbers) < 1e-5L);
                    QVERIFY(isResponse(derivation, curve));
                    for (const char* key : {"r1", "r2"}) {
                        if (const Step* root = derivation.step(key)) {
                            Put put = numbers;
                            put.emplace_back(symbol("r"), root->lines.front().value);
                            QVERIFY(std::abs(evaluate(replaced(equations[1].parts[0], put))) < 1e-12L);
                        }
                    }
                } else {
                    Put any = numbers;
                    any.emplace_back(letters::indexed("C", "1"), 0.75L);
                    any.emplace_back(letters::indexed("C", "2"), 2.5L);
                    QVERIFY(apart(equations[0], x1(), curveOf(equations[1], any), 2.3L, any) < 1e-5L);
                }
            }
        }
        QVERIFY(waves > 0 && waves < kSeries.size());
    }

    /// x1(k+1) = (x1(1) - S(k+1)/a) e^(-ak) + S(k+1)/a beside the model's own values.
    void theTextbooksResponseOfGm1n() {
        const Numbers first{2.874, 3.278, 3.307, 3.39, 3.679};
        const Numbers second{7.04, 7.645, 8.075, 8.53, 8.774};
        grey::ForecastOptions options;
        options.model = GreyModel::gm1n;
        options.horizon = 0;
        options.related = {{"s1", {}}};
        const data::SeriesTable table = test::tableOf({first, second});
        base::NoProgress progress;
        const auto result = grey::forecast(table, 0, options, progress);
        const Derivation derivation = *forecastDerivation(table, 0, options, result->model, {});
        const Real a = derivation.step("a")->lines.front().value;
        const Real b = derivation.step("b2")->lines.front().value;
        Real sum = 0.0L;
        for (std::size_t k = 0; k < second.size(); ++k) {
            sum += static_cast<Real>(second[k]);
            const Real level = b * sum / a;
            const Real expected = (static_cast<Real>(first[0]) - level) * std::exp(-a * static_cast<Real>(k)) + level;
            QVERIFY(std::abs(derivation.step("response")->lines[k].value - expected) < 1e-12L);
        }
        QCOMPARE(responseOf(derivation).equations.size(), std::size_t{2});
        // The fitted values are those of the model, not of the approximation.
        const Step& fitted = derivation.steps[static_cast<std::size_t>(derivation.fitted)];
        for (std::size_t k = 0; k < first.size(); ++k) {
            QVERIFY(std::abs(static_cast<double>(fitted.lines[k].value) - result->model.fitted[k]) < 1e-12);
        }
        QVERIFY(std::abs(static_cast<double>(derivation.step("response.restored")->lines[4].value) -
                         result->model.fitted[4]) > 1e-3);
    }
};

GREYSCOPE_TEST(tst_derivation_equations)

}  // namespace tests_of_derivation_equations

#include "tst_derivation_equations.moc"
