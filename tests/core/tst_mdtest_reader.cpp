#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_mdtest_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

std::string run(const std::string& version, const std::string& blocks) {
    return "-- started at 11/20/2026 07:34:24 --\n\nmdtest-" + version +
           " was launched with 4 total task(s) on 2 node(s)\nCommand line used: mdtest '-n' '500'\nPath: /scratch\n"
           "Nodemap: 1111\n" +
           blocks + "-- finished at 11/20/2026 07:34:26 --\n";
}

std::string block(const std::string& tasks, const std::string& rows) {
    return tasks +
           " tasks, 2000 files/directories\n\nSUMMARY rate: (of 3 iterations)\n"
           "   Operation                      Max            Min           Mean        Std Dev\n"
           "   ---------                      ---            ---           ----        -------\n" +
           rows + "\n";
}

}  // namespace

class tst_mdtest_reader : public QObject {
    Q_OBJECT

private slots:
    void theMeanIsTheRate_data() {
        QTest::addColumn<std::string>("rows");
        QTest::addRow("1.9 and 3.2") << std::string(
            "   Directory creation:       6184.978       3917.050       4889.388        953.675\n"
            "   File stat         :    1019403.842     518798.535     688705.685     233868.524\n");
        QTest::addRow("3.3") << std::string(
            "   Directory creation        :       6184.978       3917.050       4889.388        953.675\n"
            "   File stat                 :    1019403.842     518798.535     688705.685     233868.524\n");
        QTest::addRow("4.0") << std::string(
            "   Directory creation           6184.978       3917.050       4889.388        953.675\n"
            "   File stat                 1019403.842     518798.535     688705.685     233868.524\n");
    }

    void theMeanIsTheRate() {
        QFETCH(std::string, rows);
        const auto imported = readTool(run("3.3.0", block("4", rows)));
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("mdtest"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"Directory creation", "File stat"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"4889.388", "688705.685"}));
        QCOMPARE(cells(*imported, "rate_max"), (Texts{"6184.978", "1019403.842"}));
        QCOMPARE(cell(*imported, "rate_stddev", 0), std::string("953.675"));
        QCOMPARE(cell(*imported, "nodes", 0), std::string("2"));
        QCOMPARE(cell(*imported, "items", 0), std::string("2000"));
        QCOMPARE(cell(*imported, "iterations", 0), std::string("3"));
        QCOMPARE(test::note(*imported, "program"), std::string("mdtest-3.3.0"));
        QVERIFY(test::accountsForAllLines(*imported));
        const auto layout = test::layoutOf(*imported);
        QCOMPARE(layout.roles.factors, Texts{"operation"});
        QCOMPARE(layout.roles.metrics, Texts{"rate"});
    }

    /// 4.1 prints the ranks before the iterations.
    void numbersOfTheRanksAreColumnsOfTheirOwn() {
        const auto imported = readTool(run(
            "4.1.0",
            "8 tasks, 4000 files/directories\n\nSUMMARY rate: (of 3 iterations)\n"
            "   Operation         per Rank: Max            Min           Mean       per Iteration: Max            Min  "
            "         Mean         Std Dev\n"
            "   ---------                   ---            ---           ----                      ---            ---  "
            "         ----         -------\n"
            "   Directory creation          2105.11        1101.22       1601.33                  12805.44        "
            "9805.55       11306.66      1505.77\n"
            "   File stat                   9905.11        7901.22       8901.33                  69805.44       "
            "66805.55       68306.66      1105.77\n\n"));
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "operation"), (Texts{"Directory creation", "File stat"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"11306.66", "68306.66"}));
        QCOMPARE(cells(*imported, "rate_min"), (Texts{"9805.55", "66805.55"}));
        QCOMPARE(cells(*imported, "rate_per_rank"), (Texts{"1601.33", "8901.33"}));
        QCOMPARE(cells(*imported, "rate_per_rank_max"), (Texts{"2105.11", "9905.11"}));
        QVERIFY(test::accountsForAllLines(*imported));
        QCOMPARE(test::layoutOf(*imported).roles.metrics, Texts{"rate"});
    }

    void dataThatDoNotVerifyAreNoResult() {
        const auto imported = readTool(
            run("4.0.0", block("4",
                               "   File read                 90.000         80.000         85.000          1.000\n"
                               "   File stat                 50.000         40.000         45.000          1.000\n") +
                             "ERROR: verifying the data on read (3 errors)! Take the performance values with care!\n"));
        QCOMPARE(test::resultsIn(*imported, "rate"), (Texts{"", "45"}));
        QVERIFY(cell(*imported, "invalid", 0).starts_with("verifying the data"));
    }

    void testsThatWereNotRunAreNoZeros() {
        const auto imported = readTool(run(
            "1.9.3", block("4",
                           "   File creation     :       1772.504       1772.504       1772.504          0.000\n"
                           "   File stat         :          0.000          0.000          0.000          0.000\n")));
        QCOMPARE(cells(*imported, "operation"), Texts{"File creation"});
        QCOMPARE(test::countOf(*imported, ProblemKind::nothingMeasured), std::size_t{1});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void timesStandBesideRates() {
        const std::string times =
            "SUMMARY time (in ops/sec): (of 3 iterations)\n   Operation    Max   Min   Mean   Std Dev\n"
            "   File creation   0.151   0.140   0.145   0.008\n   File stat   0.001   0.000   0.000   0.000\n";
        const std::string rates =
            "   File creation   2603.905   2416.598   2510.251   132.446\n   File stat   3.5   2.5   3.0   0.1\n";
        const auto both = readTool(run("4.1.0+dev", block("4", rates) + times));
        QCOMPARE(both->dataset->rowCount(), std::size_t{2});
        QCOMPARE(cells(*both, "time"), (Texts{"0.145", "0"}));
        QCOMPARE((*both->dataset->column("time"))->unit, std::string("s"));
        QVERIFY(test::accountsForAllLines(*both));
        const auto alone = readTool(run("4.0.0", "4 tasks, 100 files\n\n" + times));
        QCOMPARE(cells(*alone, "time"), (Texts{"0.145", "0"}));
        QVERIFY(!alone->dataset->find("rate"));
    }

    void aBlockForEachNumberOfTasks() {
        const std::string row =
            "   File creation   2603.905   2416.598   2510.251   132.446\n   File stat   3.5   2.5   3.0   0.1\n";
        const auto imported = readTool(run("4.0.0", block("1", row) + block("2", row) + block("4", row)));
        QCOMPARE(cells(*imported, "tasks"), (Texts{"1", "1", "2", "2", "4", "4"}));
        const auto layout = test::layoutOf(*imported);
        QCOMPARE(layout.roles.factors, Texts{"tasks"});
        QCOMPARE(layout.roles.keys, Texts{"operation"});
        const auto twice = readTool(run("4.0.0", block("4", row)) + run("4.0.0", block("4", row)));
        QCOMPARE(cells(*twice, "run"), (Texts{"1", "1", "2", "2"}));
    }

    void aKilledRun() {
        const std::string row = "   File creation   2603.905   2416.598   2510.251   132.446\n";
        const std::string text = run("4.0.0", block("4", row + "   File stat   3.5   2.5"));
        const auto imported = readTool(text.substr(0, text.find("2.5") + 3));
        QCOMPARE(cells(*imported, "operation"), Texts{"File creation"});
        QCOMPARE(test::countOf(*imported, ProblemKind::rowCut), std::size_t{1});
    }

    void otherProgramsOfALogAreNamed() {
        const std::string log = run("3.3.0", block("4", "   File stat : 10.5 9.5 10 0.5\n")) +
                                "IOR-4.0.0: MPI Coordinated Test of Parallel I/O\n";
        const auto imported = readTool(log, {.format = "mdtest"});
        QVERIFY(imported);
        QCOMPARE(imported->report.part, std::string("mdtest"));
        QCOMPARE(imported->report.parts, (Texts{"mdtest", "ior"}));
        QVERIFY(!readTool(log));  // it is taken for IOR's, which has no results there
        const auto told = readTool(log, {.dialect = {{"program", "mdtest"}}});
        QVERIFY(told && told->report.format == "mdtest");
        QVERIFY(readTool(run("3.3.0", block("4", "   File stat : 10.5 9.5 10 0.5\n")))->report.parts.empty());
    }

    /// Two file systems in one log are no repeats of each other; where there is one, a note says which.
    void runsElsewhereAreNoRepeats() {
        const std::string row =
            "   File creation             :       6184.978       3917.050       4889.388        1.0\n";
        std::string other = run("3.3.0", block("4", row));
        other.replace(other.find("/scratch"), 8, "/home");
        const auto imported = readTool(run("3.3.0", block("4", row)) + other);
        QCOMPARE(cells(*imported, "path"), (Texts{"/scratch", "/home"}));
        QVERIFY(!imported->dataset->find("run"));
        const auto again = readTool(other + other);
        QVERIFY(!again->dataset->find("path"));
        QCOMPARE(cells(*again, "run"), (Texts{"1", "2"}));
    }
};

GREYSCOPE_TEST(tst_mdtest_reader)

}  // namespace tests_of_mdtest_reader

#include "tst_mdtest_reader.moc"
