#include <QFontDatabase>
#include <QRawFont>
#include <QTest>
#include <QtEndian>

#include <memory>

#include "app/export/check/figure_check.h"
#include "app/export/figure_origin.h"
#include "tests/support/test_registry.h"
#include "widgets/figure/dressed.h"
#include "widgets/present/spec/spec_text.h"

namespace tests_of_figure_check {

using namespace greyscope;
using namespace greyscope::app;

namespace {

widgets::PlotSpec chart(const std::vector<std::pair<QString, widgets::Ink>>& curves) {
    widgets::PlotSpec spec;
    spec.x.label = "Threads";
    spec.y.label = "Throughput, MB/s";
    for (const auto& [name, ink] : curves) {
        widgets::Curve curve;
        curve.name = name;
        curve.ink = ink;
        curve.x = {1.0, 2.0, 3.0};
        curve.y = {1.0 + static_cast<double>(spec.curves.size()), 2.0, 3.0};
        spec.curves.push_back(curve);
    }
    return spec;
}

/// The rules that it breaks.
QStringList broken(const widgets::PlotSpec& spec, const QStringList& changedFiles = {}) {
    QStringList names;
    for (const FigureCheck& check : checkFigure(spec, {.changedFiles = changedFiles})) {
        if (check.broken()) {
            names << check.name;
        }
    }
    return names;
}

FigureCheck ruled(const char* rule, const widgets::FigureSpec& spec, const ExportOptions& options) {
    for (FigureCheck& check : checkFigure(spec, options)) {
        if (check.rule == rule) {
            return std::move(check);
        }
    }
    return {};
}

/// Lines that go by their colours alone: more than there are dashes, or dots without line and marker.
widgets::PlotSpec manyCurves(int count, bool dots) {
    std::vector<std::pair<QString, widgets::Ink>> curves;
    for (int i = 0; i < count; ++i) {
        curves.push_back({QStringLiteral("series %1").arg(i), {widgets::Tone::series, i}});
    }
    widgets::PlotSpec spec = chart(curves);
    for (widgets::Curve& curve : spec.curves) {
        curve.marker = widgets::Marker::none;
        curve.line = !dots;
    }
    return spec;
}

widgets::RankingSpec bars(int count) {
    widgets::RankingSpec spec;
    for (int i = 0; i < count; ++i) {
        spec.bars.push_back({.name = QStringLiteral("bar %1").arg(i), .value = 1.0 + i});
    }
    return spec;
}

widgets::SheetSpec sheetOf(const std::vector<widgets::FigureSpec>& figures, bool letters) {
    widgets::SheetSpec sheet;
    sheet.sizeMm = {180.0, 60.0};
    for (std::size_t i = 0; i < figures.size(); ++i) {
        widgets::SheetPanel panel;
        panel.letter = letters ? QString(QChar('a' + static_cast<int>(i))) : QString();
        panel.place = QRectF(static_cast<double>(i) * 90.0, 0.0, 88.0, 60.0);
        panel.shown = std::make_shared<const widgets::PanelFigure>(widgets::PanelFigure{figures[i], {}});
        sheet.panels.push_back(panel);
    }
    return sheet;
}

ExportOptions sized(double width, double height) {
    ExportOptions options;
    options.sizeMm = {width, height};
    return options;
}

QByteArray bigEndian(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

/// An installed font as another family of as many letters, which no document may hold.
QByteArray restrictedFont(const QString& family, const QString& as) {
    const QRawFont font = QRawFont::fromFont(QFont(family));
    const QByteArrayList tags{"OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"};
    QByteArray entries, tables;
    for (const QByteArray& tag : tags) {
        QByteArray table = font.fontTable(tag.constData());
        if (tag == "OS/2") {
            constexpr qsizetype kLicence = 8;
            table.replace(kLicence, 2, QByteArray("\0\2", 2));
        }
        if (tag == "name") {  // in UTF-16
            const auto spaced = [](const QString& text) { return text.toLatin1().toHex('-').replace("-", "00"); };
            table = QByteArray::fromHex(table.toHex().replace(spaced(family), spaced(as)));
        }
        table.replace(family.toLatin1(), as.toLatin1());
        entries += tag + bigEndian(0) +
                   bigEndian(12 + 16 * static_cast<quint32>(tags.size()) + static_cast<quint32>(tables.size())) +
                   bigEndian(static_cast<quint32>(table.size()));
        tables += table + QByteArray((4 - table.size() % 4) % 4, '\0');
    }
    return bigEndian(0x00010000) + QByteArray("\0\x0a\0\x80\0\3\0\x20", 8) + entries + tables;
}

/// A figure that breaks a rule.
struct Case {
    const char* rule;
    widgets::FigureSpec figure;
    ExportOptions options = {};
};

std::vector<Case> brokenCases() {
    widgets::SheetSpec emptied = sheetOf({chart({{"a", {}}}), chart({{"a", {}}})}, true);
    emptied.panels[1].shown = nullptr;
    widgets::PlotSpec nameless = chart({{"a", {}}});
    nameless.y.label.clear();
    widgets::PlotSpec unitless = chart({{"a", {}}});
    unitless.y.unitMissing = true;
    widgets::RankingSpec faint = bars(3);
    faint.bars[0].sign = "n";
    faint.bars[0].ink.given = 0xFFEEEE88;
    ExportOptions faintly = sized(89.0, 60.0);
    faintly.look.colours = {{"bar 0", "#eeee88"}};
    const widgets::PlotSpec listed = manyCurves(23, false);
    widgets::PlotSpec others = manyCurves(3, false);
    for (widgets::Curve& curve : others.curves) {
        curve.name.prepend("other ");
    }
    ExportOptions narrow = sized(95.0, 60.0);
    narrow.rules.columnMm = 89.0;
    ExportOptions large;
    large.rules.leastTextPt = 9.0;
    ExportOptions foreign;
    foreign.look.family = "No Such Family";
    ExportOptions old;
    old.changedFiles = {"runs.csv"};
    return {{"panels", emptied, sized(180.0, 60.0)},
            {"page", chart({{"a", {}}}), narrow},
            {"complete", bars(30), sized(89.0, 30.0)},
            {"letters", sheetOf({chart({{"a", {}}}), chart({{"a", {}}})}, false), sized(180.0, 60.0)},
            {"text", chart({{"a", {}}}), large},
            {"cut", chart({{"a", {}}}), sized(20.0, 12.0)},
            {"collisions", chart({{"a", {}}}), sized(16.0, 12.0)},
            {"fonts", chart({{"a", {}}}), foreign},
            {"contrast", faint, faintly},
            {"contrast", faint, sized(89.0, 60.0)},  // the figure has that colour by itself
            {"complete", listed, sized(120.0, 60.0)},
            {"complete", bars(80), sized(89.0, kTallestMm)},  // with smaller text
            {"grey", manyCurves(5, true)},
            {"grey", manyCurves(32, false)},
            {"colour-vision", manyCurves(7, true)},
            {"meanings", sheetOf({manyCurves(4, false), others}, true), sized(180.0, 60.0)},
            {"axes", nameless},
            {"units", unitless},
            {"data", chart({{"a", {}}}), old}};
}

/// What the dialog and the sheet do where a remedy is taken.
void take(const FigureCheck& check, Case& the) {
    auto* sheet = std::get_if<widgets::SheetSpec>(&the.figure);
    auto* plot = std::get_if<widgets::PlotSpec>(&the.figure);
    switch (check.remedy) {
        case FigureCheck::Remedy::removePanel:
            sheet->panels.erase(sheet->panels.begin() + check.panel);
            break;
        case FigureCheck::Remedy::letters:
            *sheet = sheetOf({sheet->panels[0].shown->figure, sheet->panels[1].shown->figure}, true);
            break;
        case FigureCheck::Remedy::height:
            the.options.sizeMm.setHeight(check.value);
            break;
        case FigureCheck::Remedy::width:
            the.options.sizeMm.setWidth(check.value);
            break;
        case FigureCheck::Remedy::text:
            the.options.textPt = check.value;
            break;
        case FigureCheck::Remedy::title:
            *plot = std::get<widgets::PlotSpec>(widgets::dressed(*plot, {.yTitle = "Throughput, MB/s"}));
            break;
        case FigureCheck::Remedy::reload:
            the.options.changedFiles.clear();
            break;
        case FigureCheck::Remedy::usualColours:
            std::get<widgets::RankingSpec>(the.figure).bars[0].ink.given = 0;
            the.options.look = mended(the.options.look, check);
            break;
        case FigureCheck::Remedy::family:
            the.options.look = mended(the.options.look, check);
            break;
        case FigureCheck::Remedy::colour: {
            widgets::FigureSpec& changed = the.figure;
            if (sheet) {
                auto& panel = sheet->panels[static_cast<std::size_t>(check.panel)];
                panel.shown = std::make_shared<const widgets::PanelFigure>(
                    widgets::PanelFigure{widgets::dressed(panel.shown->figure, mended({}, check)), {}});
            } else {
                changed = widgets::dressed(changed, mended({}, check));
            }
            break;
        }
        default:
            QFAIL("nothing to take");
    }
}

}  // namespace

/// Rules about what is drawn; those of the page are held against the files in tst_printed_figures.
class tst_figure_check : public QObject {
    Q_OBJECT

private slots:
    void aGoodChartBreaksNone() {
        QCOMPARE(broken(chart({{"a", {}}, {"b", {widgets::Tone::series, 1}}})), QStringList());
    }

    void aPlaceTakesItsFormatsAndDataWithThem() {
        ExportOptions options;
        QVERIFY(!checkFormat(options, *formatNamed("png")).broken());
        options.rules.formats = {"pdf", "eps"};
        QVERIFY(!checkFormat(options, *formatNamed("eps")).broken());
        QVERIFY(!checkFormat(options, *formatNamed("csv")).broken());
        const FigureCheck check = checkFormat(options, *formatNamed("png"));
        QVERIFY(check.sentence.contains("pdf, eps") && check.sentence.contains("png"));
        QCOMPARE(check.format, QString("pdf"));
    }

    void aColourWithTwoMeaningsIsNamed() {
        // the second and the third differ from the first by a dash, from each other by nothing
        auto spec = chart({{"a", {}}, {"b", {}}, {"c", {}}});
        spec.curves[0].marker = spec.curves[1].marker = spec.curves[2].marker = widgets::Marker::none;
        spec.curves[0].line = spec.curves[1].line = spec.curves[2].line = false;
        const QStringList names = broken(spec);
        QVERIFY(names.contains("One colour, one meaning"));
        QVERIFY(names.contains("Curves are distinct in grey") &&
                names.contains("Curves are distinct for colour-blind readers"));
        // the same name may come again
        spec.curves[1].name = spec.curves[2].name = "a";
        QVERIFY(!broken(spec).contains("One colour, one meaning"));
    }

    void aCutTextThatStandsTwiceIsNamed() {
        const QString cut = QStringLiteral("throughput…");
        QCOMPARE(broken(chart({{cut, {}}, {"b", {widgets::Tone::series, 1}}})), QStringList());
        QVERIFY(broken(chart({{cut, {}}, {cut, {widgets::Tone::series, 1}}})).contains("Names are complete"));
    }

    void aMissingUnitIsNamed() {
        auto spec = chart({{"a", {}}});
        spec.y.unitMissing = true;
        QCOMPARE(broken(spec), QStringList("Quantities have units"));
    }

    void theAuthorsTitleTellsTheUnit() {
        auto spec = chart({{"a", {}}});
        spec.y.unitMissing = true;
        const widgets::FigureLook look{.yTitle = "Throughput, MB/s"};
        QCOMPARE(broken(std::get<widgets::PlotSpec>(widgets::dressed(spec, look))), QStringList());
    }

    void aFontThatIsNotThereIsNamedWithTheOneInItsPlace() {
        const auto fonts = [](const ExportOptions& options) { return ruled("fonts", chart({{"a", {}}}), options); };
        ExportOptions options;
        QVERIFY(!fonts(options).broken());
        options.look.family = "No Such Family";
        const FigureCheck check = fonts(options);
        QVERIFY2(check.sentence.contains("No Such Family"), qPrintable(check.sentence));
        options.look = mended(options.look, check);
        QVERIFY(!fonts(options).broken());
        // and a sign that none has
        const FigureCheck box = ruled("fonts", chart({{QString::fromUcs4(U"\U0010FF00"), {}}}), {});
        QVERIFY2(box.sentence.contains("U+10ff00"), qPrintable(box.sentence));
        QVERIFY(!box.place.isNull());
    }

    void aFontThatLacksASignIsNamed() {
        ExportOptions options;
        options.look.family = "WenQuanYi Micro Hei";
        const QString sign =
            QString::fromUcs4(U"\u2a00");  // of the fonts that the program needs, in Noto Sans Math alone
        const auto fonts = [&](const QString& name) { return ruled("fonts", chart({{name, {}}}), options); };
        QVERIFY2(!fonts("a").broken(), qPrintable(fonts("a").sentence));
        const FigureCheck check = fonts(sign);
        QVERIFY2(check.sentence.contains("U+2a00") && check.sentence.contains("WenQuanYi"), qPrintable(check.sentence));
        QVERIFY(!check.place.isNull());
        options.look = mended(options.look, check);
        QVERIFY(!fonts(sign).broken());
    }

    void aFontThatNoDocumentMayHoldIsNamed() {
        ExportOptions options;
        options.look.family = "Mono Zans";
        const int id = QFontDatabase::addApplicationFontFromData(restrictedFont("Noto Sans", "Mono Zans"));
        QVERIFY(id >= 0);
        const auto remove = qScopeGuard([id] { QFontDatabase::removeApplicationFont(id); });
        const FigureCheck check = ruled("fonts", chart({{"a", {}}}), options);
        QVERIFY2(check.sentence.contains("Mono Zans"), qPrintable(check.sentence));
        QVERIFY(!ruled("fonts", chart({{"a", {}}}), {.look = mended(options.look, check)}).broken());
    }

    /// A font of pixels alone; Qt makes a page of PDF of anything that has outlines, SVG holds those of OpenType alone.
    void aFontWithoutOutlinesIsNamed() {
        const QByteArray pixels =
            "STARTFONT 2.1\nFONT -misc-pixels-medium-r-normal--8-80-75-75-c-80-iso10646-1\nSIZE 8 75 75\n"
            "FONTBOUNDINGBOX 8 8 0 0\nSTARTPROPERTIES 4\nFAMILY_NAME \"Pixels\"\nWEIGHT_NAME \"Medium\"\n"
            "FONT_ASCENT 8\nFONT_DESCENT 0\nENDPROPERTIES\nCHARS 2\n"
            "STARTCHAR H\nENCODING 72\nSWIDTH 1000 0\nDWIDTH 8 0\nBBX 8 2 0 0\nBITMAP\nFF\n81\nENDCHAR\n"
            "STARTCHAR zero\nENCODING 48\nSWIDTH 1000 0\nDWIDTH 8 0\nBBX 8 2 0 0\nBITMAP\nFF\n81\nENDCHAR\nENDFONT\n";
        const int id = QFontDatabase::addApplicationFontFromData(pixels);
        QVERIFY(id >= 0);
        const auto remove = qScopeGuard([id] { QFontDatabase::removeApplicationFont(id); });
        ExportOptions options;
        options.look.family = QFontDatabase::applicationFontFamilies(id).value(0).toStdString();
        const FigureCheck check = ruled("fonts", chart({{"a", {}}}), options);
        QVERIFY2(check.sentence.contains(QString::fromStdString(options.look.family)), qPrintable(check.sentence));
        options.look = mended(options.look, check);
        QVERIFY(!ruled("fonts", chart({{"a", {}}}), options).broken());
        QVERIFY(!checkFormat(options, *formatNamed("svg")).broken());
    }

    void anAxisWithOneLabelHasNoScale() {
        widgets::PlotSpec spec = chart({{"a", {}}});
        spec.x.ticks = {{2.0, "2"}};
        const FigureCheck check = ruled("scale", spec, {});
        QVERIFY(check.broken() && !check.place.isNull());
        spec.curves.front().x = {2.0, 2.0, 2.0};  // all stands at one place
        QVERIFY(!ruled("scale", spec, {}).broken());
        QVERIFY(!ruled("scale", chart({{"a", {}}}), {}).broken());
        // a short range has numbers as well
        for (const double span : {1e-3, 0.7, 3.9, 1234.0}) {
            widgets::PlotSpec narrow = chart({{"a", {}}});
            narrow.y.range = {100.0, 100.0 + span};
            narrow.curves.front().y = {100.0, 100.0 + span, 100.0};
            QVERIFY2(!ruled("scale", narrow, sized(60.0, 25.0)).broken(), qPrintable(QString::number(span)));
        }
        // nor are rows of bars or dots told apart by one label
        const widgets::RankingSpec ranking = bars(3);
        QVERIFY(!ruled("scale", ranking, sized(89.0, 60.0)).broken());
        QVERIFY(ruled("scale", ranking, sized(16.0, 20.0)).broken());
        widgets::DotStripSpec strips;
        strips.rows.push_back({.name = "way", .dots = {0.1, 0.4}});
        strips.columns = {"words"};
        QVERIFY(!ruled("scale", strips, sized(89.0, 60.0)).broken());
        strips.high = 0.0;  // an axis without length
        QVERIFY(ruled("scale", strips, sized(89.0, 60.0)).broken());
    }

    void textOnAMarkOrAnErrorBarIsTold() {
        widgets::PlotSpec spec = chart({{"a", {}}});
        QVERIFY(!ruled("marks", spec, {}).broken());
        spec.guides.push_back({.side = widgets::Side::horizontal, .at = 2.0, .label = "a label across it"});
        spec.curves.front().line = false;
        spec.curves.front().x.clear();
        spec.curves.front().y.clear();
        for (int k = 0; k < 800; ++k) {  // whatever its place, there is a mark
            spec.curves.front().x.push_back(1.0 + 0.05 * (k % 40));
            spec.curves.front().y.push_back(1.0 + 0.1 * (k / 40));
        }
        const FigureCheck onMark = ruled("marks", spec, {});
        QVERIFY(onMark.broken() && !onMark.place.isNull());
        widgets::Curve& curve = spec.curves.front();
        curve.marker = widgets::Marker::none;
        curve.low.assign(curve.x.size(), 1.0);
        curve.high.assign(curve.x.size(), 3.0);
        QVERIFY(ruled("marks", spec, {}).sentence != onMark.sentence && ruled("marks", spec, {}).broken());
    }

    /// The lines at the foot of a picture push its chart up, and one that is too low is drawn smaller as a whole.
    void marksAreLookedForWhereTheyAreDrawn() {
        widgets::PlotSpec spec = chart({{"a", {}}});
        spec.curves.front().y = {0.0, 0.0, 3.0};  // on the axis, above its labels
        for (const int lines : {0, 1, 2, 4}) {
            widgets::FigureSpec figure = spec;
            widgets::setShare(figure, QStringList(lines, QStringLiteral("Drawn: 40 of 800 rows")).join('\n'));
            for (const double height : {20.0, 30.0, 40.0, 60.0}) {
                const FigureCheck check = ruled("marks", figure, sized(89.0, height));
                QVERIFY2(!check.broken(), qPrintable(check.sentence));
            }
        }
    }

    void aLegendKeepsClearOfTheEdge() {
        const QString name = QString("a name that is too wide to stand at the right of its chart ").repeated(2);
        widgets::PlotSpec spec = chart({{name + '1', {}}, {name + '2', {widgets::Tone::series, 1}}});
        const FigureCheck check = ruled("legend", spec, sized(89.0, 80.0));
        QVERIFY2(!check.broken(), qPrintable(check.sentence));
        // a swatch at the page's edge would be cut in print
        const ExportOptions options = sized(89.0, 80.0);
        const FigureRecord record = recordOf(spec, options);
        for (const RecordedLine& line : record.lines) {
            QVERIFY(line.at.x() > 1.0 && line.at.x() < record.size.width() - 1.0);
        }
    }

    /// "1…4" twice is an interval twice, not two names that were cut.
    void anIntervalThatStandsTwiceIsNoCutName() {
        widgets::PlotSpec spec = chart({{"a", {}}});
        spec.x.ticks = {{1.0, QStringLiteral("0.5…4 KiB")}, {3.0, QStringLiteral("0.5…4 KiB")}};
        QVERIFY2(!ruled("names", spec, {}).broken(), qPrintable(ruled("names", spec, {}).sentence));
    }

    void aFigureWiderThanItsColumnIsTold() {
        ExportOptions options;
        options.rules.columnMm = 89.0;
        QVERIFY(!ruled("page", chart({{"a", {}}}), options).broken());
        options.sizeMm = {95.0, 60.0};
        const FigureCheck check = ruled("page", chart({{"a", {}}}), options);
        QCOMPARE(check.remedy, FigureCheck::Remedy::width);
        QCOMPARE(check.value, 89.0);
    }

    void aBrokenRuleTellsItsPlaceOnThePage() {
        ExportOptions options;
        options.rules.leastTextPt = 9.0;
        const FigureCheck check = ruled("text", chart({{"a", {}}}), options);
        QVERIFY(check.broken());
        const FigureRecord record = recordOf(chart({{"a", {}}}), options);
        QVERIFY(std::any_of(record.texts.begin(), record.texts.end(), [&check](const RecordedText& text) {
            return text.ink == check.place && check.sentence.contains(text.text);
        }));
    }

    void curvesThatMergeAreGivenAColourOfTheirOwn() {
        auto spec = chart({{"a", {}}, {"b", {}}, {"c", {}}});
        for (widgets::Curve& curve : spec.curves) {
            curve.marker = widgets::Marker::none;
            curve.line = false;
        }
        const FigureCheck check = ruled("grey", spec, {});
        QCOMPARE(check.remedy, FigureCheck::Remedy::colour);
        const widgets::FigureLook look = mended({}, check);
        const auto other = std::get<widgets::PlotSpec>(widgets::dressed(spec, look));
        QVERIFY(ruled("grey", other, {}).sentence != check.sentence);
        // colours that an author gave go at once
        FigureCheck faint;
        faint.remedy = FigureCheck::Remedy::usualColours;
        QVERIFY(mended(look, faint).usual());
    }

    /// One button for a finding, and where it was pressed the rule is kept; of colours one series after the other.
    void everyFindingHasARemedyThatMendsIt() {
        for (Case the : brokenCases()) {
            constexpr int kMostSteps = 60;
            int steps = 0;
            for (FigureCheck check = ruled(the.rule, the.figure, the.options); check.broken() || steps == 0;
                 check = ruled(the.rule, the.figure, the.options)) {
                QVERIFY2(check.broken(), the.rule);
                QVERIFY2(check.remedy != FigureCheck::Remedy::none, qPrintable(the.rule + check.sentence));
                QVERIFY(!remedyText(check).isEmpty());
                take(check, the);
                QVERIFY2(++steps < kMostSteps, qPrintable(the.rule + check.sentence));
            }
            const bool ofColours = QString(the.rule).contains("grey") || QString(the.rule).contains("vision") ||
                                   QString(the.rule) == "meanings";
            QVERIFY2(steps == 1 || ofColours, the.rule);
        }
    }

    void whatNoRemedyMendsSaysWhy() {
        Case dots{"grey", manyCurves(30, true)};
        FigureCheck many = ruled("grey", dots.figure, dots.options);
        for (int step = 0; step < 30 && many.remedy != FigureCheck::Remedy::none; ++step) {
            take(many, dots);
            many = ruled("grey", dots.figure, dots.options);
        }
        QVERIFY2(many.sentence.contains("choose fewer series"), qPrintable(many.sentence));
        const FigureCheck box = ruled("fonts", chart({{QString::fromUcs4(U"\U0010FF00"), {}}}), {});
        QVERIFY2(box.sentence.contains("drawn as an empty box"), qPrintable(box.sentence));
    }

    void aNameStandsInTheFigureOrInItsCaption_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("curves") << 0;
        QTest::newRow("bars") << 1;
        QTest::newRow("strips") << 2;
        QTest::newRow("rows of a table") << 3;
    }
    void aNameStandsInTheFigureOrInItsCaption() {
        QFETCH(int, kind);
        constexpr int kNames = 85;
        QStringList names;
        for (int i = 0; i < kNames; ++i) {
            names << QStringLiteral("%1 throughput of a target, seen by its client").arg(i, 3, 10, QLatin1Char('0'));
        }
        widgets::PlotSpec lines = manyCurves(kNames, false);
        widgets::RankingSpec ranked = bars(kNames);
        widgets::DotStripSpec strips;
        widgets::MatrixSpec table;
        table.table = true;
        table.palette = widgets::Palette::none;
        table.columns = {{.label = QStringLiteral("one")}};
        for (int i = 0; i < kNames; ++i) {
            lines.curves[static_cast<std::size_t>(i)].name = names[i];
            ranked.bars[static_cast<std::size_t>(i)].name = names[i];
            strips.rows.push_back({.name = names[i].left(3)});
            table.rows.push_back({.label = names[i]});
        }
        table.cells.resize(table.rows.size(), {.text = QStringLiteral("1")});
        const widgets::FigureSpec figure =
            std::vector<widgets::FigureSpec>{lines, ranked, strips, table}[static_cast<std::size_t>(kind)];
        const ExportOptions options = sized(183.0, kTallestMm);
        const widgets::Unprinted left = leftOutOf(figure, options);
        QVERIFY(left.count > 0);
        QString drawn;
        for (const RecordedText& text : recordOf(figure, options).texts) {
            drawn += text.text;
        }
        QString all = drawn + captionOf(figure, {}, left);
        all.remove(QLatin1Char(' '));
        for (QString& name : names) {
            name = kind == 2 ? name.left(3) : name.remove(QLatin1Char(' '));
            QVERIFY2(all.contains(name), qPrintable(name));
        }
        QVERIFY(drawn.contains(QStringLiteral("%1 more").arg(left.count)));
        QVERIFY(ruled("complete", figure, options).broken());
    }

    /// Nobody reads a caption of so many names.
    void manyNamesStandInTheDataAlone() {
        const widgets::FigureSpec figure = bars(300);
        const widgets::Unprinted left = leftOutOf(figure, sized(89.0, kTallestMm));
        QVERIFY(left.count > widgets::Unprinted::kMostNamed && left.names.isEmpty());
        QVERIFY(captionOf(figure, {}, left).contains(QStringLiteral("%1 names did not fit").arg(left.count)));
    }

    /// A figure's box that is painted over a text, and one below it.
    void aTextThatIsPaintedOverIsTold() {
        RecordingDevice device({1000, 1000}, 720);
        QPainter painter(&device);
        QFont font;
        font.setPixelSize(100);
        painter.setFont(font);
        painter.fillRect(QRectF(0.0, 0.0, 400.0, 400.0), Qt::yellow);
        painter.drawText(QPointF(100.0, 200.0), QStringLiteral("below"));
        painter.drawText(QPointF(100.0, 700.0), QStringLiteral("beside"));
        painter.fillRect(QRectF(100.0, 100.0, 150.0, 150.0), Qt::white);
        painter.fillRect(QRectF(100.0, 750.0, 150.0, 150.0), Qt::white);
        painter.fillRect(QRectF(100.0, 650.0, 35.0, 35.0), Qt::white);  // as large as a mark
        painter.end();
        QCOMPARE(device.record().texts.size(), std::size_t{2});
        QVERIFY(device.record().texts[0].covered);
        QVERIFY(!device.record().texts[1].covered);
    }

    /// Of rows that are lower than text some have names, and the boxes of the others do not cover them.
    void aNameReachesOverTheBoxesOfLowRows() {
        widgets::MatrixSpec spec;
        for (int i = 0; i < 24; ++i) {
            spec.rows.push_back({.group = QStringLiteral("case %1").arg(i / 3), .label = QStringLiteral("HHH")});
        }
        spec.columns = {{.label = QStringLiteral("one")}, {.label = QStringLiteral("two")}};
        spec.cells.resize(spec.rows.size() * spec.columns.size(), {.value = 0.5});
        ExportOptions options = sized(89.0, 50.0);
        options.dpi = 720;
        const FigureRecord record = recordOf(spec, options);
        const auto name = std::find_if(record.texts.begin(), record.texts.end(),
                                       [](const RecordedText& text) { return text.text == "HHH"; });
        QVERIFY(name != record.texts.end());
        const QImage image = figureImage(spec, options);
        const QRect ink = QRectF(name->ink.topLeft() * 10.0, name->ink.size() * 10.0).toRect();
        int rows = 0;  // of dots that hold some of the letters
        for (int y = ink.top(); y <= ink.bottom(); ++y) {
            int dark = 0;
            for (int x = ink.left(); x < ink.right(); ++x) {
                dark += qGray(image.pixel(x, y)) < 130 ? 1 : 0;
            }
            rows += dark > ink.width() / 6 ? 1 : 0;
        }
        const double capital = QFontMetricsF(paperStyle(options, kVectorDpi).text()).capHeight();
        QVERIFY2(rows > 0.9 * capital, qPrintable(QStringLiteral("%1 of %2").arg(rows).arg(capital)));
    }

    /// A sign that the figure's font lacks is no text of its own.
    void aTextIsNamedWhole() {
        auto spec = chart({{"a", {}}});
        spec.topNote = QString::fromUtf8("↑ faster than 1.1-W");
        QStringList texts;
        for (const RecordedText& text : recordOf(spec, {}).texts) {
            texts << text.text;
        }
        QVERIFY2(texts.contains(spec.topNote), qPrintable(texts.join('|')));
    }

    /// Whether a name is whole is told without the table, which of a million points takes seconds.
    void whatAChartNamesIsKnownWithoutItsTable() {
        auto spec = chart({{"a", {}}, {"b\tc", {}}});
        spec.x.ticks = {{1.0, "one thread"}, {2.0, "2"}};
        spec.ribbons.push_back({"runs", {1.0}, {0.5}, {1.5}});
        auto placed = spec;
        placed.y.ticks = {{1.0, "client"}};
        placed.curves.front().pointTexts = {"first place\nof three", "second place", "third place"};
        static const QRegularExpression ends("[\t\n]");
        for (const auto& each : {spec, placed}) {
            const QStringList names = widgets::namesIn(each);
            for (const QString& cell : widgets::tabSeparated(each).split(ends)) {
                bool number = cell.isEmpty() || cell == "name";
                if (!number) {
                    static_cast<void>(cell.toDouble(&number));
                }
                QVERIFY2(number || names.contains(cell), qPrintable(cell));
            }
        }
    }

    /// The title of the axis says it as well.
    void aNoteThatIsWiderThanItsChartIsNotDrawn() {
        auto spec = chart({{"a", {}}});
        spec.topNote = QString("faster than ") + QString("the second storage server ").repeated(8);
        QCOMPARE(broken(spec), QStringList());
    }

    /// Names of rows and columns of a picture of many cells, their title and the label of the scale stand in lines.
    void namesOfAnOverviewAreWhole() {
        constexpr int kSeries = 120, kPoints = 40;
        const QString name = QStringLiteral("obdfilter-survey 2.15.3, rewrite of a full storage target, client %1");
        widgets::OverviewSpec spec;
        spec.values = std::make_shared<Eigen::MatrixXd>(Eigen::MatrixXd::Ones(kPoints, kSeries));
        for (int i = 0; i < kSeries; ++i) {
            spec.items.push_back({QStringLiteral("t/%1").arg(i), name.arg(i), {}, std::nullopt, {}});
            spec.order.push_back(static_cast<std::size_t>(i));
        }
        for (const std::size_t chosen : {3U, 40U, 60U}) {
            spec.items[chosen].ink = widgets::Ink{};
        }
        spec.columns = widgets::OverviewColumns{
            QStringLiteral("phase of the benchmark in the run of the storage target"),
            widgets::PointTexts(kPoints, [](std::size_t k) {
                return QStringLiteral("sequential phase %1 of 40, with direct I/O and all stripes").arg(k);
            })};
        spec.palette = widgets::Palette::divergingLog2;
        spec.low = 0.5, spec.high = 2.0, spec.middle = 1.0;
        spec.scaleLabel = QStringLiteral("Throughput as a multiple of ") + name.arg(0);
        for (const double width : {84.0, 183.0}) {
            ExportOptions options;
            options.sizeMm = {width, 60.0};
            options.sizeMm.setHeight(usualHeightMm(spec, options));
            QStringList texts;
            for (const RecordedText& text : recordOf(spec, options).texts) {
                texts << text.text;
            }
            QVERIFY2(texts.filter(QChar(0x2026)).isEmpty(), qPrintable(texts.join('|')));
            const auto letters = [](QString text) { return text.remove(QLatin1Char(' ')); };
            const QString all = letters(texts.join(QLatin1Char(' ')));
            for (const QString& whole :
                 {name.arg(3), name.arg(40), name.arg(60), spec.columns->title, spec.scaleLabel}) {
                QVERIFY2(all.contains(letters(whole)), qPrintable(all));
            }
            QVERIFY(all.contains(letters(spec.columnName(0))));
        }
    }

    void dataOlderThanTheirFileAreNamed() {
        QCOMPARE(broken(chart({{"a", {}}}), {"runs.csv"}), QStringList("Data match the file"));
    }
};

GREYSCOPE_TEST(tst_figure_check)

}  // namespace tests_of_figure_check

#include "tst_figure_check.moc"
