// Derivations of grey models: recomputed step by step, they end in what the model gave.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/derivation/forecast_derivation.h"
#include "core/derivation/notation/formula_text.h"
#include "core/grey/forecast/forecast_input.h"
#include "core/grey/models/residual.h"
#include "tests/support/draws.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_models {

using namespace greyscope;
using derivation::Derivation;
using grey::GreyModel;
using Numbers = std::vector<double>;

namespace {

/// A sanitized build takes 7 ms for each; all 200 where they are asked for.
int seriesCount() {
    return qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 200 : 10;
}

/// Of the result: three unknowns and more, and a fit to what a fit left, cost the result itself some of its digits.
double toleranceOf(GreyModel model) {
    const bool manyDigits = model == GreyModel::ndgm || model == GreyModel::gm1n || model == GreyModel::gm0n ||
                            model == GreyModel::residualEquations || model == GreyModel::residualExample;
    // Normal equations of four unknowns, some of them nearly dependent.
    return model == GreyModel::dgm1n ? 1e-9 : manyDigits ? 5e-12 : 1e-12;
}

/// Whether each value of the response enlarges the rounding of the one before many times.
bool enlargesRounding(const grey::ModelOutcome& outcome) {
    return std::any_of(outcome.parameters.begin(), outcome.parameters.end(), [](const auto& parameter) {
        return parameter.first == "b1" && std::abs(parameter.second) > 10.0;
    });
}

/// Draws that are the same on every machine.
class Draws : public test::Draws {
public:
    using test::Draws::Draws;
    /// Growth or decline with noise of a few percent.
    Numbers series(std::size_t count) {
        const double rate = between(-0.15, 0.25);
        const double level = std::exp(between(-3.0, 6.0));
        Numbers values;
        for (std::size_t k = 0; k < count; ++k) {
            values.push_back(level * std::exp(rate * static_cast<double>(k)) * between(0.9, 1.1));
        }
        return values;
    }
};

struct Case {
    data::SeriesTable table;
    grey::ForecastOptions options;
    grey::ModelOutcome outcome;
    Numbers held;
};

/// Fitted as forecast() does, without the models beside it.
std::optional<Case> caseOf(GreyModel model, unsigned seed) {
    Draws draws(seed);
    const std::size_t count = 7 + draws.below(6);
    Case made;
    made.table = test::tableOf({draws.series(count), draws.series(count), draws.series(count)});
    made.options.fitCount = count - draws.below(3);
    made.options.horizon = count - made.options.fitCount + draws.below(3);
    if (grey::rowOf(model).related) {
        made.options.related = {{made.table.series[1].name}, {made.table.series[2].name}};
        made.options.relatedFuture = grey::RelatedFuture::lastValue;
    }
    made.options.model = model;
    made.options.accumulated = grey::rowOf(model).cumulative && seed % 2 == 0;
    made.options.backgroundWeight = draws.below(2) == 0 ? 0.5 : draws.between(0.3, 0.7);
    made.options.order = draws.between(0.3, 1.4);
    made.options.power = draws.between(-0.5, 0.8);
    if (draws.below(4) == 0) {
        made.options.translation = {grey::Translation::Kind::fixed, draws.between(0.0, 3.0) * made.table.values(0, 0)};
    }
    if (draws.below(5) == 0) {
        made.options.buffer = grey::bufferOperators()[draws.below(grey::bufferOperators().size())].choice;
    }
    made.options.accuracy = {draws.below(2) == 0 ? grey::MeanErrorOver::fromSecond : grey::MeanErrorOver::all,
                             draws.below(2) == 0 ? grey::DeviationDivisor::n : grey::DeviationDivisor::nMinusOne,
                             draws.below(2) == 0 ? grey::JudgedBy::measured : grey::JudgedBy::buffered};
    const auto points = grey::forecastPoints(made.table, 0, made.options);
    const auto input = grey::modelInput(made.table, 0, *points, made.options);
    made.outcome = grey::fitGreyModel(model, *input, grey::greyOptionsOf(made.options), base::NoProgress{});
    for (std::size_t k = made.options.fitCount; k < count; ++k) {
        made.held.push_back(made.table.values(static_cast<Eigen::Index>(k), 0));
    }
    return made.outcome.failure ? std::nullopt : std::optional(std::move(made));
}

/// The step that gives the values in the unit of the series.
const derivation::Step* valuesOf(const Derivation& derivation) {
    const derivation::Step* found = nullptr;
    for (const char* key : {"restored", "values", "corrected", "unshifted"}) {
        if (const derivation::Step* step = derivation.step(key)) {
            found = step;
        }
    }
    return found;
}

/// `unit` is what the number is a share of: 100 of percents.
void compare(const Derivation& derivation, const char* key, const std::optional<double>& expected, double tolerance,
             double unit = 1.0) {
    const derivation::Step* step = derivation.step(key);
    QCOMPARE(step != nullptr, expected.has_value());
    if (step) {
        const double value = static_cast<double>(step->lines.back().value);
        QVERIFY2(
            std::abs(value - *expected) <= tolerance * std::max(std::abs(*expected), unit),
            qPrintable(QString("%1: %2 instead of %3").arg(key).arg(value, 0, 'g', 17).arg(*expected, 0, 'g', 17)));
    }
}

}  // namespace

class tst_derivation_models : public QObject {
    Q_OBJECT

private slots:
    void endsInTheResult_data();
    void endsInTheResult();
    void everyNumberComesFromALineBefore();
    void roundedStepsStandBesideExactOnes();
    void roundingTakesWhatItSays();
    void searchedValuesAreTakenOver();
    void automaticTranslationShowsItsBound();
    void remnantFromAnotherPoint();
    void secondModelsCountFromTheirFirstPoint();
    void constantSeriesGrowNothing();
    void everyPointHasTheTermsOfTheRule();
    void curvesEndInTheResult();
    void whatHasNoDerivationSaysSo();
};

void tst_derivation_models::endsInTheResult_data() {
    QTest::addColumn<int>("model");
    for (const grey::GreyModelRow& row : grey::greyModels()) {
        QTest::newRow(row.name.c_str()) << static_cast<int>(row.model);
    }
}

void tst_derivation_models::endsInTheResult() {
    QFETCH(int, model);
    const double tolerance = toleranceOf(static_cast<GreyModel>(model));
    const int wanted = seriesCount();
    int followed = 0;
    for (unsigned seed = 1; followed < wanted && seed < 40U * 200U; ++seed) {
        const auto made = caseOf(static_cast<GreyModel>(model), seed);
        if (!made || enlargesRounding(made->outcome)) {
            continue;  // a tail too short, a pole before the end
        }
        ++followed;
        const grey::ModelOutcome& outcome = made->outcome;
        const auto derivation = derivation::forecastDerivation(made->table, 0, made->options, outcome);
        QVERIFY(derivation.has_value());
        const derivation::Step* values = valuesOf(*derivation);
        QVERIFY(values != nullptr);
        Numbers expected = outcome.fitted;
        expected.insert(expected.end(), outcome.forecast.begin(), outcome.forecast.end());
        QCOMPARE(values->lines.size(), expected.size());
        double largest = 0.0;
        for (const double value : expected) {
            largest = std::max(largest, std::abs(value));
        }
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const double apart = std::abs(static_cast<double>(values->lines[i].value) - expected[i]);
            QVERIFY2(apart <= tolerance * largest,
                     qPrintable(QString("seed %1, k %2: off by %3").arg(seed).arg(i + 1).arg(apart / largest)));
        }
        compare(*derivation, "mape", outcome.accuracy.mape, tolerance, 100.0);
        compare(*derivation, "C-ratio", outcome.accuracy.varianceRatio, tolerance);
        compare(*derivation, "P", outcome.accuracy.smallErrorShare, tolerance);
        compare(*derivation, "fit.degree", outcome.accuracy.incidence, tolerance);
        const auto held =
            outcome.describes ? std::nullopt : grey::meanAbsolutePercentageError(made->held, outcome.forecast);
        compare(*derivation, "held.mape", held, tolerance, 100.0);
    }
    QCOMPARE(followed, wanted);
}

/// Nothing is put in that no line before gave: each number that names a line is that line's value.
void tst_derivation_models::everyNumberComesFromALineBefore() {
    for (const grey::GreyModelRow& row : grey::greyModels()) {
        std::optional<Case> made;
        for (unsigned seed = 1; !made; ++seed) {
            made = caseOf(row.model, seed);
        }
        const auto derivation = derivation::forecastDerivation(made->table, 0, made->options, made->outcome);
        int steps = 0;
        const auto check = [&](const auto& self, const derivation::Expr& expression) -> void {
            if (expression.from.known()) {
                QVERIFY(expression.from.step <= steps);
                const derivation::Step& from = derivation->steps[static_cast<std::size_t>(expression.from.step)];
                QCOMPARE(from.lines.at(static_cast<std::size_t>(expression.from.line)).value, expression.value);
            }
            for (const derivation::Expr& part : expression.parts) {
                self(self, part);
            }
        };
        for (const derivation::Step& step : derivation->steps) {
            for (const derivation::Line& line : step.lines) {
                check(check, line.put);
                QVERIFY(std::isfinite(line.value));
            }
            ++steps;
        }
    }
}

void tst_derivation_models::roundedStepsStandBesideExactOnes() {
    const data::SeriesTable table = test::tableOf({{2.874, 3.278, 3.337, 3.39, 3.679}});
    base::NoProgress progress;
    const grey::ForecastOptions options;
    const auto result = grey::forecast(table, 0, options, progress);
    const auto rounded = derivation::forecastDerivation(table, 0, options, result->model,
                                                        {{derivation::Rounding::Kind::decimals, 2}, {}});
    const derivation::Step* a = rounded->step("a");
    QVERIFY(std::abs(static_cast<double>(a->lines.front().exact) + 0.037204) < 5e-7);
    QCOMPARE(static_cast<double>(a->lines.front().value), -0.04);
    // The textbook's way: z(2) = 0.5 * 2.87 + ... is rounded before it is squared.
    QCOMPARE(static_cast<double>(rounded->line("z", 2)->value), 4.51);
    const double last = static_cast<double>(rounded->line("restored", 5)->value);
    const double exact = static_cast<double>(rounded->line("restored", 5)->exact);
    QVERIFY(std::abs(last - exact) > 0.01);
    QVERIFY(std::abs(exact - result->model.fitted.back()) < 1e-12);
}

void tst_derivation_models::roundingTakesWhatItSays() {
    using Kind = derivation::Rounding::Kind;
    const auto rounded = [](Kind kind, int digits, long double value) {
        return static_cast<double>(derivation::Rounding{kind, digits}(value));
    };
    QCOMPARE(rounded(Kind::none, 2, 1.0L / 3.0L), 1.0 / 3.0);
    QCOMPARE(rounded(Kind::decimals, 2, 2.345L), 2.35);
    QCOMPARE(rounded(Kind::decimals, 0, -2.5L), -3.0);
    QCOMPARE(rounded(Kind::decimals, 6, 0.5355L * (3.0L + derivation::Real(0.7)) / 4.0L), 0.495338);  // 0.4953375
    QCOMPARE(rounded(Kind::significant, 3, 0.00123456L), 0.00123);
    QCOMPARE(rounded(Kind::significant, 2, 98765.0L), 99000.0);
    QCOMPARE(rounded(Kind::significant, 3, 0.0L), 0.0);
    QCOMPARE(rounded(Kind::decimals, 300, 1e300L), 1e300);
}

void tst_derivation_models::searchedValuesAreTakenOver() {
    const data::SeriesTable table = test::tableOf({{12.4, 12.9, 14.4, 18.5, 19.2, 18.7, 16.6, 18.1, 18.1}});
    grey::ForecastOptions options;
    options.model = GreyModel::ngbm;
    options.searchBackground = true;
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    const auto derivation = derivation::forecastDerivation(table, 0, options, result->model);
    const auto& notes = derivation->sections.front().notes;
    QCOMPARE(notes.size(), std::size_t{2});
    QCOMPARE(notes[0].texts.front(), std::string("alpha"));
    QCOMPARE(notes[1].texts.front(), std::string("n"));
    compare(*derivation, "mape", result->model.accuracy.mape, 1e-12, 100.0);
}

void tst_derivation_models::automaticTranslationShowsItsBound() {
    const data::SeriesTable table = test::tableOf({{1.0, 4.0, 5.0, 9.0, 11.0, 14.0}});
    grey::ForecastOptions options;
    options.translation.kind = grey::Translation::Kind::automatic;
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    const auto derivation = derivation::forecastDerivation(table, 0, options, result->model);
    const auto section = std::find_if(
        derivation->sections.begin(), derivation->sections.end(),
        [](const derivation::DerivationSection& each) { return each.id == derivation::SectionId::translation; });
    QVERIFY(section != derivation->sections.end());
    QCOMPARE(section->notes.front().id, derivation::NoteId::shiftRoundedUp);
    QVERIFY(section->notes.front().numbers[0] < section->notes.front().numbers[1]);
    QVERIFY(section->notes.front().numbers[1] < 1.02L * section->notes.front().numbers[0]);
    QVERIFY(derivation->step("C")->found && !derivation->step("x")->found);
    compare(*derivation, "mape", result->model.accuracy.mape, 1e-12, 100.0);
    options.translation = {grey::Translation::Kind::fixed, *result->shift};
    const auto byHand =
        derivation::forecastDerivation(table, 0, options, grey::forecast(table, 0, options, progress)->model);
    QVERIFY(!byHand->step("C")->found);
}

/// Liu's example 7.4.1, from k0 = 9 and from a later one.
void tst_derivation_models::remnantFromAnotherPoint() {
    const Numbers measured{6.0, 20.0, 40.0, 25.0, 40.0, 45.0, 35.0, 21.0, 14.0, 18.0, 15.5, 17.0, 15.0};
    const data::SeriesTable table = test::tableOf({measured});
    grey::ForecastOptions options;
    options.model = GreyModel::residualRemnant;
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    const auto chosen = derivation::forecastDerivation(table, 0, options, result->model, {{}, 9});
    QCOMPARE(chosen->step("smoothed")->lines.front().point, 9);
    const auto later = derivation::forecastDerivation(table, 0, options, result->model, {{}, 10});
    QCOMPARE(later->step("smoothed")->lines.front().point, 10);
    QVERIFY(later->line("corrected", 13)->value != chosen->line("corrected", 13)->value);
    const auto early = derivation::forecastDerivation(table, 0, options, result->model, {{}, 3});
    QCOMPARE(early.error().code, base::ErrorCode::tooFewPoints);
    QVERIFY(std::stoi(early.error().arguments[1]) < 11);
    QCOMPARE(early.error().arguments[2], std::string("11"));  // all from k = 3 on
    grey::ResidualOptions fromThree;
    fromThree.tailStart = 3;
    const auto fit = grey::fitResidual(grey::ResidualReading::remnant, measured, fromThree);
    QCOMPARE(fit.error().arguments, early.error().arguments);
}

/// The second model counts from its first point: its rules say so, as its numbers do.
void tst_derivation_models::secondModelsCountFromTheirFirstPoint() {
    const data::SeriesTable table = test::tableOf({{0.244, 0.465, 0.648, 0.707, 0.716, 0.829}});
    grey::ForecastOptions options;
    options.model = GreyModel::residualExample;
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    const auto derivation = derivation::forecastDerivation(table, 0, options, result->model);
    const auto rule = [&](const char* key) {
        const derivation::Step* step = derivation->step(key);
        return derivation::plainFormula(derivation::ruleNotation(*step, {}));
    };
    QVERIFY2(rule("x1").find("[i=1..k]") != std::string::npos, rule("x1").c_str());
    QVERIFY2(rule("2.x1").find("[i=2..k]") != std::string::npos, rule("2.x1").c_str());
    QVERIFY2(rule("2.response").find("(2)") != std::string::npos, rule("2.response").c_str());
    QVERIFY2(rule("2.response").find("k − 1") != std::string::npos, rule("2.response").c_str());
}

void tst_derivation_models::constantSeriesGrowNothing() {
    const data::SeriesTable table = test::tableOf({{3.0, 3.0, 3.0, 3.0, 3.0}});
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, {}, progress);
    const auto derivation = derivation::forecastDerivation(table, 0, {}, result->model);
    QCOMPARE(static_cast<double>(derivation->line("restored", 7)->value), 3.0);
    QVERIFY(derivation->step("C-ratio") == nullptr);
}

/// b2 k is written with its k where that is 1, unlike b3, whose term is 1 at every point.
void tst_derivation_models::everyPointHasTheTermsOfTheRule() {
    const auto made = caseOf(GreyModel::ndgm, 1);
    const auto derivation = derivation::forecastDerivation(made->table, 0, made->options, made->outcome);
    const derivation::Step* response = derivation->step("response");
    for (std::size_t line = 1; line < response->lines.size(); ++line) {
        const derivation::Expr& put = response->lines[line].put;
        QCOMPARE(put.parts.size(), response->rule->parts.size());
        for (std::size_t term = 0; term < put.parts.size(); ++term) {
            QCOMPARE(put.parts[term].parts.size(), response->rule->parts[term].kind == derivation::Expr::Kind::product
                                                       ? std::size_t{2}
                                                       : std::size_t{0});
        }
    }
}

/// The curves beside the models, and the scaling laws.
void tst_derivation_models::curvesEndInTheResult() {
    constexpr double kTolerance = 1e-11;  // a rate is searched for in doubles
    std::map<std::string, int> followed;
    for (unsigned seed = 1; seed <= static_cast<unsigned>(seriesCount()); ++seed) {
        Draws draws(seed);
        const std::size_t count = 6 + draws.below(5);
        Numbers loads;
        for (std::size_t k = 0; k < count; ++k) {
            loads.push_back(std::exp2(static_cast<double>(k)));
        }
        const data::SeriesTable table = test::tableOf({draws.series(count)}, loads);
        grey::ForecastOptions options;
        options.fitCount = count - 2;
        options.horizon = 2;
        base::NoProgress progress;
        const auto result = grey::forecast(table, 0, options, progress);
        QVERIFY(result.has_value());
        for (const grey::ModelOutcome& outcome : result->baselines) {
            if (outcome.failure || !derivation::hasForecastDerivation(outcome.name)) {
                continue;
            }
            ++followed[outcome.name];
            const auto derivation = derivation::forecastDerivation(table, 0, options, outcome);
            QVERIFY(derivation.has_value());
            Numbers expected = outcome.fitted;
            expected.insert(expected.end(), outcome.forecast.begin(), outcome.forecast.end());
            const derivation::Step* values = derivation->step("restored");
            QCOMPARE(values->lines.size(), expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i) {
                const double apart = std::abs(static_cast<double>(values->lines[i].value) - expected[i]);
                QVERIFY2(apart <= kTolerance * std::max(1e-3, std::abs(expected[i])),
                         qPrintable(QString("%1, seed %2, k %3: off by %4")
                                        .arg(outcome.name.c_str())
                                        .arg(seed)
                                        .arg(i + 1)
                                        .arg(apart)));
            }
            compare(*derivation, "mape", outcome.accuracy.mape, kTolerance, 100.0);
            compare(*derivation, "C-ratio", outcome.accuracy.varianceRatio, kTolerance);
            compare(*derivation, "held.mape", outcome.holdoutMape, kTolerance, 100.0);
        }
    }
    for (const char* name :
         {"last-value", "mean", "linear", "exponential", "power", "saturation", "usl", "amdahl", "normal-form"}) {
        QVERIFY2(followed[name] > 0, name);
    }
}

void tst_derivation_models::whatHasNoDerivationSaysSo() {
    const data::SeriesTable table = test::tableOf({{1.0, 2.0, 3.0, 5.0, 8.0}});
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, {}, progress);
    grey::ModelOutcome other = result->baselines.front();
    other.name = "none";
    QCOMPARE(derivation::forecastDerivation(table, 0, {}, other).error().code, base::ErrorCode::optionUnknown);
    const data::SeriesTable many = test::tableOf({Numbers(derivation::kMostPoints + 1, 1.0)});
    const auto much = grey::forecast(many, 0, {}, progress);
    QCOMPARE(derivation::forecastDerivation(many, 0, {}, much->model).error().code, base::ErrorCode::tooManyPoints);
}

GREYSCOPE_TEST(tst_derivation_models)

}  // namespace tests_of_derivation_models

#include "tst_derivation_models.moc"
