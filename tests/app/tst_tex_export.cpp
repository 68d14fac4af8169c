#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "app/cli/figures/study_figures.h"
#include "app/export/latex/pgfplots.h"
#include "app/export/latex/tex_text.h"
#include "app/study/sample_study.h"
#include "tests/support/test_registry.h"

namespace tests_of_tex_export {

using namespace greyscope;
using namespace greyscope::app;

namespace {

widgets::PlotSpec chart() {
    widgets::PlotSpec spec;
    spec.title = "Throughput";
    spec.x = {"Threads", widgets::Scale::log2, {}, {}, {}};
    spec.y = {"MB/s & more", widgets::Scale::linear, std::pair(0.0, 500.0), {}, {}};
    widgets::Curve curve;
    curve.name = "1.1_W";
    curve.x = {8, 16, 32, 64, 128};
    curve.y = {381.123456789012, 259, 190, 298, 437};
    curve.dash = widgets::Dash::dashed;
    curve.marker = widgets::Marker::square;
    spec.curves = {curve};
    return spec;
}

QString texOfChart(const widgets::FigureSpec& figure, const ExportOptions& options = {}) {
    const auto tex = texOf(figure, options);
    return tex ? QString::fromUtf8(*tex) : QString::fromStdString(tex.error().arguments.front());
}

/// Points of all curves.
std::vector<QPointF> pointsIn(const QString& tex) {
    static const QRegularExpression plots(QStringLiteral("coordinates \\{\n([^{}]*)\\}"));
    static const QRegularExpression point(QStringLiteral("\\(([^,()]+),([^,()]+)\\)"));
    std::vector<QPointF> points;
    for (auto it = plots.globalMatch(tex); it.hasNext();) {
        for (auto each = point.globalMatch(it.next().captured(1)); each.hasNext();) {
            const auto found = each.next();
            points.emplace_back(found.captured(1).toDouble(), found.captured(2).toDouble());
        }
    }
    return points;
}

double widestLine(const QString& tex) {
    static const QRegularExpression widths(QStringLiteral("width=([\\d.]+)bp,height"));
    return widths.match(tex).captured(1).toDouble();
}

}  // namespace

class tst_tex_export : public QObject {
    Q_OBJECT

private slots:
    void textIsEscaped_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tex");
        QTest::newRow("special") << QStringLiteral("50 % of a_b & #1 {x} $ ^ ~ \\")
                                 << QStringLiteral(
                                        "50 \\% of a\\_b \\& \\#1 \\{x\\} \\$ \\textasciicircum{} "
                                        "\\textasciitilde{} \\textbackslash{}");
        QTest::newRow("compared") << QStringLiteral("a<b>c|d")
                                  << QStringLiteral("a\\textless{}b\\textgreater{}c\\textbar{}d");
        QTest::newRow("signs") << QStringLiteral("ρ ≤ 2×10⁻³")
                               << QStringLiteral("$\\rho$ $\\le$ 2$\\times$10$^{-}$$^{3}$");
        QTest::newRow("hat") << QStringLiteral("x̂(1)") << QStringLiteral("$\\hat{x}$(1)");
        QTest::newRow("no ligature") << QStringLiteral("--all") << QStringLiteral("-{}-all");
        QTest::newRow("letters") << QStringLiteral("größer") << QStringLiteral("größer");
        QTest::newRow("lines") << QStringLiteral("k = 2\n0.5") << QStringLiteral("k = 2\\\\0.5");
    }
    void textIsEscaped() {
        QFETCH(QString, text);
        QFETCH(QString, tex);
        QCOMPARE(texText(text), tex);
    }

    void lettersThatPdfTexLacksAreTold() {
        QVERIFY(!wantsUnicodeTex(QStringLiteral("größer ρ ≤ x̂")));
        QVERIFY(wantsUnicodeTex(QStringLiteral("吞吐量")));
    }

    void axesAreThoseOfThePdf() {
        const QString tex = texOfChart(chart());
        for (const char* part : {"xmode=log,log basis x=2", "ymin=0,ymax=500", "xtick={8,16,32,64,128}",
                                 "xticklabels={{8},{16},{32},{64},{128}}", "xlabel={Threads}", "ylabel={MB/s \\& more}",
                                 "{gs1}{HTML}{0072B2}", "draw=gs1,line width=1bp", "dash pattern=on 3.5bp off 2bp",
                                 "mark=square*", "% 1.1_W", "{1.1\\_W}"}) {
            QVERIFY2(tex.contains(QLatin1String(part)), part + QByteArray("\n") + tex.toUtf8());
        }
        QVERIFY(tex.contains(
            QStringLiteral("\\useasboundingbox (0,0) rectangle (%1,%2)")
                .arg(texNumber(std::round(89.0 / 25.4 * 720) / 10), texNumber(std::round(60.0 / 25.4 * 720) / 10))));
        const double wide = widestLine(tex);
        QVERIFY2(wide > 120.0 && wide < 252.0, qPrintable(tex));
    }

    void numbersHaveAllTheirDigits() {
        const auto points = pointsIn(texOfChart(chart()));
        QCOMPARE(points.size(), std::size_t{5});
        QCOMPARE(points.front().y(), 381.123456789012);
    }

    /// The tick of a name of the lower row reaches it, as in the PDF.
    void ticksOfTheLowerRowPass() {
        widgets::PlotSpec spec = chart();
        spec.x = {};
        spec.x.range = {0.0, 200.0};
        spec.curves[0].x = {20, 60, 100, 140, 180};
        for (const double at : spec.curves[0].x) {
            spec.x.ticks.push_back({at, QStringLiteral("config%1").arg(at)});
        }
        ExportOptions options;
        options.sizeMm = {84.0, 60.0};
        const QString tex = texOfChart(spec, options);
        QVERIFY2(tex.contains(QRegularExpression(R"(\{\\strut\\\\\\gsfit\{[\d.]+bp\}\{config60\}\})")),
                 qPrintable(tex));
        QCOMPARE(tex.mid(tex.indexOf("\\end{axis}")).count(QRegularExpression(R"(-- \+\(0,-\d)")), 2);
    }

    /// Whatever letters the document has: what is wider than its room is narrowed to it.
    void namesBesideAnAxisKeepTheirRoom() {
        widgets::PlotSpec spec = chart();
        spec.y.range = {0.0, 3.0};
        spec.y.ticks = {{1.0, "2.1-ReW → 2.2-ReW"}, {2.0, "2.1-W → 2.2-W"}};
        const QString tex = texOfChart(spec);
        static const QRegularExpression label(QStringLiteral("\\{\\\\gsfit\\{[\\d.]+bp\\}\\{2\\.1-ReW"));
        QVERIFY2(label.match(tex).hasMatch(), qPrintable(tex));
        QVERIFY(tex.contains("xticklabels={{8},"));  // numbers are as wide in any
    }

    void curvesAreCutAtTheAxes() {
        widgets::PlotSpec spec = chart();
        spec.curves[0].y = {381, 659, 590, 598, 837};  // only the first one is within
        const auto points = pointsIn(texOfChart(spec));
        QVERIFY(points.size() > 1);
        for (const QPointF& point : points) {
            QVERIFY2(std::isnan(point.y()) || (point.y() >= 0.0 && point.y() <= 500.0 + 1e-9),
                     qPrintable(QDebug::toString(point)));
        }
        QVERIFY(
            std::any_of(points.begin(), points.end(), [](const QPointF& at) { return std::abs(at.y() - 500) < 1e-9; }));
    }

    void missingPointsAreBridgedByDots() {
        widgets::PlotSpec spec = chart();
        spec.curves[0].dash = widgets::Dash::solid;
        spec.curves[0].x = {8, 16, 64, 128};
        spec.curves[0].y = {381, 259, 298, 437};
        QVERIFY(!texOfChart(spec).contains("dash pattern"));
        spec.curves[0].missingAt = {32};
        const QString tex = texOfChart(spec);
        QVERIFY2(tex.contains("nan") && tex.count("dash pattern") == 1, qPrintable(tex));
    }

    /// TeX calculates with five digits: seconds since 1970 are told from the axis' begin.
    void farAxesAreToldFromTheirBegin() {
        widgets::PlotSpec spec = chart();
        spec.x = {"Time", widgets::Scale::linear, std::pair(1.7e9, 1.7e9 + 3600.0), {}, {}, true};
        spec.curves[0].x = {1.7e9, 1.7e9 + 900, 1.7e9 + 1800, 1.7e9 + 2700, 1.7e9 + 3600};
        const QString tex = texOfChart(spec);
        QVERIFY2(tex.contains(QLatin1String("% Values of x are relative to 1700000000")), qPrintable(tex));
        QVERIFY(tex.contains(QLatin1String("xmin=0,xmax=3600")));
        QCOMPARE(pointsIn(tex).back().x(), 3600.0);
    }

    void manyPointsAreThinnedAndKeepTheirPeak() {
        widgets::PlotSpec spec = chart();
        widgets::Curve& curve = spec.curves[0];
        curve.x.clear();
        curve.y.clear();
        for (int i = 0; i < 200000; ++i) {
            curve.x.push_back(8.0 + 120.0 * i / 2e5);
            curve.y.push_back(i == 154321 ? 499.5 : 100.0 + 10.0 * std::sin(i / 2e3));
        }
        const auto points = pointsIn(texOfChart(spec));
        QVERIFY2(points.size() > 500 && points.size() < 8000, qPrintable(QString::number(points.size())));
        QVERIFY(std::any_of(points.begin(), points.end(), [](const QPointF& at) { return at.y() == 499.5; }));
        curve.line = false;  // a cloud of them is no picture for TeX
        const auto cloud = texOf(spec, {});
        QVERIFY(!cloud);
        QCOMPARE(cloud.error().code, base::ErrorCode::optionOutOfRange);
    }

    /// Everything else is a picture of the same places.
    void everyFigureIsWellFormedAndTheSameTwice() {
        const auto figures = cli::figuresOf(*sampleStudy());
        QVERIFY(figures);
        for (const StudyFigure& figure : *figures) {
            for (const double width : {84.0, 183.0}) {
                const ExportOptions options = cli::optionsFor(figure, {.widthMm = width});
                const QString tex = texOfChart(figure.figure, options);
                if (width == 84.0) {
                    QCOMPARE(texOfChart(figure.figure, options), tex);
                }
                QVERIFY2(tex.endsWith(QLatin1String("\\end{tikzpicture}%\n")), qPrintable(tex));
                QCOMPARE(tex.count(QRegularExpression("(?<!\\\\)\\{")), tex.count(QRegularExpression("(?<!\\\\)\\}")));
                QCOMPARE(tex.count("\\begin{"), tex.count("\\end{"));
                QVERIFY2(!wantsUnicodeTex(tex), qPrintable(tex));
            }
        }
    }
};

GREYSCOPE_TEST(tst_tex_export)

}  // namespace tests_of_tex_export

#include "tst_tex_export.moc"
