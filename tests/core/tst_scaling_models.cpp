#include "core/grey/models/scaling_models.h"

#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/grey/forecast/forecast.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_scaling_models {

using namespace greyscope;
using Numbers = std::vector<double>;

class tst_scaling_models : public QObject {
    Q_OBJECT

private slots:
    void standBesideTheBaselines();
    void areLeftOutWhereTheAxisIsNoLoad();
    void followAFallThatWasMeasured();
    void loadsWithoutANextOne();
    void aFallFromTheSmallestLoadIsNoPeak();
    void areJudgedOnHeldOutPoints();
    void followTheUnit();
    void failWithAReason();
};

namespace {

// Case 1.1-R, 4 objects/OST, MB/s (P1 table 7).
const Numbers kThreads{8, 16, 32, 64, 128};
const Numbers kRead{603, 718, 840, 869, 779};

base::Expected<grey::ForecastResult> forecastOf(const Numbers& values, const Numbers& axis, std::size_t fit = 0) {
    base::NoProgress progress;
    grey::ForecastOptions options;
    options.fitCount = fit;
    return grey::forecast(test::tableOf({values}, axis), 0, options, progress);
}

const grey::ModelOutcome* named(const grey::ForecastResult& result, const std::string& name) {
    const auto found = std::find_if(result.baselines.begin(), result.baselines.end(),
                                    [&](const grey::ModelOutcome& model) { return model.name == name; });
    return found == result.baselines.end() ? nullptr : &*found;
}

}  // namespace

void tst_scaling_models::standBesideTheBaselines() {
    const auto result = forecastOf(kRead, kThreads);
    QCOMPARE(result->baselines.size(), std::size_t{9});
    for (const char* name : {"usl", "amdahl", "normal-form"}) {
        QVERIFY(named(*result, name));
        QVERIFY(!named(*result, name)->failure);
        QCOMPARE(named(*result, name)->fitted.size(), kRead.size());
        QCOMPARE(named(*result, name)->forecast.size(), std::size_t{2});  // 256 and 512 threads
    }
}

void tst_scaling_models::areLeftOutWhereTheAxisIsNoLoad() {
    QVERIFY(!named(*forecastOf(kRead, {}), "usl"));
    QVERIFY(!named(*forecastOf(kRead, {2001, 2002, 2003, 2004, 2005}), "usl"));
    QVERIFY(!named(*forecastOf(kRead, {-1, 0, 1, 2, 3}), "usl"));
    QVERIFY(named(*forecastOf(kRead, {1, 2, 3, 4, 5}), "usl"));
}

// Where GM(1,1) only grows. Five points leave two degrees of freedom: a curve without a peak is not excluded.
void tst_scaling_models::followAFallThatWasMeasured() {
    const auto result = forecastOf(kRead, kThreads);
    const grey::ModelOutcome& usl = *named(*result, "usl");
    QCOMPARE(usl.parameters[0].first, std::string("λ"));
    QVERIFY(std::abs(usl.parameters[1].second - 0.135) < 5e-4);
    QVERIFY(std::abs(usl.parameters[2].second - 0.327e-3) < 5e-7);
    QVERIFY(usl.peak);
    QCOMPARE(usl.peak->claim, stats::PeakClaim::beyond);
    QVERIFY(std::abs(*usl.peak->load - 51.0) < 0.5);
    QVERIFY(std::abs(*usl.peak->value - 857.0) < 0.5);
    QVERIFY(usl.peak->loadRange->low > 30.0 && std::isinf(usl.peak->loadRange->high));
    QVERIFY(usl.forecast.front() < usl.fitted.back());
    QVERIFY(result->model.forecast.front() > result->model.fitted.back());
    QVERIFY(!named(*result, "amdahl")->peak);
}

/// Fitted to what was measured, whatever would come behind it.
void tst_scaling_models::loadsWithoutANextOne() {
    const auto result = forecastOf({100, 190, 350, 600, 900, 1050, 1100, 1150, 1120}, {1, 2, 4, 8, 16, 24, 32, 48, 64});
    QCOMPARE(result->spacing, grey::AxisSpacing::uneven);
    QVERIFY(result->steps.empty());
    for (const grey::ModelOutcome& model : result->baselines) {
        QVERIFY2(!model.failure, model.name.c_str());
    }
    const stats::Peak& peak = *named(*result, "usl")->peak;
    QCOMPARE(peak.claim, stats::PeakClaim::seen);
    QVERIFY(std::abs(*peak.load - 45.7) < 0.05);
    QVERIFY(peak.loadRange->holds(*peak.load));
}

void tst_scaling_models::aFallFromTheSmallestLoadIsNoPeak() {
    const auto result = forecastOf({9, 7, 5, 3, 1}, {1, 2, 4, 8, 16});
    const stats::Peak& peak = *named(*result, "usl")->peak;
    QVERIFY(!peak.load || *peak.load < 1.0);
    QVERIFY(peak.claim == stats::PeakClaim::before || peak.claim == stats::PeakClaim::none);
    QVERIFY(!peak.valueRange);
    QCOMPARE(peak.smallestLoad, 1.0);
}

void tst_scaling_models::areJudgedOnHeldOutPoints() {
    const auto result = forecastOf(kRead, kThreads, 4);
    const grey::ModelOutcome& usl = *named(*result, "usl");
    QVERIFY(usl.holdoutMape);
    const double predicted = usl.forecast.front();
    QVERIFY(std::abs(*usl.holdoutMape - 100.0 * std::abs(predicted - 779.0) / 779.0) < 1e-9);
    const auto ranked = grey::rankedModels(*result);
    QVERIFY(std::find(ranked.begin(), ranked.end(), &usl) != ranked.end());
}

void tst_scaling_models::followTheUnit() {
    Numbers large = kRead;
    for (double& value : large) {
        value *= 1e12;
    }
    const auto plain = forecastOf(kRead, kThreads);
    const auto scaled = forecastOf(large, kThreads);
    for (const char* name : {"usl", "amdahl", "normal-form"}) {
        QVERIFY(std::abs(named(*scaled, name)->forecast[0] / named(*plain, name)->forecast[0] / 1e12 - 1.0) < 1e-9);
    }
    QVERIFY(std::abs(*named(*scaled, "usl")->peak->value / *named(*plain, "usl")->peak->value / 1e12 - 1.0) < 1e-9);
    QVERIFY(std::abs(*named(*scaled, "usl")->peak->load - *named(*plain, "usl")->peak->load) < 1e-6);
}

void tst_scaling_models::failWithAReason() {
    const auto few = forecastOf({10, 19}, {1, 2});
    QVERIFY(named(*few, "usl")->failure);
    QCOMPARE(named(*few, "usl")->failure->code, base::ErrorCode::tooFewPoints);
    QCOMPARE(named(*few, "normal-form")->failure->code, base::ErrorCode::tooFewPoints);
    QVERIFY(named(*few, "usl")->fitted.empty());
}

GREYSCOPE_TEST(tst_scaling_models)

}  // namespace tests_of_scaling_models

#include "tst_scaling_models.moc"
