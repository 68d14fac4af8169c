#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "core/grey/grey_number.h"
#include "tests/support/test_registry.h"

using namespace greyscope;
using base::ErrorCode;
using grey::GreyNumber;

class tst_grey_number : public QObject {
    Q_OBJECT

private slots:
    void operationsHoldEveryValue_data();
    void operationsHoldEveryValue();
    void whiteNumbersCalculateAsUsual();
    void refusals();
};

namespace {

using Operation = base::Expected<GreyNumber> (*)(const GreyNumber&, const GreyNumber&);
using Arithmetic = double (*)(double, double);

GreyNumber number(double lower, double upper) {
    return *GreyNumber::create(lower, upper);
}

}  // namespace

Q_DECLARE_METATYPE(Operation)
Q_DECLARE_METATYPE(Arithmetic)

void tst_grey_number::operationsHoldEveryValue_data() {
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<Arithmetic>("arithmetic");
    QTest::newRow("+") << Operation(grey::sum) << Arithmetic([](double x, double y) { return x + y; });
    QTest::newRow("-") << Operation(grey::difference) << Arithmetic([](double x, double y) { return x - y; });
    QTest::newRow("*") << Operation(grey::product) << Arithmetic([](double x, double y) { return x * y; });
    QTest::newRow("/") << Operation(grey::quotient) << Arithmetic([](double x, double y) { return x / y; });
}

void tst_grey_number::operationsHoldEveryValue() {
    QFETCH(Operation, operation);
    QFETCH(Arithmetic, arithmetic);
    constexpr int kSteps = 8;
    std::mt19937_64 random(2024);
    std::uniform_real_distribution<double> bound(-5.0, 5.0);
    int calculated = 0;
    for (int round = 0; round < 300; ++round) {
        const auto [a1, a2] = std::minmax({bound(random), bound(random)});
        const auto [b1, b2] = std::minmax({bound(random), bound(random)});
        const auto result = operation(number(a1, a2), number(b1, b2));
        if (!result) {
            QVERIFY(b1 <= 0.0 && b2 >= 0.0);
            continue;
        }
        ++calculated;
        // A grid with the bounds on it: nothing lies outside the result, and its ends are reached.
        double lowest = std::numeric_limits<double>::infinity();
        double highest = -lowest;
        for (int i = 0; i <= kSteps; ++i) {
            for (int j = 0; j <= kSteps; ++j) {
                const double value =
                    arithmetic(std::lerp(a1, a2, double(i) / kSteps), std::lerp(b1, b2, double(j) / kSteps));
                lowest = std::min(lowest, value);
                highest = std::max(highest, value);
            }
        }
        QVERIFY(result->lower() == lowest);
        QVERIFY(result->upper() == highest);
    }
    QVERIFY(calculated > 100);
}

void tst_grey_number::whiteNumbersCalculateAsUsual() {
    const GreyNumber a = number(3.0, 3.0);
    const GreyNumber b = number(-8.0, -8.0);
    QVERIFY(grey::sum(a, b) == number(-5.0, -5.0));
    QVERIFY(grey::difference(a, b) == number(11.0, 11.0));
    QVERIFY(grey::product(a, b) == number(-24.0, -24.0));
    QVERIFY(grey::quotient(a, b) == number(-0.375, -0.375));
}

void tst_grey_number::refusals() {
    const double infinite = std::numeric_limits<double>::infinity();
    QCOMPARE(GreyNumber::create(2.0, 1.0).error(),
             (base::Error{ErrorCode::optionOutOfRange, {"upper", "1", "[2, inf)"}, {}}));
    QCOMPARE(GreyNumber::create(-infinite, 1.0).error().arguments.at(0), std::string("lower"));
    QCOMPARE(GreyNumber::create(1.0, std::nan("")).error().arguments.at(0), std::string("upper"));
    const GreyNumber one = number(1.0, 1.0);
    for (const auto& divisor : {number(-1.0, 2.0), number(0.0, 2.0), number(-1.0, 0.0), number(0.0, 0.0)}) {
        QCOMPARE(grey::quotient(one, divisor).error().code, ErrorCode::optionOutOfRange);
    }
    QCOMPARE(grey::quotient(one, number(-1.0, 2.0)).error().arguments.at(1), std::string("[-1, 2]"));
    const GreyNumber large = number(-1e308, 1.7e308);
    const GreyNumber tiny = number(1e-308, 1e-300);
    QCOMPARE(grey::sum(large, large).error().code, ErrorCode::overflow);
    QCOMPARE(grey::difference(large, large).error().code, ErrorCode::overflow);
    QCOMPARE(grey::product(large, large).error().code, ErrorCode::overflow);
    QCOMPARE(grey::quotient(large, tiny).error().code, ErrorCode::overflow);
}

GREYSCOPE_TEST(tst_grey_number)
#include "tst_grey_number.moc"
