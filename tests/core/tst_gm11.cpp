#include <QTest>

#include <cmath>
#include <limits>

#include <Eigen/Dense>

#include "core/grey/forecast/accuracy.h"
#include "core/grey/limits.h"
#include "core/grey/models/gm11.h"
#include "tests/support/test_registry.h"

namespace tests_of_gm11 {

using namespace greyscope;
using base::ErrorCode;
using Numbers = std::vector<double>;

namespace {

/// Case 1.1-R, threads 1 to 32, GB/s.
const Numbers kRead{0.244, 0.465, 0.648, 0.707, 0.716, 0.829};

bool near(double a, double b, double tolerance) {
    return std::abs(a - b) <= tolerance;
}

bool near(const Numbers& a, const Numbers& b, double tolerance) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](double x, double y) { return near(x, y, tolerance); });
}

bool finite(const grey::Gm11Result& fit) {
    const auto all = [](const Numbers& values) {
        return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
    };
    return std::isfinite(fit.a) && std::isfinite(fit.u) && all(fit.fitted) && all(fit.forecast) && all(fit.residuals);
}

}  // namespace

class tst_gm11 : public QObject {
    Q_OBJECT

private slots:
    void workedExample();
    void normalEquationsGiveTheParameters();
    void scalingScalesTheInputAlone();
    void firstValueHasNoEffect_data();
    void firstValueHasNoEffect();
    void constantSeriesIsItsOwnLimit();
    void restoredValueHasALimit();
    void backgroundWeight();
    void suitability_data();
    void suitability();
    void hostileNumbers_data();
    void hostileNumbers();
    void accuracyOfTheWorkedExample();
    void accuracyByTheConventionsOfABook();
    void accuracyOfDegenerateSeries();
    void accuracyGrades();
};

void tst_gm11::workedExample() {
    const auto fit = grey::fitGm11(kRead, {0.5, 2});
    QVERIFY(near(fit->a, -0.114612, 5e-7));
    QVERIFY(near(fit->u / fit->a, -4.104709, 5e-7));
    QVERIFY(near(fit->fitted, {0.244, 0.52810, 0.59223, 0.66415, 0.74480, 0.83525}, 5e-6));
    QVERIFY(near(fit->forecast, {0.93668, 1.05042}, 5e-6));
    // The source subtracts the other way round.
    QVERIFY(near(fit->residuals, {0.0, -0.063097, 0.055771, 0.042853, -0.028799, -0.006247}, 1e-6));
    QVERIFY(near(fit->accumulated, {0.244, 0.709, 1.357, 2.064, 2.780, 3.609}, 1e-12));
    QVERIFY(near(fit->background, {0.4765, 1.033, 1.7105, 2.422, 3.1945}, 1e-12));
}

void tst_gm11::normalEquationsGiveTheParameters() {
    const auto fit = grey::fitGm11(kRead, {});
    Eigen::MatrixXd rows(5, 2);
    Eigen::VectorXd right(5);
    for (int k = 0; k < 5; ++k) {
        const auto at = static_cast<std::size_t>(k);
        rows.row(k) << -fit->background[at], 1.0;
        right(k) = kRead[at + 1];
    }
    const Eigen::Vector2d solved = (rows.transpose() * rows).inverse() * (rows.transpose() * right);
    QVERIFY(near(solved(0), fit->a, 1e-12));
    QVERIFY(near(solved(1), fit->u, 1e-12));
}

void tst_gm11::scalingScalesTheInputAlone() {
    const auto fit = grey::fitGm11(kRead, {0.5, 2});
    for (const double factor : {1e-300, 1e-161, 1e-3, 1000.0, 1e100, 1e300}) {
        Numbers scaled = kRead;
        std::transform(scaled.begin(), scaled.end(), scaled.begin(), [&](double x) { return factor * x; });
        const auto other = grey::fitGm11(scaled, {0.5, 2});
        QVERIFY(near(other->a, fit->a, 1e-12));
        QVERIFY(near(other->u / factor, fit->u, 1e-12));
        QVERIFY(near(other->forecast.back() / factor, fit->forecast.back(), 1e-12));
    }
}

void tst_gm11::firstValueHasNoEffect_data() {
    QTest::addColumn<double>("weight");
    QTest::newRow("half") << 0.5;
    QTest::newRow("0") << 0.0;
    QTest::newRow("1") << 1.0;
}

void tst_gm11::firstValueHasNoEffect() {
    QFETCH(double, weight);
    Numbers other = kRead;
    other.front() = 40.0;
    const auto a = grey::fitGm11(kRead, {weight, 4});
    const auto b = grey::fitGm11(other, {weight, 4});
    QVERIFY(
        near(Numbers(a->fitted.begin() + 1, a->fitted.end()), Numbers(b->fitted.begin() + 1, b->fitted.end()), 1e-12));
    QVERIFY(near(a->forecast, b->forecast, 1e-12));
}

void tst_gm11::constantSeriesIsItsOwnLimit() {
    const auto fit = grey::fitGm11({3.0, 3.0, 3.0, 3.0, 3.0}, {0.5, 2});
    QVERIFY(fit->a == 0.0 && !std::signbit(fit->a));
    QCOMPARE(base::toText(-0.0), std::string("0"));
    QCOMPARE(fit->a, 0.0);
    QCOMPARE(fit->u, 3.0);
    QCOMPARE(fit->fitted, Numbers(5, 3.0));
    QCOMPARE(fit->forecast, Numbers(2, 3.0));
}

void tst_gm11::restoredValueHasALimit() {
    QCOMPARE(grey::restoredValue(0.0, 7.0, 3.0, 5), 7.0);
    for (const double a : {1e-300, 1e-17, -1e-12}) {
        QVERIFY(near(grey::restoredValue(a, 7.0, 3.0, 5), 7.0, 1e-9));
    }
    // By the accumulated response and its difference.
    const auto accumulated = [](double k) { return (3.0 - 7.0 / 0.2) * std::exp(-0.2 * k) + 7.0 / 0.2; };
    QVERIFY(near(grey::restoredValue(0.2, 7.0, 3.0, 4), accumulated(4) - accumulated(3), 1e-13));
}

void tst_gm11::backgroundWeight() {
    const auto fit = grey::fitGm11(kRead, {0.25, 0});
    for (std::size_t k = 1; k < kRead.size(); ++k) {
        const double z = 0.25 * fit->accumulated[k] + 0.75 * fit->accumulated[k - 1];
        QCOMPARE(fit->background[k - 1], z);
    }
    QVERIFY(fit->a != grey::fitGm11(kRead, {})->a);
}

void tst_gm11::suitability_data() {
    QTest::addColumn<double>("growth");  // -a of an exponential, by 2 tanh(rate / 2)
    QTest::addColumn<grey::Horizon>("horizon");
    QTest::newRow("falls") << -0.4 << grey::Horizon::longTerm;
    QTest::newRow("0.29") << 0.29 << grey::Horizon::longTerm;
    QTest::newRow("0.31") << 0.31 << grey::Horizon::shortTerm;
    QTest::newRow("0.51") << 0.51 << grey::Horizon::shortTermWithCare;
    QTest::newRow("0.81") << 0.81 << grey::Horizon::residualModel;
    QTest::newRow("1.01") << 1.01 << grey::Horizon::unsuitable;
}

void tst_gm11::suitability() {
    QFETCH(double, growth);
    QFETCH(grey::Horizon, horizon);
    const double rate = 2.0 * std::atanh(growth / 2.0);
    Numbers series;
    for (int k = 0; k < 6; ++k) {
        series.push_back(std::exp(rate * k));
    }
    const auto fit = grey::fitGm11(series, {});
    QVERIFY(near(-fit->a, growth, 1e-12));
    QCOMPARE(fit->suitability, horizon);
}

void tst_gm11::hostileNumbers_data() {
    QTest::addColumn<Numbers>("series");
    QTest::addColumn<std::optional<ErrorCode>>("code");
    const auto add = [](const char* name, const Numbers& series, std::optional<ErrorCode> code) {
        QTest::newRow(name) << series << code;
    };
    const double infinity = std::numeric_limits<double>::infinity();
    add("empty", {}, ErrorCode::tooFewPoints);
    add("three", {1, 2, 3}, ErrorCode::tooFewPoints);
    add("four", {1, 2, 3, 4}, std::nullopt);
    add("zeros", {0, 0, 0, 0}, ErrorCode::singularSystem);
    add("zeros after the first", {5, 0, 0, 0}, ErrorCode::singularSystem);
    add("NaN", {1, 2, std::nan(""), 4}, ErrorCode::missingValue);
    add("infinity", {1, 2, infinity, 4}, ErrorCode::overflow);
    add("1e300", {1e300, 2e300, 3e300, 4e300}, std::nullopt);
    add("1e-300", {1e-300, 2e-300, 3e-300, 4e-300}, std::nullopt);
    add("accumulated beyond the numbers", {1.7e308, 1.7e308, 1.7e308, 1.7e308}, ErrorCode::overflow);
    add("negative", {-1, -2, -3, -5}, std::nullopt);
    add("alternating", {1, -1, 1, -1, 1}, ErrorCode::singularSystem);
    add("alternating and growing", {1, -3, 9, -27, 81}, ErrorCode::coefficientTooLarge);
    add("steep", {1, 1e3, 1e6, 1e9}, std::nullopt);
}

void tst_gm11::hostileNumbers() {
    QFETCH(Numbers, series);
    QFETCH(std::optional<ErrorCode>, code);
    const auto fit = grey::fitGm11(series, {0.5, 3});
    QCOMPARE(fit ? std::nullopt : std::optional(fit.error().code), code);
    QVERIFY(!fit || finite(*fit));
    QCOMPARE(grey::fitGm11(kRead, {1.5, 0}).error().code, ErrorCode::optionOutOfRange);
    QCOMPARE(grey::fitGm11(kRead, {std::nan(""), 0}).error().code, ErrorCode::optionOutOfRange);
}

void tst_gm11::accuracyOfTheWorkedExample() {
    const grey::Accuracy accuracy = grey::accuracyOf(kRead, grey::fitGm11(kRead, {})->fitted);
    QVERIFY(near(*accuracy.mape, 6.60, 0.005));
    QVERIFY(near(*accuracy.varianceRatio, 0.209, 0.0005));
    QCOMPARE(*accuracy.smallErrorShare, 1.0);
    QCOMPARE(*accuracy.grade, 1);
    QCOMPARE(*accuracy.mapeGrade, 3);
    QCOMPARE(*accuracy.varianceGrade, 1);
    QCOMPARE(*accuracy.shareGrade, 1);
    // numpy: areas under the zero images 1.8525 and 1.8488954.
    QVERIFY(near(*accuracy.incidence, 0.999233882667537, 1e-9));
    QCOMPARE(*accuracy.incidenceGrade, 1);
}

/// x = 1 2 4 5 and e = -1/2 0 1 1/2: the means are 3 and 1/4, the squares 10 and 5/4.
void tst_gm11::accuracyByTheConventionsOfABook() {
    const Numbers actual{1, 2, 4, 5};
    const Numbers fitted{1.5, 2, 3, 4.5};
    const grey::Accuracy usual = grey::accuracyOf(actual, fitted);
    QVERIFY(near(*usual.mape, 100.0 * 0.35 / 3, 1e-12));
    QVERIFY(near(*usual.deviation, std::sqrt(2.5), 1e-12));
    QVERIFY(near(*usual.errorDeviation, std::sqrt(0.3125), 1e-12));
    const grey::Accuracy byBook = grey::accuracyOf(
        actual, fitted, {.meanError = grey::MeanErrorOver::all, .deviations = grey::DeviationDivisor::nMinusOne});
    QVERIFY(near(*byBook.mape, 100.0 * 0.85 / 4, 1e-12));
    QVERIFY(near(*byBook.deviation, std::sqrt(10.0 / 3), 1e-12));
    QVERIFY(near(*byBook.errorDeviation, std::sqrt(1.25 / 3), 1e-12));
    QVERIFY(near(*byBook.smallErrorLimit, 0.6745 * std::sqrt(10.0 / 3), 1e-12));
    QVERIFY(near(*byBook.varianceRatio, *usual.varianceRatio, 1e-12));
}

void tst_gm11::accuracyOfDegenerateSeries() {
    const grey::Accuracy constant = grey::accuracyOf({0.1, 0.1, 0.1}, {0.1, 0.2, 0.1});
    QVERIFY(!constant.varianceRatio && !constant.smallErrorShare && !constant.grade);
    QVERIFY(near(*constant.mape, 50.0, 1e-12));
    const grey::Accuracy zero = grey::accuracyOf({1.0, 0.0, 3.0}, {1.0, 1.0, 3.0});
    QVERIFY(!zero.mape);
    QVERIFY(zero.grade);
    QVERIFY(!grey::meanAbsolutePercentageError({}, {}));
    QVERIFY(!grey::meanAbsolutePercentageError({1e-300}, {1e300}));
    const grey::Accuracy huge = grey::accuracyOf({1e300, 2e300, 4e300}, {1e300, 2e300, 3e300});
    const grey::Accuracy small = grey::accuracyOf({1, 2, 4}, {1, 2, 3});
    QVERIFY(near(*huge.varianceRatio, *small.varianceRatio, 1e-12));
}

void tst_gm11::accuracyGrades() {
    // Of 0, 1, ... with e = ±c S1, C is c; P is 1 below c = 0.6745 and 0 from there on.
    const Numbers actual{0, 1, 2, 3};
    const double s1 = std::sqrt(1.25);
    const auto gradeAt = [&](double c) {
        return *grey::accuracyOf(actual, {0 + c * s1, 1 - c * s1, 2 + c * s1, 3 - c * s1}).grade;
    };
    QCOMPARE(gradeAt(0.34), 1);
    QCOMPARE(gradeAt(0.36), 2);
    QCOMPARE(gradeAt(0.51), 3);
    QCOMPARE(gradeAt(0.66), 4);
    QCOMPARE(gradeAt(0.70), 5);
    const double c = 0.9;
    QCOMPARE(
        *grey::accuracyOf(actual, {0 + c * s1, 1 - c * s1, 2 + c * s1, 3 - c * s1}, {.grades = grey::GradeTable::deng})
             .grade,
        4);
    QCOMPARE(grey::kRelativeErrorGrades.gradeOf(1.0), 1);
    QCOMPARE(grey::kRelativeErrorGrades.gradeOf(4.0), 2);
    QCOMPARE(grey::kRelativeErrorGrades.gradeOf(10.5), 4);
    QCOMPARE(grey::kRelativeErrorGrades.gradeOf(20.5), 5);
}

GREYSCOPE_TEST(tst_gm11)

}  // namespace tests_of_gm11

#include "tst_gm11.moc"
