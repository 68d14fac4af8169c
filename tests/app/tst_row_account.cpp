#include <QTest>

#include "app/study/series_listing.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/table_recipe.h"
#include "app/tables/row_account.h"
#include "core/data/recipe/recipe_text.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_row_account {

using namespace greyscope;
using namespace greyscope::app;

namespace {

constexpr const char* kRuns =
    "source,tasks,open(s),wr/rd(s),close(s)\n"
    "ext4_loop,1,0.1,1.0,0.25\next4_loop,2,0.2,1.5,0.3\next4_loop,4,0.3,2.5,0.5\n"
    "ext4_vda,1,0.2,1.1,0.2\next4_vda,2,0.3,1.4,0.35\next4_vda,4,0.4,2.9,0.7\n"
    ",1,0.3,1.6,0.4\nxfs_vda,2,0.35,1.9,0.5\nxfs_vda,4,0.5,2.2,0.9\n";

using Steps = std::vector<std::pair<std::string, std::string>>;

StudyTable tableAfter(const Steps& steps, const char* csv = kRuns) {
    base::NoProgress progress;
    StudyTable table = tableFromText(csv, "runs", {}, progress).value();
    data::Recipe recipe;
    for (const auto& [option, value] : steps) {
        recipe.push_back(data::stepFrom({option, value}).value());
    }
    const auto set = setRecipe(table, recipe, progress);
    if (!set) {
        qFatal("no recipe");
    }
    return table;
}

/// Every row is in one of the lines, and each stage begins with what the one before made.
void verifyAddsUp(const RowAccount& account) {
    for (std::size_t s = 0; s < account.stages.size(); ++s) {
        const RowStage& stage = account.stages[s];
        std::size_t out = 0;
        for (const RowReason& reason : stage.leftOut) {
            out += reason.rows;
        }
        QCOMPARE(stage.start, stage.left + out);
        if (s + 1 < account.stages.size() && !stage.turned) {
            QCOMPARE(account.stages[s + 1].start, stage.left * stage.made);
        }
    }
}

}  // namespace

class tst_row_account : public QObject {
    Q_OBJECT

private slots:
    void everyRowIsUsedOrLeftOutForAReason() {
        StudyTable table = tableAfter({{"--where", "tasks>1"},
                                       {"--unpivot", "open(s),wr/rd(s),close(s)=phase,seconds"},
                                       {"--where", "phase!=close"},
                                       {"--without-rows", "3"}});
        table.wide = false;
        table.roles = {{"source", "phase"}, {"tasks"}, {"seconds"}, {}};
        table.metric = "seconds";
        const RowAccount account = rowAccount(table, seriesOf(table).leftOut);
        verifyAddsUp(account);
        QCOMPARE(account.stages.size(), std::size_t{2});
        QCOMPARE(account.read(), std::size_t{9});
        QCOMPARE(account.stages[0].leftOut.size(), std::size_t{1});
        QCOMPARE(account.stages[0].leftOut[0].rows, std::size_t{3});
        QCOMPARE(account.stages[0].leftOut[0].step, std::size_t{1});
        QCOMPARE(account.stages[1].start, std::size_t{18});
        QCOMPARE(account.stages[1].leftOut.size(), std::size_t{3});
        QCOMPARE(account.stages[1].leftOut[2].what, QStringLiteral("empty key"));
        QCOMPARE(account.stages[1].leftOut[2].rows, std::size_t{0});
        QCOMPARE(account.stages[1].leftOut[1].rows, std::size_t{2});  // both phases of that line
        QCOMPARE(account.used(), std::size_t{10});
        QCOMPARE(account.used(), table.dataset->rowCount());
        QCOMPARE(balanceText(account),
                 QStringLiteral("9 = 6 used + 3 left out; 6 × 3 = 18; 18 = 10 used + 8 left out"));
        QVERIFY(accountText(account).contains(QStringLiteral("marked by hand\t2\tstep 5")));
    }

    void rowsWithoutAKeyAreALineOfIt() {
        StudyTable table = tableAfter({});
        table.wide = false;
        table.roles = {{"source"}, {"tasks"}, {"open(s)"}, {}};
        table.metric = "open(s)";
        const RowAccount account = rowAccount(table, seriesOf(table).leftOut);
        verifyAddsUp(account);
        QCOMPARE(account.used(), std::size_t{8});
        QCOMPARE(account.stages[0].leftOut.front().what, QStringLiteral("no series: source is empty"));
        QCOMPARE(account.stages[0].leftOut.back().what, QStringLiteral("marked by hand"));
        QVERIFY(accountText(account).contains(QStringLiteral("marked by hand\t0")));
        QVERIFY(!accountText(account).contains(QStringLiteral("empty key")));
    }

    void rowsThatBecomeColumnsBeginAnew() {
        const StudyTable table = tableAfter({{"--where", "tasks=2"}, {"--rows-as-series", "source=phase"}});
        const RowAccount account = rowAccount(table, seriesOf(table).leftOut);
        verifyAddsUp(account);
        QVERIFY(account.stages.front().turned);
        QCOMPARE(account.stages.front().left, std::size_t{3});
        QCOMPARE(account.used(), table.dataset->rowCount());
    }

    void commandsAndPagesAgreeOnWhatStepsLeaveOut_data() {
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<std::size_t>("used");
        const auto row = [](const char* name, Steps steps, std::size_t used) {
            QTest::newRow(name) << std::move(steps) << used;
        };
        row("marked", {{"--without-rows", "9-11"}}, 6);
        row("except", {{"--except", "host=c"}}, 6);
        row("empty keys", {{"--fill-empty", "host=x"}, {"--without-rows", "9-11"}}, 9);
        row("empty cells", {{"--fill-empty", "rate_mb_s=30"}}, 9);
        row("all",
            {{"--except", "host=c"}, {"--fill-empty", "host=x"}, {"--without-rows", "2,5"}, {"--where", "threads>1"}},
            6);
    }

    /// Text, JSON and the Data page: rows read are those used and those left out, with the same reasons.
    void commandsAndPagesAgreeOnWhatStepsLeaveOut() {
        QFETCH(Steps, steps);
        QFETCH(std::size_t, used);
        const char* csv =
            "host,threads,rate_mb_s\na,1,10\na,2,20\na,4,41\nb,1,11\nb,2,22\nb,4,43\n,1,7\nc,1,3\nc,2,4\nc,4,\n"
            ",2,9\n,4,8\n";
        const test::TableFile file(csv);
        std::vector<std::string> arguments{"relate", file.path(), "--matrix"};
        for (auto& [option, value] : steps) {
            arguments.insert(arguments.end(), {option, value});
            if (option == "--except") {  // as a recipe has it
                option = "--where";
                value.insert(value.find('='), "!");
            }
        }
        const auto text = test::runCommand(arguments);
        QVERIFY2(text.code == 0, text.err.c_str());
        arguments.insert(arguments.end(), {"--format", "json"});
        const auto result = test::runCommand(arguments).json();
        const StudyTable table = tableAfter(steps, csv);
        const RowAccount account = rowAccount(table, seriesOf(table).leftOut);
        verifyAddsUp(account);
        QCOMPARE(account.read(), std::size_t{12});
        QCOMPARE(account.used(), used);
        QVERIFY2(text.out.find("Rows: " + balanceText(account).toStdString() + ".") != std::string::npos,
                 text.out.c_str());
        const auto& leftOut = result["left_out"];
        QCOMPARE(leftOut["rows_read"].get<std::size_t>(), account.read());
        QCOMPARE(leftOut["rows_used"].get<std::size_t>(), account.used());
        std::size_t rows = used;
        for (const char* reasons : {"key_empty", "axis_empty", "no_part"}) {
            for (const auto& count : leftOut[reasons]) {
                rows += count.get<std::size_t>();
            }
        }
        std::vector<std::size_t> bySteps;
        for (const auto& step : result["reshaping"]) {
            for (const auto& tally : step["left_out"]) {
                bySteps.push_back(tally["count"].get<std::size_t>());
                rows += bySteps.back();
            }
        }
        QCOMPARE(rows, account.read());
        std::vector<std::size_t> inThePage;
        for (const RowReason& reason : account.stages.front().leftOut) {
            if (reason.step > 0) {
                inThePage.push_back(reason.rows);
            }
        }
        QCOMPARE(inThePage, bySteps);
    }

    void rowsThatAreOddAndStayAreNotLeftOut() {
        const StudyTable table = tableAfter({{"--split", "source={filesystem}_{device}"}});
        const RowAccount account = rowAccount(table, {});
        verifyAddsUp(account);
        QCOMPARE(account.used(), std::size_t{9});
        QCOMPARE(account.remarks.size(), std::size_t{1});
        QCOMPARE(account.remarks.front().rows, std::size_t{1});
    }
};

GREYSCOPE_TEST(tst_row_account)

}  // namespace tests_of_row_account

#include "tst_row_account.moc"
