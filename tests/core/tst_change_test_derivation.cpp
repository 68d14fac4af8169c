// Derivations of tests of a change against those of the statistics.
#include <QTest>

#include <cmath>
#include <random>

#include "core/derivation/change_test_derivation.h"
#include "core/derivation/rank_test_derivation.h"
#include "core/stats/changes/cell_change.h"
#include "core/stats/changes/mann_whitney.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/test_registry.h"

namespace tests_of_change_test_derivation {

using namespace greyscope;
using test::near;
using test::repeatsOf;
using test::valueOf;

class tst_change_test_derivation : public QObject {
    Q_OBJECT

private slots:
    void testsEndInTheirP() {
        int outside = 0;
        for (unsigned seed = 1; seed <= 200; ++seed) {
            stats::ChangeOptions how;
            how.margin = 0.01 * (seed % 10);
            const auto cell = stats::measureChange({"a"}, repeatsOf(seed), repeatsOf(seed + 1000), how, 0);
            const auto derivation =
                derivation::changeTestDerivation(cell.before.values, cell.after.values, "a", how.margin);
            QVERIFY(derivation && cell.p && cell.pEqual);
            QVERIFY(near(valueOf(*derivation, "p.equal"), *cell.pEqual, 1e-8));
            QVERIFY(near(static_cast<double>(derivation->last()->value), *cell.p, 1e-8));
            outside += *cell.p < 0.05 ? 1 : 0;
        }
        QVERIFY(outside > 5);
        QCOMPARE(derivation::changeTestDerivation({1.0, -1.0}, {1.0, 2.0}, "x", 0.03).error().code,
                 base::ErrorCode::nonPositive);
    }

    void rankTestsEndInTheirP_data() {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::addColumn<int>("levels");
        QTest::addRow("two and three") << 2 << 3 << 1000000;
        QTest::addRow("ties") << 9 << 6 << 4;
        QTest::addRow("fifty") << 5 << 50 << 1000000;
        QTest::addRow("many") << 30 << 51 << 1000000;
        QTest::addRow("many with ties") << 26 << 20 << 7;
        QTest::addRow("all equal") << 30 << 28 << 1;
        QTest::addRow("few, all equal") << 5 << 4 << 1;
    }
    void rankTestsEndInTheirP() {
        QFETCH(int, before);
        QFETCH(int, after);
        QFETCH(int, levels);
        for (unsigned seed = 1; seed <= (before + after < 20 ? 20U : 2U); ++seed) {
            std::mt19937 random(seed);
            const auto sample = [&](int count) {
                std::vector<double> values;
                for (int i = 0; i < count; ++i) {
                    values.push_back(static_cast<double>(1 + random() % static_cast<unsigned>(levels)));
                }
                return values;
            };
            const std::vector<double> x = sample(after);
            const std::vector<double> y = sample(before);
            const auto expected = stats::mannWhitney(x, y, stats::RankRule::benchstat);
            const auto derivation = derivation::rankTestDerivation(y, x, "a");
            QVERIFY(derivation.has_value());
            QVERIFY(near(valueOf(*derivation, "U"), expected.u));
            QCOMPARE(derivation->step("ways") != nullptr, expected.exact);
            QVERIFY(near(static_cast<double>(derivation->last()->value), expected.doubled, 1e-9));
        }
        QCOMPARE(derivation::rankTestDerivation({}, {1.0}, "x").error().code, base::ErrorCode::tooFewPoints);
    }
};

GREYSCOPE_TEST(tst_change_test_derivation)

}  // namespace tests_of_change_test_derivation

#include "tst_change_test_derivation.moc"
