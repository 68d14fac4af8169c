#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

#include <algorithm>

#include "app/pages/relative/factor_combo.h"
#include "app/pages/relative/relative_page.h"
#include "app/study/open_table.h"
#include "app/study/predicted_pair.h"
#include "app/study/sample_study.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/note.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/answer_card.h"
#include "widgets/panels/find_bar.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"
#include "widgets/tree/rule_list.h"
#include "widgets/tree/tree_view.h"

namespace tests_of_relative_page {

using namespace greyscope;
using namespace greyscope::app;
using widgets::Target;

namespace {

/// A page of a study, shown; its bar and inspector beside it.
struct Shown {
    explicit Shown(Study study) {
        store.reset(std::move(study));
        page = std::make_unique<RelativePage>(PageContext{store, catalog, highlight});
        page->resize(830, 780);
        page->show();
    }

    template <class T>
    [[nodiscard]] T* named(const char* name) const {
        for (const QWidget* part : {static_cast<QWidget*>(page.get()), page->contextBar(), page->inspector()}) {
            if (T* found = part->findChild<T*>(QLatin1String(name))) {
                return found;
            }
        }
        return nullptr;
    }
    [[nodiscard]] bool ready() const { return page->shown() != nullptr; }
    [[nodiscard]] const relative::RelativeResult& result() const { return *page->shown()->result->result; }
    [[nodiscard]] QString answer() const { return page->inspector()->findChild<widgets::AnswerCard*>()->text(); }
    [[nodiscard]] QString errorText(int row) const {
        return page->inspector()->findChildren<QLabel*>(QStringLiteral("relative.error"))[row]->text();
    }
    [[nodiscard]] bool notes(const QString& text) const {
        const auto labels = page->inspector()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return qobject_cast<widgets::Note*>(label->parentWidget()) && !label->parentWidget()->isHidden() &&
                   label->text().contains(text);
        });
    }
    [[nodiscard]] widgets::TreeView* tree() const { return page->findChild<widgets::TreeView*>(); }
    [[nodiscard]] widgets::MatrixView* grid() const { return named<widgets::MatrixView>("relative.grid"); }
    [[nodiscard]] widgets::PlotView* curve() const { return page->findChild<widgets::PlotView*>(); }
    [[nodiscard]] widgets::FindBar* findBar() const { return page->findChild<widgets::FindBar*>(); }
    [[nodiscard]] FactorCombo* factors() const { return page->contextBar()->findChild<FactorCombo*>(); }
    void choose(const char* name, int index) const {
        auto* combo = named<QComboBox>(name);
        combo->setCurrentIndex(index);
        emit combo->activated(index);
    }
    void choose(const char* name, const QString& entry) const { choose(name, named<QComboBox>(name)->findText(entry)); }
    /// Brings the view round this table to the front.
    [[nodiscard]] widgets::MatrixView* look(const char* name) const {
        auto* table = named<widgets::MatrixView>(name);
        QWidget* view = table;
        while (!qobject_cast<widgets::FigureView*>(view)) {
            view = view->parentWidget();
        }
        page->findChild<widgets::ViewDeck*>()->bringForward(view);
        return table;
    }
    [[nodiscard]] std::size_t leaves() const { return ready() ? result().tree.leafCount() : 0; }
    [[nodiscard]] bool says(const QString& text) const {
        const auto labels = page->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisibleTo(label->window()) && label->text().contains(text);
        });
    }
    void clickCell(int row, int column) {
        QTest::mouseClick(grid()->viewport(), Qt::LeftButton, {}, grid()->cellRect(row, column).center());
    }

    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    std::unique_ptr<RelativePage> page;
};

SeriesId sampleId(const char* name) {
    return {kSampleTable, name};
}

Study sample() {
    Study study = sampleStudy().value();
    study.selection = {sampleId("1.1-W"), {sampleId("1.2-W")}};
    return study;
}

Study studyOf(const char* csv) {
    base::NoProgress progress;
    Study study;
    study.tables.push_back(tableFromBytes(csv, "table.csv", {}, progress).value());
    return study;
}

constexpr auto kWide = "threads,first,second\n1,10,20\n2,20,41\n4,40,79\n8,80,90\n16,120,125\n32,130,128\n64,140,139\n";
constexpr auto kOneKey =
    "host,threads,rate_mb_s\na,1,10\na,2,20\na,4,30\na,8,40\nb,1,11\nb,2,21\nb,4,60\nb,8,83\nb,16,90\n";
constexpr auto kTwoMetrics =
    "host,threads,rate_mb_s,delay_s\na,1,10,4\na,2,20,2\na,4,31,1\nb,1,11,2\nb,2,25,1\nb,4,30,0.5\n";
constexpr auto kLoads =
    "host,x,busy,rate_mb_s\na,1,90,10\na,2,10,10\na,3,91,10\na,4,11,10\nb,1,50,30\nb,2,50,11\nb,3,50,31\nb,4,50,12\n";
constexpr auto kRepeated = "host,threads,rate_mb_s\na,1,10\na,1,12\na,2,20\nb,1,11\nb,2,21\nb,2,60\n";
constexpr auto kTwoSizes = "host,threads,size,rate_mb_s\na,1,4,10\na,1,8,12\na,2,4,20\nb,1,4,11\nb,2,4,21\nb,2,8,60\n";

}  // namespace

class tst_relative_page : public QObject {
    Q_OBJECT

private slots:
    // Numbers of the design picture.
    void theSamplePairReadsAsDesigned() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.leaves(), std::size_t{5});
        QVERIFY(shown.answer().contains(QStringLiteral("1.2-W, leaf C\n808 MB/s\n820 × 0.986; leaf range 791–837")));
        QVERIFY(shown.answer().contains(QStringLiteral("left out 809 MB/s\nMeasured 803 MB/s")));
        QVERIFY(shown.answer().contains(QStringLiteral("0.77 %")));
        QCOMPARE(shown.errorText(0), QStringLiteral("8.40 %"));
        QCOMPARE(shown.errorText(1), QStringLiteral("8.94 %"));
        QCOMPARE(shown.errorText(2), QStringLiteral("9.92 %"));
        QVERIFY(shown.notes(QStringLiteral("no tree beats parity")));
        QCOMPARE(shown.page->figures().size(), std::size_t{6});  // with errors by level, worst cells, the join
    }

    void theAskedCellLightsItsPathUntilThePageGoes() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        int path = 0;
        for (const widgets::TreeNode& node : shown.tree()->spec().nodes) {
            path += shown.highlight.isLit(node.link);
        }
        QCOMPARE(path, 4);
        QVERIFY(shown.highlight.isLit(shown.grid()->spec().cell(2, 1).link));
        shown.page->hide();
        QVERIFY(shown.highlight.chosen().empty());
    }

    void aGridCellSetsTheQuestion() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        shown.clickCell(3, 0);
        QCOMPARE(*shown.store.study().relative.question, (std::vector<std::string>{"64", "1"}));
        QVERIFY(shown.answer().contains(QStringLiteral("leaf D")));
        QCOMPARE(shown.named<QComboBox>("relative.ask.threads_per_ost")->currentText(), QStringLiteral("64"));
        QVERIFY(shown.highlight.isLit(shown.grid()->spec().cell(3, 0).link));
        QVERIFY(!shown.highlight.isLit(shown.grid()->spec().cell(2, 1).link));
        shown.store.undoStack().undo();
        QVERIFY(shown.answer().contains(QStringLiteral("leaf C")));
    }

    void anotherValueOfTheReferenceAsksAnew() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        shown.named<QDoubleSpinBox>("relative.base")->setValue(1000.0);
        QVERIFY(shown.answer().contains(QStringLiteral("\n986 MB/s\n1000 × 0.986")));
        shown.clickCell(0, 0);
        QVERIFY(!shown.store.study().relative.questionBase);
    }

    void theNumberOfLeavesComesFromSpinKeysAndHandle() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        shown.named<QSpinBox>("relative.leaves")->setValue(3);
        QTRY_COMPARE(shown.leaves(), std::size_t{3});
        shown.page->activateWindow();
        QTest::keyClick(shown.page.get(), Qt::Key_BracketRight);
        QTRY_COMPARE(shown.leaves(), std::size_t{4});
        emit shown.curve()->handleMoved(2.2);
        QTRY_COMPARE(shown.leaves(), std::size_t{2});
        QCOMPARE(shown.curve()->spec().guides.front().at, 2.0);
        shown.named<QSpinBox>("relative.minLeaf")->setValue(9);
        QTRY_COMPARE(shown.leaves(), std::size_t{2});
        QVERIFY(shown.result().tree.nodes[1].n >= 9);
        QCOMPARE(shown.store.undoStack().count(), 2);
    }

    void factorsToSplitByAreTicked() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        QListWidget* list = shown.factors()->list();
        list->item(0)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(shown.result().tree.featureNames, std::vector<std::string>{"objects_per_ost"});
        QCOMPARE(shown.result().table.rows.size(), std::size_t{20});
        list->setCurrentRow(1);
        list->item(1)->setCheckState(Qt::Unchecked);
        QCOMPARE(list->item(1)->checkState(), Qt::Checked);
    }

    void theOtherOperationOfAnotherCaseIsPredicted() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        shown.choose("relative.to", QStringLiteral("1.2-ReW"));
        QCOMPARE(predictedSeries(shown.store.study()), sampleId("1.2-ReW"));
        QCOMPARE(shown.store.study().selection.compared.size(), std::size_t{2});
        QTRY_COMPARE(shown.result().options.to, std::string("1.2-ReW"));
        // 433 of table 6 over 381 of table 5.
        QCOMPARE(shown.grid()->spec().cell(0, 0).text, QStringLiteral("1.136"));
    }

    void choosingThePredictedSeriesAsReferenceSwapsThem() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        shown.choose("relative.from", QStringLiteral("1.2-W"));
        QCOMPARE(shown.store.study().selection.reference, sampleId("1.2-W"));
        QCOMPARE(predictedSeries(shown.store.study()), sampleId("1.1-W"));
        QTRY_COMPARE(shown.result().options.from, std::string("1.2-W"));
    }

    void aWideTableAndASingleKeyWork() {
        Study wide = studyOf(kWide);
        wide.selection = {{"table", "first"}, {{"table", "second"}}};
        Shown first(wide);
        QTRY_VERIFY(first.ready());
        QCOMPARE(first.result().table.rows.size(), std::size_t{7});
        QCOMPARE(first.result().table.rows[1].ratio, 2.05);
        QCOMPARE(first.grid()->spec().columns.size(), std::size_t{1});

        Study keyed = studyOf(kOneKey);
        keyed.tables.front().roles = {
            .keys = {"host"}, .factors = {"threads"}, .metrics = {"rate_mb_s"}, .descriptions = {}};
        keyed.tables.front().metric = "rate_mb_s";
        keyed.selection = {{"table", "a"}, {{"table", "b"}}};
        Shown second(keyed);
        QTRY_VERIFY(second.ready());
        QCOMPARE(second.result().table.rows.size(), std::size_t{4});
        QCOMPARE(second.result().table.unmatchedTo, std::vector<std::string>{"16"});
    }

    void repeatsCountAsTheirMean() {
        Study study = studyOf(kRepeated);
        study.tables.front().roles = {
            .keys = {"host"}, .factors = {"threads"}, .metrics = {"rate_mb_s"}, .descriptions = {}};
        study.tables.front().metric = "rate_mb_s";
        study.selection = {{"table", "a"}, {{"table", "b"}}};
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.result().table.rows[0].from, 11.0);
        QCOMPARE(shown.result().table.rows[1].to, 40.5);
        QCOMPARE(shown.result().table.repeated, std::size_t{2});
        const auto conventions = shown.page->conventions();
        QVERIFY(std::any_of(conventions.begin(), conventions.end(),
                            [](const Convention& each) { return each.value == QLatin1String("by mean"); }));
    }

    void otherRowsAreRefusedUntilTheyAreAggregated() {
        Study study = studyOf(kTwoSizes);
        study.tables.front().roles = {
            .keys = {"host"}, .factors = {"threads", "size"}, .metrics = {"rate_mb_s"}, .descriptions = {}};
        study.tables.front().metric = "rate_mb_s";
        study.selection = {{"table", "a"}, {{"table", "b"}}};
        study.relative.matched = {"threads"};
        Shown shown(study);
        base::NoProgress progress;
        const auto refused = runRelative(*relativeRequest(study, shown.catalog), progress);
        QVERIFY(!refused);
        QTRY_VERIFY(shown.says(errorText(refused.error())));
        shown.store.edit(QStringLiteral("median"),
                         [](Study& edited) { edited.tables.front().aggregation = data::Aggregation::median; });
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.result().table.rows.size(), std::size_t{2});
    }

    void withoutAComparedSeriesThePageOffersOne() {
        Study study = sample();
        study.selection.compared.clear();
        Shown shown(study);
        QVERIFY(shown.says(QStringLiteral("Compare a series")));
        const auto buttons = shown.page->findChildren<QPushButton*>();
        const auto offer = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->text().startsWith(QStringLiteral("Compare"));
        });
        QVERIFY(offer != buttons.end());
        (*offer)->click();
        QCOMPARE(shown.store.study().selection.compared.size(), std::size_t{1});
        QTRY_VERIFY(shown.ready());
    }

    void metricsAreSwitchedAndStandBesideEachOther() {
        Study study = studyOf(kTwoMetrics);
        study.selection = {{"table", "a"}, {{"table", "b"}}};
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.named<QComboBox>("relative.metric")->isVisibleTo(shown.page->contextBar()));
        const widgets::MatrixView* metrics = shown.look("relative.metrics");
        QTRY_COMPARE(metrics->spec().columns.size(), std::size_t{2});
        QCOMPARE(metrics->spec().cell(2, 1).text, QStringLiteral("0.00 %"));
        shown.choose("relative.metric", 1);
        QTRY_COMPARE(shown.result().options.value, std::string("delay_s"));
        QCOMPARE(shown.result().tree.nodes[0].value, 0.5);
    }

    void furtherColumnsOfTheReferenceMayPredict() {
        Study study = studyOf(kLoads);
        study.tables.front().roles = {
            .keys = {"host"}, .factors = {"x"}, .metrics = {"rate_mb_s", "busy"}, .descriptions = {}};
        study.tables.front().metric = "rate_mb_s";
        study.selection = {{"table", "a"}, {{"table", "b"}}};
        study.relative.leaves = 2;
        study.relative.minLeaf = 1;
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QListWidget* list = shown.factors()->list();
        QCOMPARE(list->count(), 3);  // the factor, the load, the rate itself
        list->item(1)->setCheckState(Qt::Checked);
        QTRY_COMPARE(shown.result().tree.featureNames, (std::vector<std::string>{"x", "busy"}));
        QCOMPARE(shown.result().tree.nodes[0].feature, 1);
        list->item(2)->setCheckState(Qt::Checked);
        QTRY_COMPARE(shown.result().tree.featureNames.size(), std::size_t{3});
        QVERIFY(shown.store.study().relative.withValue);
    }

    void cellsMayBeMatchedByFewerFactors() {
        Study study = sample();
        study.tables.front().aggregation = data::Aggregation::mean;
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        shown.factors()->matchedList()->item(1)->setCheckState(Qt::Unchecked);
        QTRY_COMPARE(shown.result().table.rows.size(), std::size_t{5});
        QCOMPARE(shown.result().table.repeated, std::size_t{30});
        QVERIFY(shown.named<widgets::MatrixView>("relative.remainder")->spec().rows.size() == 5);
    }

    void aPrunedTreeFollowsTheHandle() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        shown.choose("relative.pruning", 1);
        QTRY_VERIFY(shown.result().options.pruning == relative::Pruning::crossValidated);
        QCOMPARE(shown.curve()->spec().title, QStringLiteral("How far to prune?"));
        const auto steps = shown.result().crossValidation->steps;
        emit shown.curve()->handleMoved(static_cast<double>(steps[1].step.leaves));
        QTRY_COMPARE(shown.leaves(), steps[1].step.leaves);
        QVERIFY(shown.store.study().relative.pruning == relative::Pruning::alpha);
        shown.choose("relative.validation", 2);
        shown.named<QSpinBox>("relative.folds")->setValue(4);
        QTRY_VERIFY(shown.result().options.validation == relative::Validation::kFold &&
                    shown.result().options.folds == 4);
        const std::vector<Convention> conventions = shown.page->conventions();
        QVERIFY(std::any_of(conventions.begin(), conventions.end(), [](const Convention& convention) {
            return convention.value == QStringLiteral("4 folds left out in turn");
        }));
    }

    void scenariosStandBesideThePublishedErrorsAndChooseAPair() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.errorText(4), QStringLiteral("18.52 %"));
        widgets::MatrixView* table = shown.look("relative.scenarios");
        QTRY_COMPARE(table->spec().rows.size(), std::size_t{16});
        QCOMPARE(table->spec().cell(0, 0).text, QStringLiteral("9.92 %"));
        emit table->linkActivated(table->spec().rows[5].link);
        QCOMPARE(shown.store.study().selection.reference, sampleId("2.1-ReW"));
        QCOMPARE(predictedSeries(shown.store.study()), sampleId("2.2-ReW"));
        shown.named<QMenu>("relative.whichScenarios")->actions().back()->trigger();
        QTRY_COMPARE(table->spec().rows.size(), std::size_t{23});
    }

    void rulesAreCopiedInFourFormats() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        const auto actions = shown.named<QMenu>("relative.rules")->actions();
        const QStringList starts{QStringLiteral("IF threads_per_ost <= 8"), QStringLiteral("\\begin{tabular}"),
                                 QStringLiteral("rule,n,value"), QStringLiteral("digraph tree")};
        for (int i = 0; i < starts.size(); ++i) {
            actions[i]->trigger();
            QVERIFY2(QGuiApplication::clipboard()->text().startsWith(starts[i]), qPrintable(starts[i]));
        }
    }

    void whatIsSoughtIsShownInTreeAndRules() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        shown.tree()->setFolded({0});
        shown.findBar()->open();
        shown.findBar()->line()->setText(QStringLiteral("objects"));
        QCOMPARE(shown.findBar()->countText(), QStringLiteral("1 of 2"));
        QVERIFY(shown.tree()->foldedNodes().empty());
        QTest::keyClick(shown.findBar()->line(), Qt::Key_Return);
        QCOMPARE(shown.findBar()->countText(), QStringLiteral("2 of 2"));
        const auto& nodes = shown.tree()->spec().nodes;
        QVERIFY(shown.highlight.isLit(nodes[static_cast<std::size_t>(shown.tree()->cursor())].link));
        shown.findBar()->line()->setText(QStringLiteral("nowhere"));
        QCOMPARE(shown.findBar()->countText(), QStringLiteral("not found"));
    }

    void manyCellsAreLeftOutInFolds() {
        std::string csv = "host,x,y,rate\n";
        for (int host = 0; host < 2; ++host) {
            for (int cell = 0; cell < 300; ++cell) {
                csv += (host == 0 ? "a," : "b,") + std::to_string(cell / 20) + ',' + std::to_string(cell % 20) + ',' +
                       std::to_string(100 + cell * (host + 1)) + '\n';
            }
        }
        Study study = studyOf(csv.c_str());
        study.tables.front().roles = {.keys = {"host"}, .factors = {"x", "y"}, .metrics = {"rate"}, .descriptions = {}};
        study.tables.front().metric = "rate";
        study.selection = {{"table", "a"}, {{"table", "b"}}};
        study.relative.leaves = 0;
        study.relative.minLeaf = 1;
        Shown shown(study);
        QTRY_VERIFY_WITH_TIMEOUT(shown.ready(), 20000);
        QVERIFY(shown.result().options.validation == relative::Validation::kFold);
        QVERIFY(shown.says(QStringLiteral("10 folds")));
        QVERIFY(shown.leaves() > 200);
        QVERIFY(shown.curve()->spec().guides.empty());
    }
};

GREYSCOPE_TEST(tst_relative_page)

}  // namespace tests_of_relative_page

#include "tst_relative_page.moc"
