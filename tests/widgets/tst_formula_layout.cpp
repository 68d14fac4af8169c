// Formulas in boxes: where their parts stand, that pages stay vector, and what is read out.
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include <algorithm>

#include "core/derivation/notation/notation.h"
#include "tests/support/test_registry.h"
#include "widgets/formula/formula_label.h"
#include "widgets/formula/formula_layout.h"
#include "widgets/formula/spoken_formula.h"

namespace tests_of_formula_layout {

using namespace greyscope;
using namespace greyscope::derivation;
using widgets::FormulaBox;

namespace {

constexpr double kPixels = 24.0;

FormulaBox boxOf(const Expr& expression) {
    return widgets::layOut(notationOf(expression, {}), widgets::formulaFont(kPixels));
}

Expr x() {
    return symbol("x");
}

Expr response() {
    const Expr level = fraction(symbol("u"), symbol("a"));
    return equal(at(hat(superscript(x(), symbol("(1)"))), sum({symbol("k"), number(1)})),
                 sum({product({brackets(difference(at(x(), number(1)), level)),
                               exponential(negative(product({symbol("a"), symbol("k")})))}),
                      level}));
}

}  // namespace

class tst_formula_layout : public QObject {
    Q_OBJECT

private slots:
    void fractionsStandAboveEachOther() {
        const FormulaBox one = boxOf(number(1));
        const FormulaBox box = boxOf(fraction(number(1), number(2)));
        QVERIFY(box.ascent > one.ascent && box.descent > one.descent);
        QVERIFY(box.pieces[0].at.y() < box.pieces[1].at.y());
        // Both above one another, not beside.
        QVERIFY(std::abs(box.pieces[0].at.x() - box.pieces[1].at.x()) < one.width);
    }

    void scriptsAreSmallerAndRaised() {
        const FormulaBox box = boxOf(superscript(x(), symbol("(1)")));
        QVERIFY(box.pieces[1].at.y() < 0.0);
        QVERIFY(box.pieces[1].font.pixelSize() < box.pieces[0].font.pixelSize());
        const FormulaBox below = boxOf(subscript(x(), symbol("i")));
        QVERIFY(below.pieces[1].at.y() > 0.0);
    }

    /// A number with a power of ten has two exponents when it is squared: the second behind a parenthesis.
    void aSquaredPowerOfTenIsFenced() {
        const auto shapes = [](const FormulaBox& box) {
            return std::count_if(box.pieces.begin(), box.pieces.end(),
                                 [](const widgets::FormulaPiece& piece) { return !piece.shape.isEmpty(); });
        };
        QCOMPARE(shapes(boxOf(power(number(2.938e-5L), number(2)))), 2);
        QCOMPARE(shapes(boxOf(power(number(2.938L), number(2)))), 0);
    }

    /// It is measured figure by figure.
    void aNumberIsAsWideAsItIsDrawn() {
        for (const double value : {1234.5678, 0.7111, 91117.0}) {
            const FormulaBox box = boxOf(number(value));
            QCOMPARE(box.pieces.size(), std::size_t{1});
            const QFontMetricsF metrics(box.pieces.front().font);
            const QRectF ink = metrics.tightBoundingRect(box.pieces.front().text);
            QVERIFY(std::abs(box.width - metrics.horizontalAdvance(box.pieces.front().text)) < 0.5);
            QVERIFY(std::abs(box.ascent + ink.top()) < 0.5 && box.descent < 0.5 + std::max(0.0, ink.bottom()));
        }
    }

    void fencesGrowWithWhatTheyHold() {
        const FormulaBox low = boxOf(brackets(x()));
        const FormulaBox high = boxOf(brackets(fraction(x(), x())));
        QVERIFY(high.pieces[0].shape.boundingRect().height() > low.pieces[0].shape.boundingRect().height());
        const FormulaBox square = boxOf(matrix(2, {number(1), number(2), number(3), number(4)}));
        QVERIFY(square.height() > 1.5 * boxOf(number(1)).height());
    }

    /// Nothing that is drawn leaves its box.
    void everythingStandsInItsBox() {
        const Expr all = sum({root(fraction(x(), number(2))), bigSum(equal(symbol("i"), number(1)), symbol("n"), x()),
                              matrix(1, {number(-1.5L), number(22)}), absolute(bar(symbol("e"))), response()});
        const FormulaBox box = boxOf(all);
        const QRectF room(-1.0, -box.ascent - 1.0, box.width + 2.0, box.height() + 2.0);
        for (const widgets::FormulaPiece& piece : box.pieces) {
            const QRectF place = piece.text.isEmpty()
                                     ? piece.shape.boundingRect().translated(piece.at)
                                     : QFontMetricsF(piece.font).tightBoundingRect(piece.text).translated(piece.at);
            QVERIFY2(room.contains(place), qPrintable(piece.text));
        }
    }

    /// However high what stands under it is.
    void theSignOfARootLeavesItsContentFree() {
        const Expr sum = bigSum(equal(symbol("k"), number(1)), symbol("n"), power(x(), number(2)));
        const FormulaBox box = boxOf(root(fraction(sum, symbol("n"))));
        const auto sign = std::max_element(box.pieces.begin(), box.pieces.end(), [](const auto& a, const auto& b) {
            return a.shape.boundingRect().height() < b.shape.boundingRect().height();
        });
        const QPainterPath drawn = sign->shape.translated(sign->at);
        QVERIFY(drawn.boundingRect().height() > 0.9 * box.height());
        for (const widgets::FormulaPiece& piece : box.pieces) {
            if (!piece.text.isEmpty()) {
                const QRectF place = QFontMetricsF(piece.font).tightBoundingRect(piece.text).translated(piece.at);
                QVERIFY2(!drawn.intersects(place), qPrintable(piece.text));
            }
        }
    }

    void longEquationsBreakBeforeTheirSigns() {
        const Notation notation = notationOf(response(), {});
        const FormulaBox whole = widgets::layOut(notation, widgets::formulaFont(kPixels));
        const FormulaBox broken = widgets::layOut(notation, widgets::formulaFont(kPixels), whole.width * 0.8);
        QVERIFY(broken.width < whole.width);
        QVERIFY(broken.height() > whole.height());
        QCOMPARE(broken.pieces.size(), whole.pieces.size());
        QCOMPARE(widgets::layOut(notation, widgets::formulaFont(kPixels), whole.width).width, whole.width);
    }

    void aLabelNarrowerThanAFractionShrinksIt() {
        widgets::FormulaLabel label;
        Expr above = symbol("abc");
        for (int i = 0; i < 9; ++i) {
            above = sum({above, symbol("abc")});
        }
        label.setFormula(notationOf(fraction(above, x()), {}));
        const int whole = label.sizeHint().width();
        QCOMPARE(label.heightForWidth(2 * whole), label.heightForWidth(whole));
        QVERIFY(label.heightForWidth(whole / 2) < 0.7 * label.heightForWidth(whole));
    }

    void aNumberKnowsItsLine() {
        const FormulaBox box = boxOf(sum({number(1.5L, {3, 2}), number(2)}));
        QCOMPARE(box.numbers.size(), std::size_t{1});
        QCOMPARE(box.numbers.front().from, (LineRef{3, 2}));
        QVERIFY(box.numbers.front().place.width() > 0.0);
    }

    void isDrawnInTheInkAskedFor() {
        QImage image(400, 120, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        widgets::paintFormula(painter, {10.0, 70.0}, boxOf(response()), Qt::white);
        painter.end();
        int bright = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int column = 0; column < image.width(); ++column) {
                bright += qGray(image.pixel(column, y)) > 200 ? 1 : 0;
            }
        }
        QVERIFY(bright > 200);
    }

    void pagesStayVector() {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            QPainter painter(&writer);
            widgets::paintFormula(painter, {100.0, 400.0}, boxOf(response()), Qt::black);
        }
        QVERIFY(buffer.data().startsWith("%PDF"));
        QVERIFY(!buffer.data().contains("/Subtype /Image"));
    }

    void isReadOutWithItsEnds() {
        const auto spoken = [](const Expr& expression) { return widgets::spokenFormula(notationOf(expression, {})); };
        QCOMPARE(spoken(fraction(symbol("u"), symbol("a"))), QString("fraction u over a, end of fraction"));
        QCOMPARE(spoken(equal(at(hat(x()), symbol("k")), power(number(2), number(2)))),
                 QString("x hat of k equals 2 squared"));
        QCOMPARE(spoken(bigSum(equal(symbol("i"), number(1)), symbol("n"), x())),
                 QString("sum from i equals 1 to n of x"));
        QCOMPARE(spoken(difference(symbol("a"), absolute(symbol("b")))), QString("a minus absolute value of b, end"));
    }
};

GREYSCOPE_TEST(tst_formula_layout)

}  // namespace tests_of_formula_layout

#include "tst_formula_layout.moc"
