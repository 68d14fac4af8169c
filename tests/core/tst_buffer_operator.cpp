#include <QTest>

#include <cmath>
#include <limits>

#include "core/grey/models/buffer_operator.h"
#include "core/grey/models/model.h"
#include "tests/support/test_registry.h"

namespace tests_of_buffer_operator {

using namespace greyscope;
using Numbers = std::vector<double>;

namespace {

base::Expected<std::vector<Numbers>> buffered(grey::BufferOperator choice, const Numbers& series) {
    grey::ModelInput input;
    input.series = "x";
    input.values = series;
    return grey::buffered(choice, input);
}

Numbers once(const Numbers& series) {
    return buffered(grey::BufferOperator::averageWeakening, series)->back();
}

}  // namespace

class tst_buffer_operator : public QObject {
    Q_OBJECT

private slots:
    void everyValueIsTheMeanOfTheRest();
    void constantsStay();
    void twiceIsTheOperatorOnWhatItLeft();
    void staysAmongTheNumbers();
    void everyOperatorKeepsTheNewestValueAndConstants();
    void ofARisingSeriesAStrengtheningOperatorLowersTheEarlyValues();
    void whatIsNotDefinedIsRefused();
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
    QVERIFY(buffered(grey::BufferOperator::none, series)->empty());
    QCOMPARE(*buffered(grey::BufferOperator::averageWeakening, series), (std::vector<Numbers>{once(series)}));
    const auto twice = *buffered(grey::BufferOperator::averageWeakeningTwice, series);
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

/// The axioms of buffer operators: the newest value is a fixed point.
void tst_buffer_operator::everyOperatorKeepsTheNewestValueAndConstants() {
    for (const grey::BufferRow& row : grey::bufferOperators()) {
        const auto rising = buffered(row.choice, {2.0, 3.0, 5.0, 5.5, 9.0});
        QVERIFY2(rising && rising->back().back() == 9.0, row.name);
        const auto constant = buffered(row.choice, Numbers(6, 0.1));
        QVERIFY2(constant, row.name);
        for (const double value : constant->back()) {
            QVERIFY2(std::abs(value - 0.1) <= 1e-16, row.name);
        }
    }
}

void tst_buffer_operator::ofARisingSeriesAStrengtheningOperatorLowersTheEarlyValues() {
    const Numbers rising{2.0, 3.0, 5.0, 5.5, 9.0};
    for (const grey::BufferRow& row : grey::bufferOperators()) {
        const auto after = buffered(row.choice, rising);
        for (std::size_t k = 0; k + 1 < rising.size(); ++k) {
            QVERIFY2((after->back()[k] < rising[k]) == row.strengthens, row.name);
        }
    }
}

void tst_buffer_operator::whatIsNotDefinedIsRefused() {
    const auto code = [](grey::BufferOperator choice, const Numbers& series) {
        const auto result = buffered(choice, series);
        return result ? std::optional<base::ErrorCode>() : std::optional(result.error().code);
    };
    using Op = grey::BufferOperator;
    QVERIFY(code(Op::geometricWeakening, {1.0, 0.0, 2.0}) == base::ErrorCode::nonPositive);
    QVERIFY(code(Op::geometricStrengthening, {1.0, -2.0, 2.0}) == base::ErrorCode::nonPositive);
    QVERIFY(code(Op::averageStrengthening, {1.0, -2.0, 2.0}) == base::ErrorCode::zeroInSeries);
    QVERIFY(code(Op::averageStrengthening, {1e300, 1.0, 2.0, 3.0}) == std::nullopt);
    QVERIFY(code(Op::averageStrengthening, {1e308, 1.0, 2.0, 3.0}) == base::ErrorCode::overflow);
}

GREYSCOPE_TEST(tst_buffer_operator)

}  // namespace tests_of_buffer_operator

#include "tst_buffer_operator.moc"
