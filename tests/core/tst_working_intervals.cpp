// Derivations of intervals against those of the statistics.
#include <QtTest>

#include <cmath>
#include <random>

#include "core/stats/order_interval.h"
#include "core/working/interval_working.h"
#include "tests/support/test_registry.h"

namespace tests_of_working_intervals {

using namespace greyscope;

namespace {

std::vector<double> drawn(unsigned seed) {
    std::mt19937_64 engine(seed);
    const auto next = [&] { return static_cast<double>(engine() >> 11U) * 0x1p-53; };
    std::vector<double> values(2 + engine() % 12);
    const double level = std::exp(20.0 * next() - 10.0);
    for (double& value : values) {
        value = level * (1.0 + 0.2 * next());
    }
    return values;
}

double valueOf(const working::Derivation& derivation, const char* key) {
    return static_cast<double>(derivation.step(key)->lines.back().value);
}

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

}  // namespace

class tst_working_intervals : public QObject {
    Q_OBJECT

private slots:
    void meansEndInTheirInterval() {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const std::vector<double> values = drawn(seed);
            const stats::Moments moments = stats::momentsOf(values);
            const auto expected = stats::meanInterval(moments, 0.95);
            const auto derivation = working::meanIntervalWorking(values, "x", 0.95);
            QVERIFY(near(valueOf(*derivation, "mean"), moments.mean));
            QVERIFY(near(valueOf(*derivation, "s"), moments.deviation));
            QVERIFY(near(valueOf(*derivation, "low"), expected->low));
            QVERIFY(near(static_cast<double>(derivation->last()->value), expected->high));
        }
        QCOMPARE(working::meanIntervalWorking({1.0}, "x", 0.95).error().code, base::ErrorCode::tooFewPoints);
    }

    void summedUpOnesEndInTheSame() {
        const stats::Moments moments = stats::momentsOf(drawn(7));
        const auto expected = stats::meanInterval(moments, 0.95);
        const auto derivation = working::summedIntervalWorking(moments, "x", 0.95);
        QVERIFY(near(valueOf(*derivation, "low"), expected->low));
        QVERIFY(near(static_cast<double>(derivation->last()->value), expected->high));
        QCOMPARE(working::summedIntervalWorking({1, 2.0, 0.0}, "x", 0.95).error().code, base::ErrorCode::tooFewPoints);
    }

    void mediansEndInTheirInterval() {
        int followed = 0;
        for (unsigned seed = 1; seed <= 200; ++seed) {
            std::vector<double> values = drawn(seed);
            const auto derivation = working::medianIntervalWorking(values, "x", 0.95);
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

    void roundedStepsStandBesideExactOnes() {
        const auto derivation =
            working::meanIntervalWorking({1.23, 1.27, 1.31}, "x", 0.95, {working::Rounding::Kind::decimals, 1});
        QCOMPARE(valueOf(*derivation, "mean"), 1.3);
        QVERIFY(near(static_cast<double>(derivation->step("mean")->lines.front().exact), 1.27));
    }
};

GREYSCOPE_TEST(tst_working_intervals)

}  // namespace tests_of_working_intervals

#include "tst_working_intervals.moc"
