#include "core/stats/series_repeats.h"

#include <QTest>

#include <cmath>

#include "core/data/series/pivot.h"
#include "core/stats/ratio.h"
#include "tests/support/summed_up.h"
#include "tests/support/test_registry.h"

namespace tests_of_series_repeats {

using namespace greyscope;

namespace {

/// Systems a and b at 1 and 2 threads; a has three repeats at 1, b two of the same value at 2.
data::Dataset table() {
    const data::TextValues systems{{"a", "b"}, {0, 0, 0, 0, 1, 1, 1}};
    return *data::Dataset::create({{"system", "", systems},
                                   {"threads", "", data::NumericValues{1, 1, 1, 2, 1, 2, 2}},
                                   {"run", "", data::NumericValues{1, 2, 3, 1, 1, 1, 2}},
                                   {"rate", "MB/s", data::NumericValues{9, 10, 11, 20, 5, 8, 8}}});
}

data::SeriesTable pivoted(const data::Dataset& dataset, data::Aggregation how = data::Aggregation::mean) {
    return *data::pivot(dataset, {{"threads"}, "rate", {"system"}, {}, how});
}

}  // namespace

class tst_series_repeats : public QObject {
    Q_OBJECT

private slots:
    void intervalsAreThoseOfTheMean() {
        const data::Dataset dataset = table();
        const data::SeriesTable series = pivoted(dataset);
        const stats::SeriesRepeats repeats(dataset, series);
        QCOMPARE(repeats.countAt(0, 0), std::size_t{3});
        QCOMPARE(repeats.valuesAt(0, 0), (std::vector<double>{9, 10, 11}));
        const auto interval = repeats.intervalAt(0, 0, {stats::IntervalMethod::t, 0.95});
        const double half = 4.302652729911275 / std::sqrt(3.0);  // t of 2 degrees of freedom, s = 1
        QVERIFY(std::abs(interval->low - (10.0 - half)) < 1e-9 && std::abs(interval->high - (10.0 + half)) < 1e-9);
        QVERIFY(!repeats.intervalAt(0, 1, {stats::IntervalMethod::t, 0.95}));  // measured once
        QVERIFY(!repeats.intervalAt(1, 1, {stats::IntervalMethod::t, 0.95}));  // no spread
        QVERIFY(repeats.any());
    }

    void summedUpRowsHaveTheIntervalsOfTheirMeasurements() {
        const data::Dataset rows = table();
        const data::Dataset summed = test::summedUp(rows, "rate", {"run"});
        const data::SeriesTable all = pivoted(rows);
        const data::SeriesTable means = pivoted(summed, data::Aggregation::none);
        const stats::SeriesRepeats of(rows, all);
        const stats::SeriesRepeats own(summed, means);
        const stats::IntervalOptions how{stats::IntervalMethod::t, 0.95};
        QVERIFY(own.any());
        QCOMPARE(own.countAt(0, 0), std::size_t{3});
        QVERIFY(own.valuesAt(0, 0).empty());
        QVERIFY(std::abs(own.intervalAt(0, 0, how)->low - of.intervalAt(0, 0, how)->low) < 1e-12);
        QVERIFY(!own.intervalAt(0, 1, how) && !own.intervalAt(1, 1, how));        // measured once; no spread
        QVERIFY(own.intervalAt(0, 0, {stats::IntervalMethod::bootstrap, 0.95}));  // by t: there is nothing to draw
        const auto floor = stats::noiseFloorOf(own, 0, 2);
        QVERIFY(std::abs(floor->error - stats::noiseFloorOf(of, 0, 2)->error) < 1e-12);
        const data::SeriesTable most = pivoted(summed, data::Aggregation::max);
        QVERIFY(!stats::SeriesRepeats(summed, most).intervalAt(0, 0, how));
    }

    void summedUpRatiosAreFiellers() {
        const data::TextValues systems{{"a", "b"}, {0, 0, 0, 1, 1}};
        const data::Dataset rows = *data::Dataset::create({{"system", "", systems},
                                                           {"threads", "", data::NumericValues{1, 1, 1, 1, 1}},
                                                           {"rate", "MB/s", data::NumericValues{9, 10, 11, 5, 6}}});
        const data::Dataset summed = test::summedUp(rows, "rate");
        const data::SeriesTable all = pivoted(rows);
        const data::SeriesTable means = pivoted(summed);
        const stats::IntervalOptions how{stats::IntervalMethod::t, 0.95};
        const auto expected = stats::SeriesRepeats(rows, all).ratioIntervalAt(0, 1, 0, how);
        const auto ratio = stats::SeriesRepeats(summed, means).ratioIntervalAt(0, 1, 0, how);
        QVERIFY(expected && ratio && std::abs(ratio->low - expected->low) < 1e-12);
    }

    void aMaximumHasNone() {
        const data::Dataset dataset = table();
        const data::SeriesTable most = pivoted(dataset, data::Aggregation::max);
        QVERIFY(!stats::SeriesRepeats(dataset, most).intervalAt(0, 0, {stats::IntervalMethod::t, 0.95}));
        const data::SeriesTable median = pivoted(dataset, data::Aggregation::median);
        QVERIFY(!stats::SeriesRepeats(dataset, median)
                     .intervalAt(0, 0, {stats::IntervalMethod::t, 0.95}));  // of three values none at 95 %
        QVERIFY(stats::SeriesRepeats(dataset, median).intervalAt(0, 0, {stats::IntervalMethod::t, 0.7}));
    }

    /// Of a mean about as wide as by t; of three values a median has one where order statistics have none.
    void drawnIntervalsAreAChoice() {
        const data::Dataset dataset = table();
        const data::SeriesTable series = pivoted(dataset);
        const stats::SeriesRepeats repeats(dataset, series);
        const stats::IntervalOptions drawn{stats::IntervalMethod::bootstrap, 0.95, 2000};
        const auto interval = repeats.intervalAt(0, 0, drawn);
        QVERIFY(interval && interval->low >= 9.0 && interval->low < 10.0 && interval->high <= 11.0);
        QVERIFY(*interval != *repeats.intervalAt(0, 0, {stats::IntervalMethod::t, 0.95}));
        QVERIFY(!repeats.intervalAt(1, 1, drawn));  // no spread
        QVERIFY(!repeats.intervalAt(0, 1, drawn));  // measured once
        const data::SeriesTable median = pivoted(dataset, data::Aggregation::median);
        QVERIFY(stats::SeriesRepeats(dataset, median).intervalAt(0, 0, drawn));
        const data::SeriesTable most = pivoted(dataset, data::Aggregation::max);
        QVERIFY(!stats::SeriesRepeats(dataset, most).intervalAt(0, 0, drawn));
        QVERIFY(!stats::SeriesRepeats(dataset, most).ratioIntervalAt(0, 1, 0, drawn));
    }

    /// By formula it is Fieller's, of means alone; drawn ones of both.
    void ratiosAreFiellersOrDrawn() {
        const std::vector<double> a{9, 10, 11, 10}, b{4, 5, 6};
        const auto fieller = stats::fiellerRatio(stats::momentsOf(a), stats::momentsOf(b), stats::Variances::own, 0.95);
        using Method = stats::IntervalMethod;
        using Centre = stats::Centre;
        QCOMPARE(stats::repeatRatioInterval(a, b, Centre::mean, {Method::t, 0.95}), fieller->interval);
        QVERIFY(!stats::repeatRatioInterval(a, b, Centre::median, {Method::t, 0.95}));
        for (const Centre centre : {Centre::mean, Centre::median}) {
            const auto drawn = stats::repeatRatioInterval(a, b, centre, {Method::bootstrap, 0.95, 1000});
            QVERIFY(drawn && drawn->holds(2.0) && drawn->low > 1.4 && drawn->high < 2.8);
        }
        const std::vector<double> aboutZero{-5, 0.1, 6};  // no bounded interval has the confidence
        QVERIFY(!stats::repeatRatioInterval(a, aboutZero, Centre::mean, {Method::bootstrap, 0.95, 1000}));
        QVERIFY(!stats::repeatRatioInterval(a, aboutZero, Centre::mean, {Method::t, 0.95}));
    }

    void manyIntervalsHaveFewerDraws() {
        QCOMPARE(stats::drawsFor(1), std::size_t{10'000});
        QCOMPARE(stats::drawsFor(2000), std::size_t{5000});
        QCOMPARE(stats::drawsFor(1'000'000), std::size_t{1000});
    }

    void theNoiseFloorIsTheMeanStandardError() {
        const data::Dataset dataset = table();
        const data::SeriesTable series = pivoted(dataset);
        const stats::SeriesRepeats repeats(dataset, series);
        const auto floor = stats::noiseFloorOf(repeats, 0, series.pointCount());
        QCOMPARE(floor->points, std::size_t{1});
        QVERIFY(std::abs(floor->variation - 10.0) < 1e-12);
        QVERIFY(std::abs(floor->error - 10.0 / std::sqrt(3.0)) < 1e-12);
        QCOMPARE(stats::noiseFloorOf(repeats, 1, series.pointCount())->error, 0.0);
        QVERIFY(!stats::noiseFloorOf(std::vector<stats::Moments>()));
    }
};

GREYSCOPE_TEST(tst_series_repeats)

}  // namespace tests_of_series_repeats

#include "tst_series_repeats.moc"
