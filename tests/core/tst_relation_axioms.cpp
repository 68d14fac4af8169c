#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "core/grey/degrees/relation_axioms.h"
#include "core/grey/degrees/relation_kernel.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_relation_axioms {

using namespace greyscope;
using grey::ExtremaScope;
using grey::RelationMethod;
using Columns = std::vector<std::vector<double>>;

namespace {

base::NoProgress quiet;

grey::AxiomChecks checked(const Columns& columns, RelationMethod method, ExtremaScope scope = ExtremaScope::global) {
    grey::RelationOptions options;
    options.method = method;
    options.scope = scope;
    const auto table = test::tableOf(columns);
    std::vector<std::size_t> all(columns.size());
    std::iota(all.begin(), all.end(), 0);
    const auto matrix = grey::relateAll(table, all, options, quiet);
    return grey::checkAxioms(grey::relationImages(table, all, options).value(), matrix.value().degrees, options, quiet)
        .value();
}

const Columns three{{1, 2, 4}, {2, 2, 9}, {5, 1, 0}};

}  // namespace

class tst_relation_axioms : public QObject {
    Q_OBJECT

private slots:
    /// Differences |a - b| = 1 0 5, |a - c| = 4 1 4, |b - c| = 3 1 9. Of reference a: m = 0, M = 5; of b: m = 0, M = 9;
    /// of c: m = 1, M = 9. Degrees with rho M = 2.5, 4.5 and 4.5 by hand.
    void globalExtremaShowWholenessAndKeepPairSymmetry() {
        const auto checks = checked(three, RelationMethod::deng);
        const double ab = (2.5 / 3.5 + 1.0 + 2.5 / 7.5) / 3.0;
        const double ba = (4.5 / 5.5 + 1.0 + 4.5 / 9.5) / 3.0;
        const double bc = (4.5 / 7.5 + 4.5 / 5.5 + 4.5 / 13.5) / 3.0;
        const double cb = (5.5 / 7.5 + 1.0 + 5.5 / 13.5) / 3.0;
        const double ac = (2.5 / 6.5 + 2.5 / 3.5 + 2.5 / 6.5) / 3.0;
        const double ca = (5.5 / 8.5 + 1.0 + 5.5 / 8.5) / 3.0;
        QVERIFY(checks.symmetry.holds());
        QCOMPARE(checks.symmetry.pairs, std::size_t{3});
        QCOMPARE(checks.symmetry.largest, 0.0);
        QVERIFY(checks.wholeness.holds());
        QCOMPARE(checks.wholeness.pairs, std::size_t{3});
        QCOMPARE(checks.wholeness.unequal, std::size_t{3});
        const double largest = std::max({ba - ab, cb - bc, ca - ac});
        QVERIFY(std::abs(checks.wholeness.largest - largest) < 1e-12);
        QCOMPARE(checks.wholeness.where, (grey::AxiomChecks::Pair{0, 2}));
        QVERIFY(std::abs(checks.normality.least - ac) < 1e-12);
        QCOMPARE(checks.normality.leastWhere, (grey::AxiomChecks::Pair{0, 2}));
        QVERIFY(std::abs(checks.normality.greatest - std::max({ab, ba, bc, cb, ac, ca})) < 1e-12);
    }

    /// A symmetric table lacks wholeness, whatever the degrees of the pairs alone would be.
    void aSymmetricTableLacksWholeness() {
        for (const auto scope : {ExtremaScope::matrix, ExtremaScope::pairwise}) {
            const auto checks = checked(three, RelationMethod::deng, scope);
            QVERIFY(checks.symmetry.holds());
            QVERIFY(checks.wholeness.applies && !checks.wholeness.holds());
            QCOMPARE(checks.wholeness.holdsForTheSet(), scope == ExtremaScope::matrix);
            QVERIFY(checks.normality.holds() && checks.closeness.holds());
        }
        // Alone, a and b have m = 0 and M = 5, as they have among the three with a as the reference.
        const auto global = checked(three, RelationMethod::deng);
        QVERIFY(global.wholeness.holdsForTheSet());
        QCOMPARE(global.wholeness.changed, std::size_t{4});
    }

    void twoSeriesSayNothingOfWholeness() {
        for (const auto scope : {ExtremaScope::global, ExtremaScope::matrix, ExtremaScope::pairwise}) {
            const auto checks = checked({three[0], three[1]}, RelationMethod::deng, scope);
            QVERIFY(!checks.wholeness.applies && !checks.wholeness.holds());
            QVERIFY(checks.symmetry.holds());
        }
    }

    /// Proportional series: their mean images are one but for the last digit.
    void roundingIsNoWholeness() {
        const Columns columns{{0.1, 0.2, 0.3}, {0.1 * 3, 0.2 * 3, 0.3 * 3}, {0.1 * 7, 0.2 * 7, 0.3 * 7}};
        grey::RelationOptions options;
        options.image.kind = data::Image::mean;
        const auto table = test::tableOf(columns);
        const auto images = grey::relationImages(table, {0, 1, 2}, options).value();
        const auto degrees = grey::relateAll(table, {0, 1, 2}, options, quiet).value().degrees;
        const auto checks = grey::checkAxioms(images, degrees, options, quiet).value();
        QVERIFY(degrees == Eigen::MatrixXd::Ones(3, 3));
        QVERIFY(!checks.wholeness.holds() && !checks.wholeness.holdsForTheSet());
        QCOMPARE(checks.normality.identical, std::size_t{6});
        QVERIFY(checks.normality.holdsForIdenticalAlone());
    }

    void identicalSeriesAreCounted() {
        const auto checks = checked({{1, 2, 4}, {1, 2, 4}, {5, 1, 0}}, RelationMethod::deng);
        QCOMPARE(checks.normality.identical, std::size_t{2});
        QCOMPARE(checks.normality.identicalBelowOne, std::size_t{0});
        QCOMPARE(checks.normality.onesThatDiffer, std::size_t{0});
        const auto parallel = checked({{1, 2, 4}, {11, 12, 14}, {5, 1, 0}}, RelationMethod::absolute);
        QCOMPARE(parallel.normality.onesThatDiffer, std::size_t{2});
        QVERIFY(parallel.normality.holds());
        QVERIFY(!parallel.normality.holdsForIdenticalAlone());
    }

    void aDegreeBeyondOneIsFound() {
        grey::RelationOptions options;
        const auto images = grey::relationImages(test::tableOf(three), {0, 1, 2}, options).value();
        Eigen::MatrixXd degrees = Eigen::MatrixXd::Constant(3, 3, 0.5);
        degrees(1, 2) = 1.5;
        const auto checks = grey::checkAxioms(images, degrees, options, quiet).value();
        QCOMPARE(checks.normality.outside, std::size_t{1});
        QVERIFY(!checks.normality.holds());
    }

    /// Areas 1, 2, 10 and 12.5. Absolute degrees by distance: 0.8, 0.904 (10 and 12.5), 0.62, 0.571, 0.596, 0.554: the
    /// second and the fifth are higher than a nearer one.
    void closenessOfAreas() {
        const Columns columns{{0, 2}, {0, 4}, {0, 20}, {0, 25}};
        QVERIFY(checked(columns, RelationMethod::similitude).closeness.holds());
        QVERIFY(checked(columns, RelationMethod::closeness).closeness.holds());
        const auto absolute = checked(columns, RelationMethod::absolute);
        QCOMPARE(absolute.closeness.compared, std::size_t{5});
        QCOMPARE(absolute.closeness.violated, std::size_t{2});
        QVERIFY(!absolute.wholeness.holds());
    }

    /// Equally far apart with other degrees: the axiom says nothing, in whatever order the series come.
    void closenessOfEqualDistancesIsNotJudged() {
        Columns columns{{0, 2}, {0, 4}, {0, 8}, {0, 10}};  // areas 1 2 4 5: twice 1 apart, 2, twice 3, 4
        for (int turn = 0; turn < 4; ++turn) {
            const auto checks = checked(columns, RelationMethod::absolute);
            QCOMPARE(checks.closeness.compared, std::size_t{4});
            QCOMPARE(checks.closeness.violated, std::size_t{0});
            std::rotate(columns.begin(), columns.begin() + 1, columns.end());
        }
    }

    /// a and b are 1 apart in s and 0 in s', the other pairs 0.5 and 5: the absolute areas alone would call a with b
    /// the pair further apart, but neither is nearer in both.
    void closenessOfTheSyntheticDegreeTakesBothAreas() {
        const Columns columns{{1, 3}, {2, 6}, {0.25, 3.25}};  // s = 1, 2, 1.5 and s' = 1, 1, 6
        grey::RelationOptions options;
        options.method = RelationMethod::synthetic;
        const auto table = test::tableOf(columns);
        const auto images = grey::relationImages(table, {0, 1, 2}, options).value();
        for (const double theta : {0.0, 0.1, 0.5, 0.9, 1.0}) {
            options.theta = theta;
            const auto degrees = grey::pairDegrees(images, options).value();
            const auto checks = grey::checkAxioms(images, degrees, options, quiet).value();
            QVERIFY2(checks.closeness.holds(), std::to_string(theta).c_str());
            QCOMPARE(checks.closeness.compared > 0, theta == 0.0 || theta == 1.0);
        }
        // s' = 0, 1, 10 and 12.5: both areas break it as the absolute degree does.
        options.theta = 0.5;
        const Columns far{{1, 1}, {1, 3}, {1, 21}, {1, 26}};
        const auto farImages = grey::relationImages(test::tableOf(far), {0, 1, 2, 3}, options).value();
        const auto degrees = grey::pairDegrees(farImages, options).value();
        QVERIFY(!grey::checkAxioms(farImages, degrees, options, quiet).value().closeness.holds());
    }

    /// Every pair beside every other, written out.
    void closenessAgreesWithTheDefinition() {
        std::mt19937 generator(11);
        std::uniform_real_distribution<double> values(0.5, 4.0);
        Columns columns(9, std::vector<double>(5));
        for (auto& column : columns) {
            std::generate(column.begin(), column.end(), [&] { return values(generator); });
        }
        grey::RelationOptions options;
        options.method = RelationMethod::synthetic;
        options.theta = 0.3;
        std::vector<std::size_t> all(columns.size());
        std::iota(all.begin(), all.end(), 0);
        const auto images = grey::relationImages(test::tableOf(columns), all, options).value();
        const auto degrees = grey::pairDegrees(images, options).value();
        struct Pair {
            double first, second, degree;
        };
        const auto area = [](const Eigen::MatrixXd& curves, Eigen::Index i) {
            return (curves.col(i).array() - curves(0, i)).sum() - 0.5 * (curves(curves.rows() - 1, i) - curves(0, i));
        };
        std::vector<Pair> pairs;
        for (Eigen::Index i = 0; i < 9; ++i) {
            for (Eigen::Index j = i + 1; j < 9; ++j) {
                pairs.push_back({std::abs(area(images.values, i) - area(images.values, j)),
                                 std::abs(area(images.relative, i) - area(images.relative, j)), degrees(i, j)});
            }
        }
        std::size_t compared = 0;
        std::size_t violated = 0;
        for (const Pair& pair : pairs) {
            const auto nearer = [&](const Pair& other) {
                return other.first < pair.first && other.second < pair.second;
            };
            const auto lower = [&](const Pair& other) { return nearer(other) && other.degree < pair.degree; };
            compared += std::any_of(pairs.begin(), pairs.end(), nearer) ? 1U : 0U;
            violated += std::any_of(pairs.begin(), pairs.end(), lower) ? 1U : 0U;
        }
        const auto checks = grey::checkAxioms(images, degrees, options, quiet).value();
        QVERIFY(violated > 0);
        QCOMPARE(checks.closeness.compared, compared);
        QCOMPARE(checks.closeness.violated, violated);
    }

    void stopsWhenCancelled() {
        class Cancelled final : public base::Progress {
            void report(double /*fraction*/) override {}
            [[nodiscard]] bool cancelled() const override { return true; }
        } cancelled;
        for (const auto method : {RelationMethod::deng, RelationMethod::absolute}) {
            grey::RelationOptions options;
            options.method = method;
            const auto images = grey::relationImages(test::tableOf(three), {0, 1, 2}, options).value();
            const auto checks = grey::checkAxioms(images, Eigen::MatrixXd::Ones(3, 3), options, cancelled);
            QCOMPARE(checks.error().code, base::ErrorCode::cancelled);
        }
    }

    void everyPointIsComparedWithItsNeighbour() {
        const auto checks = checked(three, RelationMethod::deng);
        QCOMPARE(checks.closeness.compared, std::size_t{12});  // 6 ordered pairs of 3 points
        QVERIFY(checks.closeness.holds());
    }
};

GREYSCOPE_TEST(tst_relation_axioms)

}  // namespace tests_of_relation_axioms

#include "tst_relation_axioms.moc"
