#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

#include "core/grey/degrees/second_look.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_second_look {

using namespace greyscope;
using grey::NoLags;
using grey::WhyDiffer;
using Numbers = std::vector<double>;

namespace {

constexpr double kDay = 86400.0;
constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

Numbers axisOf(std::size_t points, double from, double step) {
    Numbers axis;
    for (std::size_t k = 0; k < points; ++k) {
        axis.push_back(from + step * static_cast<double>(k));
    }
    return axis;
}

/// Up and down without a trend, so that only one lag fits.
double wave(std::ptrdiff_t k) {
    return std::sin(0.9 * static_cast<double>(k)) + 0.3 * std::sin(2.3 * static_cast<double>(k));
}

/// The reference, and the same `later` points later, upside down.
data::SeriesTable delayed(std::size_t points, std::ptrdiff_t later, const Numbers& axis) {
    Numbers reference, other;
    for (std::ptrdiff_t k = 0; k < static_cast<std::ptrdiff_t>(points); ++k) {
        reference.push_back(wave(k));
        other.push_back(-wave(k - later));
    }
    return test::tableOf({reference, other}, axis);
}

grey::SecondLook lookAt(const data::SeriesTable& table, std::optional<std::size_t> lags = std::nullopt) {
    base::NoProgress progress;
    std::vector<std::size_t> compared(table.series.size() - 1);
    std::iota(compared.begin(), compared.end(), std::size_t{1});
    return grey::secondLook(table, 0, compared, lags, progress).value();
}

}  // namespace

class tst_second_look : public QObject {
    Q_OBJECT

private slots:
    void theLagIsThatOfTheSeries_data() {
        QTest::addColumn<int>("later");
        QTest::newRow("follows") << 3;
        QTest::newRow("precedes") << -2;
        QTest::newRow("at once") << 0;
    }
    void theLagIsThatOfTheSeries() {
        QFETCH(int, later);
        data::SeriesTable table = delayed(40, later, axisOf(40, 19000.0 * kDay, kDay));
        table.secondsPerUnit = 1.0;
        const auto look = lookAt(table);
        QCOMPARE(look.lags.most, std::size_t{10});
        const auto& pair = look.pairs.front();
        QCOMPARE(pair.lags.size(), std::size_t{21});
        QCOMPARE(pair.best->lag, std::ptrdiff_t{later});
        QCOMPARE(*pair.best->at.spearman, -1.0);
        QCOMPARE(*pair.best->at.kendall, -1.0);
        QCOMPARE(pair.best->at.points, static_cast<std::size_t>(40 - std::abs(later)));
        QCOMPARE(pair.now.points, std::size_t{40});
    }

    /// Where several lags are alike, the one that says least.
    void ofEqualLagsTheShortestCounts() {
        Numbers up = axisOf(20, 1.0, 1.0);
        data::SeriesTable table = test::tableOf({up, up}, axisOf(20, 2000.0, 1.0));
        table.axisColumns = {"year"};
        QCOMPARE(lookAt(table).pairs.front().best->lag, std::ptrdiff_t{0});
    }

    void lagsNeedAnOrderWithEvenSteps() {
        const auto boundOf = [](std::size_t points, const std::string& axis, const Numbers& numbers,
                                std::optional<std::size_t> asked) {
            data::SeriesTable table = test::tableOf({Numbers(points, 1.0)}, numbers);
            table.axisColumns = {axis};
            return grey::lagBound(table, asked);
        };
        QCOMPARE(boundOf(16, "year", axisOf(16, 2000, 1), {}).none, NoLags::none);
        QCOMPARE(boundOf(16, "year", axisOf(16, 2000, 1), {}).most, std::size_t{4});
        QCOMPARE(boundOf(500, "", axisOf(500, 1, 1), {}).most, grey::kUsualLags);
        QCOMPARE(boundOf(16, "threads", axisOf(16, 8, 8), {}).none, NoLags::notOrdered);
        QCOMPARE(boundOf(16, "threads", axisOf(16, 8, 8), 2).most, std::size_t{2});
        QCOMPARE(boundOf(16, "year", axisOf(16, 2000, 1), 0).none, NoLags::notAsked);
        QCOMPARE(boundOf(16, "year", axisOf(16, 2000, 1), 100).most, std::size_t{13});
        QCOMPARE(boundOf(7, "year", axisOf(7, 2000, 1), {}).none, NoLags::tooFewPoints);
        Numbers uneven = axisOf(16, 2000, 1);
        uneven.back() += 1.0;
        QCOMPARE(boundOf(16, "year", uneven, {}).none, NoLags::unevenSteps);
        QCOMPARE(boundOf(16, "year", uneven, 3).none, NoLags::unevenSteps);
    }

    /// Months are even steps, though not of seconds.
    void monthsAreEvenSteps() {
        data::SeriesTable table = test::tableOf({Numbers(12, 1.0)}, axisOf(12, 0, 1));
        const double starts[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
        for (std::size_t k = 0; k < 12; ++k) {
            table.points[k].numbers = {kDay * starts[k]};
        }
        table.secondsPerUnit = 1.0;
        const auto bound = grey::lagBound(table, {});
        QCOMPARE(bound.none, NoLags::none);
        QCOMPARE(bound.months, 1);
    }

    /// Each pair by itself: what another series lacks takes nothing away.
    void aPairUsesThePointsThatItShares() {
        const auto look = lookAt(test::tableOf(
            {{1, 2, 3, 4, 5, 6}, {1, 2, 3, 4, 5, 6}, {2, kMissing, kMissing, 1, kMissing, 3}, {7, 7, 7, 7, 7, 7}}));
        QCOMPARE(look.pairs[0].now.points, std::size_t{6});
        QCOMPARE(look.pairs[1].now.points, std::size_t{3});
        QVERIFY(std::abs(*look.pairs[1].now.spearman - 0.5) < 1e-12);
        QVERIFY(!look.pairs[2].now.spearman);
    }

    void allPairsAreThoseOfTheReferences() {
        const data::SeriesTable table =
            test::tableOf({{1, 2, 3, 4, 5}, {2, 1, 4, 3, kMissing}, {9, 9, 9, 9, 9}, {5, 4, 3, 2, 1}});
        base::NoProgress progress;
        const auto all = grey::allCorrelations(table, {0, 1, 2, 3}, progress).value();
        const auto look = lookAt(table);
        for (std::size_t j = 1; j < 4; ++j) {
            QCOMPARE(all[j].spearman, look.pairs[j - 1].now.spearman);
            QCOMPARE(all[j].points, look.pairs[j - 1].now.points);
            QCOMPARE(all[4 * j].spearman, all[j].spearman);
        }
        QCOMPARE(all[2].none, stats::NoCorrelation::secondConstant);
        QCOMPARE(all[8].none, stats::NoCorrelation::firstConstant);
    }

    void theReasonOfADifferenceFollowsFromTheNumbers() {
        const auto whyOf = [](std::optional<double> now, double degree, std::optional<double> atBest = {}) {
            grey::PairCorrelation pair;
            pair.now = {10, now, now, now ? stats::NoCorrelation::none : stats::NoCorrelation::secondConstant};
            if (atBest) {
                pair.best = grey::LagCorrelation{3, {7, atBest, atBest}};
            }
            return grey::whyDiffer(pair, degree);
        };
        QCOMPARE(whyOf({}, 0.7), WhyDiffer::constant);
        QCOMPARE(whyOf(-0.9, 0.7), WhyDiffer::opposite);
        QCOMPARE(whyOf(-0.9, -0.7), WhyDiffer::agree);  // a degree with a sign shows it
        QCOMPARE(whyOf(0.9, 0.5), WhyDiffer::apart);
        QCOMPARE(whyOf(0.1, 0.9), WhyDiffer::unordered);
        QCOMPARE(whyOf(0.2, 0.7, -0.8), WhyDiffer::shifted);
        QCOMPARE(whyOf(0.9, 0.9, 0.95), WhyDiffer::agree);
        QCOMPARE(whyOf(0.6, 0.7), WhyDiffer::agree);
    }
};

GREYSCOPE_TEST(tst_second_look)

}  // namespace tests_of_second_look

#include "tst_second_look.moc"
