#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include "app/pages/compare/compare_derivation.h"
#include "app/pages/compare/compare_page.h"
#include "app/study/sample_study.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/opened_files.h"
#include "core/base/contains.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/note.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/plot/plot_view.h"
#include "widgets/ranking/ranking_view.h"

namespace tests_of_compare_page {

using namespace greyscope;
using namespace greyscope::app;
using stats::Verdict;

namespace {

/// Two operations on two node counts, three repeats each; reads on one node at `level` times the rest.
QByteArray runText(double level) {
    QByteArray text = "operation,nodes,run,mb_s\n";
    const double offsets[] = {0.0, 1.0, -1.0};
    for (const char* operation : {"read", "write"}) {
        for (const int nodes : {1, 2}) {
            for (int repeat = 0; repeat < 3; ++repeat) {
                const double factor = operation[0] == 'r' && nodes == 1 ? level : 1.0;
                text += QByteArray(operation) + ',' + QByteArray::number(nodes) + ',' + QByteArray::number(repeat + 1) +
                        ',' + QByteArray::number((100.0 * nodes + offsets[repeat]) * factor) + '\n';
            }
        }
    }
    return text;
}

Study twoTables(double level) {
    base::NoProgress progress;
    Study study;
    study.tables.push_back(tableFromBytes(runText(1.0), "before.csv", {}, progress).value());
    study.tables.push_back(tableFromBytes(runText(level), "after.csv", {}, progress).value());
    return study;
}

struct Stage {
    explicit Stage(Study study) {
        store.reset(std::move(study));
        page = std::make_unique<ComparePage>(PageContext{store, catalog, highlight});
        page->resize(900, 780);
        page->show();
    }
    template <class T>
    [[nodiscard]] T* named(const char* name) const {
        for (const QWidget* part :
             {static_cast<QWidget*>(page.get()), page->contextBar(), page->inspector(), page->sidePanel()}) {
            if (T* found = part->findChild<T*>(QLatin1String(name))) {
                return found;
            }
        }
        return nullptr;
    }
    [[nodiscard]] bool ready() const { return page->shown() != nullptr && page->isSettled(); }
    [[nodiscard]] const stats::Comparison& result() const { return *page->shown()->result; }
    [[nodiscard]] std::size_t count(Verdict verdict) const {
        return result().overall.verdicts[static_cast<std::size_t>(verdict)];
    }
    void choose(const char* name, int index) const {
        auto* combo = named<QComboBox>(name);
        combo->setCurrentIndex(index);
        emit combo->activated(index);
    }

    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    std::unique_ptr<ComparePage> page;
};

}  // namespace

class tst_compare_page : public QObject {
    Q_OBJECT

private slots:
    /// The last lines are the upper end of the interval and the p that the page shows, whichever way they were made.
    void theIntervalAndTheTestOfACellAreWorkedThrough() {
        using stats::ChangeTest;
        using stats::IntervalMethod;
        Stage stage(twoTables(0.8));
        base::NoProgress progress;
        for (const auto& [test, method] : {std::pair(ChangeTest::welch, IntervalMethod::t),
                                           {ChangeTest::welch, IntervalMethod::bootstrap},
                                           {ChangeTest::mannWhitney, IntervalMethod::t}}) {
            stage.store.edit(QStringLiteral("Test"), [test = test, method = method](Study& study) {
                study.compare.change.test = test;
                study.intervals = method;
            });
            QTRY_VERIFY(stage.ready());
            QCOMPARE(stage.result().options.change.test, test);
            const auto offered = stage.page->derivation();
            QVERIFY(offered.has_value());
            const auto derivation = offered->derive({}, progress);
            QVERIFY(derivation.has_value());
            const stats::CellChange& worst = stage.result().cells[stats::worstCell(stage.result())];
            QVERIFY(std::abs(static_cast<double>(derivation->last()->value) - worst.interval->high) < 1e-9);
            QCOMPARE(offered->others.size(), std::size_t{1});
            const auto tested = offered->others.front().derive({}, progress);
            QVERIFY(tested.has_value());
            QVERIFY(std::abs(static_cast<double>(tested->last()->value) - *worst.p) < 1e-9);
        }
    }

    /// One measurement on each side has a change, and steps to that.
    void aChangeOfOneEachIsWorkedThrough() {
        base::NoProgress progress;
        Study study;
        study.tables.push_back(
            tableFromBytes("operation,nodes,rate\nread,1,100\nread,2,200\n", "before.csv", {}, progress).value());
        study.tables.push_back(
            tableFromBytes("operation,nodes,rate\nread,1,110\nread,2,180\n", "after.csv", {}, progress).value());
        const Stage stage(study);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(lineOfChange(stage.result(), 0)->step, QStringLiteral("change"));
        const auto offered = stage.page->derivation();
        QVERIFY(offered.has_value());
        const auto derivation = offered->derive({}, progress);
        QVERIFY(derivation.has_value());
        const double last = std::abs(static_cast<double>(derivation->last()->value));
        QVERIFY(std::abs(last - 0.1) < 1e-12);
    }

    void twoTablesAreComparedAtOnce() {
        const Stage stage(twoTables(0.5));
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.page->shown()->request.runs.before.table, std::string("before"));
        QCOMPARE(stage.result().options.match, (std::vector<std::string>{"operation", "nodes"}));
        QCOMPARE(stage.count(Verdict::worse), std::size_t{1});
        QCOMPARE(stage.count(Verdict::equal), std::size_t{3});
        QVERIFY(stage.named<QLabel>("compare.exit")->text().contains(QStringLiteral("exit code 1")));
        QVERIFY(stage.named<QLabel>("compare.account")->text().contains(QStringLiteral("12 rows = 12 used + 0")));
        QCOMPARE(stage.page->figures().size(), std::size_t{3});
    }

    /// Files of one layout are opened as one table: its parts are the runs, and the command names their files.
    void filesOpenedTogetherAreTheRuns() {
        const QTemporaryDir folder;
        QStringList paths;
        for (const auto& [name, level] : {std::pair{"old.csv", 1.0}, std::pair{"new one.csv", 0.5}}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(runText(level));
            paths << file.fileName();
        }
        base::NoProgress progress;
        const auto opened = openFiles(paths, {}, progress);
        QVERIFY(opened.has_value());
        QCOMPARE(opened->study.tables.size(), std::size_t{1});
        const Stage stage(opened->study);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.count(Verdict::worse), std::size_t{1});
        // Rows of the other file are none of a run, as where the command reads one file for each.
        QVERIFY(stage.named<QLabel>("compare.account")->text().count(QStringLiteral("12 rows = 12 used + 0")) == 2);
        const QString command = stage.named<QPlainTextEdit>("compare.command")->toPlainText();
        QVERIFY2(command.contains(QStringLiteral("old.csv \\\n  '") + folder.path() + QStringLiteral("/new one.csv'")),
                 qPrintable(command));
        QVERIFY(command.contains(QStringLiteral("--fail-if worse:5%")));
        QVERIFY(command.contains(QStringLiteral("exit code 1): 1 of 4")) &&
                command.contains(QStringLiteral("# 3 equal")));
    }

    void oneTableIsComparedByAKey() {
        const Stage stage(*sampleStudy());
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.page->shown()->request.runs.before.where.front().column, std::string("case"));
        QCOMPARE(stage.count(Verdict::undecided), stage.result().cells.size());  // measured once
        QVERIFY(!base::contains(stage.result().options.match, std::string("case")));
    }

    void runsSwap() {
        Stage stage(twoTables(0.5));
        QTRY_VERIFY(stage.ready());
        stage.named<QPushButton>("compare.swap")->click();
        QTRY_VERIFY(stage.ready() && stage.count(Verdict::better) == 1);
        stage.choose("compare.before", 0);
        QTRY_VERIFY(stage.ready() && stage.count(Verdict::worse) == 1);
        QCOMPARE(stage.store.undoStack().count(), 2);
        stage.store.undoStack().setIndex(0);
        QTRY_VERIFY(stage.ready() && stage.count(Verdict::worse) == 1);
        QCOMPARE(stage.store.study().compare, CompareChoices());
    }

    void whatIsBetterIsSeenAndChanged() {
        const Stage stage(twoTables(0.5));
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.named<QComboBox>("compare.better")->currentIndex(), 0);
        stage.choose("compare.better", 1);
        QTRY_VERIFY(stage.ready() && stage.count(Verdict::better) == 1);
    }

    /// The page asks once, in its panel; until then no cell is better or worse, and nothing is a check.
    void whatIsBetterIsAskedWhereNobodyKnows() {
        Study study = twoTables(0.5);
        base::NoProgress progress;
        study.tables.clear();
        for (const auto& [name, level] : {std::pair{"before.csv", 1.0}, std::pair{"after.csv", 0.5}}) {
            QByteArray text = runText(level);
            study.tables.push_back(tableFromBytes(text.replace("mb_s", "q"), name, {}, progress).value());
        }
        Stage stage(study);
        QTRY_VERIFY(stage.ready());
        QVERIFY(!stage.result().betterIsKnown());
        auto* question = stage.named<widgets::Note>("compare.ask.better");
        QVERIFY(!question->isHidden());
        QVERIFY(!stage.named<QPlainTextEdit>("compare.command")->toPlainText().contains(QStringLiteral("--fail-if")));
        stage.named<QPushButton>("compare.ask.less")->click();
        QTRY_VERIFY(stage.ready() && stage.count(Verdict::better) == 1);
        QVERIFY(question->isHidden());
        QCOMPARE(stage.store.undoStack().count(), 1);
    }

    /// One measurement a side: the check is not decided, and the page says so.
    void whatHasNoTestIsNotDecided() {
        base::NoProgress progress;
        Study study;
        study.tables.push_back(tableFromBytes("nodes,ms\n1,10\n2,20\n", "before.csv", {}, progress).value());
        study.tables.push_back(tableFromBytes("nodes,ms\n1,15\n2,30\n", "after.csv", {}, progress).value());
        const Stage stage(study);
        QTRY_VERIFY(stage.ready());
        QVERIFY(stage.named<QLabel>("compare.exit")->text().contains(QStringLiteral("exit code 3")));
    }

    void aCellThatIsChosenShowsItsRepeats() {
        const Stage stage(twoTables(0.5));
        QTRY_VERIFY(stage.ready());
        auto* matrix = stage.named<widgets::MatrixView>("compare.matrix");
        QTest::mouseClick(matrix->viewport(), Qt::LeftButton, {}, matrix->cellRect(1, 1).center());
        const auto& plot = stage.named<widgets::PlotView>("compare.repeats")->spec();
        QCOMPARE(plot.subtitle, QStringLiteral("write, 2"));
        QVERIFY(stage.named<QLabel>("compare.cell")->text().contains(QStringLiteral("equal")));
        stage.page->hide();
        QVERIFY(stage.highlight.chosen().empty());
    }

    void columnsAndVerdictsAreTicked() {
        Stage stage(twoTables(0.5));
        QTRY_VERIFY(stage.ready());
        auto* match = stage.named<QListWidget>("compare.match");
        QCOMPARE(match->count(), 2);
        match->item(1)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY(stage.ready() && stage.result().cells.size() == 2);
        QCOMPARE(stage.result().mixed, std::vector<std::string>{"nodes"});
        match->item(0)->setCheckState(Qt::Unchecked);  // nothing would be matched
        QCOMPARE(stage.store.study().compare.match, std::vector<std::string>{"operation"});
        stage.store.undoStack().undo();
        QTRY_VERIFY(stage.ready() && stage.result().cells.size() == 4);
        stage.named<QCheckBox>("compare.show.equal")->click();
        QCOMPARE(stage.named<widgets::RankingView>("compare.list")->spec().bars.size(), std::size_t{1});
    }

    void withoutASecondRunItSaysWhatIsMissing() {
        Study study = twoTables(1.0);
        study.tables.pop_back();
        study.tables.front().roles.keys.clear();
        const Stage stage(study);
        QVERIFY(!stage.page->shown());
        const auto labels = stage.page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("second run"));
        }));
        Study none = twoTables(1.0);
        none.compare.before = none.compare.after = {"gone", {}};
        const Stage usual(none);
        QTRY_VERIFY(usual.ready());
    }

    void aKeyOfManyValuesIsNamedAsTheReason() {
        QByteArray text = "host,nodes,mb_s\n";
        for (int host = 0; host < 41; ++host) {
            for (const int nodes : {1, 2}) {
                text += "host" + QByteArray::number(host) + ',' + QByteArray::number(nodes) + ",100\n";
            }
        }
        base::NoProgress progress;
        Study study;
        study.tables.push_back(tableFromBytes(text, "many.csv", {}, progress).value());
        const Stage stage(study);
        const auto labels = stage.page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("at most 40 values; Host has 41"));
        }));
    }

    /// Window and command read the same rows, leave out the same totals, and come to the same verdicts.
    void theCommandCountsTheSameRows() {
        const QTemporaryDir folder;
        std::vector<std::string> arguments{"compare"};
        QStringList paths;
        for (const auto& [name, level] : {std::pair{"a.csv", 1.0}, std::pair{"b.csv", 0.5}}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(runText(level) + "Total,1,1,900\nTotal,2,1,900\nread,,1,7\n");
            paths << file.fileName();
            arguments.push_back(file.fileName().toStdString());
        }
        base::NoProgress progress;
        Study study;
        for (const QString& path : paths) {
            study.tables.push_back(tableFromFile(path.toStdString(), {}, progress).value());
        }
        const Stage stage(study);
        QTRY_VERIFY(stage.ready());
        arguments.insert(arguments.end(), {"--format", "json"});
        const nlohmann::json json = test::runCommand(arguments).json();
        QCOMPARE(json["match"].get<std::vector<std::string>>(), stage.result().options.match);
        QCOMPARE(json["cells"].size(), stage.result().cells.size());
        for (const auto& [name, account] :
             {std::pair{"before", &stage.result().before}, std::pair{"after", &stage.result().after}}) {
            QCOMPARE(json[name]["left_out"]["rows_used"].get<std::size_t>(), account->leftOut.rowsUsed());
            QCOMPARE(json[name]["left_out"]["rows_read"].get<std::size_t>(), account->leftOut.rowsRead());
        }
        for (std::size_t i = 0; i < stage.result().cells.size(); ++i) {
            QCOMPARE(json["cells"][i]["verdict"].get<std::string>(),
                     stats::verdictName(stage.result().cells[i].verdict, true));
        }
    }

    /// The command line gives the same numbers, and its figure is the page's.
    void theCommandDrawsTheSame() {
        const QTemporaryDir folder;
        std::vector<std::string> arguments{"compare"};
        for (const auto& [name, level] : {std::pair{"a.csv", 1.0}, std::pair{"b.csv", 0.5}}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(runText(level));
            arguments.push_back(file.fileName().toStdString());
        }
        const std::string picture = folder.filePath(QStringLiteral("changes.svg")).toStdString();
        const std::string saved = folder.filePath(QStringLiteral("changes.greyscope")).toStdString();
        arguments.insert(arguments.end(),
                         {"--margin", "5%", "--figure", picture, "--study", saved, "--format", "json"});
        const auto run = test::runCommand(arguments);
        QCOMPARE(run.code, 0);
        QVERIFY(QFile::exists(QString::fromStdString(picture)));
        base::NoProgress progress;
        const auto opened = openFiles({QString::fromStdString(saved)}, {}, progress);
        QVERIFY(opened.has_value());
        const Stage stage(opened->study);
        QTRY_VERIFY(stage.ready());
        const nlohmann::json json = run.json();
        QCOMPARE(stage.result().options.change.margin, 0.05);
        for (std::size_t i = 0; i < stage.result().cells.size(); ++i) {
            QCOMPARE(*stage.result().cells[i].change, json["cells"][i]["change"].get<double>());
        }
    }
};

GREYSCOPE_TEST(tst_compare_page)

}  // namespace tests_of_compare_page

#include "tst_compare_page.moc"
