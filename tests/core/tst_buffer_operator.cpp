#include <QtTest>

#include <cmath>
#include <limits>

#include "core/grey/buffer_operator.h"
#include "tests/support/test_registry.h"

using namespace greyscope;
using base::ErrorCode;
using Numbers = std::vector<double>;

class tst_buffer_operator : public QObject {
    Q_OBJECT

private slots:
    void everyValueIsTheMeanOfTheRest();
    void constantsStay();
    void refusals();
};

void tst_buffer_operator::everyValueIsTheMeanOfTheRest() {
    const Numbers series{7.5, -3.0, 0.0, 1e6, 2.25, 2.25, 1e-3, 41.0};
    const auto weakened = grey::averageWeakening(series);
    QVERIFY(weakened);
    QCOMPARE(weakened->size(), series.size());
    for (std::size_t k = 0; k < series.size(); ++k) {
        double total = 0.0;
        for (std::size_t i = k; i < series.size(); ++i) {
            total += series[i];
        }
        const double mean = total / static_cast<double>(series.size() - k);
        QVERIFY(std::abs((*weakened)[k] - mean) <= 1e-12 * std::abs(mean));
    }
    QVERIFY(weakened->back() == series.back());
}

void tst_buffer_operator::constantsStay() {
    const double largest = std::numeric_limits<double>::max();
    for (const double value : {0.0, 0.1, -1.0 / 3.0, 1e-300, largest}) {
        const Numbers constant(7, value);
        QVERIFY(*grey::averageWeakening(constant) == constant);
    }
    QVERIFY(*grey::averageWeakening({0.1}) == Numbers{0.1});
}

void tst_buffer_operator::refusals() {
    QCOMPARE(grey::averageWeakening({}, "s").error(), (base::Error{ErrorCode::tooFewPoints, {"s", "0", "1"}, {}}));
    for (const double bad : {std::nan(""), std::numeric_limits<double>::infinity()}) {
        QCOMPARE(grey::averageWeakening({1.0, bad, 2.0}, "s").error(),
                 (base::Error{ErrorCode::missingValue, {"s", "2"}, {}}));
        QCOMPARE(grey::averageWeakening({1.0, bad}, "s").error().arguments.at(1), std::string("2"));
    }
    QCOMPARE(grey::averageWeakening({1.7e308, -1.7e308}, "s").error().code, ErrorCode::overflow);
}

GREYSCOPE_TEST(tst_buffer_operator)
#include "tst_buffer_operator.moc"
