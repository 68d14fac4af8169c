#include <QTest>

#include <cmath>
#include <numeric>

#include "core/grey/forecast/forecast.h"
#include "core/grey/models/baselines.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_forecast {

using namespace greyscope;
using base::ErrorCode;
using grey::AxisSpacing;
using grey::BaselineKind;
using Numbers = std::vector<double>;

namespace {

/// Case 1.1-R, GB/s.
const Numbers kThreads{1, 2, 4, 8, 16, 32, 64, 128};
const Numbers kRead{0.244, 0.465, 0.648, 0.707, 0.716, 0.829, 0.823, 0.849};

bool near(double a, double b, double tolerance) {
    return std::abs(a - b) <= tolerance;
}

bool near(const Numbers& a, const Numbers& b, double tolerance) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](double x, double y) { return near(x, y, tolerance); });
}

grey::ForecastOptions optionsOf(std::size_t fitCount, std::optional<std::size_t> horizon = {}, double weight = 0.5) {
    return {fitCount, horizon, weight};
}

base::Expected<grey::ForecastResult> forecastOf(const Numbers& values, const Numbers& axis,
                                                const grey::ForecastOptions& options = {}) {
    base::NoProgress progress;
    return grey::forecast(test::tableOf({values}, axis), 0, options, progress);
}

grey::ForecastResult workedExample() {
    return *forecastOf(kRead, kThreads, optionsOf(6));
}

const grey::ModelOutcome& baseline(const grey::ForecastResult& result, BaselineKind kind) {
    return result.baselines.at(static_cast<std::size_t>(kind));
}

/// Cancelled from the thirtieth question on: there are fewer between the models, so that one must have asked inside.
class CancelledSoon final : public base::Progress {
public:
    void report(double /*fraction*/) override { ++m_reports; }
    [[nodiscard]] bool cancelled() const override { return ++m_questions >= 30; }
    [[nodiscard]] int reports() const { return m_reports; }

private:
    int m_reports = 0;
    mutable int m_questions = 0;
};

double parameter(const grey::ModelOutcome& outcome, const std::string& symbol) {
    for (const auto& [name, value] : outcome.parameters) {
        if (name == symbol) {
            return value;
        }
    }
    return std::nan("");
}

std::vector<std::string> labelsOf(const std::vector<grey::ForecastPoint>& steps) {
    std::vector<std::string> labels;
    for (const grey::ForecastPoint& step : steps) {
        labels.push_back(step.label);
    }
    return labels;
}

grey::ModelInput inputOf(const Numbers& values, const Numbers& axis, std::size_t horizon) {
    std::vector<std::string> labels;
    for (std::size_t k = 0; k < values.size() + horizon; ++k) {
        labels.push_back(std::to_string(k + 1));
    }
    return {"s", values, horizon, axis, std::make_shared<const std::vector<std::string>>(std::move(labels)), "N"};
}

}  // namespace

class tst_forecast : public QObject {
    Q_OBJECT

private slots:
    void splitsTheSeries();
    void holdoutErrorsOfTheWorkedExample();
    void baselinesOfTheWorkedExample();
    void exactCurvesAreRecovered();
    void aPowerOfYearsHasAHeightWithAllItsDigits();
    void baselinesThatCannotBeFitted();
    void saturationOfFallingDataIsFlat();
    void axisGoesOn_data();
    void axisGoesOn();
    void pointsThatAreAskedFor();
    void whatIsSaidOfThePointsIsNotOfTheSteps();
    void horizonDefaults();
    void horizonPastTheMeasuredPoints();
    void anotherModel();
    void otherModelsBesideIt();
    void eachModelHasItsOwnOutcome();
    void fewPointsLeaveTheBaselines();
    void translationIsUndone();
    void stepsThatTheTableHas();
    void relatedSeries();
    void bufferedPointsAreFittedAndMeasuredOnesJudge();
    void aModelThatDescribesHasNoForecast();
    void aModelThatSawHeldOutPointsHasNoRank();
    void ranking();
    void refusals();
    void endsInsideAFitWhenCancelled();
};

void tst_forecast::splitsTheSeries() {
    const grey::ForecastResult result = workedExample();
    QCOMPARE(result.series, std::string("s0"));
    QCOMPARE(result.actual, Numbers(kRead.begin(), kRead.begin() + 6));
    QCOMPARE(result.labels, (std::vector<std::string>{"1", "2", "4", "8", "16", "32"}));
    QCOMPARE(result.steps.size(), std::size_t{2});
    QCOMPARE(result.steps[1].label, std::string("128"));
    QCOMPARE(result.steps[1].number, std::optional(128.0));
    QCOMPARE(result.steps[1].actual, std::optional(0.849));
    QCOMPARE(result.model.fitted, result.gm11->fitted);
    QCOMPARE(result.classRatio.values.size(), std::size_t{5});
}

void tst_forecast::holdoutErrorsOfTheWorkedExample() {
    const grey::ForecastResult result = workedExample();
    QVERIFY(near(*result.model.holdoutMape, 18.77, 0.005));
    QVERIFY(near(*baseline(result, BaselineKind::lastValue).holdoutMape, 1.54, 0.005));
    QVERIFY(near(*baseline(result, BaselineKind::linear).holdoutMape, 22.97, 0.005));
    QVERIFY(near(*baseline(result, BaselineKind::power).holdoutMape, 33.66, 0.005));
    QVERIFY(near(*baseline(result, BaselineKind::saturation).holdoutMape, 0.86, 0.005));
}

void tst_forecast::baselinesOfTheWorkedExample() {
    // Curves by scipy.optimize.curve_fit (scipy 1.10), lines by numpy.polyfit.
    const grey::ForecastResult result = workedExample();
    const grey::ModelOutcome& saturation = baseline(result, BaselineKind::saturation);
    QVERIFY(near(parameter(saturation, "X"), 0.85916892, 1e-7));
    QVERIFY(near(parameter(saturation, "h"), 1.82985934, 1e-7));
    QVERIFY(near(saturation.forecast, {0.83528677, 0.84705954}, 1e-7));
    QVERIFY(near(*saturation.accuracy.mape, 4.66, 0.005) && near(*saturation.accuracy.varianceRatio, 0.217, 0.0005));
    const grey::ModelOutcome& power = baseline(result, BaselineKind::power);
    QVERIFY(near(parameter(power, "A"), 0.38670271, 1e-7) && near(parameter(power, "b"), 0.23500785, 1e-7));
    QVERIFY(near(*power.accuracy.mape, 7.85, 0.005) && near(*power.accuracy.smallErrorShare, 5.0 / 6.0, 1e-12));
    const grey::ModelOutcome& exponential = baseline(result, BaselineKind::exponential);
    QVERIFY(near(parameter(exponential, "A"), 0.32857371, 1e-7) && near(parameter(exponential, "b"), 0.16289503, 1e-7));
    QVERIFY(near(exponential.forecast, power.forecast, 1e-12));
    const grey::ModelOutcome& linear = baseline(result, BaselineKind::linear);
    QVERIFY(near(parameter(linear, "intercept"), 0.2278, 1e-10) && near(parameter(linear, "slope"), 0.10677143, 1e-8));
    const grey::ModelOutcome& last = baseline(result, BaselineKind::lastValue);
    QCOMPARE(last.fitted, (Numbers{0.244, 0.244, 0.465, 0.648, 0.707, 0.716}));
    QCOMPARE(parameter(last, "x(6)"), 0.829);
    QVERIFY(near(*last.accuracy.mape, 19.80, 0.005) && near(*last.accuracy.varianceRatio, 0.430, 0.0005));
    QVERIFY(near(parameter(baseline(result, BaselineKind::mean), "mean"), 3.609 / 6.0, 1e-12));
}

void tst_forecast::exactCurvesAreRecovered() {
    const Numbers axis{1, 3, 4, 10, 17, 30, 40};
    const auto valuesOf = [&](const std::function<double(double, double)>& curve) {
        Numbers values;
        for (std::size_t k = 0; k < 5; ++k) {
            values.push_back(curve(static_cast<double>(k + 1), axis[k]));
        }
        return values;
    };
    const auto check = [&](BaselineKind kind, const std::function<double(double, double)>& curve) {
        const grey::ModelOutcome outcome =
            grey::fitBaseline(kind, inputOf(valuesOf(curve), axis, 2), base::NoProgress{});
        return !outcome.failure && near(outcome.forecast[0] / curve(6, 30), 1.0, 1e-9) &&
               near(outcome.forecast[1] / curve(7, 40), 1.0, 1e-9);
    };
    QVERIFY(check(BaselineKind::linear, [](double k, double) { return 7.0 - 3.0 * k; }));
    QVERIFY(check(BaselineKind::exponential, [](double k, double) { return 4.0 * std::exp(-0.8 * k); }));
    QVERIFY(check(BaselineKind::exponential, [](double k, double) { return -1e200 * std::exp(1.7 * k); }));
    QVERIFY(check(BaselineKind::power, [](double, double number) { return 1e-200 * std::pow(number, 1.4); }));
    QVERIFY(check(BaselineKind::saturation, [](double, double number) { return 900.0 * number / (number + 23.0); }));
    QVERIFY(check(BaselineKind::saturation, [](double, double number) { return number / (number + 0.01); }));
}

void tst_forecast::aPowerOfYearsHasAHeightWithAllItsDigits() {
    // 3 % more a year is N^60 about 2000: A N^b would need an A of 1e-197 and, steeper, one that is no number.
    for (const double growth : {0.03, 0.15}) {
        Numbers years;
        Numbers values;
        for (int k = 0; k < 10; ++k) {
            years.push_back(2010.0 + k);
            values.push_back(5.0 * std::exp(growth * k) + 0.1 * (k % 3));
        }
        const auto outcome = grey::fitBaseline(BaselineKind::power, inputOf(values, years, 0), base::NoProgress{});
        const double origin = growth < 0.1 ? 1.0 : parameter(outcome, "N0");
        QVERIFY(growth < 0.1 || origin == 2019.0);
        QVERIFY(std::isnormal(parameter(outcome, "A")));
        for (std::size_t k = 0; k < values.size(); ++k) {
            const double value = parameter(outcome, "A") * std::pow(years[k] / origin, parameter(outcome, "b"));
            QVERIFY(near(value, outcome.fitted[k], 1e-9 * value));
        }
    }
}

void tst_forecast::baselinesThatCannotBeFitted() {
    const auto failureOf = [](BaselineKind kind, const grey::ModelInput& input) {
        const grey::ModelOutcome outcome = grey::fitBaseline(kind, input, base::NoProgress{});
        return outcome.failure && outcome.fitted.empty() ? outcome.failure->code : ErrorCode::internal;
    };
    const Numbers line{3, 6, 9, 12};
    QCOMPARE(failureOf(BaselineKind::saturation, inputOf(line, {1, 2, 3, 4, 5, 6}, 2)), ErrorCode::singularSystem);
    QCOMPARE(failureOf(BaselineKind::saturation, inputOf(line, {0, 2, 3, 4, 5, 6}, 2)), ErrorCode::nonPositive);
    QCOMPARE(failureOf(BaselineKind::power, inputOf(line, {-1, 2, 3, 4, 5, 6}, 2)), ErrorCode::nonPositive);
    QCOMPARE(failureOf(BaselineKind::power, inputOf(line, {1, 2, 5, 6}, 2)), ErrorCode::missingValue);
    // An axis whose ends have no common unit, and one whose logarithms are all the same.
    QVERIFY(failureOf(BaselineKind::saturation, inputOf({3, 6, 7, 8}, {1e-300, 1, 2, 1e300}, 0)) !=
            ErrorCode::cancelled);
    QCOMPARE(failureOf(BaselineKind::power, inputOf(line, {1e17, 1e17 + 16, 1e17 + 32, 1e17 + 48}, 0)),
             ErrorCode::singularSystem);
    QCOMPARE(failureOf(BaselineKind::exponential, inputOf({0, 0, 0, 1}, {}, 2)), ErrorCode::singularSystem);
    QCOMPARE(failureOf(BaselineKind::linear, inputOf({-1.7e308, 0, 0, 1.7e308}, {}, 2)), ErrorCode::overflow);
}

void tst_forecast::saturationOfFallingDataIsFlat() {
    const auto outcome =
        grey::fitBaseline(BaselineKind::saturation, inputOf({9, 8, 7, 4}, {1, 2, 3, 4, 5}, 1), base::NoProgress{});
    QCOMPARE(parameter(outcome, "h"), 0.0);
    QVERIFY(near(outcome.forecast.front(), 7.0, 1e-12));
}

void tst_forecast::axisGoesOn_data() {
    QTest::addColumn<Numbers>("axis");
    QTest::addColumn<AxisSpacing>("spacing");
    QTest::addColumn<std::vector<std::string>>("labels");
    using Labels = std::vector<std::string>;
    QTest::newRow("doubling") << Numbers{1, 2, 4, 8, 16} << AxisSpacing::geometric << Labels{"32", "64"};
    QTest::newRow("even") << Numbers{10, 20, 30, 40, 50} << AxisSpacing::linear << Labels{"60", "70"};
    QTest::newRow("tenths") << Numbers{0.1, 0.2, 0.3, 0.4, 0.5} << AxisSpacing::linear << Labels{"0.6", "0.7"};
    QTest::newRow("uneven") << Numbers{1, 2, 4, 8, 9} << AxisSpacing::uneven << Labels{};
    QTest::newRow("no axis") << Numbers{} << AxisSpacing::none << Labels{"k=6", "k=7"};
}

void tst_forecast::axisGoesOn() {
    QFETCH(Numbers, axis);
    QFETCH(AxisSpacing, spacing);
    QFETCH(std::vector<std::string>, labels);
    const auto result = forecastOf({2, 3, 4, 5, 7}, axis);
    QCOMPARE(result->spacing, spacing);
    QCOMPARE(labelsOf(result->steps), labels);
    QCOMPARE(result->stepsWithoutPlace, 2 - labels.size());
    for (const grey::ForecastPoint& step : result->steps) {
        QCOMPARE(step.number.has_value(), step.label.front() != 'k');
        QVERIFY(!step.actual);
    }
    QVERIFY(!baseline(*result, BaselineKind::power).failure);
}

void tst_forecast::pointsThatAreAskedFor() {
    const Numbers axis{1, 2, 4, 8, 9};
    const auto asked = [&](std::vector<std::string> at) {
        grey::ForecastOptions options = optionsOf(4);
        options.at = std::move(at);
        return forecastOf({2, 3, 4, 5, 7}, axis, options);
    };
    const auto result = asked({"12", "20"});
    QCOMPARE(labelsOf(result->steps), (std::vector<std::string>{"9", "12", "20"}));
    QCOMPARE(result->steps[0].actual, std::optional(7.0));
    QCOMPARE(result->steps[2].number, std::optional(20.0));
    QCOMPARE(result->stepsWithoutPlace, std::size_t{0});
    // The curves over the axis are those of the points alone, continued to what is asked for.
    const grey::ModelOutcome& power = baseline(*result, BaselineKind::power);
    QVERIFY(near(power.forecast[2], parameter(power, "A") * std::pow(20.0, parameter(power, "b")), 1e-9));
    QCOMPARE(power.parameters, baseline(*asked({}), BaselineKind::power).parameters);
    QCOMPARE(asked({"9"}).error().code, ErrorCode::optionOutOfRange);
    QCOMPARE(asked({"20", "12"}).error().code, ErrorCode::optionOutOfRange);
    QCOMPARE(asked({"many"}).error().code, ErrorCode::optionUnknown);
    grey::ForecastOptions options = optionsOf(4);
    options.at = {"12"};
    QCOMPARE(forecastOf({2, 3, 4, 5, 7}, {}, options).error().code, ErrorCode::columnNotNumeric);
}

/// Whatever the steps are: fit, parameters and the error on held-out points are those without any beyond them.
void tst_forecast::whatIsSaidOfThePointsIsNotOfTheSteps() {
    for (const Numbers& values : {Numbers{3, 5, 6, 8, 9, 13, 15, 14}, Numbers{2, 30, 400, 5000, 61, 7, 3, 2},
                                  Numbers{1, 3, 9, 27, 81, 243, 729, 2187}}) {
        const auto at = [&](std::size_t horizon) {
            grey::ForecastOptions options{.fitCount = 6, .horizon = horizon};
            for (const grey::GreyModelRow& row : grey::greyModels()) {
                if (row.model != options.model) {
                    options.others.push_back(row.model);
                }
            }
            options.related = {{"s1"}};
            base::NoProgress progress;
            return *grey::forecast(test::tableOf({values, {1, 2, 2, 3, 3, 5, 6, 7}}), 0, options, progress);
        };
        const auto shorter = at(2);
        const auto longer = at(500);
        const auto few = grey::modelsOf(shorter);
        const auto many = grey::modelsOf(longer);
        for (std::size_t i = 0; i < few.size(); ++i) {
            QVERIFY2(few[i]->fitted == many[i]->fitted && few[i]->parameters == many[i]->parameters &&
                         few[i]->holdoutMape == many[i]->holdoutMape &&
                         few[i]->failure.has_value() == many[i]->failure.has_value(),
                     few[i]->name.c_str());
            const bool whole = many[i]->failure || many[i]->describes || many[i]->forecast.size() == 500;
            QCOMPARE(many[i]->ends.has_value(), !whole);
        }
    }
}

void tst_forecast::horizonDefaults() {
    QCOMPARE(workedExample().steps.size(), std::size_t{2});
    QCOMPARE(forecastOf(kRead, kThreads)->steps.size(), std::size_t{2});
    QCOMPARE(forecastOf(kRead, kThreads, optionsOf(5))->steps.size(), std::size_t{3});
    const auto none = forecastOf(kRead, kThreads, optionsOf(6, 0));
    QVERIFY(none->steps.empty());
    QVERIFY(!none->model.holdoutMape);
}

void tst_forecast::horizonPastTheMeasuredPoints() {
    const auto result = forecastOf(kRead, kThreads, optionsOf(6, 4));
    QCOMPARE(result->steps[3].label, std::string("512"));
    QVERIFY(!result->steps[2].actual && result->steps[1].actual);
    QVERIFY(near(*result->model.holdoutMape, 18.77, 0.005));
    QCOMPARE(result->model.forecast.size(), std::size_t{4});
}

void tst_forecast::anotherModel() {
    grey::ForecastOptions options = optionsOf(6);
    options.model = grey::GreyModel::fgm;
    options.order = 1.0;  // is GM(1,1)
    const auto result = forecastOf(kRead, kThreads, options);
    QCOMPARE(result->model.name, std::string("fgm"));
    QVERIFY(near(result->model.forecast, {0.93668, 1.05042}, 5e-6));
    QVERIFY(near(*result->model.holdoutMape, 18.77, 0.005));
}

void tst_forecast::otherModelsBesideIt() {
    grey::ForecastOptions options = optionsOf(6);
    options.others = {grey::GreyModel::residualEquations, grey::GreyModel::residualExample,
                      grey::GreyModel::residualRemnant};
    const auto result = forecastOf(kRead, kThreads, options);
    QCOMPARE(result->model.name, std::string("gm11"));
    QCOMPARE(result->others.size(), std::size_t{3});
    QVERIFY(near(*result->others[0].holdoutMape, 16.44, 0.01));
    QVERIFY(near(result->others[1].forecast, {0.772, 0.847}, 0.0006));
    // Five residuals, none of one sign four times in a row.
    QCOMPARE(result->others[2].failure->code, ErrorCode::tooFewPoints);
    QVERIFY(!result->others[2].holdoutMape);
}

void tst_forecast::eachModelHasItsOwnOutcome() {
    // |a| >= 2 for GM(1,1); DGM takes any ratio.
    grey::ForecastOptions options;
    options.others = {grey::GreyModel::dgm, grey::GreyModel::verhulst, grey::GreyModel::gm1n};
    const auto result = forecastOf({1, -3, 9, -27, 81}, {}, options);
    QVERIFY(result.has_value());
    QCOMPARE(result->model.failure->code, ErrorCode::coefficientTooLarge);
    QVERIFY(result->model.fitted.empty() && !result->gm11);
    QVERIFY(near(result->others[0].forecast, {-243, 729}, 1e-8));
    QCOMPARE(result->others[1].failure->code, ErrorCode::nonPositive);
    QCOMPARE(result->others[2].failure->code, ErrorCode::noRelatedSeries);
    QVERIFY(!baseline(*result, BaselineKind::linear).failure);
}

void tst_forecast::fewPointsLeaveTheBaselines() {
    const auto three = forecastOf(kRead, kThreads, optionsOf(3));
    QCOMPARE(three->model.failure->code, ErrorCode::tooFewPoints);
    QVERIFY(near(*baseline(*three, BaselineKind::lastValue).holdoutMape, 16.92, 0.005));
    const auto one = forecastOf({7}, {});
    QCOMPARE(baseline(*one, BaselineKind::linear).failure->code, ErrorCode::tooFewPoints);
    QCOMPARE(baseline(*one, BaselineKind::mean).forecast, (Numbers{7, 7}));
}

void tst_forecast::translationIsUndone() {
    grey::ForecastOptions options = optionsOf(6);
    options.translation = {grey::Translation::Kind::fixed, 10.0};
    Numbers moved = kRead;
    for (double& value : moved) {
        value += 10.0;
    }
    const auto shifted = forecastOf(kRead, kThreads, options);
    const auto plain = forecastOf(moved, kThreads, optionsOf(6));
    for (std::size_t k = 0; k < 2; ++k) {
        QVERIFY(near(shifted->model.forecast[k] + 10.0, plain->model.forecast[k], 1e-12));
    }
    QCOMPARE(parameter(shifted->model, "a"), parameter(plain->model, "a"));
    QCOMPARE(parameter(shifted->model, "C"), 10.0);
    QVERIFY(shifted->classRatio.admissible && !workedExample().classRatio.admissible);
    QVERIFY(baseline(*shifted, BaselineKind::linear).forecast ==
            baseline(workedExample(), BaselineKind::linear).forecast);
    options.translation.kind = grey::Translation::Kind::automatic;
    const auto found = forecastOf(kRead, kThreads, options);
    QVERIFY(found->classRatio.admissible && *found->shift < 10.0);
    QCOMPARE(found->shift, workedExample().admissibleBy);
}

void tst_forecast::stepsThatTheTableHas() {
    // The last two points lack the series: they are steps, on the axis that the table has.
    const double none = std::nan("");
    const auto result = forecastOf({2, 3, 4, 5, 7, none, none}, {1, 2, 4, 8, 9, 20, 50});
    QCOMPARE(result->actual.size(), std::size_t{5});
    QCOMPARE(result->steps.size(), std::size_t{2});
    QCOMPARE(result->steps[1].label, std::string("50"));
    QVERIFY(!result->steps[0].actual && !result->model.holdoutMape);
    QVERIFY(!baseline(*result, BaselineKind::power).failure);
}

void tst_forecast::relatedSeries() {
    const Numbers target{3, 5, 6, 8, 9, 13, 15};
    const Numbers driver{1, 2, 2, 3, 3, 5, 6};
    const auto outcomeOf = [&](std::size_t fit, std::size_t horizon, const grey::RelatedSeries& related,
                               grey::RelatedFuture rule) {
        base::NoProgress progress;
        grey::ForecastOptions options{.fitCount = fit, .horizon = horizon, .model = grey::GreyModel::gm1n};
        options.related = {related};
        options.relatedFuture = rule;
        return grey::forecast(test::tableOf({target, driver}), 0, options, progress)->model;
    };
    using Rule = grey::RelatedFuture;
    QVERIFY(!outcomeOf(5, 2, {"s1"}, Rule::known).failure);
    const auto unknown = outcomeOf(5, 3, {"s1"}, Rule::known);
    QCOMPARE(unknown.forecast.size(), std::size_t{2});
    QCOMPARE(unknown.ends->code, ErrorCode::relatedUnknown);
    QCOMPARE(unknown.ends->arguments, (std::vector<std::string>{"GM(1,N)", "s1", "k=8"}));
    const auto held = outcomeOf(5, 4, {"s1"}, Rule::lastValue);
    const auto given = outcomeOf(5, 4, {"s1", {6, 6}}, Rule::known);
    QVERIFY(!held.failure);
    QCOMPARE(held.forecast, given.forecast);
    QVERIFY(outcomeOf(5, 4, {"s1", {7, 8}}, Rule::known).forecast != given.forecast);
}

void tst_forecast::bufferedPointsAreFittedAndMeasuredOnesJudge() {
    grey::ForecastOptions options = optionsOf(6);
    options.buffer = grey::BufferOperator::averageWeakening;
    options.others = {grey::GreyModel::fgm};
    options.band = grey::BandOptions{};
    const auto result = *forecastOf(kRead, kThreads, options);
    Numbers weakened;
    for (std::size_t k = 0; k < 6; ++k) {
        weakened.push_back(std::accumulate(kRead.begin() + static_cast<std::ptrdiff_t>(k), kRead.begin() + 6, 0.0) /
                           static_cast<double>(6 - k));
    }
    QCOMPARE(result.buffered.size(), std::size_t{1});
    QVERIFY(near(grey::modelledPoints(result), weakened, 1e-12));
    // The same as GM(1,1) of the weakened series, judged by the measured one.
    const auto plain = *forecastOf(weakened, {1, 2, 4, 8, 16, 32}, optionsOf(6));
    QVERIFY(near(result.model.fitted, plain.model.fitted, 1e-12));
    QVERIFY(near(result.model.forecast, plain.model.forecast, 1e-12));
    QVERIFY(near(*result.model.bufferedAccuracy->mape, *plain.model.accuracy.mape, 1e-9));
    double mape = 0.0;
    for (std::size_t k = 1; k < 6; ++k) {
        mape += 20.0 * std::abs(1.0 - result.model.fitted[k] / kRead[k]);
    }
    QVERIFY(near(*result.model.accuracy.mape, mape, 1e-9));
    QVERIFY(near(result.classRatio.values, plain.classRatio.values, 1e-12));
    QVERIFY(near(result.gm11->a, plain.gm11->a, 1e-12));
    QVERIFY(near(*result.model.holdoutMape,
                 50.0 * (std::abs(1.0 - plain.model.forecast[0] / kRead[6]) +
                         std::abs(1.0 - plain.model.forecast[1] / kRead[7])),
                 1e-9));
    // Searches see what the model is fitted to; the baselines see what was measured.
    options.model = grey::GreyModel::fgm;
    auto onWeakened = optionsOf(6);
    onWeakened.model = grey::GreyModel::fgm;
    QVERIFY(near(result.others[0].parameters.back().second,
                 forecastOf(weakened, {1, 2, 4, 8, 16, 32}, onWeakened)->model.parameters.back().second, 1e-9));
    QVERIFY(!result.baselines[0].bufferedAccuracy);
    QCOMPARE(result.baselines[0].forecast, workedExample().baselines[0].forecast);
    QCOMPARE(result.band->error().code, ErrorCode::optionConflict);
}

void tst_forecast::aModelThatDescribesHasNoForecast() {
    const Numbers target{3, 5, 6, 8, 9, 13, 15};
    const Numbers driver{1, 2, 2, 3, 3, 5, 6};
    base::NoProgress progress;
    grey::ForecastOptions options{.fitCount = 5, .horizon = 4, .model = grey::GreyModel::gm0n};
    options.related = {{"s1"}};
    options.backtest = grey::BacktestOptions{};
    options.band = grey::BandOptions{};
    const auto result = *grey::forecast(test::tableOf({target, driver}), 0, options, progress);
    QVERIFY(!result.model.failure && result.model.describes);
    QCOMPARE(result.model.fitted.size(), std::size_t{5});
    QVERIFY(result.model.forecast.empty() && !result.model.holdoutMape && !result.model.backtest && !result.band);
    QVERIFY(!grey::outOfSampleError(result.model));
    QVERIFY(grey::rankedModels(result).front() != &result.model);
}

/// A model that saw held-out points before others has an error on them, but no rank by it.
void tst_forecast::aModelThatSawHeldOutPointsHasNoRank() {
    base::NoProgress progress;
    const data::SeriesTable table = test::tableOf({{3, 5, 6, 8, 9, 13, 15, 14}});
    for (const std::size_t held : {std::size_t{1}, std::size_t{3}}) {
        for (const bool backtest : {false, true}) {
            grey::ForecastOptions options{.fitCount = 8 - held, .model = grey::GreyModel::gm11Metabolic};
            if (backtest) {
                options.backtest = grey::BacktestOptions{};
            }
            const auto result = *grey::forecast(table, 0, options, progress);
            QVERIFY(result.model.holdoutMape);
            QCOMPARE(result.model.joined, held);
            QCOMPARE(grey::outOfSampleError(result.model).has_value(), backtest || held == 1);
        }
    }
    // From an origin it sees no later point.
    grey::ForecastOptions options{.fitCount = 5, .model = grey::GreyModel::gm11Metabolic};
    options.others = {grey::GreyModel::gm11};
    options.backtest = grey::BacktestOptions{4, 2, 0};
    const auto result = *grey::forecast(table, 0, options, progress);
    QCOMPARE(result.model.backtest->mape, result.others[0].backtest->mape);
}

void tst_forecast::ranking() {
    grey::ForecastOptions options = optionsOf(6);
    options.others = {grey::GreyModel::residualRemnant, grey::GreyModel::dgm};
    const auto result = forecastOf(kRead, kThreads, options);
    const auto ranked = grey::rankedModels(*result);
    QCOMPARE(ranked.size(), std::size_t{12});
    const std::vector<std::string> best{"saturation", "amdahl", "last-value", "usl"};  // the first two are one curve
    for (std::size_t i = 0; i < best.size(); ++i) {
        QCOMPARE(ranked[i]->name, best[i]);
    }
    QCOMPARE(ranked.back()->name, std::string("residual-remnant"));
    for (std::size_t i = 1; i + 1 < ranked.size(); ++i) {
        QVERIFY(*grey::outOfSampleError(*ranked[i - 1]) <= *grey::outOfSampleError(*ranked[i]) * (1.0 + 1e-6));
    }
    // A model that failed at an origin was judged on fewer points, so that its error is no rank.
    grey::ModelOutcome partly;
    partly.backtest = grey::BacktestScore{0.1, 3, 1, {}};
    QVERIFY(!grey::outOfSampleError(partly));
    partly.backtest->failures = 0;
    QCOMPARE(grey::outOfSampleError(partly), std::optional(0.1));
}

void tst_forecast::refusals() {
    const auto codeOf = [](const base::Expected<grey::ForecastResult>& result) {
        return result ? ErrorCode::internal : result.error().code;
    };
    base::NoProgress progress;
    QCOMPARE(codeOf(forecastOf(kRead, kThreads, optionsOf(9))), ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(forecastOf(kRead, kThreads, optionsOf(6, 1u << 30))), ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(forecastOf(kRead, kThreads, optionsOf(0, {}, -0.1))), ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(forecastOf({1, 2, std::nan(""), 4}, {})), ErrorCode::missingValue);
    QCOMPARE(codeOf(forecastOf({std::nan(""), std::nan("")}, {})), ErrorCode::tooFewPoints);
    QCOMPARE(codeOf(forecastOf(kRead, kThreads, {.horizon = {}, .power = 1.0})), ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(forecastOf(kRead, kThreads, {.horizon = {}, .order = 2.5})), ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(forecastOf(kRead, kThreads, {.horizon = {}, .related = {{"nobody"}}})), ErrorCode::unknownSeries);
    QCOMPARE(codeOf(forecastOf({1, 2, 3, 4}, {}, {.horizon = {}, .backtest = grey::BacktestOptions{}})),
             ErrorCode::tooFewPoints);
    QCOMPARE(codeOf(grey::forecast(test::tableOf({kRead}), 1, {}, progress)), ErrorCode::unknownSeries);
}

void tst_forecast::endsInsideAFitWhenCancelled() {
    for (const auto model : {grey::GreyModel::ngbm, grey::GreyModel::fgm, grey::GreyModel::rolling}) {
        grey::ForecastOptions options = optionsOf(6, 100);
        options.model = model;
        CancelledSoon progress;
        const auto result = grey::forecast(test::tableOf({kRead}, kThreads), 0, options, progress);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::cancelled);
        QCOMPARE(progress.reports(), 0);
    }
    CancelledSoon progress;
    const auto result = grey::forecast(test::tableOf({kRead}, kThreads), 0, optionsOf(6), progress);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::cancelled);
    QCOMPARE(progress.reports(), 4);  // the last three of the baselines search; the first of them was on its way
}

GREYSCOPE_TEST(tst_forecast)

}  // namespace tests_of_forecast

#include "tst_forecast.moc"
