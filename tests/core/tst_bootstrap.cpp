#include "core/stats/bootstrap.h"

#include <QTest>

#include <cmath>
#include <numeric>

#include "core/base/random.h"
#include "core/stats/ratio.h"
#include "core/stats/scaling_law.h"
#include "core/stats/scaling_peak.h"
#include "tests/support/normal_draw.h"
#include "tests/support/test_registry.h"

namespace tests_of_bootstrap {

using namespace greyscope;
using Numbers = std::vector<double>;

class tst_bootstrap : public QObject {
    Q_OBJECT

private slots:
    /// The share that is left out on each side is 1e-73, and 1 less it is 1.
    void twoValuesReachFromTheLowestDrawToTheHighest() {
        const std::vector<double> two{1.0, 3.0};
        const auto mean = [](std::span<double> values) {
            return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
        };
        const auto result = stats::bootstrap(two, mean, {.draws = 1000});
        QCOMPARE(result->interval.low, 1.0);
        QCOMPARE(result->interval.high, 3.0);
    }
    void sameBitsOnAnyNumberOfThreads();
    void correctsWhatLiesToOneSide();
    void constantSampleHasNoWidth();
    void optionsAndSamplesAreChecked();
    void failuresAreCounted();
    void followsTheUnit();
    void intervalsHoldTheTruth();
    void scalingLawsSayWhyNot();
    void scalingLawFollowsTheUnit();
};

namespace {

Numbers sample(std::size_t count, double mean, double spread, std::uint64_t number) {
    base::NamedDraws draws(1, "sample", number);
    Numbers values(count);
    for (double& value : values) {
        value = std::exp(std::log(mean) + spread * test::normalDraw(draws));
    }
    return values;
}

double meanOf(std::span<double> values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
}

}  // namespace

void tst_bootstrap::sameBitsOnAnyNumberOfThreads() {
    const Numbers values = sample(37, 5.0, 0.4, 0);
    const auto one = stats::bootstrap(values, meanOf, {2000, 9}, {1});
    const auto four = stats::bootstrap(values, meanOf, {2000, 9}, {4});
    QCOMPARE(one->interval, four->interval);
    QCOMPARE(one->mean, four->mean);
    QVERIFY(one->interval != stats::bootstrap(values, meanOf, {2000, 10}, {1})->interval);
}

// The square of a mean near 0 is drawn larger than it is: percentiles lie to one side of the estimate.
void tst_bootstrap::correctsWhatLiesToOneSide() {
    const Numbers values{-1.0, -0.6, -0.2, 0.1, 0.25, 0.5, 0.98};
    const auto square = [](std::span<double> drawn) { return std::pow(meanOf(drawn), 2); };
    const auto plain = stats::bootstrap(values, square, {4000, 1, 0.95, stats::BootstrapKind::percentile});
    const auto corrected = stats::bootstrap(values, square, {4000, 1});
    QVERIFY(plain->interval.low > 0.0);
    QVERIFY(corrected->bias < -1.0);
    QVERIFY(corrected->interval.high < plain->interval.high / 4.0);
}

void tst_bootstrap::constantSampleHasNoWidth() {
    const auto result = stats::bootstrap(Numbers(6, 2.5), meanOf, {500});
    QCOMPARE(result->interval, (stats::Interval{2.5, 2.5}));
    QCOMPARE(result->deviation, 0.0);
}

void tst_bootstrap::optionsAndSamplesAreChecked() {
    const auto codeOf = [](const auto& result) { return result.error().code; };
    QCOMPARE(codeOf(stats::bootstrap(Numbers{1.0, 2.0}, meanOf, {99})), base::ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(stats::bootstrap(Numbers{1.0, 2.0}, meanOf, {500, 1, 1.0})), base::ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(stats::bootstrap(Numbers{1.0}, meanOf, {500})), base::ErrorCode::tooFewPoints);
    QCOMPARE(codeOf(stats::bootstrapRatio(Numbers{1.0, -1.0}, Numbers{1.0, 2.0}, stats::Centre::geometricMean, {500})),
             base::ErrorCode::nonPositive);
}

void tst_bootstrap::failuresAreCounted() {
    const Numbers values{1.0, 2.0, 3.0, 4.0};
    // Undefined where all four drawn values are the same: 4 of 256 draws.
    const auto statistic = [](std::span<double> drawn) {
        const bool same = std::all_of(drawn.begin(), drawn.end(), [&](double v) { return v == drawn.front(); });
        return same ? std::numeric_limits<double>::quiet_NaN() : meanOf(drawn);
    };
    const auto result = stats::bootstrap(values, statistic, {5000});
    QVERIFY(result->failures > 30 && result->failures < 150);
    QVERIFY(std::isfinite(result->interval.low) && std::isfinite(result->interval.high));
    const auto never = [](std::span<double>) { return std::numeric_limits<double>::quiet_NaN(); };
    QCOMPARE(stats::bootstrap(values, never, {500}).error().code, base::ErrorCode::tooManyFailures);
}

void tst_bootstrap::followsTheUnit() {
    Numbers above = sample(10, 3.0, 0.2, 1);
    Numbers below = sample(12, 2.0, 0.1, 2);
    for (const stats::Centre centre : {stats::Centre::mean, stats::Centre::median, stats::Centre::geometricMean}) {
        const auto plain = stats::bootstrapRatio(above, below, centre, {1000});
        QVERIFY(plain->interval.holds(plain->estimate));
        QVERIFY(plain->interval.low > 1.1 && plain->interval.high < 2.1);
        Numbers large = above;
        for (double& value : large) {
            value *= 0x1p20;
        }
        const auto scaled = stats::bootstrapRatio(large, below, centre, {1000});
        QVERIFY(std::abs(scaled->interval.low / plain->interval.low - 0x1p20) < 1e-6);
    }
    const stats::Moments tiny = stats::momentsOf(Numbers{1e-310, 3e-310});
    QCOMPARE(tiny.mean, 2e-310);
    QVERIFY(tiny.deviation > 1.4e-310 && tiny.deviation < 1.5e-310);
    QVERIFY(std::isfinite(stats::momentsOf(Numbers{1e308, 1.7e308}).deviation));
}

// 95 % intervals of 400 samples each: 93 to 97 % hold the truth. bench_coverage has more of them.
void tst_bootstrap::intervalsHoldTheTruth() {
    constexpr std::size_t kTrials = 400;
    std::size_t means = 0;
    std::size_t ratios = 0;
    std::size_t drawn = 0;
    for (std::size_t trial = 0; trial < kTrials; ++trial) {
        base::NamedDraws draws(3, "trial", trial);
        Numbers x(24);
        Numbers y(24);
        for (std::size_t k = 0; k < x.size(); ++k) {
            x[k] = 10.0 + test::normalDraw(draws);
            y[k] = 5.0 + test::normalDraw(draws);
        }
        const stats::Moments ofX = stats::momentsOf(x);
        means += stats::meanInterval(ofX, 0.95)->holds(10.0) ? 1 : 0;
        ratios += stats::fiellerRatio(ofX, stats::momentsOf(y), stats::Variances::own, 0.95)->interval->holds(2.0);
        drawn += stats::bootstrapRatio(x, y, stats::Centre::mean, {400, trial})->interval.holds(2.0) ? 1 : 0;
    }
    for (const std::size_t held : {means, ratios, drawn}) {
        QVERIFY2(held >= 370 && held <= 392, std::to_string(held).c_str());  // of 400: 92.5 to 98 %
    }
}

void tst_bootstrap::scalingLawsSayWhyNot() {
    const auto endOf = [](const Numbers& loads, const Numbers& values) {
        return stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values).fit.end;
    };
    QCOMPARE(endOf({1, 2}, {1, 2}), stats::FitEnd::tooFewPoints);
    QCOMPARE(endOf({4, 4, 4, 4}, {1, 2, 3, 4}), stats::FitEnd::tooFewPoints);
    QCOMPARE(endOf({1, 2, 4, 8}, {0, 0, 0, 0}), stats::FitEnd::open);
    const Numbers loads{1, 2, 4};
    const Numbers values{10, 18, 28};
    const auto exact = stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values);
    QVERIFY(exact.fit.usable());
    QCOMPARE(stats::peakOf(exact, loads, values, 0.95).claim, stats::PeakClaim::noInterval);
}

void tst_bootstrap::scalingLawFollowsTheUnit() {
    const Numbers loads{1, 2, 4, 8, 16, 32};
    Numbers values{100, 190, 350, 560, 700, 640};
    const auto plain = stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values);
    for (double& value : values) {
        value *= 1e9;
    }
    const auto large = stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values);
    QVERIFY(std::abs(large.parameters.lambda / plain.parameters.lambda / 1e9 - 1.0) < 1e-9);
    QVERIFY(std::abs(large.parameters.kappa / plain.parameters.kappa - 1.0) < 1e-8);
}

GREYSCOPE_TEST(tst_bootstrap)

}  // namespace tests_of_bootstrap

#include "tst_bootstrap.moc"
