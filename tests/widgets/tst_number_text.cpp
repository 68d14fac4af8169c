#include <QTest>

#include <limits>

#include "tests/support/test_registry.h"
#include "widgets/present/words/number_text.h"

namespace tests_of_number_text {

using namespace greyscope::widgets;

class tst_number_text : public QObject {
    Q_OBJECT

private slots:
    void fixedKeepsZeros() {
        QCOMPARE(fixedText(1.5, 3), QString("1.500"));
        QCOMPARE(fixedText(-0.0625, 2), QString("−0.06"));
        QCOMPARE(fixedText(-0.001, 2), QString("0.00"));
    }
    void plainDropsZeros() {
        QCOMPARE(plainText(1.50, 3), QString("1.5"));
        QCOMPARE(plainText(128.0, 0), QString("128"));
        QCOMPARE(plainText(100.0, 2), QString("100"));
        QCOMPARE(plainText(-0.0, 1), QString("0"));
    }
    void largeAndTinyGetPowersOfTen() {
        QCOMPARE(plainText(1e6, 0), QString("10⁶"));
        QCOMPARE(plainText(2.5e6, 1), QString("2.5×10⁶"));
        QCOMPARE(plainText(-4e-7, 3), QString("−4×10⁻⁷"));
        QCOMPARE(plainText(9.999e6, 2), QString("10⁷"));
    }
    void significantCountsDigits() {
        QCOMPARE(significantText(0.012345, 3), QString("0.0123"));
        QCOMPARE(significantText(728.4, 3), QString("728"));
        QCOMPARE(significantText(0.0, 3), QString("0"));
    }
    void notFiniteIsADash() {
        QCOMPARE(fixedText(std::numeric_limits<double>::quiet_NaN(), 2), QString("–"));
        QCOMPARE(plainText(std::numeric_limits<double>::infinity(), 2), QString("–"));
        QCOMPARE(significantText(-std::numeric_limits<double>::infinity(), 2), QString("–"));
    }
};

GREYSCOPE_TEST(tst_number_text)

}  // namespace tests_of_number_text

#include "tst_number_text.moc"
