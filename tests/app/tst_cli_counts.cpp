#include <QTest>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_counts {

using namespace greyscope;
using nlohmann::json;
using test::runCommand;
using test::TableFile;

namespace {

using Arguments = std::vector<std::string>;

/// 15 rows: one without a host, one without threads, one without a rate, one without a host and either of the others,
/// two that repeat each other.
constexpr const char* kHoles =
    "host,threads,size,rate_mb_s\na,1,64k,10\na,1,64k,12\na,2,64k,20\na,4,1m,\na,,64k,5\n,1,64k,7\n,,64k,9\n,2,64k,\nb,"
    "1,64k,11\n"
    "b,2,64k,22\nb,4,1m,41\nb,8,1m,50\nc,1,64k,3\nc,2,64k,4\nc,4,1m,6\n";
/// The same in another unit.
constexpr const char* kGigabytes =
    "host,threads,size,rate_gb_s\na,1,64k,0.010\na,1,64k,0.012\na,2,64k,0.020\na,4,1m,\na,,64k,0.005\n,1,64k,0.007\n,,"
    "64k,0.009\n,2,64k,\n"
    "b,1,64k,0.011\nb,2,64k,0.022\nb,4,1m,0.041\nb,8,1m,0.050\nc,1,64k,0.003\nc,2,64k,0.004\nc,4,1m,0.006\n";

std::size_t sumOf(const json& counts) {
    std::size_t sum = 0;
    for (const json& count : counts) {
        sum += count.get<std::size_t>();
    }
    return sum;
}

const json* accountIn(const json& result) {
    if (result.contains("left_out")) {
        return &result["left_out"];
    }
    return result.contains("scenarios") ? &result["scenarios"][0]["left_out"] : nullptr;
}

const Arguments kPair{"--value", "rate_mb_s", "--system", "host", "--from", "a", "--to", "b"};

}  // namespace

/// Every command that reads a table says of each row whether it is used, and why not.
class tst_cli_counts : public QObject {
    Q_OBJECT

private slots:
    void rowsReadAreUsedOrLeftOutByReason_data() {
        QTest::addColumn<Arguments>("arguments");
        QTest::addColumn<bool>("twoFiles");
        QTest::addColumn<std::size_t>("used");
        const auto add = [](const char* name, Arguments arguments, const Arguments& more, std::size_t used) {
            arguments.insert(arguments.end(), more.begin(), more.end());
            QTest::newRow(name) << arguments << false << used;
            arguments.insert(arguments.end(), {"--where", "threads<8"});
            QTest::newRow((std::string(name) + ", conditions").c_str())
                << arguments << false << used - (arguments.front() == "tree" ? 3U : 1U);
        };
        // Of the points that all have, 1 and 2, the condition takes none.
        for (const bool conditions : {false, true}) {
            Arguments arguments{"relate", "--matrix", "--common-points"};
            if (conditions) {
                arguments.insert(arguments.end(), {"--where", "threads<8"});
            }
            QTest::newRow(conditions ? "relate, conditions" : "relate") << arguments << false << std::size_t{7};
        }
        QTest::newRow("relate, two of three")
            << Arguments{"relate", "--reference", "b", "--compare", "c", "--common-points"} << false << std::size_t{6};
        QTest::newRow("relate, without points")
            << Arguments{"relate", "--reference", "b", "--without", "a", "--without-points", "8"} << false
            << std::size_t{6};
        add("tree", {"tree", "--response", "rate_mb_s", "--factors", "host,threads,size"}, {}, 13);
        add("transfer", {"transfer", "--via", "c"}, kPair, 10);
        // b has two cells that a lacks, of which the condition takes one.
        for (const char* command : {"relative", "scenarios"}) {
            Arguments arguments{command};
            arguments.insert(arguments.end(), kPair.begin(), kPair.end());
            QTest::newRow(command) << arguments << false << std::size_t{5};
            arguments.insert(arguments.end(), {"--where", "threads<8"});
            QTest::addRow("%s, conditions", command) << arguments << false << std::size_t{5};
        }
        QTest::newRow("forecast") << Arguments{"forecast", "--of", "b", "--axis", "threads", "--series", "host"}
                                  << false << std::size_t{4};
        for (const char* also : {"--stability", "--axioms", "--why=c"}) {
            QTest::addRow("relate, %s", also)
                << Arguments{"relate", "--reference", "b", "--compare", "c", "--common-points", also} << false
                << std::size_t{6};
        }
        QTest::newRow("next") << Arguments{"next",   "--value", "rate_mb_s", "--system", "host",
                                           "--from", "b",       "--to",      "c"}
                              << false << std::size_t{6};
        QTest::newRow("decide") << Arguments{"decide",    "--objects", "host", "--indicators",
                                             "rate_mb_s", "--agg",     "mean"}
                                << false << std::size_t{11};
        QTest::newRow("cluster") << Arguments{"cluster", "--objects", "host",      "--indicators",   "rate_mb_s",
                                              "--agg",   "mean",      "--centres", "rate_mb_s=1,100"}
                                 << false << std::size_t{11};
        QTest::newRow("latency") << Arguments{"latency", "--value", "rate_mb_s", "--series", "host"} << false
                                 << std::size_t{11};
        QTest::newRow("next, two units") << Arguments{"next",   "--value", "rate_mb_s", "--system", "source",
                                                      "--from", "a",       "--to",      "b"}
                                         << true << std::size_t{20};
        QTest::newRow("scenarios, two units")
            << Arguments{"scenarios", "--value", "rate_mb_s", "--system", "source", "--from", "a", "--to", "b"} << true
            << std::size_t{20};
        QTest::newRow("relate, two units")
            << Arguments{"relate", "--matrix", "--common-points"} << true << std::size_t{14};
        QTest::newRow("relative, two units")
            << Arguments{"relative", "--value", "rate_mb_s", "--system", "source", "--from", "a", "--to", "b"} << true
            << std::size_t{20};
        QTest::newRow("tree, two units") << Arguments{"tree", "--response", "rate_mb_s", "--factors",
                                                      "source,host,threads"}
                                         << true << std::size_t{26};
    }

    /// Rows that were left out before may be why a command fails: it says how many and for which column. Of every
    /// command of everyCommandThatReadsATableIsHere() but import, which takes all rows.
    void aFailureTellsWhatWasLeftOutBefore_data() {
        QTest::addColumn<Arguments>("arguments");
        QTest::addColumn<std::string>("told");
        const Arguments pair{"--system", "sys",     "--from", "A",         "--to",
                             "B",        "--value", "rate",   "--factors", "threads,note"};
        const auto add = [&](const Arguments& arguments, const std::string& told, bool ofPair = false) {
            Arguments all = arguments;
            all.insert(all.end(), pair.begin(), ofPair ? pair.end() : pair.begin());
            QTest::newRow(arguments.front().c_str()) << all << told;
        };
        const Arguments series{"--series", "sys,note", "--axis", "threads"};
        const auto withSeries = [&](Arguments arguments) {
            arguments.insert(arguments.end(), series.begin(), series.end());
            return arguments;
        };
        add(withSeries({"relate", "--matrix"}), "4 rows belong to no series: note is empty");
        add(withSeries({"forecast", "--of", "A-x"}), "4 rows belong to no series: note is empty");
        add({"tree", "--response", "wait", "--factors", "threads,none"}, "wait");
        add({"relative"}, "4 rows", true);
        add({"scenarios"}, "4 rows", true);
        add({"transfer", "--via", "C"}, "4 rows", true);
        add({"next"}, "4 rows", true);
        add({"compare", "--match", "note", "--value", "rate"}, "4 rows");
    }
    void aFailureTellsWhatWasLeftOutBefore() {
        QFETCH(Arguments, arguments);
        QFETCH(const std::string, told);
        const std::string ofA = "sys,note,threads,rate,wait\nA,x,1,10,\nA,x,2,20,\nA,x,4,41,\n";
        const std::string ofB = "B,,1,11,\nB,,2,21,\nB,,4,40,\nB,,8,77,\n";
        const TableFile table(ofA + ofB + "C,y,16,5,1\n", "a.csv");
        const TableFile other("sys,note,threads,rate,wait\n" + ofB, "b.csv");
        if (arguments.front() == "compare") {
            arguments.insert(arguments.begin() + 1, other.path());
        }
        arguments.insert(arguments.begin() + 1, table.path());
        const auto run = runCommand(arguments);
        QVERIFY2(run.code != 0, run.out.c_str());
        QVERIFY2(run.err.find("Left out") != std::string::npos, run.err.c_str());
        QVERIFY2(run.err.find(told) != std::string::npos, run.err.c_str());
    }

    /// Those above, compare below and import, which leaves no row out, are all that there are.
    void everyCommandThatReadsATableIsHere() {
        const std::vector<std::string> known{"import",   "plot", "relate",  "forecast", "cluster",
                                             "decide",   "tree", "latency", "relative", "scenarios",
                                             "transfer", "next", "compare"};
        const auto program = app::commandLineDescription();
        for (const auto& entry : program.commands) {
            const std::string help = runCommand({entry.name, "--help"}).out;
            const bool reads = help.find("Table: CSV") != std::string::npos;
            QVERIFY2(!reads || std::find(known.begin(), known.end(), entry.name) != known.end(), entry.name.c_str());
        }
    }

    /// Each run has its account; the other's unit is converted.
    void runsThatAreComparedHaveTheirAccounts() {
        const TableFile before(kHoles, "a.csv");
        const TableFile after(kGigabytes, "b.csv");
        const auto run = runCommand({"compare", before.path(), after.path(), "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        const json result = run.json();
        for (const char* side : {"before", "after"}) {
            const json& account = result[side]["left_out"];
            QCOMPARE(account["rows_read"].get<std::size_t>(), std::size_t{15});
            QCOMPARE(account["rows_read"].get<std::size_t>(),
                     account["rows_used"].get<std::size_t>() + account["rows_filtered"].get<std::size_t>() +
                         sumOf(account["key_empty"]) + sumOf(account["axis_empty"]) + sumOf(account["no_part"]));
        }
        for (const json& cell : result["cells"]) {
            QVERIFY(std::abs(cell["change"].get<double>()) < 1e-9);
        }
    }

    void rowsReadAreUsedOrLeftOutByReason() {
        QFETCH(Arguments, arguments);
        QFETCH(const bool, twoFiles);
        QFETCH(const std::size_t, used);
        const TableFile table(kHoles, "a.csv");
        const TableFile other(kGigabytes, "b.csv");
        arguments.insert(arguments.begin() + 1, table.path());
        if (twoFiles) {
            arguments.insert(arguments.begin() + 2, other.path());
        }
        const auto text = runCommand(arguments);
        arguments.insert(arguments.end(), {"--format", "json"});
        const auto run = runCommand(arguments);
        QVERIFY2(run.code == 0, run.err.c_str());
        const json result = run.json();
        const json* account = accountIn(result);
        QVERIFY(account);
        const std::size_t rows = twoFiles ? 30 : 15;
        QCOMPARE((*account)["rows_read"].get<std::size_t>(), rows);
        QCOMPARE((*account)["rows_used"].get<std::size_t>(), used);
        QCOMPARE((*account)["rows_filtered"].get<std::size_t>() + sumOf((*account)["key_empty"]) +
                     sumOf((*account)["axis_empty"]) + sumOf((*account)["no_part"]),
                 rows - used);
        const std::string balance =
            std::to_string(rows) + " = " + std::to_string(used) + " used + " + std::to_string(rows - used);
        QVERIFY2(text.out.find("Rows: " + balance + " left out.") != std::string::npos, text.out.c_str());
    }
};

GREYSCOPE_TEST(tst_cli_counts)

}  // namespace tests_of_cli_counts

#include "tst_cli_counts.moc"
