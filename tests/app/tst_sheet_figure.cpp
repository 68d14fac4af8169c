#include <QTemporaryDir>
#include <QTest>

#include "app/cli/figures/study_figures.h"
#include "app/export/check/figure_check.h"
#include "app/export/figure_clipboard.h"
#include "app/export/sheet_figure.h"
#include "app/study/file/study_file.h"
#include "app/study/file/study_store.h"
#include "app/study/sample_study.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"
#include "widgets/figure/dressed.h"

namespace tests_of_sheet_figure {

using namespace greyscope;
using namespace greyscope::app;

namespace {

constexpr int kCoarseDpi = 100;  // of pictures that nobody looks at

Sheet twoOverOne() {
    Sheet sheet;
    sheet.name = "Figure 1";
    sheet.grid = {183.0, {{62.0, {100.0, 80.0}}, {55.0, {1.0}}}};
    sheet.panels = {"trends-trends", "relations-relational-degree", "forecast-forecast"};
    return sheet;
}

Study studyWith(const Sheet& sheet) {
    Study study = *sampleStudy();
    study.sheets = {sheet};
    return study;
}

StudyFigure found(const Study& study, const std::string& name) {
    const auto figures = cli::figuresOf(study, {"trends", "relations", "forecast"});
    for (const StudyFigure& figure : *figures) {
        if (figure.origin.name == name) {
            return figure;
        }
    }
    return {};
}

widgets::FigureSpec chart(const QString& name) {
    widgets::PlotSpec spec;
    spec.title = name;
    spec.x.label = QStringLiteral("x, m");
    spec.y.label = QStringLiteral("y, m");
    widgets::Curve curve;
    curve.name = name;
    curve.x = {1, 2, 3};
    curve.y = {1, 3, 2};
    spec.curves = {curve};
    return spec;
}

/// Two charts beside each other that each name their line.
widgets::SheetSpec beside(const QString& first, const QString& second) {
    const std::vector<StudyFigure> figures{{chart(first), {"a", "trends", {}, {}, true, nullptr}},
                                           {chart(second), {"b", "trends", {}, {}, true, nullptr}}};
    Sheet sheet;
    sheet.grid = {183.0, {{60.0, {1.0, 1.0}}}};
    sheet.panels = {"a", "b"};
    return sheetSpec(sheet, figures, readPresets(QStringList()));
}

QStringList broken(const widgets::FigureSpec& figure, const ExportOptions& options) {
    QStringList told;
    for (const FigureCheck& check : checkFigure(figure, options)) {
        if (check.broken()) {
            told << check.name + QStringLiteral(" | ") + check.panels;
        }
    }
    return told;
}

}  // namespace

class tst_sheet_figure : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_sheet = found(studyWith(twoOverOne()), "Figure 1"); }

    void aSheetIsOneStepThatCanBeUndone() {
        StudyStore store;
        store.edit(QStringLiteral("New sheet"), [](Study& study) { study.sheets.push_back(twoOverOne()); });
        store.edit(QStringLiteral("Letters"),
                   [](Study& study) { study.sheet("Figure 1")->letters = PanelLetters::none; });
        QCOMPARE(newSheetName(store.study()), std::string("Figure 2"));
        store.undoStack().undo();
        QCOMPARE(store.study().sheets, std::vector{twoOverOne()});
        store.undoStack().undo();
        QVERIFY(store.study().sheets.empty());
        QCOMPARE(newSheetName(store.study()), std::string("Figure 1"));
    }

    void aGridThatDoesNotHoldThePanelsIsMadeAnew() {
        Sheet sheet = twoOverOne();
        sheet.panels.push_back("trends-values");
        QCOMPARE(gridOf(sheet).panels(), std::size_t{4});
        QCOMPARE(gridOf(sheet).places().size(), sheet.panels.size());
    }

    void aFigureInTwoPanelsHasALookInEach() {
        Study study = studyWith(twoOverOne());
        Sheet& sheet = *study.sheet("Figure 1");
        QCOMPARE(panelFor(sheet, "trends-values"), std::string("trends-values"));
        QCOMPARE(panelFor(sheet, "trends-trends"), std::string("trends-trends#2"));
        sheet.panels[2] = "trends-trends#2";
        study.setLook("trends-trends", {.xTitle = "first"});
        study.setLook("trends-trends#2", {.xTitle = "second"});
        const StudyFigure figure = found(study, "Figure 1");
        const auto& panels = std::get<widgets::SheetSpec>(figure.figure).panels;
        const auto titleOf = [&](std::size_t panel) {
            return std::get<widgets::PlotSpec>(panels[panel].shown->figure).x.label;
        };
        QCOMPARE(titleOf(0), QStringLiteral("first"));
        QCOMPARE(titleOf(2), QStringLiteral("second"));
    }

    void lettersFollowTheOrder() {
        QCOMPARE(panelLetter(PanelLetters::lower, 2), QString("c"));
        QCOMPARE(panelLetter(PanelLetters::upper, 26), QString("AA"));
        QVERIFY(panelLetter(PanelLetters::none, 0).isEmpty());
    }

    /// What holds for all panels is said once, at the end.
    void theCaptionIsMadeOfThePanels() {
        const StudyFigure& sheet = m_sheet;
        const QString caption = captionOf(sheet.figure, sheet.origin);
        QVERIFY2(caption.startsWith("**a** Throughput as a multiple"), qPrintable(caption));
        QVERIFY2(caption.contains("**b** Relational degree") && caption.contains("**c** "), qPrintable(caption));
        QCOMPARE(caption.count("Reference: "), 1);
        QVERIFY(!plainCaption(caption).contains('*'));
        Sheet own = twoOverOne();
        own.caption = "Mine";
        const StudyFigure edited = found(studyWith(own), "Figure 1");
        QCOMPARE(captionOf(edited.figure, edited.origin), QString("Mine"));
    }

    void everyFormatThatASheetHasIsInItsBundle() {
        const StudyFigure& sheet = m_sheet;
        const QString folder = m_folder.filePath("sheet.bundle");
        ExportOptions options = *sheet.own;
        options.dpi = kCoarseDpi;
        QVERIFY(exportFigure(sheet.figure, options, folder, sheet.origin));
        const QStringList files = QDir(folder).entryList(QDir::Files);
        for (const char* name :
             {"Figure 1.pdf", "Figure 1.svg", "Figure 1.png", "Figure 1.tex", "Figure 1.table.tex", "Figure 1.csv",
              "Figure 1-a.csv", "Figure 1-c.csv", "Figure 1.caption.tex", "Figure 1.figure.json"}) {
            QVERIFY2(files.contains(name), name);
        }
        const QByteArray tex = content(folder + "/Figure 1.tex");
        QCOMPARE(tex.count("\\begin{axis}"), 2);
        QVERIFY(content(folder + "/Figure 1.caption.tex").contains("\\textbf{b}"));
        QVERIFY(content(folder + "/Figure 1.table.tex").contains("\\textbf{c}"));
        const auto mime = figureMime(sheet.figure, *sheet.own);
        QVERIFY(mime->text().contains("b\tRelational degree"));
    }

    /// The window writes what the command line writes, and the recipe makes the same.
    void theBytesAreTheSame() {
        const Study study = studyWith(twoOverOne());
        const StudyFigure& sheet = m_sheet;
        const QString window = m_folder.filePath("window/Figure 1.pdf");
        QDir(m_folder.path()).mkpath("window");
        QVERIFY(exportFigure(sheet.figure, *sheet.own, window, sheet.origin));
        const QString recipe = m_folder.filePath("window/Figure 1.figure.json");
        QVERIFY(exportFigure(sheet.figure, *sheet.own, recipe, sheet.origin));
        const QString path = m_folder.filePath("bytes.greyscope");
        QVERIFY(writeStudy(study, path));
        for (const QString& from : {path, recipe}) {
            const std::string out = m_folder.filePath("batch").toStdString();
            const auto run = test::runCommand({"export", from.toStdString(), "--out", out, "--figure", "Figure 1"});
            QVERIFY2(run.code == 0, run.err.c_str());
            QVERIFY(!content(window).isEmpty());
            QCOMPARE(content(m_folder.filePath("batch/Figure 1.pdf")), content(window));
        }
        const auto listed = test::runCommand({"figures", path.toStdString(), "--format", "json"}).json();
        const auto& all = listed.at("figures");
        const auto isSheet = [](const auto& each) {
            return each.at("name") == "Figure 1" && each.at("page") == "sheet";
        };
        QCOMPARE(std::count_if(all.begin(), all.end(), isSheet), 1);
    }

    /// A look is drawn by the command line as by the window.
    void aLookIsPartOfTheFigure() {
        Study study = *sampleStudy();
        const StudyFigure usual = found(study, "trends-trends");
        widgets::FigureLook look;
        look.yTitle = "my own title";
        look.textPt = 6.0;
        look.grey = true;
        study.setLook("trends-trends", look);
        const StudyFigure own = found(study, "trends-trends");
        QCOMPARE(own.look, look);
        QCOMPARE(widgets::figureText(*own.undressed), widgets::figureText(usual.figure));
        study.setLook("trends-trends", {});
        QVERIFY(study.figures.empty());  // the usual look is none
        const ExportOptions options = cli::optionsFor(own, {});
        QCOMPARE(options.textPt, 6.0);
        QCOMPARE(cli::optionsFor(own, {.textPt = 9.0, .ownText = true}).textPt, 9.0);
        const FigureRecord record = recordOf(own.figure, options);
        QVERIFY(std::any_of(record.texts.begin(), record.texts.end(),
                            [](const RecordedText& text) { return text.text == "my own title"; }));
        QVERIFY(std::all_of(record.lines.begin(), record.lines.end(), [](const RecordedLine& line) {
            return line.colour.red() == line.colour.green() && line.colour.green() == line.colour.blue();
        }));
    }

    void findingsNameThePanelAndTheRemedyMendsThem() {
        ExportOptions options;
        options.sizeMm = {183.0, 60.0};
        QCOMPARE(broken(beside("same", "same"), options), QStringList());
        const widgets::SheetSpec clash = beside("one", "other");
        QCOMPARE(broken(clash, options), QStringList{"One colour, one meaning | a b"});
        for (const FigureCheck& check : checkFigure(clash, options)) {
            if (check.broken()) {
                QVERIFY(check.told().startsWith("a b: "));
                QCOMPARE(check.remedy, FigureCheck::Remedy::colour);
                QCOMPARE(check.panel, 1);
                QCOMPARE(check.series, QString("other"));
                widgets::SheetSpec mended = clash;
                widgets::FigureLook look;
                look.colours = {{check.key, check.colour.name().toStdString()}};
                mended.panels[1].shown = std::make_shared<const widgets::PanelFigure>(
                    widgets::PanelFigure{widgets::dressed(mended.panels[1].shown->figure, look), look});
                QCOMPARE(broken(mended, options), QStringList());
            }
        }
    }

    void thePageAndItsRulesAreHeldAgainstThePreset() {
        ExportOptions options;
        options.sizeMm = {183.0, 60.0};
        options.tallestMm = 50.0;
        QCOMPARE(broken(beside("same", "same"), options), QStringList{"The figure fits the page | "});
        options.tallestMm = 170.0;
        options.textPt = 9.0;
        options.rules.mostTextPt = 7.0;
        QCOMPARE(broken(beside("same", "same"), options), (QStringList{"Text is legible | a", "Text is legible | b"}));
    }

    void aPanelWithoutAFigureSaysSo() {
        Sheet sheet = twoOverOne();
        sheet.panels[1] = "relations-nothing";
        const StudyFigure figure = found(studyWith(sheet), "Figure 1");
        QVERIFY(broken(figure.figure, *figure.own).contains("Every panel shows a figure | b"));
        const FigureRecord record = recordOf(figure.figure, *figure.own);
        QVERIFY(std::any_of(record.texts.begin(), record.texts.end(),
                            [](const RecordedText& text) { return text.text.contains("relations-nothing"); }));
    }

private:
    static QByteArray content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    StudyFigure m_sheet;  ///< of twoOverOne()
};

GREYSCOPE_TEST(tst_sheet_figure)

}  // namespace tests_of_sheet_figure

#include "tst_sheet_figure.moc"
