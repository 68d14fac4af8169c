// Derivations of intervals against those of the statistics.
#include <QTest>

#include <cmath>

#include "core/derivation/drawn_interval_derivation.h"
#include "core/derivation/interval_derivation.h"
#include "core/derivation/published_derivation.h"
#include "core/derivation/ratio_interval_derivation.h"
#include "core/stats/changes/cell_change.h"
#include "core/stats/order_interval.h"
#include "core/stats/ratio.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_intervals {

using namespace greyscope;
using test::near;
using test::repeatsOf;
using test::valueOf;

class tst_derivation_intervals : public QObject {
    Q_OBJECT

private slots:
    void meansEndInTheirInterval() {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const std::vector<double> values = repeatsOf(seed);
            const stats::Moments moments = stats::momentsOf(values);
            const auto expected = stats::meanInterval(moments, 0.95);
            const auto derivation = derivation::meanIntervalDerivation(values, "x", 0.95);
            QVERIFY(near(valueOf(*derivation, "mean"), moments.mean));
            QVERIFY(near(valueOf(*derivation, "s"), moments.deviation));
            QVERIFY(near(valueOf(*derivation, "low"), expected->low));
            QVERIFY(near(static_cast<double>(derivation->last()->value), expected->high));
        }
        QCOMPARE(derivation::meanIntervalDerivation({1.0}, "x", 0.95).error().code, base::ErrorCode::tooFewPoints);
    }

    void summedUpOnesEndInTheSame() {
        const stats::Moments moments = stats::momentsOf(repeatsOf(7));
        const auto expected = stats::meanInterval(moments, 0.95);
        const auto derivation = derivation::summedIntervalDerivation(moments, "x", 0.95);
        QVERIFY(near(valueOf(*derivation, "low"), expected->low));
        QVERIFY(near(static_cast<double>(derivation->last()->value), expected->high));
        QCOMPARE(derivation::summedIntervalDerivation({1, 2.0, 0.0}, "x", 0.95).error().code,
                 base::ErrorCode::tooFewPoints);
    }

    void mediansEndInTheirInterval() {
        int followed = 0;
        for (unsigned seed = 1; seed <= 200; ++seed) {
            std::vector<double> values = repeatsOf(seed);
            const auto derivation = derivation::medianIntervalDerivation(values, "x", 0.95);
            std::sort(values.begin(), values.end());
            const auto expected = stats::medianInterval(values, 0.95);
            QCOMPARE(derivation.has_value(), expected.has_value());
            if (!expected) {
                continue;
            }
            ++followed;
            QVERIFY(near(valueOf(*derivation, "low"), expected->low));
            QVERIFY(near(valueOf(*derivation, "high"), expected->high));
            const auto orders = stats::evenOrders(values.size(), 0.95);
            QVERIFY(near(valueOf(*derivation, "coverage"), orders->coverage));
        }
        QVERIFY(followed > 50);
    }

    void ratiosEndInFiellersInterval() {
        int followed = 0;
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const std::vector<double> above = repeatsOf(seed);
            const std::vector<double> below = repeatsOf(seed + 1000);
            const auto expected =
                stats::fiellerRatio(stats::momentsOf(above), stats::momentsOf(below), stats::Variances::own, 0.95);
            const auto derivation = derivation::ratioIntervalDerivation(above, below, "x", 0.95);
            QCOMPARE(derivation.has_value(), expected && expected->interval);
            if (!derivation) {
                continue;
            }
            ++followed;
            QVERIFY(near(valueOf(*derivation, "ratio"), expected->ratio));
            QVERIFY(near(valueOf(*derivation, "freedom"), expected->freedom, 1e-9));
            QVERIFY(near(valueOf(*derivation, "g"), expected->g, 1e-9));
            QVERIFY(near(valueOf(*derivation, "low"), expected->interval->low, 1e-9));
            QVERIFY(near(static_cast<double>(derivation->last()->value), expected->interval->high, 1e-9));
        }
        QVERIFY(followed > 100);
        QCOMPARE(derivation::ratioIntervalDerivation({1.0}, {1.0, 2.0}, "x", 0.95).error().code,
                 base::ErrorCode::tooFewPoints);
    }

    void changesEndInWelchsInterval() {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const std::vector<double> before = repeatsOf(seed);
            const std::vector<double> after = repeatsOf(seed + 1000);
            const auto cell = stats::measureChange({"a"}, before, after, {}, 0);
            const auto derivation = derivation::changeIntervalDerivation(before, after, "a", 0.95);
            QVERIFY(derivation && cell.interval);
            QVERIFY(near(valueOf(*derivation, "change"), *cell.change, 1e-9));
            QVERIFY(near(1.0 + valueOf(*derivation, "low"), 1.0 + cell.interval->low, 1e-9));
            QVERIFY(near(1.0 + static_cast<double>(derivation->last()->value), 1.0 + cell.interval->high, 1e-9));
        }
        QCOMPARE(derivation::changeIntervalDerivation({1.0, -1.0}, {1.0, 2.0}, "x", 0.95).error().code,
                 base::ErrorCode::nonPositive);
    }

    void aChangeWithoutAnIntervalEndsInItself() {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            std::vector<double> before = repeatsOf(seed);
            std::vector<double> after = repeatsOf(seed + 1000);
            after.resize(1);
            before.resize(seed % 3 == 0 ? before.size() : 1);
            const auto cell = stats::measureChange({"a"}, before, after, {}, 0);
            const auto derivation = derivation::changeDerivation(before, after, "a");
            QVERIFY(derivation && cell.change && !cell.interval);
            QVERIFY(near(1.0 + static_cast<double>(derivation->last()->value), 1.0 + *cell.change, 1e-9));
        }
        QCOMPARE(derivation::changeDerivation({0.0}, {1.0}, "x").error().code, base::ErrorCode::nonPositive);
        QCOMPARE(derivation::changeDerivation({}, {1.0}, "x").error().code, base::ErrorCode::tooFewPoints);
    }

    void drawnIntervalsEndWhereTheDrawsSay_data() {
        QTest::addColumn<bool>("median");
        QTest::addColumn<bool>("ratio");
        for (const bool median : {false, true}) {
            for (const bool ratio : {false, true}) {
                QTest::addRow("%s of %d", median ? "median" : "mean", ratio ? 2 : 1) << median << ratio;
            }
        }
    }
    void drawnIntervalsEndWhereTheDrawsSay() {
        QFETCH(bool, median);
        QFETCH(bool, ratio);
        const stats::Centre centre = median ? stats::Centre::median : stats::Centre::mean;
        const stats::IntervalOptions how{stats::IntervalMethod::bootstrap, 0.95, 1000};
        for (unsigned seed = 1; seed <= 30; ++seed) {
            const std::vector<double> above = repeatsOf(seed);
            const std::vector<double> below = ratio ? repeatsOf(seed + 1000) : std::vector<double>();
            const auto expected = ratio ? stats::repeatRatioInterval(above, below, centre, how)
                                        : stats::repeatInterval(above, centre, how);
            const auto derivation = derivation::drawnIntervalDerivation(above, below, centre, "x", how);
            if (!expected) {
                continue;
            }
            QVERIFY(derivation.has_value());
            QVERIFY2(near(valueOf(*derivation, "low"), expected->low, 1e-9), qPrintable(QString::number(seed)));
            QVERIFY2(near(static_cast<double>(derivation->last()->value), expected->high, 1e-9),
                     qPrintable(QString::number(seed)));
        }
    }

    /// Of geometric means, and of medians with the rank test; each cell of a comparison has draws of its own.
    void drawnChangesEndWhereTheDrawsSay() {
        int followed = 0;
        for (const auto test : {stats::ChangeTest::welch, stats::ChangeTest::mannWhitney}) {
            stats::ChangeOptions how;
            how.test = test;
            how.interval = stats::ChangeInterval::bootstrap;
            how.draws = 1000;
            for (unsigned seed = 1; seed <= 25; ++seed) {
                const auto cell = stats::measureChange({"a"}, repeatsOf(seed), repeatsOf(seed + 1000), how, seed);
                if (!cell.interval) {
                    continue;
                }
                ++followed;
                const auto derivation = derivation::drawnChangeDerivation(cell, seed, "a", how);
                QVERIFY(derivation.has_value());
                QVERIFY(near(1.0 + valueOf(*derivation, "change.low"), 1.0 + cell.interval->low, 1e-9));
                QVERIFY(near(1.0 + static_cast<double>(derivation->last()->value), 1.0 + cell.interval->high, 1e-9));
            }
        }
        QVERIFY(followed > 40);
    }

    void printedArithmeticEndsInItsDifference() {
        const auto derivation = derivation::publishedDerivation({"P1", 5.32, "446 − 422.28", "446", true});
        QVERIFY(near(valueOf(*derivation, "computed"), 100.0 * (446.0 - 422.28) / 446.0));
        QVERIFY(near(static_cast<double>(derivation->last()->value), 100.0 * (446.0 - 422.28) / 446.0 - 5.32, 1e-9));
        QVERIFY(near(valueOf(*derivation::publishedDerivation({"P0", 1.2, "1.2 × −3", {}, false}), "computed"), -3.6));
        QCOMPARE(derivation::publishedDerivation({"P1", 1.0, "a − b", {}, false}).error().code,
                 base::ErrorCode::optionUnknown);
    }

    void roundedStepsStandBesideExactOnes() {
        const auto derivation = derivation::meanIntervalDerivation({1.23, 1.27, 1.31}, "x", 0.95,
                                                                   {derivation::Rounding::Kind::decimals, 1});
        QCOMPARE(valueOf(*derivation, "mean"), 1.3);
        QVERIFY(near(static_cast<double>(derivation->step("mean")->lines.front().exact), 1.27));
    }
};

GREYSCOPE_TEST(tst_derivation_intervals)

}  // namespace tests_of_derivation_intervals

#include "tst_derivation_intervals.moc"
