#include <QTest>

#include <cmath>

#include "core/grey/forecast/class_ratio.h"
#include "tests/support/test_registry.h"

namespace tests_of_admissibility {

using namespace greyscope;
using Numbers = std::vector<double>;

namespace {

/// Case 1.1-R, threads 1 to 32, GB/s.
const Numbers kRead{0.244, 0.465, 0.648, 0.707, 0.716, 0.829};

bool admissibleWith(const Numbers& series, double by) {
    return grey::classRatioOf(grey::shifted(series, by)).admissible;
}

}  // namespace

class tst_admissibility : public QObject {
    Q_OBJECT

private slots:
    void classRatios();
    void classRatioOfZeros();
    void smoothness();
    void smoothnessOfDegenerateSeries();
    void shiftIsTheSmallest_data();
    void shiftIsTheSmallest();
    void shiftOfWhatNeedsNone();
    void translations();
};

void tst_admissibility::classRatios() {
    const grey::ClassRatio ratio = grey::classRatioOf(kRead);
    const Numbers expected{0.525, 0.718, 0.917, 0.987, 0.864};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(std::abs(ratio.values.at(i) - expected[i]) < 0.0005);
    }
    QCOMPARE(ratio.low, std::exp(-2.0 / 7.0));
    QCOMPARE(ratio.high, std::exp(2.0 / 7.0));
    QCOMPARE(ratio.outside, (std::vector<std::size_t>{2, 3}));
    QVERIFY(!ratio.admissible);
    QVERIFY(grey::classRatioOf({5, 5, 6, 6}).admissible);
}

void tst_admissibility::classRatioOfZeros() {
    const grey::ClassRatio ratio = grey::classRatioOf({0, 0, 5, 0});
    QCOMPARE(ratio.values, (Numbers{0, 0, 0}));
    QCOMPARE(ratio.outside, (std::vector<std::size_t>{2, 3, 4}));
}

void tst_admissibility::smoothness() {
    const grey::Smoothness smoothness = grey::smoothnessOf(kRead);
    const Numbers byHand{0.648 / 0.709, 0.707 / 1.357, 0.716 / 2.064, 0.829 / 2.780};
    QCOMPARE(smoothness.values.size(), byHand.size());
    for (std::size_t i = 0; i < byHand.size(); ++i) {
        QVERIFY(std::abs(smoothness.values[i] - byHand[i]) < 1e-12);
    }
    QCOMPARE(smoothness.outside, (std::vector<std::size_t>{3, 4}));
    QVERIFY(!smoothness.smooth);
    QVERIFY(grey::smoothnessOf({10, 9, 8, 7}).smooth);
}

void tst_admissibility::smoothnessOfDegenerateSeries() {
    QCOMPARE(grey::smoothnessOf({1, -1, 3}).outside, (std::vector<std::size_t>{3}));
    QCOMPARE(grey::smoothnessOf({1, -1, 3}).values, Numbers{0});
    QCOMPARE(grey::smoothnessOf({5, 5, -1}).outside, (std::vector<std::size_t>{3}));
    QVERIFY(grey::smoothnessOf({1}).smooth && grey::smoothnessOf({}).values.empty());
}

void tst_admissibility::shiftIsTheSmallest_data() {
    QTest::addColumn<Numbers>("series");
    QTest::newRow("worked example") << kRead;
    QTest::newRow("zeros") << Numbers{0, 0, 5, 0};
    QTest::newRow("negative") << Numbers{-1, -2, -3, -5};
    QTest::newRow("falling") << Numbers{1000, 20, 3, 1, 0.5};
    QTest::newRow("large") << Numbers{1e300, 2e300, 3e300, 4e300};
    QTest::newRow("small") << Numbers{1e-300, 2e-300, 3e-300, 5e-300};
}

void tst_admissibility::shiftIsTheSmallest() {
    QFETCH(Numbers, series);
    const auto by = grey::admissibleShift(series);
    QVERIFY(by && *by > 0.0);
    QVERIFY(admissibleWith(series, *by));
    // Three digits up from the least one: a hundredth less is not enough.
    QVERIFY(!admissibleWith(series, 0.99 * *by));
    for (const double more : {1.5, 10.0, 1000.0}) {
        QVERIFY(admissibleWith(series, more * *by));
    }
}

void tst_admissibility::shiftOfWhatNeedsNone() {
    QCOMPARE(grey::admissibleShift({5, 5, 6, 6}), std::optional(0.0));
    QCOMPARE(grey::admissibleShift({5}), std::optional(0.0));
    QVERIFY(!grey::admissibleShift({-1.7e308, 1.7e308, 0, 1}));
}

void tst_admissibility::translations() {
    using Kind = grey::Translation::Kind;
    QCOMPARE(grey::shiftOf({}, kRead), std::optional(0.0));
    QCOMPARE(grey::shiftOf({Kind::fixed, -3.5}, kRead), std::optional(-3.5));
    QCOMPARE(grey::shiftOf({Kind::automatic, 7.0}, kRead), grey::admissibleShift(kRead));
    QCOMPARE(grey::shifted({1, 2}, 0.5), (Numbers{1.5, 2.5}));
}

GREYSCOPE_TEST(tst_admissibility)

}  // namespace tests_of_admissibility

#include "tst_admissibility.moc"
