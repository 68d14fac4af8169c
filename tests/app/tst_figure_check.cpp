#include <QtTest>

#include <memory>

#include "app/export/figure_check.h"
#include "tests/support/test_registry.h"
#include "widgets/figure/dressed.h"

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

FigureCheck ruled(const char* rule, const widgets::PlotSpec& spec, const ExportOptions& options) {
    for (FigureCheck& check : checkFigure(spec, options)) {
        if (check.rule == rule) {
            return std::move(check);
        }
    }
    return {};
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
        PrintRules rules;
        QVERIFY(!checkFormat(rules, *formatNamed("png")).broken());
        rules.formats = {"pdf", "eps"};
        QVERIFY(!checkFormat(rules, *formatNamed("eps")).broken());
        QVERIFY(!checkFormat(rules, *formatNamed("csv")).broken());
        const FigureCheck check = checkFormat(rules, *formatNamed("png"));
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
        QVERIFY(names.contains("Curves differ in grey") && names.contains("Curves differ to every eye"));
        // the same name may come again
        spec.curves[1].name = spec.curves[2].name = "a";
        QVERIFY(!broken(spec).contains("One colour, one meaning"));
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
        QCOMPARE(broken(chart({{"a", {}}}), {"runs.csv"}), QStringList("Data are those of the file"));
    }
};

GREYSCOPE_TEST(tst_figure_check)

}  // namespace tests_of_figure_check

#include "tst_figure_check.moc"
