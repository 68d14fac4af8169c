// One tree of a formula in every language of formulas.
#include <QTest>

#include <QXmlStreamReader>

#include "core/derivation/notation/formula_text.h"
#include "tests/support/test_registry.h"

namespace tests_of_formula_text {

using namespace greyscope::derivation;

namespace {

Expr x(const char* order) {
    return superscript(symbol("x"), symbol(std::string("(") + order + ")"));
}

std::string plainOf(const Expr& expression, const NumberStyle& style = {}) {
    return plainFormula(notationOf(expression, style));
}
std::string latexOf(const Expr& expression) {
    return latexFormula(notationOf(expression, {}));
}

/// x^(1)(k+1) of GM(1,1).
Expr response() {
    const Expr level = fraction(symbol("u"), symbol("a"));
    return equal(at(hat(x("1")), sum({symbol("k"), number(1)})),
                 sum({product({brackets(difference(at(x("0"), number(1)), level)),
                               exponential(negative(product({symbol("a"), symbol("k")})))}),
                      level}));
}

}  // namespace

class tst_formula_text : public QObject {
    Q_OBJECT

private slots:
    void theResponseInEveryLanguage();
    void wholeNumbersHaveTheirSigns();
    void signsDoNotMeet_data();
    void signsDoNotMeet();
    void primesAreOfTheirLetter();
    void aBlankIsNoSymbol();
    void theMiddleOfLongSumsIsLeftOut();
    void numbersKeepTheDigitsAskedFor_data();
    void numbersKeepTheDigitsAskedFor();
    void mathmlIsWellFormed();
    void valuesAreThoseOfTheFormula();
    void textIsNoMarkup();
};

/// ⌊s / W⌋ S + b mod S.
void tst_formula_text::wholeNumbersHaveTheirSigns() {
    const auto offset = [](const Expr& s, const Expr& w, const Expr& size, const Expr& b) {
        return sum({product({call("floor", {fraction(s, w)}), size}), call("mod", {b, size})});
    };
    const Expr formula = offset(symbol("s"), symbol("W"), symbol("S"), symbol("b"));
    QCOMPARE(plainOf(formula), std::string("⌊s/W⌋ S + b mod S"));
    QCOMPARE(latexOf(formula), std::string("\\left\\lfloor \\frac{s}{W}\\right\\rfloor S + b \\bmod S"));
    QVERIFY(mathmlFormula(notationOf(formula, {})).find("<mo>⌊</mo>") != std::string::npos);
    QCOMPARE(evaluate(offset(number(17), number(4), number(10), number(175))), Real(45));
    QCOMPARE(evaluate(call("gcd", {number(12), number(18)})), Real(6));
}

void tst_formula_text::theResponseInEveryLanguage() {
    QCOMPARE(plainOf(response()), std::string("x\u0302⁽¹⁾(k + 1) = [x⁽⁰⁾(1) − u/a] e^(−a k) + u/a"));
    QCOMPARE(latexOf(response()),
             std::string("\\hat{x}^{(1)}\\left(k + 1\\right) = \\left[x^{(0)}\\left(1\\right) - \\frac{u}{a}\\right]"
                         "e^{ - ak} + \\frac{u}{a}"));
    const Expr total =
        equal(at(x("1"), symbol("k")), bigSum(equal(symbol("i"), number(1)), symbol("k"), at(x("0"), symbol("i"))));
    QCOMPARE(plainOf(total), std::string("x⁽¹⁾(k) = ∑[i=1..k] x⁽⁰⁾(i)"));
    QCOMPARE(latexOf(total), std::string("x^{(1)}\\left(k\\right) = \\sum_{i = 1}^{k} x^{(0)}\\left(i\\right)"));
    QCOMPARE(latexOf(power(number(2.938e-5L), number(2))), std::string("{\\left(2.938 \\cdot  {10}^{-5}\\right)}^{2}"));
    QCOMPARE(plainOf(matrix(2, {number(-1.5L), number(1), number(-2), number(1)})), std::string("[−1.5, 1; −2, 1]"));
}

void tst_formula_text::signsDoNotMeet_data() {
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const Expr& expression, const char* expected) {
        QTest::newRow(name) << QString::fromStdString(plainOf(expression)) << QString(expected);
    };
    row("sum", sum({number(1), number(-2)}), "1 + (−2)");
    row("difference", difference(number(1), number(-2)), "1 − (−2)");
    row("product", product({number(5), number(-2)}), "5·(−2)");
    row("product from below", product({number(-5), number(2)}), "−5·2");
    row("exponent", exponential(negative(product({number(-0.5L), number(6)}))), "e^(−(−0.5·6))");
    row("power", power(number(-2), number(2)), "(−2)²");
    row("of a sum", product({sum({symbol("a"), symbol("b")}), number(2)}), "(a + b) 2");
    row("less a sum", difference(symbol("a"), sum({symbol("b"), symbol("c")})), "a − (b + c)");
    row("fraction", fraction(sum({number(1), number(2)}), number(3)), "(1 + 2)/3");
    row("power of a fraction", power(fraction(number(1), number(2)), number(3)), "(1/2)³");
    row("power of a small number", power(number(2.938e-5L), number(2)), "(2.938·10⁻⁵)²");
    row("power of a large number", power(number(-2.5e20L), number(2)), "(−2.500·10²⁰)²");
}

void tst_formula_text::signsDoNotMeet() {
    QFETCH(QString, found);
    QTEST(found, "expected");
}

/// Which takes an exponent of its own then; the image of a letter is a script of it.
void tst_formula_text::primesAreOfTheirLetter() {
    QCOMPARE(latexOf(power(symbol("e″"), number(2))), std::string("{e''}^{2}"));
    QCOMPARE(latexOf(at(symbol("x′"), symbol("k"))), std::string("{x'}\\left(k\\right)"));
    QCOMPARE(latexOf(superscript(symbol("x"), symbol("′"))), std::string("x^{{\\prime}}"));
}

/// Behind e a blank e would be read as another one.
void tst_formula_text::aBlankIsNoSymbol() {
    const Expr formula =
        sum({product({number(2.0L), exponential(negative(product({blank("d"), number(5.0L)})))}), blank("e")});
    const Notation notation = notationOf(formula, {});
    QCOMPARE(plainFormula(notation), std::string("2 e^(−[d]·5) + [e]"));
    QVERIFY(latexFormula(notation).find("\\boxed{\\mathrm{e}}") != std::string::npos);
    QVERIFY(mathmlFormula(notation).find("1px dashed") != std::string::npos);
    Step step;
    step.symbol = symbol("m");
    Line line;
    line.letter = "−c";
    QCOMPARE(plainFormula(lineNotation(step, line, {})), std::string("m = −[c]"));
    line.letter = kCoverSign;
    QCOMPARE(plainFormula(lineNotation(step, line, {})), std::string("m = ?"));
}

void tst_formula_text::theMiddleOfLongSumsIsLeftOut() {
    std::vector<Expr> terms;
    for (int i = 1; i <= 9; ++i) {
        terms.push_back(number(i));
    }
    QCOMPARE(plainOf(sum(terms)), std::string("1 + 2 + 3 + … + 9"));
    QCOMPARE(plainOf(call("min", terms)), std::string("min(1, 2, 3, …, 9)"));
    terms.resize(7);
    QCOMPARE(plainOf(sum(terms)), std::string("1 + 2 + 3 + 4 + 5 + 6 + 7"));
}

void tst_formula_text::numbersKeepTheDigitsAskedFor_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("as it stands") << 0.465 << "0.465";
    QTest::newRow("whole") << 27260.0 << "27260";
    QTest::newRow("of a sum") << 4.2 + 8.679 + 1e-15 << "12.879";  // 12.879000000000001
    QTest::newRow("cut to a zero") << 0.12301 << "0.1230";
    QTest::newRow("cut") << 1.0 / 3.0 << "0.3333";
    // As Rounding rounds a step: a half away from zero, one that lost its last bits too.
    QTest::newRow("half") << 0.03125 << "0.0313";
    QTest::newRow("half below zero") << -0.03125 << "-0.0313";
    QTest::newRow("half in decimals") << 2.00005 << "2.0001";
    QTest::newRow("small") << 1.2341e-7 << "1.234e-07";
    QTest::newRow("below zero") << -2.0 / 3.0 << "-0.6667";
    QTest::newRow("no zero with a sign") << -0.0 << "0";
    QTest::newRow("large") << 1.23456789e20 << "1.235e+20";
    QTest::newRow("none") << std::numeric_limits<double>::quiet_NaN() << "–";
}

void tst_formula_text::numbersKeepTheDigitsAskedFor() {
    QFETCH(double, value);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(numberText(value, {4, false})), expected);
    if (std::isfinite(value)) {
        QCOMPARE(QString::fromStdString(numberText(value, {4, true})).toDouble(), value);
    }
}

void tst_formula_text::mathmlIsWellFormed() {
    const Expr everything =
        sum({root(symbol("x")), power(bar(symbol("e")), number(2)), absolute(symbol("b")), call("max", {symbol("a<b")}),
             matrix(1, {number(1), number(2)}), determinant(2, {number(1), number(2), number(3), number(4)}),
             subscript(x("0"), symbol("i")), number(1e-9L), response()});
    QXmlStreamReader reader(QString::fromStdString(mathmlFormula(notationOf(everything, {}))));
    int elements = 0;
    while (!reader.atEnd()) {
        elements += reader.readNext() == QXmlStreamReader::StartElement ? 1 : 0;
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(elements > 60);
}

void tst_formula_text::valuesAreThoseOfTheFormula() {
    const auto valueOf = [](const Expr& expression) { return static_cast<double>(evaluate(expression)); };
    QCOMPARE(valueOf(sum({number(1), negative(number(3))})), -2.0);
    QCOMPARE(valueOf(fraction(product({number(3), number(4)}), root(number(16)))), 3.0);
    QCOMPARE(valueOf(power(absolute(number(-2)), number(3))), 8.0);
    QCOMPARE(valueOf(call("max", {number(1), number(5), number(2)})), 5.0);
    QCOMPARE(valueOf(determinant(3, {number(2), number(0), number(1), number(1), number(3), number(2), number(1),
                                     number(1), number(3)})),
             12.0);
    QCOMPARE(valueOf(exponential(brackets(number(0)))), 1.0);
    QVERIFY(std::isnan(valueOf(symbol("x"))));
}

void tst_formula_text::textIsNoMarkup() {
    QCOMPARE(markdownText("a*b_c|d"), std::string("a\\*b\\_c\\|d"));
}

GREYSCOPE_TEST(tst_formula_text)

}  // namespace tests_of_formula_text

#include "tst_formula_text.moc"
