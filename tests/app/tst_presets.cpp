#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/export/figure_export.h"
#include "app/export/presets.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_presets {

using namespace greyscope;
using namespace greyscope::app;

namespace {

QByteArray file(const QByteArray& presets) {
    return "{\n\"format\": \"greyscope-presets\",\n\"presets\": [\n" + presets + "\n]}\n";
}

Presets readOf(const QByteArray& text) {
    Presets presets;
    addPresets(presets, text, QStringLiteral("mine.json"));
    return presets;
}

}  // namespace

class tst_presets : public QObject {
    Q_OBJECT

private slots:
    void theProgramsOwnAreWithoutProblems() {
        const Presets own = readPresets(QStringList());
        QVERIFY2(own.problems.empty(), own.problems.empty() ? "" : qPrintable(own.problems.front().text()));
        for (const char* name :
             {"nature-1", "nature-1.5", "nature-2", "ieee-1", "ieee-2", "elsevier-1", "elsevier-1.5", "elsevier-2",
              "acm-1", "acm-2", "springer-1", "springer-2", "thesis", "slide", "poster", "chi-1", "chi-2", "screen"}) {
            const Preset* preset = own.find(name);
            QVERIFY2(preset, name);
            const PrintRules& rules = preset->rules;
            QVERIFY2(preset->textPt >= rules.leastTextPt && preset->textPt <= rules.mostTextPt, name);
            QVERIFY2(rules.linePt >= rules.thinnestPt && rules.linePt <= rules.widestPt, name);
            QVERIFY2(preset->heightMm <= preset->tallestMm && !preset->title.isEmpty(), name);
        }
        QCOMPARE(own.find("nature-2")->widthMm, 183.0);
        QCOMPARE(own.find("ieee-1")->widthMm, 88.9);
    }

    /// A group's papers share one file; what it does not set stays.
    void aStyleIsAppliedToAllFigures() {
        QTemporaryDir folder;
        const QString path = folder.filePath("group.json");
        const auto write = [&path](const QByteArray& text) {
            QFile style(path);
            return style.open(QIODevice::WriteOnly) && style.write(text) == text.size();
        };
        QVERIFY(
            write("{\"line_pt\": 1.5, \"colour\": \"grey\", \"colours\": {\"1.1-R\": \"#112233\"}, \"decimals\": 3}"));
        std::vector<PresetProblem> problems;
        const auto style = readStyle(path, problems);
        QVERIFY(style && problems.empty());
        widgets::FigureLook own;
        own.textPt = 6.0;
        own.colours = {{"1.1-R", "#ffffff"}, {"other", "#00ff00"}};
        const widgets::FigureLook all = styled(own, *style);
        QCOMPARE(all.textPt, std::optional(6.0));
        QCOMPARE(all.linePt, std::optional(1.5));
        QCOMPARE(all.decimals, std::optional(3));
        QVERIFY(all.grey);
        const std::vector<widgets::SeriesColour> colours{{"other", "#00ff00"}, {"1.1-R", "#112233"}};
        QVERIFY(all.colours == colours);
        QVERIFY(write("{\"colours\": {\"a\": \"rather blue\"}, \"widht_mm\": 3}"));
        QVERIFY(readStyle(path, problems));
        QCOMPARE(problems.size(), std::size_t{2});
        QVERIFY(!readStyle(folder.filePath("none.json"), problems));
    }

    void aChartIsHigherWhereItsNamesFindNoRoom() {
        const Presets own = readPresets(QStringList());
        const Preset& preset = *own.find("nature-1");
        ExportOptions options;
        preset.apply(options);
        options.sizeMm.setWidth(preset.widthMm);
        widgets::PlotSpec spec;
        for (int i = 0; i < 30; ++i) {
            widgets::Curve curve;
            curve.name = QStringLiteral("series %1").arg(i);
            curve.x = {1.0, 2.0};
            curve.y = {1.0, 2.0};
            if (i == 3) {
                QCOMPARE(placeHeightMm(spec, options, preset.heightMm), preset.heightMm);
            }
            spec.curves.push_back(curve);
        }
        options.sizeMm.setHeight(placeHeightMm(spec, options, preset.heightMm));
        QVERIFY(options.sizeMm.height() > preset.heightMm && options.sizeMm.height() <= preset.tallestMm);
        QCOMPARE(leftOutOf(spec, options).count, std::size_t{0});
    }

    void theExampleOfTheDocumentsIsOne() {
        const QString folder = QStringLiteral(GREYSCOPE_SOURCE_DIR "/docs/presets");
        const Presets all = readPresets(QStringList{folder});
        QVERIFY2(all.problems.empty(), all.problems.empty() ? "" : qPrintable(all.problems.front().text()));
        const Preset* preset = all.find("workshop-1");
        QVERIFY(preset && preset->rules.grey);
        QCOMPARE(preset->widthMm, 80.0);
        QCOMPARE(preset->rules.formats, (std::vector<std::string>{"pdf", "eps"}));
        ExportOptions options;
        preset->apply(options);
        QCOMPARE(options.rules.leastTextPt, 6.0);
        QVERIFY(paperStyle(options, 720).theme.grey);
    }

    void oneOfTheSameNameTakesThePlaceOfTheProgramsOwn() {
        QTemporaryDir folder;
        QFile own(folder.filePath("own.json"));
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write(file(R"({"name": "nature-1", "width_mm": 90})"));
        own.close();
        const Presets all = readPresets(QStringList{folder.path()});
        QCOMPARE(all.list.size(), readPresets(QStringList()).list.size());
        QCOMPARE(all.find("nature-1")->widthMm, 90.0);
    }

    void whatIsWrongIsToldWithItsPlaceAndTheRestIsThere_data() {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QString>("told");
        QTest::newRow("too wide") << QByteArray("{\"name\": \"a\",\n\"width_mm\": 5000}")
                                  << "mine.json, line 5, width_mm";
        QTest::newRow("no number") << QByteArray("{\"name\": \"a\", \"text_pt\": \"small\"}") << "line 4, text_pt";
        QTest::newRow("range") << QByteArray("{\"name\": \"a\", \"text_range_pt\": [8, 5]}") << "line 4, text_range_pt";
        QTest::newRow("key") << QByteArray("{\"name\": \"a\", \"widht_mm\": 80}")
                             << "line 4, widht_mm: There is no such";
        QTest::newRow("colour") << QByteArray("{\"name\": \"a\", \"colour\": \"cmyk\"}") << "line 4, colour";
        QTest::newRow("format") << QByteArray("{\"name\": \"a\", \"formats\": [\"tiff\"]}") << "tiff";
        QTest::newRow("name") << QByteArray("{\"name\": \"a b\"}") << "name: A preset needs";
        QTest::newRow("no object") << QByteArray("7") << "name: A preset needs";
    }
    void whatIsWrongIsToldWithItsPlaceAndTheRestIsThere() {
        QFETCH(QByteArray, entry);
        QFETCH(QString, told);
        const Presets presets = readOf(file(entry + ",\n{\"name\": \"good\", \"width_mm\": 80}"));
        QCOMPARE(presets.problems.size(), std::size_t{1});
        const QString text = presets.problems.front().text();
        QVERIFY2(text.contains(told), qPrintable(text));
        QVERIFY(presets.find("good"));
        QCOMPARE(presets.find("good")->widthMm, 80.0);
    }

    void aFileThatIsNoneIsToldWithItsLine() {
        const Presets cut = readOf("{\n\"format\": \"greyscope-presets\",\n\"presets\": [ {\"name\": ");
        QCOMPARE(cut.problems.size(), std::size_t{1});
        QVERIFY2(cut.problems.front().text().startsWith("mine.json, line 3"), qPrintable(cut.problems.front().text()));
        QVERIFY(readOf("[]").problems.front().text().contains("greyscope-presets"));
        QVERIFY(readOf("{\"format\": \"another\", \"presets\": []}").problems.size() == 1);
    }

    void theCommandListsThem() {
        const auto help = test::runCommand({"export", "--help"});
        QVERIFY(help.out.find("nature-1") != std::string::npos);
        const auto listed = test::runCommand({"presets", "--format", "json"});
        QCOMPARE(listed.code, 0);
        const auto json = listed.json();
        QCOMPARE(json.at("presets").front().at("name"), "nature-1");
        QVERIFY(json.at("presets").front().at("width_mm") == 89.0);
        QVERIFY(test::runCommand({"presets"}).out.find("nature-1") != std::string::npos);
    }
};

GREYSCOPE_TEST(tst_presets)

}  // namespace tests_of_presets

#include "tst_presets.moc"
