#include "core/stats/series_repeats.h"

#include <QtTest>

#include <cmath>

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
        const auto interval = repeats.intervalAt(0, 0, 0.95);
        const double half = 4.302652729911275 / std::sqrt(3.0);  // t of 2 degrees of freedom, s = 1
        QVERIFY(std::abs(interval->low - (10.0 - half)) < 1e-9 && std::abs(interval->high - (10.0 + half)) < 1e-9);
        QVERIFY(!repeats.intervalAt(0, 1, 0.95));  // measured once
        QVERIFY(!repeats.intervalAt(1, 1, 0.95));  // no spread
        QVERIFY(repeats.any());
    }

    void aMaximumHasNone() {
        const data::Dataset dataset = table();
        const data::SeriesTable most = pivoted(dataset, data::Aggregation::max);
        QVERIFY(!stats::SeriesRepeats(dataset, most).intervalAt(0, 0, 0.95));
        const data::SeriesTable median = pivoted(dataset, data::Aggregation::median);
        QVERIFY(!stats::SeriesRepeats(dataset, median).intervalAt(0, 0, 0.95));  // of three values none at 95 %
        QVERIFY(stats::SeriesRepeats(dataset, median).intervalAt(0, 0, 0.7));
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
