#include <QTest>

#include <cmath>
#include <limits>
#include <random>
#include <set>

#include "core/data/columns/levels.h"
#include "tests/support/test_registry.h"

namespace tests_of_levels {

using namespace greyscope;

/// The distinct values of a column of numbers, against a set of them.
class tst_levels : public QObject {
    Q_OBJECT

private slots:
    void numbersAreDistinctAndAscend_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("different");
        QTest::newRow("few levels") << 300'000 << 7;
        QTest::newRow("levels that come back late") << 200'000 << 50'000;
        QTest::newRow("more levels than are kept unsorted") << 1'300'000 << 1'250'000;
        QTest::newRow("none") << 0 << 1;
    }
    void numbersAreDistinctAndAscend() {
        QFETCH(const int, rows);
        QFETCH(const int, different);
        std::mt19937 random(1);
        data::NumericValues values;
        std::set<double> expected;
        for (int row = 0; row < rows; ++row) {
            const double value = 0.25 * static_cast<double>(random() % static_cast<unsigned>(different)) - 10.0;
            const bool missing = row % 11 == 3;
            values.push_back(missing ? std::numeric_limits<double>::quiet_NaN() : value);
            if (!missing) {
                expected.insert(value);
            }
        }
        const data::Column column{"x", {}, std::move(values)};
        const data::Levels levels(column);
        QCOMPARE(levels.count(), expected.size());
        std::size_t place = 0;
        for (const double value : expected) {
            if (place % 997 == 0 || expected.size() < 100) {
                QCOMPARE(levels.text(place), base::toText(value));
            }
            ++place;
        }
    }
};

GREYSCOPE_TEST(tst_levels)

}  // namespace tests_of_levels

#include "tst_levels.moc"
