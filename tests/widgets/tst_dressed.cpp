#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/common/theme/colour_vision.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/figure/dressed.h"
#include "widgets/figure/sheet_painter.h"

namespace tests_of_dressed {

using namespace greyscope::widgets;

namespace {

PlotSpec chart() {
    PlotSpec spec;
    spec.title = "Throughput";
    spec.x.label = "threads";
    spec.x.ticks = {{1.0, "one"}, {2.0, "two"}};
    spec.y.label = "MB/s";
    Curve curve;
    curve.name = "1.1-W";
    curve.x = {1.0, 2.0};
    curve.y = {10.0, 20.0};
    curve.endValue = NumberFormat{4, false, "×"};
    spec.curves = {curve, curve};
    spec.curves[1].name = "1.2-W";
    return spec;
}

PlotSpec dressedChart(const FigureLook& look) {
    return std::get<PlotSpec>(dressed(FigureSpec(chart()), look));
}

}  // namespace

class tst_dressed : public QObject {
    Q_OBJECT

private slots:
    void theUsualLookChangesNothing() {
        QVERIFY(dressed(FigureSpec(chart()), {}) == FigureSpec(chart()));
        const Style style = Style::paper(10.0);
        QCOMPARE(dressed(style, {}).textPt, style.textPt);
        QVERIFY(!dressed(style, {}).theme.grey);
    }

    void titlesAxesAndNamesAreTheAuthors() {
        FigureLook look;
        look.title = "Mine";
        look.yTitle = "ratio";
        look.yHigh = 30.0;  // the other end stays where the data begin
        look.xTicks = {2.0, 1.5};
        look.names = NamesShown::legend;
        look.decimals = 2;
        const PlotSpec spec = dressedChart(look);
        QCOMPARE(spec.title, QString("Mine"));
        QCOMPARE(spec.x.label, QString("threads"));
        QCOMPARE(spec.y.label, QString("ratio"));
        QCOMPARE(*spec.y.range, std::pair(10.0, 30.0));
        QCOMPARE(spec.x.ticks, (std::vector<Tick>{{2.0, "two"}, {1.5, "1.5"}}));
        QCOMPARE(spec.labelling, Labelling::legend);
        QCOMPARE(formatted(2.0, *spec.curves[0].endValue), QString("2.00×"));
    }

    void limitsThatNoAxisHasAreLeftOut() {
        FigureLook look;
        look.yLow = 40.0;
        look.yHigh = 30.0;
        QVERIFY(!dressedChart(look).y.range);
        FigureSpec logarithmic = chart();
        std::get<PlotSpec>(logarithmic).y.scale = Scale::log10;
        look.yLow = -1.0;
        QVERIFY(!std::get<PlotSpec>(dressed(logarithmic, look)).y.range);
    }

    void aSeriesHasTheColourThatItWasGiven() {
        FigureLook look;
        look.colours = {{"1.2-W", "#7a5200"}, {"1.1-W", "no colour"}};
        const PlotSpec spec = dressedChart(look);
        QCOMPARE(inkColour(spec.curves[1].ink, Theme::print()), QColor(0x7A5200));
        QCOMPARE(spec.curves[0].ink, chart().curves[0].ink);
        const auto names = colouredNames(spec);
        QCOMPARE(names.size(), std::size_t{2});
        QCOMPARE(names[1].colour, QColor(0x7A5200));
        const QColor grey = inkColour(spec.curves[1].ink, Theme::print().inGrey());
        QVERIFY(grey.red() == grey.green() && std::abs(lightness(grey) - lightness(QColor(0x7A5200))) < 1.0);
    }

    /// A colour is given to the model, not to what a language calls it.
    void aModelHasItsColourInEveryLanguage() {
        PlotSpec spec = chart();
        spec.curves[0].name = QStringLiteral("末值");
        spec.curves[0].link.is = {Target::model(QStringLiteral("last-value"))};
        spec.curves[1].name = QStringLiteral("parity");
        const auto names = colouredNames(spec);
        QCOMPARE(names[0].key, QStringLiteral("model:last-value"));
        QCOMPARE(names[1].key, QStringLiteral("word:parity"));
        FigureLook look;
        look.colours = {{"model:last-value", "#7a5200"}, {"word:parity", "#117a8b"}};
        spec.curves[0].name = QStringLiteral("last value");
        const PlotSpec given = std::get<PlotSpec>(dressed(spec, look));
        QCOMPARE(inkColour(given.curves[0].ink, Theme::print()), QColor(0x7A5200));
        QCOMPARE(inkColour(given.curves[1].ink, Theme::print()), QColor(0x117A8B));
    }

    void decimalsAreThoseOfTheNumberThatIsPrinted_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("plain") << "0.766" << 0.76581 << "0.77";
        QTest::newRow("unit") << "1.376×" << 1.3756 << "1.38×";
        QTest::newRow("negative") << "−0.5 %" << -0.4967 << "−0.50 %";
        QTest::newRow("more") << "24" << 23.7512 << "23.75";
        QTest::newRow("another number") << "24 %" << 0.24 << "24 %";
        QTest::newRow("words") << "n 12" << 12.0 << "n 12";
    }
    void decimalsAreThoseOfTheNumberThatIsPrinted() {
        QFETCH(QString, text);
        QFETCH(double, value);
        QTEST(withDecimals(text, value, 2), "wanted");
    }

    void greyScalesRunOneWay() {
        const Theme grey = Theme::print().inGrey();
        for (int i = 1; i <= 10; ++i) {
            QVERIFY(lightness(grey.onScale(i / 10.0)) > lightness(grey.onScale((i - 1) / 10.0)));
            QVERIFY(lightness(grey.onTwoEnds(i / 10.0)) < lightness(grey.onTwoEnds((i - 1) / 10.0)));
        }
        for (const QColor& colour : grey.series) {
            QVERIFY(colour.red() == colour.green() && colour.green() == colour.blue());
            QVERIFY(contrast(colour, Qt::white) >= 3.0);
        }
    }

    void panelsHaveTheSheetsTextAndTheirOwnLines() {
        FigureLook look;
        look.linePt = 0.5;
        look.textPt = 20.0;
        SheetSpec sheet;
        SheetPanel panel{"a", QRectF(0, 0, 90, 60), "trends-trends", nullptr, {}};
        panel.shown = std::make_shared<const PanelFigure>(PanelFigure{chart(), look});
        sheet.panels = {panel};
        const Style style = panelStyle(panel, Style::paper(10.0));
        QCOMPARE(style.linePt, 0.5);
        QCOMPARE(style.textPt, 7.0);
        const PanelArea area = panelArea(sheet, 0, QRectF(0, 0, 1830, 1200), style);
        QVERIFY(!area.letter.isNull() && area.letter.bottom() <= area.figure.top() + 1e-9);
        QCOMPARE(area.figure.right(), 900.0);
        SheetSpec same = sheet;
        same.panels[0].shown = std::make_shared<const PanelFigure>(*panel.shown);
        QVERIFY(same == sheet);
        QVERIFY(figureText(sheet).startsWith("a\tThroughput\n"));
    }
};

GREYSCOPE_TEST(tst_dressed)

}  // namespace tests_of_dressed

#include "tst_dressed.moc"
