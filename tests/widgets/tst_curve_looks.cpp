#include <QTest>

#include <cmath>

#include "tests/support/test_registry.h"
#include "widgets/common/theme/colour_vision.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/plot/curve_looks.h"

namespace tests_of_curve_looks {

using namespace greyscope::widgets;

/// Curves that colour alone would tell apart.
class tst_curve_looks : public QObject {
    Q_OBJECT

private slots:
    /// Expected: grDevices::convertColor of R, and the published matrices applied by hand.
    void coloursAreMeasuredAsElsewhere() {
        QVERIFY(std::abs(lightness(QColor(128, 128, 128)) - 53.585) < 0.01);
        QVERIFY(std::abs(colourDistance(QColor(255, 0, 0), QColor(0, 255, 0)) - 170.6) < 0.2);
        const QColor red = seenWith(Vision::protanopia, QColor(255, 0, 0));
        QVERIFY(std::abs(red.red() - 109) <= 1 && std::abs(red.green() - 95) <= 1 && red.blue() == 0);
        const QColor green = seenWith(Vision::deuteranopia, QColor(0, 158, 115));
        QVERIFY(std::abs(green.red() - 138) <= 1 && std::abs(green.green() - 134) <= 1);
        for (const Vision vision : kVisions) {
            QVERIFY(colourDistance(seenWith(vision, Qt::white), Qt::white) < 0.5);
        }
        const QColor brown(192, 106, 0);
        const QColor moss(106, 143, 0);
        QVERIFY(mergeForSome(brown, moss) && colourDistance(brown, moss) > 50.0);
    }

    void theColoursOfSeriesMergeForNobody() {
        const auto& colours = Theme::print().series;
        for (std::size_t i = 0; i < colours.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY(!mergeForSome(colours[i], colours[k]));
            }
        }
    }

    void curvesThatMergeGetAnotherLook() {
        std::vector<Curve> curves;
        for (int slot = 0; slot < 5; ++slot) {
            Curve curve;
            curve.name = QString::number(slot);
            curve.ink.slot = slot;
            curve.marker = Marker::none;
            curves.push_back(curve);
        }
        const std::vector<Curve> before = curves;
        const Theme theme = Theme::print();
        tellApart(curves, theme);
        int changed = 0;
        for (std::size_t i = 0; i < curves.size(); ++i) {
            changed += curves[i] == before[i] ? 0 : 1;
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY(!differInColourAlone(curves[i], curves[k]) ||
                        !mergeInGrey(inkColour(curves[i].ink, theme), inkColour(curves[k].ink, theme)));
            }
        }
        QVERIFY(changed >= 2);
        QCOMPARE(curves[0], before[0]);  // who comes first keeps its look
        QCOMPARE(curves[4], before[4]);  // black merges with none
        const std::vector<Curve> told = curves;
        tellApart(curves, theme);
        QCOMPARE(curves, told);
    }

    /// Three dashes do not do for thirty lines: then dash and marker change together.
    void manyLinesGetMarkersAsWell() {
        std::vector<Curve> curves;
        for (int i = 0; i < 30; ++i) {
            Curve curve;
            curve.name = QString::number(i);
            curve.ink.slot = i;
            curve.marker = Marker::none;
            curve.x = curve.y = std::vector<double>(80, 1.0);
            curves.push_back(curve);
        }
        const Theme theme = Theme::print();
        tellApart(curves, theme);
        for (std::size_t i = 0; i < curves.size(); ++i) {
            QVERIFY(curves[i].marker == Marker::none || curves[i].markEvery == 10);
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY2(!differInColourAlone(curves[i], curves[k]) ||
                             !mergeInGrey(inkColour(curves[i].ink, theme), inkColour(curves[k].ink, theme)),
                         qPrintable(curves[i].name));
            }
        }
    }
};

GREYSCOPE_TEST(tst_curve_looks)

}  // namespace tests_of_curve_looks

#include "tst_curve_looks.moc"
