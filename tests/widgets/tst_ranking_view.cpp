#include <QAccessible>
#include <QAccessibleInterface>
#include <QHelpEvent>
#include <QImage>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include "tests/support/test_registry.h"
#include "widgets/ranking/ranking_painter.h"
#include "widgets/ranking/ranking_paper.h"
#include "widgets/ranking/ranking_view.h"

namespace tests_of_ranking_view {

using namespace greyscope::widgets;

namespace {

RankingSpec sample(int count) {
    RankingSpec spec;
    spec.title = QStringLiteral("Ranked");
    spec.valueTitle = QStringLiteral("degree");
    for (int i = 0; i < count; ++i) {
        const double value = 1.0 - 0.8 * i / count;
        const Targets target{Target::series(QString::number(i))};
        spec.bars.push_back({.rank = i + 1,
                             .name = QStringLiteral("series %1").arg(i),
                             .value = value,
                             .text = QString::number(value, 'f', 3),
                             .low = value - 0.1,
                             .high = std::min(1.0, value + 0.1),
                             .mark = {},
                             .markText = {},
                             .ink = {Tone::series, i},
                             .link = {target, target},
                             .tooltip = {}});
    }
    return spec;
}

const Style light = Style::screen(Theme::light());

QImage painted(const RankingSpec& spec, const QSize& size, const RankingMarks& marks = {}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(light.theme.base);
    QPainter painter(&image);
    paintRanking(painter, RankingGeometry::layout(spec, image.rect(), light), spec, light, marks);
    return image;
}

}  // namespace

class tst_ranking_view : public QObject {
    Q_OBJECT

private slots:
    void barsEndAtTheirValue() {
        RankingSpec spec = sample(4);
        for (Bar& bar : spec.bars) {
            bar.low = bar.high = std::nullopt;
        }
        const QImage image = painted(spec, {400, 220});
        const auto g = RankingGeometry::layout(spec, image.rect(), light);
        for (int i = 0; i < g.rows; ++i) {
            const Bar& bar = spec.bars[static_cast<std::size_t>(i)];
            const QColor ink = light.theme.series[static_cast<std::size_t>(i)];
            const int y = static_cast<int>(g.row(i).center().y());
            const int end = static_cast<int>(g.x(bar.value));
            QCOMPARE(image.pixelColor(end - 2, y), ink);
            QVERIFY(image.pixelColor(end + 2, y) != ink);
            QCOMPARE(image.pixelColor(static_cast<int>(g.bars.left()) + 2, y), ink);
        }
    }

    void whiskersSpanTheirRange() {
        const RankingSpec spec = sample(4);
        const QImage image = painted(spec, {400, 220});
        const auto g = RankingGeometry::layout(spec, image.rect(), light);
        const int y = static_cast<int>(g.row(1).center().y());
        int first = image.width();
        int last = 0;
        for (int x = static_cast<int>(g.bars.left()) + 2; x < g.bars.right(); ++x) {
            if (image.pixelColor(x, y) == light.theme.text) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
        }
        QVERIFY(std::abs(first - g.x(*spec.bars[1].low)) <= 2.0);
        QVERIFY(std::abs(last - g.x(*spec.bars[1].high)) <= 2.0);
    }

    void columnsDoNotOverlap() {
        for (const int width : {240, 320, 900}) {
            const auto g = RankingGeometry::layout(sample(12), QRectF(0, 0, width, 300), light);
            QVERIFY(g.ranks.right() <= g.names.left());
            QVERIFY(g.names.right() <= g.bars.left());
            QVERIFY(g.bars.right() <= g.values.left());
            QVERIFY(g.values.right() <= width);
        }
    }

    /// Names that begin and end alike differ even where notes leave them little room, and bars keep some.
    void longNamesAndNotesLeaveRoomForBars() {
        RankingSpec spec = sample(5);
        for (std::size_t i = 0; i < 5; ++i) {
            spec.bars[i].name = QStringLiteral("before:a file system %1 on the usual disk-read").arg(i);
            spec.bars[i].note = QStringLiteral("0.74…0.94, 41 %");
        }
        const QSize size(320, 200);
        const auto g = RankingGeometry::layout(spec, QRectF(QPointF(), size), light);
        QVERIFY2(g.bars.width() >= 30.0, qPrintable(QString::number(g.bars.width())));
        QVERIFY(g.names.width() >= 65.0 && g.bars.right() <= g.values.left());
        const QImage image = painted(spec, size);
        const auto nameOf = [&](int row) {
            return image.copy(QRectF(g.names.left(), g.row(row).top(), g.names.width(), g.rowHeight).toRect());
        };
        QVERIFY(nameOf(0) != nameOf(1) && nameOf(1) != nameOf(2));
    }

    /// Bars keep a third of a narrow view: names are shortened, then the columns that tips tell as well give way.
    void barsKeepAThird() {
        RankingSpec spec = sample(28);
        spec.noteTitle = QStringLiteral("95 %, rank holds");
        spec.secondTitle = QStringLiteral("Spearman");
        for (std::size_t i = 0; i < spec.bars.size(); ++i) {
            spec.bars[i].name = QStringLiteral("a system of forty letters %1 that ends so").arg(i);
            spec.bars[i].note = QStringLiteral("0.74…0.94, 41 %");
            spec.bars[i].secondText = QStringLiteral("−0.412");
        }
        for (const int width : {220, 240, 280, 320, 400, 600, 900}) {
            const auto g = RankingGeometry::layout(spec, QRectF(0, 0, width, 400), light);
            const double least = g.notes.width() > 0.0 ? 50.0 : g.seconds.width() > 0.0 ? 0.24 * width : 0.3 * width;
            QVERIFY2(g.bars.width() >= least, qPrintable(QStringLiteral("%1 of %2").arg(g.bars.width()).arg(width)));
            QVERIFY(g.names.width() >= std::min(65.0, 0.27 * width));
            QVERIFY(g.names.right() <= g.bars.left() && g.bars.right() <= g.values.left());
            QVERIFY(g.seconds.width() == 0.0 || g.values.right() <= g.seconds.left());
            QVERIFY(g.notes.width() == 0.0 || g.seconds.right() <= g.notes.left());
            QCOMPARE(QSet<QString>(g.shortened.begin(), g.shortened.end()).size(), 28);
        }
        QVERIFY(RankingGeometry::layout(spec, QRectF(0, 0, 900, 400), light).notes.width() > 0.0);
        RankingView view;
        view.resize(260, 300);
        view.setSpec(spec);
        view.show();
        QHelpEvent help(QEvent::ToolTip, view.rowRect(0).center(),
                        view.viewport()->mapToGlobal(view.rowRect(0).center()));
        QCoreApplication::sendEvent(view.viewport(), &help);
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("0.74…0.94, 41 %")));
        QVERIFY(QToolTip::text().contains(QStringLiteral("−0.412")));
    }

    void rowsAreFoundWhereTheyAreDrawn() {
        const auto g = RankingGeometry::layout(sample(12), QRectF(0, 0, 300, 200), light, 30.0);
        QVERIFY(g.overflow() > 0.0);
        for (int i = 0; i < g.rows; ++i) {
            const QPointF centre = g.row(i).center();
            QCOMPARE(g.at(centre), g.body.contains(centre) ? i : -1);
        }
    }

    void aLitRowIsYellow() {
        const RankingSpec spec = sample(3);
        const QImage image = painted(spec, {400, 200}, {Targets{Target::series(QStringLiteral("1"))}, {}, -1});
        const auto g = RankingGeometry::layout(spec, image.rect(), light);
        QCOMPARE(image.pixelColor((g.row(1).topLeft() + QPointF(2, 2)).toPoint()), light.theme.linkSoft);
        QCOMPARE(image.pixelColor((g.row(0).topLeft() + QPointF(2, 2)).toPoint()), light.theme.base);
        RankingSpec searched = spec;
        searched.bars[2].found = true;
        const QImage marked = painted(searched, {400, 200});
        QCOMPARE(marked.pixelColor((g.row(2).topLeft() + QPointF(2, 2)).toPoint()), light.theme.linkSoft);
    }

    void mouseAndKeyboardChoose() {
        Highlight highlight;
        RankingView view;
        view.setHighlight(&highlight);
        view.resize(300, 160);
        view.setSpec(sample(12));
        view.show();
        QSignalSpy spy(&view, &RankingView::linkActivated);
        QTest::mouseMove(view.viewport(), view.rowRect(2).center());
        QTRY_COMPARE(highlight.hovered(), Targets{Target::series(QStringLiteral("2"))});
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.rowRect(1).center());
        QCOMPARE(highlight.chosen(), Targets{Target::series(QStringLiteral("1"))});
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(&view, Qt::Key_Down);
        }
        QVERIFY(view.verticalScrollBar()->value() > 0);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(spy.count(), 2);
        QCOMPARE(highlight.chosen(), Targets{Target::series(QStringLiteral("11"))});
    }

    void whatASearchFoundComesIntoSight() {
        RankingView view;
        view.resize(300, 160);
        RankingSpec spec = sample(40);
        view.setSpec(spec);
        view.show();
        const auto seen = [&](int row) { return view.viewport()->rect().contains(view.rowRect(row)); };
        QVERIFY(!seen(30));
        spec.bars[30].found = true;
        view.setSpec(spec);
        QVERIFY(seen(30));
        view.verticalScrollBar()->setValue(0);
        spec.title += QLatin1Char('!');
        view.setSpec(spec);
        QVERIFY(!seen(30));  // it was looked at already
    }

    void valuesCanBeReadOut() {
        RankingView view;
        view.resize(300, 160);
        view.setSpec(sample(3));
        auto* table = QAccessible::queryAccessibleInterface(&view);
        QCOMPARE(table->childCount(), 3);
        QCOMPARE(table->child(0)->text(QAccessible::Name), QStringLiteral("1 series 0, degree: 1.000"));
    }

    void aSecondValueIsADiamond() {
        RankingSpec spec = sample(2);
        for (Bar& bar : spec.bars) {
            bar.low = bar.high = std::nullopt;
            bar.value = 0.1;
        }
        spec.bars[1].mark = 0.8;
        const QImage image = painted(spec, {400, 220});
        const auto g = RankingGeometry::layout(spec, image.rect(), light);
        const auto inked = [&](int row) {
            bool found = false;
            for (int dx = -8; dx <= 8; ++dx) {
                const QPoint at(qRound(g.x(0.8)) + dx, qRound(g.row(row).center().y()));
                found = found || image.pixelColor(at).lightness() < 100;
            }
            return found;
        };
        QVERIFY(!inked(0) && inked(1));
    }

    /// Names too wide for 84 mm: more height is asked for; where it is not there bars are counted, and no name is cut.
    void longNamesStandInLinesOnPaper() {
        RankingSpec spec = sample(9);
        const QString name = QStringLiteral("obdfilter-survey 2.15.3, rewrite of a full target, client %1");
        for (int i = 0; i < 9; ++i) {
            spec.bars[static_cast<std::size_t>(i)].name = name.arg(i);
        }
        const Style style = Style::paper(1.0);
        const double width = 84.0 / 25.4 * 72.0;
        const auto shown = [&](double height) {
            const RankingSpec paper = onPaper(spec, {width, height}, style);
            const auto g = RankingGeometry::layout(paper, {0.0, 0.0, width, height}, style);
            int whole = 0;
            for (int row = 0; row < g.rows; ++row) {
                const auto i = static_cast<std::size_t>(row);
                const QString text = g.lines[i].join(QLatin1Char(' '));
                whole += paper.bars[i].folded == 0 && paper.bars[i].name == text;
                const double lines = static_cast<double>(g.lines[i].size()) * QFontMetricsF(style.text(true)).height();
                if (lines > g.row(row).height() + 1e-6 || g.row(row).bottom() > g.body.bottom() + 1e-6) {
                    return -1;
                }
            }
            return whole;
        };
        const double usual = paperHeight(spec, {width, 500.0}, style).usual;
        QVERIFY(usual > paperHeight(sample(9), {width, 500.0}, style).usual);
        QCOMPARE(shown(usual), 9);
        const int fewer = shown(0.5 * usual);
        QVERIFY(fewer > 2 && fewer < 9);
    }
};

GREYSCOPE_TEST(tst_ranking_view)

}  // namespace tests_of_ranking_view

#include "tst_ranking_view.moc"
