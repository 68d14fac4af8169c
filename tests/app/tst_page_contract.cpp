#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <set>

#include "app/analyses/analysis_registry.h"
#include "app/cli/figures/study_figures.h"
#include "app/export/figure_export.h"
#include "app/export/figure_origin.h"
#include "app/pages/page_figures.h"
#include "app/study/tables/open_table.h"
#include "app/window/strips/convention_bar.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"

namespace tests_of_page_contract {

using namespace greyscope;
using namespace greyscope::app;
using widgets::ViewFrame;

namespace {

/// The button that starts a cancelled view anew; null where it is not cancelled.
QPushButton* againButton(const ViewFrame* frame) {
    const auto* message = frame->findChild<QWidget*>(QStringLiteral("viewCancelled"));
    return message ? message->findChild<QPushButton*>() : nullptr;
}

ViewFrame* cancelledOf(const test::ShownPage& shown) {
    const auto frames = shown.frames();
    const auto found = std::find_if(frames.begin(), frames.end(), againButton);
    return found == frames.end() ? nullptr : *found;
}

/// Whether the page shows what the study says; Start has no study, and Replication shows the same whatever is open.
bool followsSeries(const Page& page) {
    return page.usesSeries() && page.key() != QLatin1String("start");
}

StudyTable tableOf(const QByteArray& rows, const char* name) {
    base::NoProgress progress;
    StudyTable table = tableFromBytes("sys,note,threads,rate\n" + rows, name, {}, progress).value();
    table.roles = {.keys = {"sys", "note"}, .factors = {"threads"}, .metrics = {"rate"}, .descriptions = {}};
    table.metric = "rate";
    table.wide = false;
    return table;
}

constexpr const char* kOfA = "A,x,1,10\nA,x,2,20\n";
constexpr const char* kOfB = "B,,1,11\nB,,2,21\nB,,4,40\nB,,8,77\n";

/// A table of which four rows belong to no series, and no series chosen.
Study studyWithoutChoices() {
    Study study;
    study.tables = {tableOf(QByteArray(kOfA) + kOfB, "t.csv")};
    study.tables.front().roles.keys = {"note"};  // none of two values, which could be two runs
    return study;
}

/// The same with choices that cannot be calculated: two series without a common point, and too few for a model; runs
/// without a common cell; nothing measured.
Study failingStudy(const QString& key) {
    Study study;
    study.tables = {tableOf(QByteArray(kOfA) + kOfB + "C,y,8,5\nC,y,16,6\n", "t.csv")};
    study.selection = {{"t", "A-x"}, {{"t", "C-y"}}};
    if (key == QLatin1String("compare")) {
        study.tables = {tableOf(kOfA, "a.csv"), tableOf(kOfB, "b.csv")};
        study.compare.match = {"note"};
    } else if (key == QLatin1String("tree")) {
        study.tables = {tableOf("A,x,1,\nA,x,2,\nB,,1,\nB,,2,\n", "t.csv")};
        std::vector<data::Column> columns = study.tables.front().dataset->columns();
        columns.back().values = data::NumericValues(4, std::numeric_limits<double>::quiet_NaN());
        study.tables.front().dataset =
            std::make_shared<const data::Dataset>(data::Dataset::create(std::move(columns)).value());
    }
    return study;
}

/// What the views of a page say in place of a figure, of what is missing or what failed.
QString messageOf(const Page& page) {
    QStringList said;
    QList<QWidget*> messages = page.findChildren<QWidget*>(QStringLiteral("viewFailed"));
    messages += page.findChildren<QWidget*>(QStringLiteral("viewEmpty"));
    for (const QWidget* message : messages) {
        for (const QLabel* label : message->findChildren<QLabel*>()) {
            said << (label->isVisible() ? label->text() : QString());
        }
    }
    return said.join(QLatin1Char(' '));
}

}  // namespace

/// What holds for every page of the registry, whatever it calculates: a new page is tested by being registered.
class tst_page_contract : public QObject {
    Q_OBJECT

private slots:
    void anEmptyStudyIsNamed_data() { pages(); }
    void anEmptyStudyIsNamed();
    void aSeriesThatIsGoneIsNoResult_data() { pages(); }
    void aSeriesThatIsGoneIsNoResult();
    void aTableOfNoRowsIsNoResult_data() { pages(); }
    void aTableOfNoRowsIsNoResult();
    void cancelIsNamedAndCalculatesAgain_data() { pages(); }
    void cancelIsNamedAndCalculatesAgain();
    void cancelAfterTheEndChangesNothing_data() { pages(); }
    void cancelAfterTheEndChangesNothing();
    void figuresAreThoseOfTheStudy_data() { pages(); }
    void figuresAreThoseOfTheStudy();
    void ofTwoEditsTheLastOneIsShown_data() { pages(); }
    void ofTwoEditsTheLastOneIsShown();
    void aTableMayGoWhileItIsCalculated_data() { pages(); }
    void aTableMayGoWhileItIsCalculated();
    void undoLeadsBackToTheSame_data() { pages(); }
    void undoLeadsBackToTheSame();
    void copyTakesNothingThatIsNotShown_data() { pages(); }
    void copyTakesNothingThatIsNotShown();
    void rowsReadAreUsedOrLeftOutByReason_data() { pages(); }
    void rowsReadAreUsedOrLeftOutByReason();
    void aPageWithNothingToShowTellsWhatIsLeftOut_data() { pages(); }
    void aPageWithNothingToShowTellsWhatIsLeftOut();
    void itsViewsAreNamedAsItsAnalysisNamesThem_data() { pages(); }
    void itsViewsAreNamedAsItsAnalysisNamesThem();
    void itsAnalysisDrawsAndSaysTheSame_data() { pages(); }
    void itsAnalysisDrawsAndSaysTheSame();
    void everyViewIsExplained_data() { pages(); }
    void everyViewIsExplained();

private:
    static void pages() { test::addPageRows(); }
};

void tst_page_contract::anEmptyStudyIsNamed() {
    QFETCH(const QString, key);
    const test::ShownPage shown(key, {});
    shown.settle();
    if (!followsSeries(*shown.page)) {
        return;
    }
    QVERIFY(shown.page->figures().empty());
    for (const ViewFrame* frame : shown.frames()) {
        QVERIFY(!frame->isShown() || frame->view()->isHidden() || key == QLatin1String("data"));
    }
}

void tst_page_contract::aSeriesThatIsGoneIsNoResult() {
    QFETCH(const QString, key);
    Study study = *sampleStudy();
    study.selection.reference.name = "no such series";
    study.selection.compared.front().name = "nor this one";
    const test::ShownPage shown(key, study);
    shown.settle();
    if (followsSeries(*shown.page)) {
        QVERIFY2(shown.page->figures().empty(), qPrintable(shown.numbers().join('\n')));
    }
}

/// As where a file holds a heading alone, and where it did not when its roles were chosen.
void tst_page_contract::aTableOfNoRowsIsNoResult() {
    QFETCH(const QString, key);
    base::NoProgress progress;
    Study study;
    study.tables = {tableFromText("op,threads,rate\n", "t", {}, progress).value()};
    for (const bool hadRows : {false, true}) {
        if (hadRows) {
            study.tables.front().roles = {{"op"}, {"threads"}, {"rate"}, {}};
            study.tables.front().metric = "rate";
            study.selection = {{"t", "R"}, {{"t", "W"}}};
        }
        const test::ShownPage shown(key, study);
        shown.settle();
        if (followsSeries(*shown.page)) {
            QVERIFY2(shown.page->figures().empty(), qPrintable(shown.numbers().join('\n')));
        }
    }
}

void tst_page_contract::cancelIsNamedAndCalculatesAgain() {
    QFETCH(const QString, key);
    const test::ShownPage shown(key);
    if (!shown.running()) {
        return;  // nothing is calculated here
    }
    shown.cancel();
    QCoreApplication::processEvents();
    ViewFrame* cancelled = cancelledOf(shown);
    QVERIFY(cancelled);
    QCOMPARE(againButton(cancelled)->text(), ViewFrame::tr("Calculate again"));
    QVERIFY(!cancelled->isShown());
    QVERIFY(shown.page->figures().empty());
    againButton(cancelled)->click();
    QTRY_VERIFY(cancelled->isShown() || !againButton(cancelled));  // which may have come to nothing to show
}

void tst_page_contract::cancelAfterTheEndChangesNothing() {
    QFETCH(const QString, key);
    test::ShownPage shown(key);
    shown.settle();
    const QStringList before = shown.numbers();
    shown.cancel();
    QCOMPARE(shown.numbers(), before);
    // Finished in its thread, and not yet told here: what is cancelled then does not come after all.
    if (shown.jobs().isEmpty() || !followsSeries(*shown.page)) {
        return;
    }
    shown.swapReference();
    constexpr int kWhileItFinishesMs = 50;
    QThread::msleep(kWhileItFinishesMs);
    if (shown.running()) {
        shown.cancel();
        QCoreApplication::processEvents();
        QVERIFY(cancelledOf(shown));
        QVERIFY(shown.page->figures().empty());
    }
}

/// Nothing of the study before is exported while the new one is calculated, nor after that was cancelled.
void tst_page_contract::figuresAreThoseOfTheStudy() {
    QFETCH(const QString, key);
    test::ShownPage shown(key);
    shown.settle();
    if (!followsSeries(*shown.page) || shown.page->figures().empty()) {
        return;
    }
    shown.swapReference();
    QVERIFY(shown.page->figures().empty());
    shown.cancel();
    QVERIFY(shown.page->figures().empty());
    shown.store.undoStack().undo();
    QTRY_VERIFY(shown.settled());
}

void tst_page_contract::ofTwoEditsTheLastOneIsShown() {
    QFETCH(const QString, key);
    test::ShownPage shown(key);
    shown.settle();
    if (!followsSeries(*shown.page) || shown.page->figures().empty()) {
        return;
    }
    shown.swapReference();
    QTRY_VERIFY(shown.settled());
    const QStringList once = shown.numbers();
    shown.swapReference();
    QTRY_VERIFY(shown.settled());
    const QStringList twice = shown.numbers();
    QVERIFY(once != twice);
    shown.swapReference();
    shown.swapReference();
    QTRY_VERIFY(shown.settled());
    QCOMPARE(shown.numbers(), twice);
    shown.swapReference();
    shown.swapReference();
    shown.swapReference();
    QTRY_VERIFY(shown.settled());
    QCOMPARE(shown.numbers(), once);
}

void tst_page_contract::aTableMayGoWhileItIsCalculated() {
    QFETCH(const QString, key);
    test::ShownPage shown(key);
    shown.edit([](Study& study) {
        study.tables.clear();
        study.selection = {};
    });
    shown.settle();
    if (followsSeries(*shown.page)) {
        QVERIFY(shown.page->figures().empty());
    }
    shown.store.undoStack().undo();
    shown.store.reset({});
    shown.settle();
    shown.store.reset(*sampleStudy());
    shown.settle();
}

void tst_page_contract::undoLeadsBackToTheSame() {
    QFETCH(const QString, key);
    test::ShownPage shown(key);
    shown.settle();
    const QStringList first = shown.numbers();
    shown.swapReference();
    shown.edit([](Study& study) {
        study.trends.measure = Measure::absolute;
        study.relations.options.distinguishingCoefficient = 0.3;
        study.forecast.ahead = 3;
        study.relative.model.grow.maxLeaves = 3;
        study.transfer.combine = 2;
    });
    shown.edit([](Study& study) { study.selection.compared.pop_back(); });
    shown.settle();
    shown.store.undoStack().setIndex(0);
    shown.settle();
    QTRY_COMPARE(shown.numbers(), first);
}

void tst_page_contract::copyTakesNothingThatIsNotShown() {
    QFETCH(const QString, key);
    test::ShownPage shown(key, {});
    for (const bool open : {false, true}) {
        if (open) {
            shown.store.reset(*sampleStudy());
        }
        shown.settle();
        for (ViewFrame* frame : shown.frames()) {
            const QSignalSpy copied(frame, &ViewFrame::copyRequested);
            const QSignalSpy exported(frame, &ViewFrame::exportRequested);
            for (auto* tool : frame->findChildren<QToolButton*>()) {
                if (tool->isVisible() && tool->menu() == nullptr && !tool->isCheckable()) {
                    tool->click();
                }
            }
            QVERIFY(frame->isShown() || (copied.isEmpty() && exported.isEmpty()));
        }
    }
}

/// A sheet, a recipe or --figure finds a view by the name that the analysis has for its figure.
void tst_page_contract::itsViewsAreNamedAsItsAnalysisNamesThem() {
    QFETCH(const QString, key);
    const AnalysisEntry* analysis = analysisOf(key.toStdString());
    const test::ShownPage shown(key);
    std::map<std::string, QString> views, figures;
    for (const auto* view : shown.page->findChildren<widgets::FigureView*>()) {
        if (!view->name().isEmpty() && key != QLatin1String(kSheetPage)) {
            views.emplace(view->name().toStdString(), view->idleTitle());
        }
    }
    for (const FigureName& figure : analysis ? analysis->figureNames() : std::vector<FigureName>()) {
        figures.emplace(figure.name, figure.title);
    }
    QCOMPARE(figures, views);
}

/// What export, report and sheets draw of a study, and what they say of it, is what the page shows.
void tst_page_contract::itsAnalysisDrawsAndSaysTheSame() {
    QFETCH(const QString, key);
    if (analysisOf(key.toStdString()) == nullptr) {
        return;
    }
    test::ShownPage shown(key);
    shown.settle();
    const auto study = std::make_shared<const Study>(shown.store.study());
    const std::vector<StudyFigure> own = studyFigures(*shown.page, shown.page->figures(), study);
    const std::vector<StudyFigure> figures = cli::figuresOf(*study, {key.toStdString()}).value();
    QCOMPARE(figures.size(), own.size());
    for (std::size_t i = 0; i < own.size(); ++i) {
        const FigureOrigin& expected = own[i].origin;
        const FigureOrigin& origin = figures[i].origin;
        QCOMPARE(origin.name, expected.name);
        QVERIFY2(pdfOf(figures[i].figure, {}).value() == pdfOf(own[i].figure, {}).value(), origin.name.c_str());
        QCOMPARE(origin.warnings, expected.warnings);
        QVERIFY2(std::ranges::all_of(origin.conventions, [](const auto& each) { return !each.first.isEmpty(); }),
                 origin.name.c_str());
        QCOMPARE(captionOf(figures[i].figure, origin), captionOf(own[i].figure, expected));
    }
}

/// Of a table with empty keys, repeats, holes and sizes in two units; the window's bar says it of the page in front.
void tst_page_contract::rowsReadAreUsedOrLeftOutByReason() {
    QFETCH(const QString, key);
    base::NoProgress progress;
    Study study;
    study.tables.push_back(
        tableFromBytes("host,threads,size,rate_mb_s\na,1,64k,10\na,1,64k,12\na,2,64k,20\na,4,1m,\na,,64k,5\n,1,64k,7\n"
                       "b,1,64k,11\nb,2,64k,22\nb,4,64k,41\nb,8,1m,50\nb,16,64k,60\nc,1,64k,3\nc,2,64k,4\nc,4,1m,6\n",
                       "t.csv", {}, progress)
            .value());
    StudyTable& table = study.tables.front();
    table.roles = {.keys = {"host"}, .factors = {"threads", "size"}, .metrics = {"rate_mb_s"}, .descriptions = {}};
    table.metric = "rate_mb_s";
    study.selection = {{"t", "b"}, {{"t", "a"}}};
    study.relations.commonPoints = true;
    const test::ShownPage shown(key, study);
    shown.settle();
    const data::LeftOut* own = shown.page->leftOut();
    const std::map<QString, std::size_t> ofPage{{"trends", 7},    {"relations", 5}, {"forecast", 4},  {"relative", 5},
                                                {"transfer", 11}, {"tree", 13},     {"clusters", 12}, {"target", 12}};
    const auto used = ofPage.find(key);
    QCOMPARE(own != nullptr, used != ofPage.end());
    const data::LeftOut account = own ? *own : shown.catalog.leftOut("t");
    QCOMPARE(account.rowsRead(), std::size_t{14});
    QCOMPARE(account.rowsUsed(), used == ofPage.end() ? std::size_t{11} : used->second);
    StudyStore store;
    ConventionBar bar(store);
    bar.setLeftOut(account);
    const auto* facts = bar.findChild<QLabel*>(QStringLiteral("studyFacts"));
    QVERIFY2(facts->toolTip().contains(
                 QStringLiteral("14 = %1 used + %2 left out").arg(account.rowsUsed()).arg(14 - account.rowsUsed())),
             qPrintable(facts->toolTip()));
}

/// Rows that are left out before may be why: of a study that lacks something, and of one that cannot be calculated.
void tst_page_contract::aPageWithNothingToShowTellsWhatIsLeftOut() {
    QFETCH(const QString, key);
    const std::set<QString> readTables{"trends", "relations", "forecast", "relative", "transfer",
                                       "tree",   "compare",   "clusters", "latency"};
    for (const bool fails : {false, true}) {
        const test::ShownPage shown(key, fails ? failingStudy(key) : studyWithoutChoices());
        shown.settle();
        const QString said = messageOf(*shown.page);
        if (!readTables.contains(key) || (!fails && key == QLatin1String("tree")) ||
            (fails && (key == QLatin1String("trends") || key == QLatin1String("forecast") ||
                       key == QLatin1String("clusters")))) {
            QVERIFY2(!said.contains(QLatin1String("Left out")), qPrintable(said));  // nothing is missing, or no row
            continue;
        }
        QVERIFY2(said.contains(QLatin1String("Left out")) && said.contains(QLatin1String("4 rows")),
                 qPrintable(said + (fails ? "(fails)" : "(missing)")));
        QVERIFY2(said.contains(key == QLatin1String("tree") ? QLatin1String("rate") : QLatin1String("note")),
                 qPrintable(said));
    }
}

/// By F1: what it shows and what can be done with it; a page without views explains itself.
void tst_page_contract::everyViewIsExplained() {
    QFETCH(const QString, key);
    const test::ShownPage shown(key);
    for (const PageFigure& figure : shown.page->figures()) {
        QVERIFY2(!figure.view->name().isEmpty(), qPrintable(figure.view->explainedTitle()));
    }
    QVERIFY(!shown.frames().empty() || !shown.page->explanation().shows.isEmpty());
    for (const ViewFrame* frame : shown.frames()) {
        const widgets::Explanation& what = frame->explanation();
        QVERIFY2(!what.shows.isEmpty() && !what.use.isEmpty(), qPrintable(frame->explainedTitle()));
        QVERIFY2(what.formula.isEmpty() || !what.source.isEmpty(), qPrintable(frame->explainedTitle()));
        const bool opens = frame->findChild<QToolButton*>(QStringLiteral("view.working")) != nullptr;
        QCOMPARE(what.use.contains(QLatin1String("Show how this number comes about")), opens);
    }
}

GREYSCOPE_TEST(tst_page_contract)

}  // namespace tests_of_page_contract

#include "tst_page_contract.moc"
