// Derivations of the image of one series, as Trends shows ratios and indices: each line against the quotient itself.
#include <QTest>

#include <cmath>

#include "core/derivation/image_derivation.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/draws.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_images {

using namespace greyscope;

namespace {

/// Some of the points 1 to 12 of two series.
derivation::ImageOf measured(unsigned seed) {
    test::Draws draws(seed);
    derivation::ImageOf of;
    of.series = "a";
    of.reference = "b";
    for (int k = 1; k <= 12; ++k) {
        if (k == 5 || draws.below(4) > 0) {
            of.points.push_back(k);
            of.values.push_back(draws.between(-50.0, 50.0));
            of.divisors.push_back(draws.between(0.1, 20.0));
        }
    }
    return of;
}

}  // namespace

class tst_derivation_images : public QObject {
    Q_OBJECT

private slots:
    void everyLineIsTheQuotientOfItsPoint() {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            derivation::ImageOf of = measured(seed);
            for (const bool ratio : {true, false}) {
                const auto kind = ratio ? data::Image::ratio : data::Image::initial;
                if (!ratio) {
                    of.reference.clear();
                    of.divisors.clear();
                }
                const auto derivation = derivation::imageDerivation(of, {kind, 0.0});
                QCOMPARE(derivation.step("image.1")->lines.size(), of.points.size());
                for (std::size_t i = 0; i < of.points.size(); ++i) {
                    const derivation::Line* line = derivation.line("image.1", of.points[i]);
                    QVERIFY(line != nullptr);
                    const double below = ratio ? of.divisors[i] : of.values.front();
                    QVERIFY(test::near(static_cast<double>(line->value), of.values[i] / below));
                    QCOMPARE(static_cast<double>(derivation.line("x.1", of.points[i])->value), of.values[i]);
                }
            }
        }
    }

    /// 1/3 in two decimals, with the exact value beside it.
    void aRoundedQuotientHasTheExactOneBeside() {
        const auto derivation = derivation::imageDerivation(
            {"a", {1.0, 2.0}, "b", {3.0, 3.0}}, {data::Image::ratio, 0.0}, {derivation::Rounding::Kind::decimals, 2});
        const derivation::Line* line = derivation.line("image.1", 1);
        QCOMPARE(static_cast<double>(line->value), 0.33);
        QVERIFY(test::near(static_cast<double>(line->exact), 1.0 / 3.0));
    }
};

GREYSCOPE_TEST(tst_derivation_images)

}  // namespace tests_of_derivation_images

#include "tst_derivation_images.moc"
