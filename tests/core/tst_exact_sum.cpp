#include "core/base/exact_sum.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

#include "core/data/series/measured_values.h"
#include "tests/support/test_registry.h"

namespace tests_of_exact_sum {

using namespace greyscope;
using base::ExactSum;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// Numbers of both signs and of sizes from 2^-spread to 2^spread.
std::vector<double> drawn(std::uint64_t state, std::size_t count, std::uint64_t spread) {
    const auto next = [&state] { return state = state * 6364136223846793005U + 1442695040888963407U; };
    std::vector<double> values;
    for (std::size_t i = 0; i < count; ++i) {
        const double part = static_cast<double>(next() >> 11U) / 0x1p53 - 0.5;
        const auto size = static_cast<int>((next() >> 33U) % (2 * spread + 1)) - static_cast<int>(spread);
        values.push_back(std::ldexp(part, size));
    }
    return values;
}

ExactSum sumOf(const std::vector<double>& values) {
    ExactSum sum;
    for (const double value : values) {
        sum.add(value);
    }
    return sum;
}

/// What Python's math.fsum and fractions give for the numbers of drawn().
struct Case {
    std::uint64_t seed;
    std::size_t count;
    std::uint64_t spread;
    double sum, mean, variance;
};
constexpr Case kCases[] = {
    {1U, 1000, 0, -0x1.a963648ddde2ep+1, -0x1.b398fa6c6854dp-9, 0x1.4a5a82402ecd0p-4},
    {2U, 1000, 30, -0x1.aadad992fc75cp+29, -0x1.b51972407f727p+19, 0x1.5ae95ccc79e27p+50},
    {3U, 5000, 300, -0x1.b2e28444ff85dp+297, -0x1.6441f59239c5bp+285, 0x1.2a470bcf4d93fp+587},
    {4U, 1000, 1000, -0x1.0f2d5323ccf8ap+995, -0x1.15af6fc25b1b5p+985, kNone},
    {5U, 7, 1020, 0x1.48321dd3a4b12p+947, 0x1.7714b45f97a5ep+944, kNone},
};

}  // namespace

class tst_exact_sum : public QObject {
    Q_OBJECT

private slots:
    void sumsAreThoseOfFractions() {
        for (const Case& each : kCases) {
            std::vector<double> values = drawn(each.seed, each.count, each.spread);
            QVERIFY(sumOf(values).value() == each.sum);
            QVERIFY(sumOf(values).dividedBy(static_cast<double>(each.count)) == each.mean);
            data::MeasuredValues measured;
            for (const double value : values) {
                measured.add(value, true);
            }
            QVERIFY(measured.haveSpread() == !std::isnan(each.variance));
            QVERIFY(!measured.haveSpread() ||
                    std::abs(measured.value(data::Aggregation::variance) - each.variance) <= 0x1p-52 * each.variance);
        }
    }

    void orderAndPartsDoNotMatter() {
        std::mt19937 random(7);
        for (const Case& each : kCases) {
            std::vector<double> values = drawn(each.seed, each.count, each.spread);
            std::shuffle(values.begin(), values.end(), random);
            ExactSum parts;
            for (std::size_t first = 0; first < values.size(); first += 100) {
                const auto begin = values.begin() + static_cast<std::ptrdiff_t>(first);
                parts.add(sumOf({begin, begin + std::min<std::ptrdiff_t>(100, values.end() - begin)}));
            }
            QVERIFY(parts.value() == each.sum);
        }
    }

    void sumsCancelAndOverflow() {
        QCOMPARE(sumOf({1e308, 1.0, -1e308}).value(), 1.0);
        QCOMPARE(sumOf({5e-324, 1e300, -1e300}).value(), 5e-324);
        QCOMPARE(sumOf({}).value(), 0.0);
        QCOMPARE(sumOf(std::vector<double>(10, 0.1)).value(), 1.0);
        QVERIFY(std::isinf(sumOf({1.5e308, 1.5e308}).value()));
        QCOMPARE(sumOf({1.5e308, 1.5e308}).dividedBy(2.0), 1.5e308);
        QCOMPARE(sumOf(std::vector<double>(3, 0.1)).dividedBy(3.0), 0.1);
        const std::vector<double> terms = sumOf({1e300, 1.0, 1e-300}).terms();
        QVERIFY((terms == std::vector<double>{1e300, 1.0, 1e-300}));
    }

    void repeatedMeasurementsCountAsOften() {
        data::MeasuredValues once, repeated;
        for (int time = 0; time < 1000; ++time) {
            once.add(0.3, true);
            once.add(-7.7, true);
        }
        repeated.addRepeated(-7.7, 1000);
        repeated.addRepeated(0.3, 1000);
        QCOMPARE(repeated.count(), once.count());
        for (const data::Aggregation& how : data::kAggregations) {
            QVERIFY(!data::MeasuredValues::suffice(how) || repeated.value(how) == once.value(how));
        }
    }
};

GREYSCOPE_TEST(tst_exact_sum)

}  // namespace tests_of_exact_sum

#include "tst_exact_sum.moc"
