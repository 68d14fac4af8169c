#include <QTest>

#include <cmath>
#include <limits>

#include "core/grey/models/buffer_operator.h"
#include "tests/support/test_registry.h"

namespace tests_of_buffer_operator {

using namespace greyscope;
using Numbers = std::vector<double>;

namespace {

Numbers once(const Numbers& series) {
    return grey::buffered(grey::BufferOperator::averageWeakening, series).back();
}

}  // namespace

class tst_buffer_operator : public QObject {
    Q_OBJECT

private slots:
    void everyValueIsTheMeanOfTheRest();
    void constantsStay();
    void twiceIsTheOperatorOnWhatItLeft();
    void staysAmongTheNumbers();
};

void tst_buffer_operator::everyValueIsTheMeanOfTheRest() {
    const Numbers series{7.5, -3.0, 0.0, 1e6, 2.25, 2.25, 1e-3, 41.0};
    const auto weakened = once(series);
    QCOMPARE(weakened.size(), series.size());
    for (std::size_t k = 0; k < series.size(); ++k) {
        double total = 0.0;
        for (std::size_t i = k; i < series.size(); ++i) {
            total += series[i];
        }
        const double mean = total / static_cast<double>(series.size() - k);
        QVERIFY(std::abs(weakened[k] - mean) <= 1e-12 * std::abs(mean));
    }
    QVERIFY(weakened.back() == series.back());
}

void tst_buffer_operator::constantsStay() {
    const double largest = std::numeric_limits<double>::max();
    for (const double value : {0.0, 0.1, -1.0 / 3.0, 1e-300, largest}) {
        const Numbers constant(7, value);
        QVERIFY(once(constant) == constant);
    }
    QVERIFY(once({0.1}) == Numbers{0.1});
    QVERIFY(once({}).empty());
}

void tst_buffer_operator::twiceIsTheOperatorOnWhatItLeft() {
    const Numbers series{10155, 12588, 23480, 35388};
    QVERIFY(grey::buffered(grey::BufferOperator::none, series).empty());
    QCOMPARE(grey::buffered(grey::BufferOperator::averageWeakening, series), (std::vector<Numbers>{once(series)}));
    const auto twice = grey::buffered(grey::BufferOperator::averageWeakeningTwice, series);
    QCOMPARE(twice, (std::vector<Numbers>{once(series), once(once(series))}));
    // Liu & Lin's township enterprises of Changge: the textbook rounds the operator of second order to these.
    const Numbers printed{27260, 29547, 32411, 35388};
    for (std::size_t k = 0; k < printed.size(); ++k) {
        QVERIFY(std::abs(twice[1][k] - printed[k]) < 1.0);
    }
}

void tst_buffer_operator::staysAmongTheNumbers() {
    QCOMPARE(once({1.7e308, -1.7e308}), (Numbers{0.0, -1.7e308}));
    for (const double value : once({1.7e308, 1.7e308, 1.6e308})) {
        QVERIFY(value > 1.5e308 && std::isfinite(value));
    }
}

GREYSCOPE_TEST(tst_buffer_operator)

}  // namespace tests_of_buffer_operator

#include "tst_buffer_operator.moc"
