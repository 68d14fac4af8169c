#include <QTest>

#include <algorithm>

#include "tests/support/test_registry.h"
#include "widgets/plot/frame_painter.h"
#include "widgets/plot/tick_labels.h"

namespace tests_of_tick_labels {

using namespace greyscope::widgets;

namespace {

const QStringList kBenchmarks{"fillseq",      "fillseqsync",   "fillseqbatch", "fillrandom",
                              "fillrandsync", "fillrandbatch", "overwrite",    "overwritebatch",
                              "readrandom",   "readseq",       "fillrand100K"};
const QStringList kPhrases{"sequential read", "sequential write", "random read 4 KiB", "random_write_4_KiB"};

PlotSpec named(const QStringList& names) {
    PlotSpec spec;
    spec.x.label = "benchmark";
    spec.x.range = {0.5, static_cast<double>(names.size()) + 0.5};
    spec.curves.emplace_back();
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto at = static_cast<double>(i + 1);
        spec.x.ticks.push_back({at, names[i]});
        spec.curves[0].x.push_back(at);
        spec.curves[0].y.push_back(at);
    }
    spec.labelling = Labelling::none;
    return spec;
}

PlotLayout laidOut(const QStringList& names, int width, const Style& style) {
    return layOut(named(names), style, {width, 400}, {0.5, static_cast<double>(names.size()) + 0.5}, {0, 12});
}

/// What is drawn of each line of each label.
std::vector<QRectF> boxesOf(const PlotLayout& layout, const Style& style) {
    const QFontMetricsF metrics(style.text());
    std::vector<QRectF> boxes;
    for (const Tick& tick : layout.xTicks) {
        const QStringList lines = tick.label.split('\n');
        for (qsizetype line = 0; line < lines.size(); ++line) {
            const double width = metrics.horizontalAdvance(lines[line]);
            boxes.emplace_back(layout.frame.x.pixel(tick.at) - width / 2.0, static_cast<double>(line), width, 0.9);
        }
    }
    return boxes;
}

}  // namespace

class tst_tick_labels : public QObject {
    Q_OBJECT

private slots:
    void allNamesStandWholeAndClearOfEachOther_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("lines");
        QTest::newRow("beside each other") << kPhrases << 900 << 1;
        QTest::newRow("broken") << kPhrases << 430 << 2;
        QTest::newRow("broken and staggered") << kPhrases << 270 << 4;
        QTest::newRow("staggered") << kBenchmarks << 820 << 2;
    }
    void allNamesStandWholeAndClearOfEachOther() {
        QFETCH(QStringList, names);
        QFETCH(int, width);
        const Style style = Style::screen(Theme::light());
        const PlotLayout layout = laidOut(names, width, style);
        QCOMPARE(layout.xTicks.size(), static_cast<std::size_t>(names.size()));
        qsizetype lines = 0;
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QString& label = layout.xTicks[static_cast<std::size_t>(i)].label;
            QCOMPARE(QString(label).remove('\n').remove(' '), QString(names[i]).remove(' '));
            lines = std::max(lines, label.count('\n') + 1);
        }
        QTEST(static_cast<int>(lines), "lines");
        const std::vector<QRectF> boxes = boxesOf(layout, style);
        for (std::size_t a = 0; a < boxes.size(); ++a) {
            QVERIFY(boxes[a].left() >= 0.0 && boxes[a].right() <= width);
            for (std::size_t b = 0; b < a; ++b) {
                QVERIFY(!boxes[a].intersects(boxes[b]));
            }
        }
        const AxisTitles titles = axisTitles(named(names), layout, style);
        QVERIFY(titles.x.bottom() <= 400.0);
    }

    /// The tick of a name of the lower row passes between those above it.
    void ticksOfTheLowerRowPass() {
        const PlotLayout layout = laidOut(kBenchmarks, 820, Style::screen(Theme::light()));
        QCOMPARE(emptyLines(layout.xTicks[0].label), 0);
        QCOMPARE(emptyLines(layout.xTicks[1].label), 1);
    }

    void namesStandUprightWhereNoLinesHelp() {
        const Style style = Style::screen(Theme::light());
        const PlotLayout layout = laidOut(kBenchmarks, 480, style);
        QVERIFY(layout.xUpright);
        QCOMPARE(layout.xTicks.size(), static_cast<std::size_t>(kBenchmarks.size()));
        const QFontMetricsF metrics(style.text());
        const double longest = metrics.horizontalAdvance("overwritebatch");
        QVERIFY(axisTitles(named(kBenchmarks), layout, style).x.top() >= layout.frame.area.bottom() + longest);
        QVERIFY(axisTitles(named(kBenchmarks), layout, style).x.bottom() <= 400.0);
    }

    /// On paper the names of curves go to the foot where those below would be lost, and only there.
    void namesOfCurvesMakeRoomForThoseBelow() {
        const Style style = Style::paper(2.0);
        PlotSpec spec = named(kBenchmarks);
        spec.labelling = Labelling::lineEnds;
        spec.curves[0].name = "no-omit";
        const Range all{0.5, static_cast<double>(kBenchmarks.size()) + 0.5};
        int atFoot = 0;
        for (int width = 280; width <= 600; width += 20) {
            const PlotLayout layout = layOut(spec, style, {width, 400}, all, {0, 12});
            QCOMPARE(layout.xTicks.size(), static_cast<std::size_t>(kBenchmarks.size()));
            atFoot += layout.labels.below ? 1 : 0;
        }
        QVERIFY(atFoot > 0 && !layOut(spec, style, {600, 400}, all, {0, 12}).labels.below);
    }

    void whereNothingHelpsNamesAreLeftOut() {
        const PlotLayout layout = laidOut(kBenchmarks, 160, Style::screen(Theme::light()));
        QVERIFY(!layout.xUpright);
        QVERIFY(!layout.xTicks.empty() && layout.xTicks.size() < static_cast<std::size_t>(kBenchmarks.size()));
        QVERIFY(std::none_of(layout.xTicks.begin(), layout.xTicks.end(),
                             [](const Tick& tick) { return tick.label.contains('\n'); }));
    }

    void numbersAndTimesAreNoNames() {
        AxisSpec axis;
        QVERIFY(!hasNames(axis));
        axis.ticks = {{1, "8"}, {2, "16"}};
        QVERIFY(!hasNames(axis));
        axis.ticks = {{1, "8 %"}, {2, "16 %"}};
        QVERIFY(!hasNames(axis));
        axis.suffix = "×";
        axis.ticks = {{1, "8×"}, {2, "16×"}};
        QVERIFY(!hasNames(axis));
        axis.ticks.push_back({3, "auto"});
        QVERIFY(hasNames(axis));
        axis.ticks.push_back({4, "8\n1.1-W"});
        QVERIFY(!hasNames(axis));
    }
};

GREYSCOPE_TEST(tst_tick_labels)

}  // namespace tests_of_tick_labels

#include "tst_tick_labels.moc"
