#include "tests/support/relative_stage.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/tick_list.h"

namespace tests_of_relative_choices {

using namespace greyscope;
using namespace greyscope::test::relative_stage;

class tst_relative_choices : public QObject {
    Q_OBJECT

private slots:
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
        study.relative.model.grow.maxLeaves = 2;
        study.relative.model.grow.minLeaf = 1;
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QListWidget* list = shown.factors()->list();
        QCOMPARE(list->count(), 3);  // the factor, the load, the rate itself
        list->item(1)->setCheckState(Qt::Checked);
        QTRY_COMPARE(shown.result().tree.featureNames, (std::vector<std::string>{"x", "busy"}));
        QCOMPARE(shown.result().tree.nodes[0].feature, 1);
        list->item(2)->setCheckState(Qt::Checked);
        QTRY_COMPARE(shown.result().tree.featureNames.size(), std::size_t{3});
        QVERIFY(shown.store.study().relative.model.predictWithValue);
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
        QCOMPARE(shown.curve()->spec().title, QStringLiteral("How far to prune"));
        const auto steps = shown.result().crossValidation->steps;
        emit shown.curve()->handleMoved(static_cast<double>(steps[1].step.leaves));
        QTRY_COMPARE(shown.leaves(), steps[1].step.leaves);
        QVERIFY(shown.store.study().relative.model.pruning == relative::Pruning::alpha);
        shown.choose("relative.validation", 2);
        shown.named<QSpinBox>("relative.folds")->setValue(4);
        QTRY_VERIFY(shown.result().options.validation == relative::Validation::kFold &&
                    shown.result().options.folds == 4);
        const std::vector<Convention> conventions = shown.page->conventions();
        QVERIFY(std::any_of(conventions.begin(), conventions.end(), [](const Convention& convention) {
            return convention.value == QStringLiteral("4 folds left out in turn");
        }));
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
        study.relative.model.grow.maxLeaves = 0;
        study.relative.model.grow.minLeaf = 1;
        Shown shown(study);
        QTRY_VERIFY_WITH_TIMEOUT(shown.ready(), 20000);
        QVERIFY(shown.result().options.validation == relative::Validation::kFold);
        QVERIFY(shown.says(QStringLiteral("10 folds")));
        QVERIFY(shown.leaves() > 200);
        QVERIFY(shown.curve()->spec().guides.empty());
    }
};

GREYSCOPE_TEST(tst_relative_choices)

}  // namespace tests_of_relative_choices

#include "tst_relative_choices.moc"
