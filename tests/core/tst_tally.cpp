#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/sim/experiments/statistics.h"
#include "tests/support/test_registry.h"

namespace tests_of_tally {

using namespace greyscope;

class tst_tally : public QObject {
    Q_OBJECT
private slots:
    /// Against the times in order: never further off than 0.1 %.
    void quantilesAreThoseOfTheTimes() {
        std::mt19937_64 random(5);
        for (const double spread : {0.01, 1.0, 4.0}) {
            std::lognormal_distribution<double> draw(15.0, spread);
            sim::TimeTally tally;
            std::vector<sim::Time> times;
            for (int i = 0; i < 20'000; ++i) {
                times.push_back(i % 100 == 0 ? i / 100 : static_cast<sim::Time>(draw(random)));
                tally.add(times.back());
            }
            std::sort(times.begin(), times.end());
            for (const double p : {0.0, 0.01, 0.25, 0.5, 0.75, 0.95, 0.99, 0.9999}) {
                const double exact = static_cast<double>(times[static_cast<std::size_t>(p * 20'000)]) / 1e6;
                QVERIFY(std::abs(tally.quantile(p) - exact) <= 1e-3 * exact);
            }
        }
    }

    void equalTimesHaveTheirQuantile() {
        for (const sim::Time time : {sim::Time{0}, sim::Time{1}, sim::Time{2047}, sim::Time{2048},
                                     sim::Time{1'000'000'000}, sim::Time{123'456'789'012'345}}) {
            sim::TimeTally tally;
            for (int i = 0; i < 3; ++i) {
                tally.add(time);
            }
            QCOMPARE(tally.quantile(0.95), static_cast<double>(time) / 1e6);
        }
    }

    /// Runs that differ by less than a bin keep their difference, so that their interval has a width.
    void nearTimesStayDifferent() {
        sim::TimeTally one;
        sim::TimeTally other;
        one.add(1'000'000'000);
        other.add(1'000'000'100);
        QVERIFY(one.quantile(0.5) < other.quantile(0.5));
    }
};

GREYSCOPE_TEST(tst_tally)

}  // namespace tests_of_tally

#include "tst_tally.moc"
