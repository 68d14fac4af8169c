#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <numeric>

#include "app/pages/transfer/path_menu.h"
#include "app/pages/transfer/transfer_bar.h"
#include "app/pages/transfer/transfer_page.h"
#include "app/pages/transfer/transfer_panel.h"
#include "app/pages/transfer/weight_rows.h"
#include "app/study/predicted_pair.h"
#include "app/study/sample_study.h"
#include "app/study/tables/open_table.h"
#include "core/data/roles/roles.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/note.h"
#include "widgets/controls/number_box.h"
#include "widgets/controls/segmented.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/graph/dot_strip_view.h"
#include "widgets/graph/graph_view.h"
#include "widgets/panels/answer_card.h"

namespace tests_of_transfer_page {

using namespace greyscope;
using namespace greyscope::app;

namespace {

SeriesId sampleId(const char* name) {
    return {kSampleTable, name};
}

/// The design's question: 3.2-W from 2.1-W by the pairs of three paths.
Study sample(bool chosenPairs = true) {
    Study study = sampleStudy().value();
    study.selection = {sampleId("2.1-W"), {sampleId("3.2-W")}};
    if (chosenPairs) {
        study.transfer.pairs = {{"2.1", "1.1", true}, {"1.1", "1.2", true}, {"1.2", "3.2", true}, {"2.1", "4.1", true},
                                {"4.1", "3.2", true}, {"2.1", "4.2", true}, {"4.2", "3.2", true}};
    }
    return study;
}

Study studyOf(const std::string& csv, data::Roles roles) {
    base::NoProgress progress;
    Study study;
    study.tables.push_back(tableFromBytes(QByteArray::fromStdString(csv), "table.csv", {}, progress).value());
    StudyTable& table = study.tables.front();
    table.wide = roles.keys.empty();
    table.roles = std::move(roles);
    table.metric = table.roles.metrics.front();
    return study;
}

struct Shown {
    explicit Shown(Study study) {
        store.reset(std::move(study));
        page = std::make_unique<TransferPage>(PageContext{store, catalog, highlight});
        page->resize(830, 780);
        page->show();
    }
    [[nodiscard]] bool ready() const { return page->isSettled(); }
    [[nodiscard]] TransferBar* bar() const { return static_cast<TransferBar*>(page->contextBar()); }
    [[nodiscard]] TransferPanel* panel() const { return static_cast<TransferPanel*>(page->inspector()); }
    [[nodiscard]] widgets::GraphView* graph() const { return page->findChild<widgets::GraphView*>(); }
    [[nodiscard]] widgets::DotStripView* strips() const { return page->findChild<widgets::DotStripView*>(); }
    [[nodiscard]] QString answer() const { return panel()->card()->text(); }
    [[nodiscard]] const relative::TransferResult& result() const { return page->shown()->result->result; }
    [[nodiscard]] std::size_t edges() const { return graph()->spec().edges.size(); }
    [[nodiscard]] bool says(const QString& text) const {
        const auto labels = page->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisibleTo(label->window()) && label->text().contains(text);
        });
    }
    void undo() { store.undoStack().undo(); }

    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    std::unique_ptr<TransferPage> page;
};

constexpr auto kForeign =
    "host,threads,rate_mb_s\na,1,10\na,2,20\na,4,30\na,8,40\nb,16,11\nb,32,21\nc,1,11\nc,2,25\nc,4,29\nc,8,47\n";

constexpr auto kStacked =
    "source,fs,threads,rate\nA,ext4,1,10\nA,ext4,2,20\nA,ext4,4,30\nA,xfs,1,12\nA,xfs,2,22\nA,xfs,4,31\n"
    "B,ext4,1,11\nB,ext4,2,25\nB,ext4,4,29\nB,xfs,1,13\nB,xfs,2,21\nB,xfs,4,35\n";

}  // namespace

class tst_transfer_page : public QObject {
    Q_OBJECT

private slots:
    // Numbers of the design picture.
    void theSampleReadsAsDesigned() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.answer().contains(QStringLiteral("3.2-W by A ⊕ B ⊕ C\n309 MB/s\n555 × 0.556")));
        QVERIFY(shown.answer().contains(QStringLiteral("Measured 314 MB/s\nDirect tree 298 MB/s")));
        QVERIFY(shown.answer().contains(QStringLiteral("1.7 %")));
        QCOMPARE(shown.edges(), std::size_t{8});
        QCOMPARE(shown.panel()->pairText(0), QStringLiteral("2.1 → 1.1 9.2 %"));
        QCOMPARE(shown.panel()->pairText(7), QStringLiteral("2.1 → 3.2 4.2 %"));
        QCOMPARE(shown.panel()->weights()->slider(0)->value(), 0.45);
        QVERIFY(shown.panel()->noteText().contains(QStringLiteral("Each group shares one node")));
        QCOMPARE(shown.page->figures().size(), std::size_t{2});
    }

    void aChosenPathGoesWithTheWindow() {
        test::ShownPage shown(QStringLiteral("transfer"), sample());
        shown.settle();
        const auto* strips = shown.page->findChild<widgets::DotStripView*>();
        shown.highlight.choose(strips->spec().rows.front().link.lights);
        QVERIFY(!shown.highlight.chosen().empty());
    }

    // Two operations of one system have no other system between them.
    /// Two repeats of 9 and 11 tenths of a value: a standard error of 10 %.
    void theNoiseFloorStandsBelowThePaths() {
        std::string csv = "host,threads,run,rate_mb_s\n";
        for (const char host : {'a', 'b', 'c'}) {
            for (const int threads : {1, 2, 4, 8}) {
                for (const int run : {1, 2}) {
                    csv += std::string(1, host) + "," + std::to_string(threads) + "," + std::to_string(run) + "," +
                           std::to_string((host - 'a' + 10) * threads * (run == 1 ? 9 : 11)) + "\n";
                }
            }
        }
        Study study = studyOf(csv, {.keys = {"host"},
                                    .factors = {"threads"},
                                    .metrics = {"rate_mb_s"},
                                    .descriptions = {},
                                    .repetitions = {"run"}});
        study.selection = {{"table", "a"}, {{"table", "b"}}};
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.result().noise.has_value());
        QCOMPARE(shown.result().noise->points, std::size_t{4});
        QVERIFY(std::abs(shown.result().noise->error - 10.0) < 1e-9);
        QVERIFY(shown.strips()->spec().footer.contains(QStringLiteral("Noise floor: 2 repeats of each of 4 values")));
    }

    void aPairOfOneSystemIsNotWhatItOpensOn() {
        Study study = sample(false);
        study.selection = {sampleId("2.1-W"), {sampleId("2.1-R"), sampleId("2.1-ReW")}};
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.result().options.model.from, std::string("2.1-W"));
        QCOMPARE(shown.result().options.model.to, std::string("1.1-W"));
        study.selection.compared.push_back(sampleId("4.2-R"));
        shown.store.reset(study);
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.result().options.model.to, std::string("4.2-R"));
    }

    void withoutChosenPairsTheBestPathsAreTaken() {
        Shown shown(sample(false));
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.result().paths.size(), std::size_t{16});
        QVERIFY(shown.answer().contains(QStringLiteral("A ⊕ B ⊕ C")));
        shown.panel()->weights()->findChild<QSpinBox*>(QStringLiteral("transfer.combine"))->setValue(1);
        QTRY_VERIFY(shown.ready() && shown.answer().contains(QStringLiteral("3.2-W by A\n")));
        QVERIFY(shown.panel()->bestButton()->isHidden());
    }

    void aTickTakesAPairAndItsPathsAway() {
        Shown shown(sample(false));
        QTRY_VERIFY(shown.ready());
        const std::size_t pairs = shown.panel()->pairCount();
        shown.panel()->pairBox(0)->click();
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.store.study().transfer.pairs.size(), pairs);
        QVERIFY(!shown.store.study().transfer.pairs.front().used);
        QVERIFY(shown.result().paths.size() < 3);
        QVERIFY(!shown.panel()->bestButton()->isHidden());
        shown.undo();
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.result().paths.size(), std::size_t{16});
        // The direct tree is taken away as well.
        shown.panel()->pairBox(pairs - 1)->click();
        QTRY_VERIFY(shown.ready());
        const auto& rows = shown.strips()->spec().rows;
        QVERIFY(std::none_of(rows.begin(), rows.end(),
                             [](const widgets::StripRow& row) { return row.name == QStringLiteral("Direct"); }));
        shown.panel()->bestButton()->click();
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.store.study().transfer.pairs.empty());
    }

    void anArrowTrainsAPair() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        emit shown.graph()->arrowDrawn(QStringLiteral("4.1-W"), QStringLiteral("4.2-W"));
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.edges(), std::size_t{9});
        QCOMPARE(shown.result().paths.size(), std::size_t{4});  // 2.1, 4.1, 4.2, 3.2 as well
        QVERIFY(shown.answer().contains(QStringLiteral("A ⊕ B ⊕ C ⊕ D")));
        shown.undo();
        QTRY_COMPARE(shown.edges(), std::size_t{8});
    }

    void aPathIsAddedByItsSystems() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        PathMenu* menu = shown.bar()->pathMenu();
        const auto choose = [menu](std::size_t step, const char* name) {
            menu->step(step)->setCurrentIndex(menu->step(step)->findText(QString::fromLatin1(name)));
            emit menu->step(step)->activated(menu->step(step)->currentIndex());
        };
        choose(0, "1.2");
        choose(1, "4.1");
        QCOMPARE(menu->step(1)->findText(QStringLiteral("1.2")), -1);  // a system is met once
        menu->button()->click();
        QTRY_VERIFY(shown.ready());
        const auto& paths = shown.result().paths;
        QVERIFY(std::any_of(paths.begin(), paths.end(), [](const relative::TransferPath& path) {
            return path.systems == std::vector<std::string>{"2.1-W", "1.2-W", "4.1-W", "3.2-W"};
        }));
    }

    /// Paths that a command chose: they alone are averaged, until pairs or the best paths are chosen.
    void chosenPathsTakeThePlaceOfPairs() {
        Study study = sample();
        study.transfer.via = {{"4.1"}, {"1.1", "1.2"}};
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.result().paths.size(), std::size_t{2});
        QVERIFY(shown.answer().contains(QStringLiteral("A ⊕ B\n")));
        QCOMPARE(shown.panel()->pairCount(), std::size_t{6});  // five relations of the two paths, and the direct one
        QVERIFY(!shown.panel()->bestButton()->isHidden());
        shown.panel()->pairBox(0)->click();
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.store.study().transfer.via.empty());
        QCOMPARE(shown.store.study().transfer.pairs.size(), std::size_t{6});
        QCOMPARE(shown.result().paths.size(), std::size_t{1});
        shown.undo();
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.result().paths.size(), std::size_t{2});
        shown.panel()->bestButton()->click();
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.store.study().transfer.via.empty() && shown.store.study().transfer.pairs.empty());
        QCOMPARE(shown.result().paths.size(), std::size_t{16});
    }

    void aChosenPathThatCannotBeTakenIsUnused() {
        Study study = sample(false);
        study.transfer.via = {{"no such system"}, {"3.2"}};  // the latter is the target
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.result().paths.empty());
        QVERIFY(shown.result().direct);
    }

    void weightsAreDraggedByHand() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        WeightRows* weights = shown.panel()->weights();
        weights->slider(0)->spin()->setValue(0.8);
        weights->slider(0)->spin()->setValue(1.0);
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.store.study().transfer.weights, relative::PathWeights::manual);
        QCOMPARE(weights->slider(1)->value(), 0.0);
        // All weight on the best path: 555 × 0.541.
        QTRY_VERIFY(shown.answer().contains(QStringLiteral("300 MB/s\n555 × 0.541")));
        QCOMPARE(shown.store.undoStack().count(), 1);
        weights->kinds()->button(static_cast<int>(relative::PathWeights::equal))->click();
        QTRY_VERIFY(shown.ready());
        QCOMPARE(weights->slider(2)->value(), 0.33);
        shown.undo();
        shown.undo();
        QTRY_VERIFY(shown.ready() && shown.answer().contains(QStringLiteral("309 MB/s")));
    }

    void movedWeightsKeepTheirSumAndProportions() {
        const std::vector<double> moved = weightsWith({0.5, 0.3, 0.2}, 0, 0.75);
        QVERIFY(std::abs(std::accumulate(moved.begin(), moved.end(), 0.0) - 1.0) < 1e-12);
        QVERIFY(std::abs(moved[1] / moved[2] - 1.5) < 1e-12);
        QCOMPARE(weightsWith({1.0, 0.0, 0.0}, 0, 0.5), (std::vector<double>{0.5, 0.25, 0.25}));
        QCOMPARE(weightsWith({1.0}, 0, 0.2), (std::vector<double>{1.0}));
    }

    void aNodeStaysWhereItWasMoved() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        emit shown.graph()->nodeMoved(QStringLiteral("4.1-W"), 0.3, 0.9);
        emit shown.graph()->nodeMoved(QStringLiteral("4.1-W"), 0.4, 0.8);
        QCOMPARE(shown.store.undoStack().count(), 1);
        const auto& nodes = shown.graph()->spec().nodes;
        const auto node = std::find_if(nodes.begin(), nodes.end(), [](const widgets::GraphNode& entry) {
            return entry.id == QStringLiteral("4.1-W");
        });
        QCOMPARE(node->x, 0.4);
        shown.undo();
        QVERIFY(shown.store.study().transfer.places.empty());
    }

    void anotherCellAndAnotherOperationAreAsked() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        QComboBox* threads = shown.bar()->levelCombos().front();
        threads->setCurrentIndex(0);
        emit threads->activated(0);
        QCOMPARE(*shown.store.study().relative.question, (std::vector<std::string>{"8", "2"}));
        QVERIFY(shown.panel()->card()->text().contains(QStringLiteral("×")));
        QVERIFY(!shown.answer().contains(QStringLiteral("555")));
        auto* operations = shown.bar()->operations()->findChild<widgets::Segmented*>();
        QVERIFY(operations);
        QCOMPARE(shown.bar()->operations()->accessibleName(), QStringLiteral("Operation"));  // the column's name
        operations->button(2)->click();
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.store.study().selection.reference, sampleId("2.1-R"));
        QCOMPARE(predictedSeries(shown.store.study()), sampleId("3.2-R"));
        QCOMPARE(shown.edges(), std::size_t{8});  // the pairs hold for every operation
        QCOMPARE(shown.result().options.model.from, std::string("2.1-R"));
    }

    /// Whatever the further key is: its own name, and series as they are called elsewhere.
    void seriesOfAStackKeepTheirNames() {
        Study study = studyOf(
            kStacked, {.keys = {"source", "fs"}, .factors = {"threads"}, .metrics = {"rate"}, .descriptions = {}});
        StudyTable& table = study.tables.front();
        std::vector<data::Column> columns = table.dataset->columns();
        columns[0].namesTables = true;
        table.dataset = std::make_shared<const data::Dataset>(data::Dataset::create(std::move(columns)).value());
        study.selection = {{"table", "A:ext4"}, {{"table", "B:ext4"}}};
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QCOMPARE(shown.bar()->operations()->accessibleName(), QStringLiteral("Fs"));
        const auto& nodes = shown.graph()->spec().nodes;
        QVERIFY(std::any_of(nodes.begin(), nodes.end(),
                            [](const widgets::GraphNode& node) { return node.title == QStringLiteral("A:ext4"); }));
    }

    void aChosenPathShowsHowItsErrorGrows() {
        Shown shown(sample());
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.panel()->growthText().contains(QStringLiteral("3.24 %")));
        shown.highlight.choose(shown.strips()->spec().rows[2].link.lights);
        QVERIFY(shown.panel()->growthText().contains(QStringLiteral("1.1-W 9.1")) ||
                shown.panel()->growthText().contains(QStringLiteral("1.1-W 9.2")));
        QVERIFY(shown.panel()->growthText().contains(QStringLiteral("7.56 %")));
        shown.page->hide();
        QVERIFY(shown.highlight.chosen().empty());
    }

    void aSystemOnOtherCellsIsRefusedWithTheReason() {
        Study study =
            studyOf(kForeign, {.keys = {"host"}, .factors = {"threads"}, .metrics = {"rate_mb_s"}, .descriptions = {}});
        study.selection = {{"table", "a"}, {{"table", "c"}}};
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.result().paths.empty());
        QVERIFY(shown.panel()->noteText().contains(QStringLiteral("1 path is not usable")));
        QVERIFY(shown.panel()->noteText().contains(errorText(*shown.result().refused[0].refused)));
        QVERIFY(shown.answer().contains(QStringLiteral("c by the direct tree")));
        QCOMPARE(shown.strips()->spec().rows.back().name, QStringLiteral("not usable"));
    }

    void unlikeUnitsShareNoRatio() {
        Study study = studyOf("threads,read (MB/s),wait (ms),write (MB/s)\n1,10,3,9\n2,20,4,17\n4,30,6,28\n8,50,9,44\n",
                              {.keys = {},
                               .factors = {"threads"},
                               .metrics = {"read (MB/s)", "wait (ms)", "write (MB/s)"},
                               .descriptions = {}});
        study.selection = {{"table", "read (MB/s)"}, {{"table", "wait (ms)"}}};
        Shown refused(study);
        QTRY_VERIFY(!refused.page->failure().isEmpty());
        const QString why = refused.page->failure();
        QVERIFY2(why.contains("MB/s") && why.contains("ms"), qPrintable(why));
        study.selection.compared = {{"table", "write (MB/s)"}};
        Shown shown(study);
        QTRY_VERIFY(shown.ready());
        for (const auto& [name, id] : shown.page->shown()->result->systemIds) {
            QVERIFY(name != "wait (ms)");
        }
    }

    void aWideTableOfManySystemsIsReadable() {
        std::string csv = "threads";
        for (int system = 0; system < 28; ++system) {
            csv += ",rack/drive" + std::to_string(system);
        }
        for (int row = 1; row <= 12; ++row) {
            csv += '\n' + std::to_string(row);
            for (int system = 0; system < 28; ++system) {
                csv += ',' + std::to_string(100 + row * (3 + system % 5) + (row * 7 + system * 13) % 11);
            }
        }
        std::vector<std::string> metrics;
        for (int system = 0; system < 28; ++system) {
            metrics.push_back("rack/drive" + std::to_string(system));
        }
        Study study = studyOf(csv + '\n', {.keys = {}, .factors = {"threads"}, .metrics = metrics, .descriptions = {}});
        study.selection = {{"table", metrics[0]}, {{"table", metrics[27]}}};
        Shown shown(study);
        QTRY_VERIFY_WITH_TIMEOUT(shown.ready(), 20000);
        QCOMPARE(shown.result().paths.size(), std::size_t{26 + 26 * 25});
        const widgets::GraphGeometry g = shown.graph()->geometryNow();
        QCOMPARE(g.nodes.size(), std::size_t{28});
        for (std::size_t a = 0; a < g.nodes.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                QVERIFY(!g.nodes[a].intersects(g.nodes[b]));
            }
        }
        QCOMPARE(shown.graph()->spec().nodes.front().title, QStringLiteral("drive0"));
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
        QTRY_VERIFY(shown.ready());
        QVERIFY(shown.bar()->addButton()->isEnabled());
    }
};

GREYSCOPE_TEST(tst_transfer_page)

}  // namespace tests_of_transfer_page

#include "tst_transfer_page.moc"
