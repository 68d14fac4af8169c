#include <QtTest>

#include <cmath>

#include "core/grey/relation_axioms.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

using namespace greyscope;
using grey::ExtremaScope;
using grey::RelationMethod;
using Columns = std::vector<std::vector<double>>;

namespace {

grey::AxiomChecks checked(const Columns& columns, RelationMethod method, ExtremaScope scope = ExtremaScope::global) {
    grey::RelationOptions options;
    options.method = method;
    options.scope = scope;
    const auto table = test::tableOf(columns);
    std::vector<std::size_t> all(columns.size());
    std::iota(all.begin(), all.end(), 0);
    base::NoProgress quiet;
    const auto matrix = grey::relateAll(table, all, options, quiet);
    return grey::checkAxioms(grey::relationImages(table, all, options).value(), matrix.value().grades, options).value();
}

const Columns three{{1, 2, 4}, {2, 2, 9}, {5, 1, 0}};

}  // namespace

class tst_relation_axioms : public QObject {
    Q_OBJECT

private slots:
    /// Differences |a - b| = 1 0 5, |a - c| = 4 1 4, |b - c| = 3 1 9. Of reference a: m = 0, M = 5; of b: m = 0, M = 9;
    /// of c: m = 1, M = 9. Degrees with rho M = 2.5, 4.5 and 4.5 by hand.
    void globalExtremaBreakThePairSymmetry() {
        const auto checks = checked(three, RelationMethod::deng);
        const double ab = (2.5 / 3.5 + 1.0 + 2.5 / 7.5) / 3.0;
        const double ba = (4.5 / 5.5 + 1.0 + 4.5 / 9.5) / 3.0;
        const double bc = (4.5 / 7.5 + 4.5 / 5.5 + 4.5 / 13.5) / 3.0;
        const double cb = (5.5 / 7.5 + 1.0 + 5.5 / 13.5) / 3.0;
        const double ac = (2.5 / 6.5 + 2.5 / 3.5 + 2.5 / 6.5) / 3.0;
        const double ca = (5.5 / 8.5 + 1.0 + 5.5 / 8.5) / 3.0;
        QVERIFY(!checks.symmetry.holds());
        QVERIFY(checks.symmetry.holdsAlone());
        QCOMPARE(checks.symmetry.pairs, std::size_t{3});
        QCOMPARE(checks.symmetry.unequal, std::size_t{3});
        const double largest = std::max({ba - ab, cb - bc, ca - ac});
        QVERIFY(std::abs(checks.symmetry.largest - largest) < 1e-12);
        QCOMPARE(checks.symmetry.where, (grey::AxiomChecks::Pair{0, 2}));
        QVERIFY(std::abs(checks.normality.least - ac) < 1e-12);
        QCOMPARE(checks.normality.leastWhere, (grey::AxiomChecks::Pair{0, 2}));
        QVERIFY(std::abs(checks.normality.greatest - std::max({ab, ba, bc, cb, ac, ca})) < 1e-12);
    }

    void theScopeDecidesWholenessAndSymmetry() {
        for (const auto scope : {ExtremaScope::matrix, ExtremaScope::pairwise}) {
            const auto checks = checked(three, RelationMethod::deng, scope);
            QVERIFY(checks.symmetry.holds());
            QCOMPARE(checks.wholeness.holds(), scope == ExtremaScope::matrix);
            QVERIFY(checks.normality.holds() && checks.closeness.holds());
        }
        // Alone, a and b have m = 0 and M = 5, as they have among the three with a as the reference.
        const auto global = checked(three, RelationMethod::deng);
        QCOMPARE(global.wholeness.pairs, std::size_t{6});
        QCOMPARE(global.wholeness.changed, std::size_t{4});
    }

    void identicalSeriesAreCounted() {
        const auto checks = checked({{1, 2, 4}, {1, 2, 4}, {5, 1, 0}}, RelationMethod::deng);
        QCOMPARE(checks.normality.identical, std::size_t{2});
        QCOMPARE(checks.normality.identicalBelowOne, std::size_t{0});
        QCOMPARE(checks.normality.onesThatDiffer, std::size_t{0});
        const auto parallel = checked({{1, 2, 4}, {11, 12, 14}, {5, 1, 0}}, RelationMethod::absolute);
        QCOMPARE(parallel.normality.onesThatDiffer, std::size_t{2});
        QVERIFY(parallel.normality.holds());
    }

    void aDegreeBeyondOneIsFound() {
        grey::RelationOptions options;
        const auto images = grey::relationImages(test::tableOf(three), {0, 1, 2}, options).value();
        Eigen::MatrixXd grades = Eigen::MatrixXd::Constant(3, 3, 0.5);
        grades(1, 2) = 1.5;
        const auto checks = grey::checkAxioms(images, grades, options).value();
        QCOMPARE(checks.normality.outside, std::size_t{1});
        QVERIFY(!checks.normality.holds());
    }

    /// Areas 1 and 2 with 10 and 12.5: the second pair is further apart and has the higher absolute degree.
    void closenessOfAreas() {
        const Columns columns{{0, 2}, {0, 4}, {0, 20}, {0, 25}};
        QVERIFY(checked(columns, RelationMethod::similitude).closeness.holds());
        QVERIFY(checked(columns, RelationMethod::closeness).closeness.holds());
        const auto absolute = checked(columns, RelationMethod::absolute);
        QCOMPARE(absolute.closeness.compared, std::size_t{5});
        QVERIFY(!absolute.closeness.holds());
        QVERIFY(!absolute.wholeness.holds());
    }

    void everyPointIsComparedWithItsNeighbour() {
        const auto checks = checked(three, RelationMethod::deng);
        QCOMPARE(checks.closeness.compared, std::size_t{12});  // 6 ordered pairs of 3 points
        QVERIFY(checks.closeness.holds());
    }
};

GREYSCOPE_TEST(tst_relation_axioms)
#include "tst_relation_axioms.moc"
