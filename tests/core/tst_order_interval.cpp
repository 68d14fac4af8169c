#include "core/stats/order_interval.h"

#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "core/stats/distributions.h"
#include "tests/support/test_registry.h"

namespace tests_of_order_interval {

using namespace greyscope;

class tst_order_interval : public QObject {
    Q_OBJECT
private slots:
    /// Both coverages by R: 1 - 2 pbinom(0:1, 8, 0.5) = 0.9921875, 0.9296875; x(k) = k.
    void eightValues() {
        const auto orders = stats::medianOrders(8, 0.95);
        QCOMPARE(orders->low, std::size_t{1});
        QCOMPARE(orders->high, std::size_t{8});
        QVERIFY(std::abs(orders->outer - 0.9921875) < 1e-15);
        QVERIFY(std::abs(orders->inner - 0.9296875) < 1e-15);
        QVERIFY(std::abs(orders->excess - 0.675) < 1e-12);
        const double inwards = 7.0 * 0.675 / (1.0 + 6.0 * 0.675);
        const std::vector<double> values{1, 2, 3, 4, 5, 6, 7, 8};
        const auto interval = stats::medianInterval(values, 0.95);
        QVERIFY(std::abs(interval->low - (1.0 + inwards)) < 1e-12);
        QVERIFY(std::abs(interval->high - (8.0 - inwards)) < 1e-12);
    }

    void tooFewHaveNone() {
        for (std::size_t n = 1; n < 6; ++n) {
            QVERIFY(!stats::medianOrders(n, 0.95));
        }
        QVERIFY(stats::medianOrders(6, 0.95));
        // Two neighbours with nothing between them are the interval as they are.
        QCOMPARE(stats::medianOrders(2, 0.4)->inwards, 0.0);
    }

    /// Whole order statistics hold it in up to 99 % of samples. Normal, lognormal and one-sided exponential values.
    void holdsTheMedianAsOftenAsItSays_data() {
        QTest::addColumn<int>("count");
        for (const int count : {6, 7, 8, 10, 15, 24, 41}) {
            QTest::newRow(std::to_string(count).c_str()) << count;
        }
    }
    void holdsTheMedianAsOftenAsItSays() {
        QFETCH(int, count);
        constexpr int kTrials = 4000;
        base::NamedDraws draws(1, "medians", static_cast<std::uint64_t>(count));
        for (const int kind : {0, 1, 2}) {
            int held = 0;
            for (int trial = 0; trial < kTrials; ++trial) {
                std::vector<double> values(static_cast<std::size_t>(count));
                for (double& value : values) {
                    const double u = draws.uniform();
                    value = kind == 2 ? -std::log(2.0 * u) : stats::normalQuantile(u);
                    value = kind == 1 ? std::expm1(value) : value;
                }
                std::sort(values.begin(), values.end());
                held += stats::medianInterval(values, 0.95)->holds(0.0) ? 1 : 0;
            }
            const double share = 100.0 * held / kTrials;
            QVERIFY2(share > 93.5 && share < 96.9, std::to_string(share).c_str());
        }
    }
};

GREYSCOPE_TEST(tst_order_interval)

}  // namespace tests_of_order_interval

#include "tst_order_interval.moc"
