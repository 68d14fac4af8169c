#include "core/timeline/change_points.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <limits>

#include "core/base/random.h"
#include "core/stats/distributions.h"
#include "tests/support/test_registry.h"

namespace tests_of_change_points {

using namespace greyscope;
using timeline::changePointsOf;
using timeline::levelsOf;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// exp of an AR(1) series with standard deviation `scatter`.
std::vector<double> quiet(std::size_t bins, double scatter, double correlation, base::NamedDraws& draws) {
    std::vector<double> series;
    double state = scatter * stats::normalQuantile(draws.uniform());
    for (std::size_t bin = 0; bin < bins; ++bin) {
        series.push_back(100.0 * std::exp(state));
        state = correlation * state +
                std::sqrt(1.0 - correlation * correlation) * scatter * stats::normalQuantile(draws.uniform());
    }
    return series;
}

/// The cost of a partition of ln y, by its definition.
double costOf(const std::vector<double>& logs, const std::vector<std::size_t>& ends, double penalty) {
    double cost = 0.0;
    std::size_t first = 0;
    for (const std::size_t end : ends) {
        double mean = 0.0;
        for (std::size_t i = first; i < end; ++i) {
            mean += logs[i] / static_cast<double>(end - first);
        }
        for (std::size_t i = first; i < end; ++i) {
            cost += (logs[i] - mean) * (logs[i] - mean);
        }
        cost += penalty;
        first = end;
    }
    return cost;
}

}  // namespace

class tst_change_points : public QObject {
    Q_OBJECT
private slots:
    /// Every partition of twelve bins is tried.
    void findsTheCheapestPartition() {
        base::NamedDraws draws(1, "partition");
        for (int trial = 0; trial < 20; ++trial) {
            std::vector<double> logs;
            std::vector<double> series;
            for (int bin = 0; bin < 12; ++bin) {
                logs.push_back(0.3 * static_cast<double>(draws.below(3)) + 0.02 * draws.uniform());
                series.push_back(std::exp(logs.back()));
            }
            const auto found = levelsOf(series);
            double least = std::numeric_limits<double>::infinity();
            for (unsigned cuts = 0; cuts < (1U << 11U); ++cuts) {
                std::vector<std::size_t> ends;
                for (std::size_t bin = 1; bin < 12; ++bin) {
                    if ((cuts >> (bin - 1) & 1U) != 0) {
                        ends.push_back(bin);
                    }
                }
                ends.push_back(12);
                least = std::min(least, costOf(logs, ends, found.penalty));
            }
            std::vector<std::size_t> ends;
            for (const auto& level : found.levels) {
                ends.push_back(level.last + 1);
            }
            QVERIFY(std::abs(costOf(logs, ends, found.penalty) - least) < 1e-12);
        }
    }

    void quietSeriesSeldomHaveAChange_data() {
        QTest::addColumn<int>("bins");
        QTest::addColumn<double>("scatter");
        QTest::addColumn<double>("correlation");
        QTest::addColumn<int>("most");
        QTest::newRow("60 bins") << 60 << 0.1 << 0.0 << 10;
        QTest::newRow("300 bins") << 300 << 0.1 << 0.0 << 10;
        QTest::newRow("300 bins, 5 %") << 300 << 0.05 << 0.0 << 10;
        QTest::newRow("300 bins, 30 %") << 300 << 0.3 << 0.0 << 10;
        QTest::newRow("100 bins, correlation 0.3") << 100 << 0.1 << 0.3 << 80;
        QTest::newRow("300 bins, correlation 0.5") << 300 << 0.1 << 0.5 << 150;
        QTest::newRow("1,000 bins") << 1000 << 0.1 << 0.0 << 10;
    }
    void quietSeriesSeldomHaveAChange() {
        QFETCH(int, bins);
        QFETCH(double, scatter);
        QFETCH(double, correlation);
        QFETCH(int, most);
        const int trials = bins > 500 ? 200 : 1000;
        base::NamedDraws draws(1, "quiet", static_cast<std::uint64_t>(bins));
        int alarms = 0;
        for (int trial = 0; trial < trials; ++trial) {
            const auto series = quiet(static_cast<std::size_t>(bins), scatter, correlation, draws);
            alarms += levelsOf(series).levels.size() > 1 ? 1 : 0;
        }
        qInfo("%d of %d quiet series of %d bins have a change (scatter %g, correlation %g)", alarms, trials, bins,
              scatter, correlation);
        QVERIFY(1000 * alarms <= most * trials);
    }

    void aStepOfTenPercentIsFound_data() {
        QTest::addColumn<int>("bins");
        QTest::addColumn<double>("step");
        QTest::newRow("100 bins, up") << 100 << 1.1;
        QTest::newRow("300 bins, up") << 300 << 1.1;
        QTest::newRow("300 bins, down") << 300 << 0.9;
    }
    void aStepOfTenPercentIsFound() {
        QFETCH(int, bins);
        QFETCH(double, step);
        constexpr int kTrials = 400;
        base::NamedDraws draws(2, "steps", static_cast<std::uint64_t>(bins));
        int found = 0;
        for (int trial = 0; trial < kTrials; ++trial) {
            const std::size_t at = static_cast<std::size_t>(bins) / 4 + draws.below(static_cast<unsigned>(bins) / 2);
            auto series = quiet(static_cast<std::size_t>(bins), 0.03, 0.0, draws);
            for (std::size_t bin = at; bin < series.size(); ++bin) {
                series[bin] *= step;
            }
            for (const auto& point : changePointsOf(levelsOf(series))) {
                const auto distance = static_cast<std::ptrdiff_t>(point.bin) - static_cast<std::ptrdiff_t>(at);
                if (std::abs(distance) <= 5) {
                    ++found;
                    break;
                }
            }
        }
        qInfo("a step of %g beside a scatter of 3 %% was found in %d of %d series of %d bins", step, found, kTrials,
              bins);
        QVERIFY(100 * found >= 95 * kTrials);
    }

    void gapsArePassedOverAndZerosAreChanges() {
        std::vector<double> series(60, 100.0);
        for (std::size_t bin = 20; bin < 30; ++bin) {
            series[bin] = kNone;
            series[bin + 20] = 0.0;
        }
        const auto levels = levelsOf(series);
        const auto points = changePointsOf(levels);
        QCOMPARE(points.size(), std::size_t{2});
        QCOMPARE(points[0].bin, std::size_t{40});
        QCOMPARE(points[1].bin, std::size_t{50});
        QCOMPARE(levels.raised, std::size_t{10});
        QCOMPARE(levels.values, std::size_t{50});
    }

    void nothingPositiveHasNoLevels() {
        QVERIFY(levelsOf(std::vector<double>{0.0, kNone}).levels.empty());
        QVERIFY(levelsOf({}).levels.empty());
        QCOMPARE(levelsOf(std::vector<double>{5.0}).levels.size(), std::size_t{1});
    }
};

GREYSCOPE_TEST(tst_change_points)

}  // namespace tests_of_change_points

#include "tst_change_points.moc"
