#include <QTest>

#include <cmath>
#include <limits>
#include <random>

#include "core/cart/grow.h"
#include "core/cart/order.h"
#include "tests/support/test_registry.h"

namespace tests_of_order {

using namespace greyscope;

namespace {

/// Numbers in [0, 1).
std::vector<double> uniform(std::size_t count, unsigned seed) {
    std::mt19937_64 random(seed);
    std::vector<double> values(count);
    std::generate(values.begin(), values.end(), [&] { return std::ldexp(static_cast<double>(random() >> 11U), -53); });
    return values;
}

cart::Sample sampleOf(std::vector<double> values) {
    cart::Sample sample;
    sample.response.assign(values.size(), 0.0);
    sample.features.push_back({"x", "", std::move(values), {}});
    return sample;
}

}  // namespace

class tst_order : public QObject {
    Q_OBJECT
private slots:
    void ascendsAndKeepsEqualValuesInPlace_data() {
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("offset");
        QTest::addColumn<double>("step");
        QTest::newRow("on both sides of zero") << 6.0 << -3.0 << 0.0;
        QTest::newRow("ties") << 100.0 << -50.0 << 1.0;
        QTest::newRow("times of a day") << 86'400.0 << 1.6e9 << 0.0;
        QTest::newRow("all equal") << 0.5 << 0.0 << 1.0;
        QTest::newRow("next to one another") << 1e-12 << 1.0 << 0.0;
    }

    void ascendsAndKeepsEqualValuesInPlace() {
        QFETCH(double, scale);
        QFETCH(double, offset);
        QFETCH(double, step);
        for (const std::size_t rows : {10U, 1023U, 1024U, 30'000U}) {
            std::vector<double> values = uniform(rows, 3);
            for (double& value : values) {
                value = offset + (step > 0.0 ? std::floor(value * scale / step) * step : value * scale);
            }
            values[3] = -0.0;  // far from the others, so that few bits are left to tell them apart
            values[7] = 0.0;
            values[5] = std::numeric_limits<double>::quiet_NaN();
            values[6] = -std::numeric_limits<double>::infinity();
            std::vector<std::uint32_t> expected;
            for (std::uint32_t row = 0; row < rows; ++row) {
                if (std::isfinite(values[row])) {
                    expected.push_back(row);
                }
            }
            std::stable_sort(expected.begin(), expected.end(),
                             [&](std::uint32_t a, std::uint32_t b) { return values[a] < values[b]; });
            const cart::ColumnOrder order = cart::orderOf(sampleOf(values)).front();
            QCOMPARE(order.known, expected.size());
            expected.insert(expected.end(), {5, 6});
            QCOMPARE(order.rows, expected);
        }
    }

    void equalValuesAreNeverCalledDistinct() {
        for (const double offset : {-0.5, 0.0, 1.6e9}) {
            std::vector<double> values(5000);
            for (std::size_t row = 0; row < values.size(); ++row) {
                values[row] = offset + static_cast<double>(row * 7919 % values.size()) / 5000.0;
            }
            QVERIFY(cart::orderOf(sampleOf(values)).front().distinct);
            values[4000] = values[10];
            QVERIFY(!cart::orderOf(sampleOf(values)).front().distinct);
        }
    }

    /// Knowing that no values are equal saves looking at them, and changes nothing.
    void distinctValuesAreCutAlike() {
        cart::Sample sample = sampleOf(uniform(4000, 1));
        sample.features.push_back({"z", "", uniform(4000, 2), {}});
        const std::vector<double> noise = uniform(4000, 4);
        for (std::size_t row = 0; row < noise.size(); ++row) {
            sample.response[row] = std::sin(9.0 * sample.features[0].values[row]) + noise[row];
        }
        cart::SampleOrder order = cart::orderOf(sample);
        QVERIFY(order[0].distinct && order[1].distinct);
        const cart::Tree known = cart::growOn(sample, order, cart::allRows(sample), {});
        order[0].distinct = order[1].distinct = false;
        const cart::Tree looked = cart::growOn(sample, order, cart::allRows(sample), {});
        QVERIFY(known.leafCount() > 1000);
        QVERIFY(known.nodes == looked.nodes);
        QCOMPARE(known.leafOf, looked.leafOf);
    }
};

GREYSCOPE_TEST(tst_order)

}  // namespace tests_of_order

#include "tst_order.moc"
