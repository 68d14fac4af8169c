#include "tests/support/relative_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_relative_page {

using namespace greyscope;
using namespace greyscope::test::relative_stage;

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
        QVERIFY(shown.notes(QStringLiteral("no tree is better than parity")));
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

    void unlikeUnitsShareNoRatio() {
        Study wide = studyOf("threads,read (MB/s),wait (ms)\n1,10,3\n2,20,4\n4,30,6\n");
        wide.tables.front().wide = true;
        wide.tables.front().roles = {
            .keys = {}, .factors = {"threads"}, .metrics = {"read (MB/s)", "wait (ms)"}, .descriptions = {}};
        wide.selection = {{"table", "read (MB/s)"}, {{"table", "wait (ms)"}}};
        Study keyed = studyOf(
            "what,threads,unit,value\nread,1,MB/s,10\nread,2,MB/s,20\nread,4,MB/s,30\nwait,1,ms,3\n"
            "wait,2,ms,4\nwait,4,ms,6\n");
        keyed.tables.front().roles = {
            .keys = {"what"}, .factors = {"threads"}, .metrics = {"value"}, .descriptions = {"unit"}};
        keyed.tables.front().metric = "value";
        keyed.selection = {{"table", "read"}, {{"table", "wait"}}};
        for (const Study& study : {wide, keyed}) {
            Shown shown(study);
            QTRY_VERIFY(!shown.page->failure().isEmpty());
            const QString why = shown.page->failure();
            QVERIFY2(why.contains("MB/s") && why.contains("ms"), qPrintable(why));
        }
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
        const auto sets = shown.named<QMenu>("relative.whichScenarios")->actions();
        sets.at(1)->trigger();
        QTRY_COMPARE(table->spec().rows.size(), std::size_t{23});
        sets.at(2)->trigger();
        QTRY_COMPARE(table->spec().rows.size(), shown.store.study().selection.compared.size());
        shown.store.undoStack().undo();
        QTRY_COMPARE(table->spec().rows.size(), std::size_t{23});
    }
};

GREYSCOPE_TEST(tst_relative_page)

}  // namespace tests_of_relative_page

#include "tst_relative_page.moc"
