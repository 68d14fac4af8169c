// Distributions of latencies: percentiles by brute force, and the coverage of their intervals by simulation.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/random.h"
#include "core/latency/distribution.h"
#include "core/latency/percentile.h"
#include "core/latency/time_blocks.h"
#include "core/stats/distributions.h"
#include "tests/support/test_registry.h"

namespace tests_of_latency {

using namespace greyscope;
using latency::BlockBuilder;
using latency::Distribution;
using latency::DistributionOrigin;
using latency::IntervalKind;
using latency::TimeBlocks;
using latency::Trust;
using Numbers = std::vector<double>;

namespace {

const Numbers kShares{0.5, 0.9, 0.99, 0.999};

/// A latency of a disk with a cache: mostly about 100 us, in one of twenty cases about 5 ms.
double drawLatency(base::NamedDraws& random) {
    const bool miss = random.uniform() < 0.05;
    const double z = stats::normalQuantile(random.uniform());
    return miss ? 5000.0 * std::exp(0.8 * z) : 100.0 * std::exp(0.4 * z);
}

/// The share of latencies up to a value.
double shareUpTo(double value) {
    return 0.95 * (1.0 - stats::normalTail(std::log(value / 100.0) / 0.4)) +
           0.05 * (1.0 - stats::normalTail(std::log(value / 5000.0) / 0.8));
}

/// The true percentile.
double truth(double share) {
    double low = 1.0;
    double high = 1e7;
    for (int step = 0; step < 200; ++step) {
        const double middle = std::sqrt(low * high);
        (shareUpTo(middle) < share ? low : high) = middle;
    }
    return low;
}

Numbers latencies(std::size_t count, base::NamedDraws& random, double factor = 1.0) {
    Numbers values(count);
    std::generate(values.begin(), values.end(), [&] { return factor * drawLatency(random); });
    return values;
}

std::vector<Numbers> ratiosOf(const latency::QuantileShift& shift) {
    std::vector<Numbers> all;
    for (const latency::QuantileRatio& ratio : shift.ratios) {
        all.push_back({ratio.share, ratio.ratio, ratio.interval.low, ratio.interval.high, ratio.simultaneous.low,
                       ratio.simultaneous.high});
    }
    return all;
}

}  // namespace

class tst_latency : public QObject {
    Q_OBJECT

private slots:
    /// The definition: the smallest value that at least a share p of all values does not exceed.
    void aPercentileIsTheValueOfItsRank() {
        base::NamedDraws random(1, "ranks");
        for (const std::size_t count : {1U, 2U, 7U, 100U, 1000U}) {
            Numbers values(count);
            std::generate(values.begin(), values.end(), [&] { return static_cast<double>(random.below(50)); });
            const auto distribution = Distribution::ofSamples(values);
            QCOMPARE(distribution.count(), static_cast<std::uint64_t>(count));
            for (int percent = 1; percent < 100; ++percent) {
                const double share = percent / 100.0;
                double least = 1e9;
                for (const double value : values) {
                    const auto upTo = std::count_if(values.begin(), values.end(), [&](double v) { return v <= value; });
                    if (100 * upTo >= percent * static_cast<std::ptrdiff_t>(count)) {
                        least = std::min(least, value);
                    }
                }
                QCOMPARE(*latency::percentilesOf(distribution, Numbers{share}, {}).front().value, least);
            }
        }
    }

    /// 0.999 of 1000 is 999.0000000000001 in binary.
    void aRankIsNotRaisedByRounding() {
        QCOMPARE(latency::rankOf(0.999, 1000), std::uint64_t{999});
        QCOMPARE(latency::rankOf(0.07, 100), std::uint64_t{7});
        QCOMPARE(latency::rankOf(0.9999, 10'000'000), std::uint64_t{9'999'000});
        QCOMPARE(latency::rankOf(0.5, 3), std::uint64_t{2});
        QCOMPARE(latency::rankOf(1e-9, 10), std::uint64_t{1});
    }

    /// Its edges are those of fio's bins, 2^(e+6) + i 2^e.
    void theGridHasItsEdgesWhereFioHasThem() {
        for (const double value : {128.0, 129.9, 130.0, 1e6, 34048.0, 0.001, 1.0}) {
            const int bin = latency::gridBin(value);
            QVERIFY(latency::gridEdge(bin) <= value && value < latency::gridEdge(bin + 1));
            QVERIFY(latency::gridEdge(bin + 1) / latency::gridEdge(bin) <= 1.0 + 1.0 / 64.0 + 1e-12);
        }
        QCOMPARE(latency::gridEdge(latency::gridBin(34048.0)), 33792.0);
        QCOMPARE(latency::gridEdge(latency::gridBin(34048.0) + 1), 34304.0);
        QCOMPARE(latency::gridBin(0.0), latency::kLeastBin);
        QCOMPARE(latency::gridBin(1e-300), latency::kLeastBin);
    }

    /// Merged runs have the percentiles of all their values, which are no mean of percentiles.
    void runsMergeByTheirCounts() {
        Distribution merged = Distribution::ofRanges({{10.0, 9.0, 11.0, 90}, {1000.0, 990.0, 1010.0, 10}});
        merged.add(Distribution::ofRanges({{10.0, 9.0, 11.0, 900}}));
        QCOMPARE(merged.count(), std::uint64_t{1000});
        QCOMPARE(merged.values(), (Numbers{10.0, 1000.0}));
        const auto percentiles = latency::percentilesOf(merged, Numbers{0.95, 0.99, 0.995}, {});
        QCOMPARE(*percentiles[0].value, 10.0);
        QCOMPARE(*percentiles[1].value, 10.0);
        QCOMPARE(*percentiles[2].value, 1000.0);
        QCOMPARE(percentiles[2].low, 990.0);
        QCOMPARE(percentiles[2].high, 1010.0);
        Distribution samples = Distribution::ofSamples({1.0, 2.0});
        samples.add(Distribution::ofSamples({2.0, 3.0}));
        QCOMPARE(samples.origin(), DistributionOrigin::samples);
        QCOMPARE(samples.values(), (Numbers{1.0, 2.0, 3.0}));
        QCOMPARE(samples.countAt(1), std::uint64_t{2});
    }

    void farPercentilesAreNotReliable() {
        Numbers values(1000);
        std::iota(values.begin(), values.end(), 1.0);
        const auto percentiles = latency::percentilesOf(Distribution::ofSamples(values), kShares, {});
        QCOMPARE(percentiles[2].trust, Trust::reliable);  // 10 above
        QCOMPARE(*percentiles[2].above, std::uint64_t{10});
        QCOMPARE(percentiles[3].trust, Trust::fewAbove);
        QVERIFY(std::isinf(percentiles[3].interval->high));  // the true one may exceed all values
        const latency::PercentileOptions lenient{.above = 1.0};
        QCOMPARE(latency::percentilesOf(Distribution::ofSamples(values), kShares, lenient)[3].trust, Trust::reliable);
    }

    void printedPercentilesAreKnownAloneAndHaveNoIntervals() {
        const std::vector<latency::PrintedPercentile> printed{{0.999, 9.0}, {0.5, 1.0}, {0.99, 5.0}};
        const auto counted = latency::percentilesOf(Distribution::ofPercentiles(printed, 5000), kShares, {});
        QCOMPARE(*counted[0].value, 1.0);
        QVERIFY(!counted[1].value);
        QCOMPARE(counted[1].trust, Trust::notReported);
        QCOMPARE(counted[2].trust, Trust::reliable);
        QCOMPARE(counted[3].trust, Trust::fewAbove);
        QVERIFY(!counted[2].interval);
        const auto uncounted = latency::percentilesOf(Distribution::ofPercentiles(printed, 0), kShares, {});
        QCOMPARE(uncounted[2].trust, Trust::countUnknown);
        QVERIFY(!uncounted[2].above);
    }

    /// Independent latencies; 1,000 samples of each size. The percentiles are those with 10 and more values above.
    void orderIntervalsHoldTheTrueValue_data() {
        QTest::addColumn<int>("count");
        for (const int count : {1000, 5000}) {
            QTest::addRow("%d", count) << count;
        }
    }
    void orderIntervalsHoldTheTrueValue() {
        QFETCH(int, count);
        constexpr int kTrials = 1000;
        base::NamedDraws random(3, "orders", static_cast<std::uint64_t>(count));
        std::vector<int> held(kShares.size());
        for (int trial = 0; trial < kTrials; ++trial) {
            // Ranks of uniform values are those of the latencies, and much faster.
            Numbers values(static_cast<std::size_t>(count));
            std::generate(values.begin(), values.end(), [&] { return random.uniform(); });
            const auto percentiles = latency::percentilesOf(Distribution::ofSamples(values), kShares, {});
            for (std::size_t k = 0; k < kShares.size(); ++k) {
                held[k] += percentiles[k].interval->holds(kShares[k]) ? 1 : 0;
            }
        }
        for (std::size_t k = 0; k < kShares.size(); ++k) {
            const double share = 100.0 * held[k] / kTrials;
            if (count * (1.0 - kShares[k]) >= 9.99) {
                QVERIFY2(share >= 93.0 && share <= 97.0, qPrintable(QString::number(share)));
            }
        }
    }

    /// 60 s with 100 latencies each, all multiplied by a factor of their second (lognormal, deviation 0.3): 400 runs.
    void blockIntervalsHoldTheTrueValueOfChangingLoad() {
        constexpr int kTrials = 400;
        const double median = 100.0;
        base::NamedDraws random(5, "blocks");
        int held = 0;
        int byOrders = 0;
        for (int trial = 0; trial < kTrials; ++trial) {
            BlockBuilder builder(1.0);
            Numbers values;
            for (int second = 0; second < 60; ++second) {
                const double level = median * std::exp(0.3 * stats::normalQuantile(random.uniform()));
                for (int i = 0; i < 100; ++i) {
                    values.push_back(level * std::exp(0.1 * stats::normalQuantile(random.uniform())));
                    builder.add(second + 0.01 * i, values.back());
                }
            }
            const TimeBlocks blocks = builder.finish();
            const auto distribution = Distribution::ofSamples(values);
            const auto percentile = latency::percentilesOf(distribution, Numbers{0.5}, {}, &blocks).front();
            QCOMPARE(percentile.kind, IntervalKind::blocks);
            held += percentile.interval->holds(median) ? 1 : 0;
            byOrders += latency::percentilesOf(distribution, Numbers{0.5}, {}).front().interval->holds(median) ? 1 : 0;
        }
        const double share = 100.0 * held / kTrials;
        QVERIFY2(share >= 93.0 && share <= 97.0, qPrintable(QString::number(share)));
        QVERIFY2(byOrders < kTrials / 2, "intervals of independent values are far too narrow here");
    }

    void fewBlocksShowNoVariation() {
        BlockBuilder builder(1.0);
        const Numbers values{1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0};
        for (std::size_t i = 0; i < values.size(); ++i) {
            builder.add(static_cast<double>(i), values[i]);
        }
        const TimeBlocks blocks = builder.finish();
        QCOMPARE(blocks.blocks.size(), values.size());
        const auto percentiles = latency::percentilesOf(Distribution::ofSamples(values), Numbers{0.5}, {}, &blocks);
        QCOMPARE(percentiles.front().kind, IntervalKind::orders);
    }

    /// A run of hours has wider blocks, and keeps all values.
    void blocksWidenInAnyOrderOfTimes() {
        BlockBuilder builder(1.0);
        for (int second = 0; second < 5000; ++second) {
            builder.add(static_cast<double>((second * 7919) % 5000), 1.0 + second, 2);
        }
        const TimeBlocks blocks = builder.finish();
        QVERIFY(blocks.blocks.size() <= BlockBuilder::kMost);
        QCOMPARE(blocks.width, 16.0);
        QCOMPARE(blocks.count, std::uint64_t{10'000});
        QVERIFY(std::is_sorted(blocks.blocks.begin(), blocks.blocks.end(),
                               [](const auto& a, const auto& b) { return a.start < b.start; }));
        QCOMPARE(blocks.blocks.front().count, std::uint64_t{32});
    }

    /// Independent latencies, the second run 1.3 times as slow: 200 pairs of 5,000. All of 11 ratios together.
    void simultaneousIntervalsHoldAllTrueRatios() {
        constexpr int kTrials = 200;
        const Numbers grid{0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.995, 0.999};
        base::NamedDraws random(7, "shift");
        int all = 0;
        int each = 0;
        int count = 0;
        for (int trial = 0; trial < kTrials; ++trial) {
            const auto first = Distribution::ofSamples(latencies(5000, random));
            const auto second = Distribution::ofSamples(latencies(5000, random, 1.3));
            const auto shift = latency::shiftOf(first, nullptr, second, nullptr, grid, {});
            QCOMPARE(shift.leftOut, (Numbers{0.999}));  // 5 above
            all += std::all_of(shift.ratios.begin(), shift.ratios.end(),
                               [](const auto& ratio) { return ratio.simultaneous.holds(1.3); })
                       ? 1
                       : 0;
            each += static_cast<int>(std::count_if(shift.ratios.begin(), shift.ratios.end(),
                                                   [](const auto& ratio) { return ratio.interval.holds(1.3); }));
            count += static_cast<int>(shift.ratios.size());
        }
        const double together = 100.0 * all / kTrials;
        const double alone = 100.0 * each / count;
        QVERIFY2(together >= 93.0 && together <= 97.0, qPrintable(QString::number(together)));
        QVERIFY2(alone >= 93.0 && alone <= 97.0, qPrintable(QString::number(alone)));
    }

    /// The same numbers for the same seed, and wider simultaneous intervals than single ones.
    void aShiftIsReproducible() {
        base::NamedDraws random(9, "twice");
        const auto first = Distribution::ofSamples(latencies(2000, random));
        const auto second = Distribution::ofSamples(latencies(3000, random, 2.0));
        const auto shift = latency::shiftOf(first, nullptr, second, nullptr, kShares, {});
        QCOMPARE(shift.ratios.size(), std::size_t{3});
        QCOMPARE(ratiosOf(shift), ratiosOf(latency::shiftOf(first, nullptr, second, nullptr, kShares, {})));
        for (const latency::QuantileRatio& ratio : shift.ratios) {
            QVERIFY(ratio.simultaneous.low <= ratio.interval.low && ratio.interval.high <= ratio.simultaneous.high);
            QVERIFY(ratio.interval.holds(ratio.ratio));
        }
        QVERIFY(shift.ratios.front().decided());
        QVERIFY(std::abs(*latency::percentilesOf(first, Numbers{0.5}, {}).front().value / truth(0.5) - 1.0) < 0.1);
    }

    void nothingIsComparedWithPrintedPercentiles() {
        const auto printed = Distribution::ofPercentiles({{0.5, 1.0}}, 100'000);
        const auto shift =
            latency::shiftOf(printed, nullptr, Distribution::ofSamples({1.0, 2.0}), nullptr, kShares, {});
        QVERIFY(shift.ratios.empty());
        QCOMPARE(shift.leftOut, kShares);
    }
};

GREYSCOPE_TEST(tst_latency)

}  // namespace tests_of_latency

#include "tst_latency.moc"
