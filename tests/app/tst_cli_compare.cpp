#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/error.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_compare {

using namespace greyscope::test;

namespace {

/// Two operations on two node counts, three repeats each; "read" of one node at `level` times the rest.
std::string runText(double level) {
    std::string text = "operation,nodes,run,mb_s\n";
    const double offsets[] = {0.0, 1.0, -1.0};
    for (const char* operation : {"read", "write"}) {
        for (const int nodes : {1, 2}) {
            for (int repeat = 0; repeat < 3; ++repeat) {
                const double factor = operation[0] == 'r' && nodes == 1 ? level : 1.0;
                text += std::string(operation) + "," + std::to_string(nodes) + "," + std::to_string(repeat + 1) + "," +
                        QByteArray::number((100.0 * nodes + offsets[repeat]) * factor).toStdString() + "\n";
            }
        }
    }
    return text;
}

}  // namespace

class tst_cli_compare : public QObject {
    Q_OBJECT
private slots:
    void stepsMakeTheTablesThatAreCompared() {
        const TableFile before("nodes,read_mb_s,write_mb_s\n1,100,50\n1,101,51\n2,200,90\n2,202,91\n", "before.csv");
        const TableFile after("nodes,read_mb_s,write_mb_s\n1,50,50\n1,51,51\n2,100,90\n2,102,91\n", "after.csv");
        const auto run =
            runCommand({"compare", before.path(), after.path(), "--unpivot", "read_mb_s,write_mb_s=operation,mb_s",
                        "--where", "nodes=1", "--match", "operation,nodes", "--value", "mb_s", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        const auto json = run.json();
        QCOMPARE(json.at("cells").size(), std::size_t{2});
    }

    void decidesAndExits() {
        const TableFile before(runText(1.0), "before.csv");
        const TableFile after(runText(0.5), "after.csv");
        const auto with = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments{"compare",         before.path(), after.path(), "--match",
                                               "operation,nodes", "--value",     "mb_s"};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments);
        };
        const auto text = with({"--fail-if", "worse:5%"});
        QCOMPARE(text.code, 1);
        QCOMPARE(text.err, std::string());
        QVERIFY(text.out.starts_with("Matched by operation, nodes\n1 of 4 cells worse, 3 equal\nGeometric mean"));
        QVERIFY(text.out.find("Failed: 25 % of the cells (1 of 4) are worse, more than 5 %.") != std::string::npos);
        QVERIFY(text.out.find("before.csv. Rows: 12 = 12 used + 0 left out.") != std::string::npos);
        QVERIFY(text.out.find("nan") == std::string::npos);
        QCOMPARE(with({"--fail-if", "worse:25%"}).code, 0);
        QCOMPARE(with({}).code, 0);

        const auto json = with({"--format", "json", "--fail-if", "worse"}).json();
        QCOMPARE(json["cells"].size(), std::size_t{4});
        QCOMPARE(json["cells"][0]["labels"], nlohmann::json({"read", "1"}));
        QCOMPARE(json["cells"][0]["verdict"].get<std::string>(), std::string("worse"));
        QVERIFY(std::abs(json["cells"][0]["change"].get<double>() + 0.5) < 1e-6);
        QCOMPARE(json["better"].get<std::string>(), std::string("more"));
        QCOMPARE(json["before"]["left_out"]["rows_used"].get<int>(), 12);
        QCOMPARE(json["grouped_by"].get<std::string>(), std::string("operation"));
        QVERIFY(json["fail_if"][0]["failed"].get<bool>());

        const auto csv = with({"--format", "csv"});
        QCOMPARE(std::count(csv.out.begin(), csv.out.end(), '\n'), 5);
        QVERIFY(csv.out.starts_with("operation,nodes,before,after,n_before,"));
    }

    void matchesBySettingsThatBothHave() {
        const TableFile before(runText(1.0), "before.csv");
        const auto result = runCommand({"compare", before.path(), before.path(), "--format", "json"}).json();
        QCOMPARE(result["match"], nlohmann::json({"operation", "nodes"}));
        QCOMPARE(result["overall"]["equal"].get<int>(), 4);
    }

    void oneFileHoldsBothRuns() {
        const TableFile file(runText(0.5), "both.csv");
        const auto result =
            runCommand({"compare", file.path(), file.path(), "--before-where", "operation=write", "--after-where",
                        "operation=read", "--match", "nodes", "--value", "mb_s", "--format", "json"})
                .json();
        QCOMPARE(result["before"]["name"].get<std::string>(), std::string("operation=write"));
        QCOMPARE(result["cells"][0]["verdict"].get<std::string>(), std::string("worse"));
        QCOMPARE(result["after"]["left_out"]["rows_filtered"].get<int>(), 6);
    }

    /// 1 says that it got worse, 3 that no cell is shared; files that cannot be read are 2, as wrong arguments are.
    void whatCannotBeComparedIsToldApart() {
        const TableFile before(runText(1.0), "before.csv");
        const TableFile other("operation,nodes,run,mb_s\nread,64,1,5\nread,64,2,6\n", "other.csv");
        const auto none =
            runCommand({"compare", before.path(), other.path(), "--match", "operation,nodes", "--value", "mb_s"});
        QCOMPARE(none.code, 3);
        QCOMPARE(std::count(none.err.begin(), none.err.end(), '\n'), 1);
        QCOMPARE(runCommand({"compare", before.path(), "/nowhere.csv"}).code, 2);
        const TableFile renamed("operation,nodes,run,iops\nread,64,1,5\nread,64,2,6\n", "renamed.csv");
        const auto without = runCommand({"compare", before.path(), renamed.path(), "--value", "mb_s"});
        QCOMPARE(without.code, 2);
        QVERIFY2(without.err.find("renamed.csv: ") != std::string::npos,
                 without.err.c_str());  // which of them lacks it
        for (const char* rule : {"slower", "worse:", "worse:x", "overall:5%", "worse:3", "worse:100%"}) {
            QCOMPARE(runCommand({"compare", before.path(), before.path(), "--fail-if", rule}).code, 2);
        }
        QCOMPARE(runCommand({"compare", before.path(), before.path(), "--margin", "3"}).code, 2);
        QCOMPARE(runCommand({"compare", "-", "-"}).code, 2);
    }

    /// A gate never passes what it did not test.
    void whatHasNoTestIsNotPassed() {
        const TableFile before("nodes,ms\n1,10\n2,20\n", "before.csv");
        const TableFile after("nodes,ms\n1,15\n2,30\n", "after.csv");
        const auto with = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments{"compare", before.path(), after.path()};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments);
        };
        const auto text = with({"--fail-if", "worse"});
        QCOMPARE(text.code, 3);
        QVERIFY(text.out.find("Passed") == std::string::npos);
        QVERIFY(text.out.find("100 % of the cells (2 of 2) have no test") != std::string::npos);
        QVERIFY(text.out.find("--max-undecided") != std::string::npos);
        QCOMPARE(with({"--fail-if", "worse", "--max-undecided", "100%"}).code, 0);
        QCOMPARE(with({"--max-undecided", "50%"}).code, 3);
        QCOMPARE(with({}).code, 0);  // nobody asked for a gate
        const auto json = with({"--fail-if", "worse", "--format", "json"});
        QCOMPARE(json.code, 3);
        QCOMPARE(json.json()["gate"]["end"], "undecided");
        QCOMPARE(json.json()["gate"]["exit_code"], 3);
        const auto csv = with({"--fail-if", "worse", "--format", "csv"});
        QCOMPARE(csv.code, 3);
        QVERIFY(csv.err.find("have no test") != std::string::npos);
    }

    /// A result that is the same everywhere on a side stays the one that is compared; settings never are.
    void constantResultsAreCompared() {
        const auto rows = [](double level, double step) {
            std::string text = "op,threads,latency_ms\n";
            for (int repeat = 0; repeat < 3; ++repeat) {
                for (const char* op : {"read", "write"}) {
                    for (const int threads : {1, 2}) {
                        text += std::string(op) + ',' + std::to_string(threads) + ',' +
                                greyscope::base::toText(level + step * (repeat + threads)) + '\n';
                    }
                }
            }
            return text;
        };
        const TableFile constant(rows(100, 0), "before.csv");
        const TableFile same(rows(100, 0), "same.csv");
        const TableFile slower(rows(120, 0.1), "slower.csv");
        const auto gate = [](const TableFile& before, const TableFile& after) {
            return runCommand({"compare", before.path(), after.path(), "--fail-if", "worse", "--format", "json"});
        };
        const auto equal = gate(constant, same);
        QCOMPARE(equal.code, 0);
        QCOMPARE(equal.json()["value"], "latency_ms");
        QCOMPARE(equal.json()["headline"], "4 of 4 cells equal");
        QCOMPARE(equal.json()["overall"]["change"], 0.0);
        QCOMPARE(gate(constant, slower).code, 1);
        QCOMPARE(gate(slower, constant).code, 0);
        QCOMPARE(gate(slower, constant).json()["value"], "latency_ms");
    }

    /// Of rows and columns of aggregates the means.
    void aggregatesAreComparedByTheirMeans_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("cells");
        QTest::newRow("columns") << "bench,mean,stddev\nx,100,5\ny,200,8\n"
                                 << "bench,mean,stddev\nx,120,6\ny,240,9\n"
                                 << 2;
        QTest::newRow("columns alone") << "mean,stddev,min,max\n100,5,90,110\n"
                                       << "mean,stddev,min,max\n120,9,95,150\n"
                                       << 1;
        QTest::newRow("with units") << "run,mean_ms,std_ms\n1,10,1\n2,10,1.5\n"
                                    << "run,mean_ms,std_ms\n1,12,1\n2,12,1.4\n"
                                    << 1;
        QTest::newRow("rows") << "stat,value\nmean,100\nstddev,5\nmax,9\n"
                              << "stat,value\nmean,120\nstddev,50\nmax,99\n"
                              << 1;
    }
    void aggregatesAreComparedByTheirMeans() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(int, cells);
        const TableFile first(before.toStdString(), "before.csv");
        const TableFile second(after.toStdString(), "after.csv");
        const auto json = runCommand({"compare", first.path(), second.path(), "--format", "json"}).json();
        QCOMPARE(json["cells"].size(), static_cast<std::size_t>(cells));
        for (const auto& cell : json["cells"]) {
            QVERIFY(std::abs(cell["change"].get<double>() - 0.2) < 1e-12);
        }
    }

    /// A test that can give no verdict is none.
    void fewRanksDoNotPass() {
        const TableFile before("nodes,ms\n1,10\n1,10.1\n1,10.2\n", "before.csv");
        const TableFile after("nodes,ms\n1,15\n1,15.1\n1,15.2\n", "after.csv");
        const auto ranks =
            runCommand({"compare", before.path(), after.path(), "--fail-if", "worse", "--test", "mann-whitney"});
        QCOMPARE(ranks.code, 3);
        QVERIFY(ranks.out.find("--test welch") != std::string::npos);
        QCOMPARE(runCommand({"compare", before.path(), after.path(), "--fail-if", "worse"}).code, 1);
        QCOMPARE(runCommand({"compare", before.path(), after.path(), "--max-undecided", "150%"}).code, 2);
    }

    /// Invalid results are no cells of the CSV, and are told in the row of theirs.
    void theCsvTellsWhyResultsAreInvalid() {
        const TableFile before("op,run,mb_s,invalid\nread,1,10,\nread,2,10.1,\nwrite,1,5,\nwrite,2,5.1,\n",
                               "before.csv");
        const TableFile after("op,run,mb_s,invalid\nread,1,10,\nread,2,,FAILED comparison\nwrite,1,5,\nwrite,2,5.1,\n",
                              "after.csv");
        const auto csv = [&](const TableFile& second) {
            return runCommand(
                       {"compare", before.path(), second.path(), "--match", "op", "--value", "mb_s", "--format", "csv"})
                .out;
        };
        const std::string told = csv(after);
        const std::size_t read = told.find("\nread,");
        QVERIFY(told.substr(0, told.find('\n')).ends_with(",verdict,invalid"));
        QVERIFY(told.substr(read + 1, told.find('\n', read + 1) - read - 1).ends_with(",FAILED comparison"));
        QCOMPARE(csv(before).find("invalid"), std::string::npos);
    }

    /// Where repeats are there, more of them would not help.
    void theRemedyIsThatOfTheReason() {
        const TableFile before("nodes,ms\n1,10\n1,10.1\n2,20\n2,20.1\n", "before.csv");
        const TableFile failed("nodes,ms\n1,0\n1,0\n2,0\n2,0\n", "after.csv");
        const auto run = runCommand(
            {"compare", before.path(), failed.path(), "--value", "ms", "--match", "nodes", "--fail-if", "worse"});
        QCOMPARE(run.code, 3);
        QVERIFY(run.out.find("2 with values that are not positive") != std::string::npos);
        QVERIFY(run.out.find("--where") != std::string::npos);
        QVERIFY(run.out.find("at least twice") == std::string::npos);
    }

    /// Half of the cells may be without a test; what fails has failed all the same.
    void cellsOfOneRunAloneAreShownFirstAndHaveNoTest() {
        const TableFile before("nodes,ms\n1,10\n1,10.1\n2,20\n2,20.1\n4,1\n", "before.csv");
        const TableFile after("nodes,ms\n1,15\n1,15.1\n2,20\n2,20.1\n8,1\n16,1\n", "after.csv");
        const auto run = runCommand({"compare", before.path(), after.path(), "--fail-if", "worse:60%"});
        QCOMPARE(run.code, 3);
        const std::size_t unmatched = run.out.find("Unmatched: 1 cell in ");
        QVERIFY(unmatched != std::string::npos && unmatched < run.out.find("1 of 2 cells worse"));
        QVERIFY(run.out.find("2 cells in ") != std::string::npos);
        QVERIFY(run.out.find("60 % of the cells (3 of 5) have no test") != std::string::npos);
        QCOMPARE(runCommand({"compare", before.path(), after.path(), "--fail-if", "worse"}).code, 1);
        QCOMPARE(
            runCommand({"compare", before.path(), after.path(), "--fail-if", "worse:60%", "--max-undecided", "60%"})
                .code,
            0);
    }

    void withoutADirectionNothingIsWorse() {
        const TableFile before("nodes,q\n1,10\n1,10.1\n1,9.9\n2,5\n2,5.1\n2,5.2\n", "before.csv");
        const TableFile after("nodes,q\n1,15\n1,15.1\n1,14.9\n2,5\n2,5.1\n2,5.2\n", "after.csv");
        const auto with = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments{"compare", before.path(), after.path(), "--value", "q"};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments);
        };
        const auto text = with({});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.find("1 of 2 cells higher") != std::string::npos);
        QVERIFY(text.out.find("worse") == std::string::npos && text.out.find("better:") == std::string::npos);
        for (const char* rule : {"worse", "better:5%", "overall"}) {
            const auto refused = with({"--fail-if", rule});
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.find("--better") != std::string::npos, refused.err.c_str());
        }
        QCOMPARE(with({"--fail-if", "undecided:50%"}).code, 0);
        QCOMPARE(with({"--fail-if", "worse", "--better", "less"}).code, 1);
        QCOMPARE(with({"--fail-if", "worse", "--better", "more"}).code, 0);
        const auto json = with({"--format", "json"}).json();
        QVERIFY(json["better"].is_null());
        QCOMPARE(json["overall"]["higher"], 1);
    }

    /// Its files are repeats, or parts of it that differ in a setting; what each of them counted is no setting.
    void aFolderIsOneRun() {
        const auto folderOf = [](const QTemporaryDir& folder, double level) {
            for (const int nodes : {1, 2}) {
                for (const int repeat : {1, 2, 3}) {
                    QFile file(folder.filePath(QStringLiteral("n%1_r%2.csv").arg(nodes).arg(repeat)));
                    if (file.open(QIODevice::WriteOnly)) {
                        const double jitter = 0.1 * repeat;
                        file.write("operation,nodes,operations,runtime,mb_s\n");
                        for (const char* operation : {"read", "write"}) {
                            file.write(QByteArray(operation) + ',' + QByteArray::number(nodes) + ',' +
                                       QByteArray::number(1000.0 * level + 10 * nodes + repeat) + ',' +
                                       QByteArray::number(60.0 + jitter * level) + ',' +
                                       QByteArray::number((100.0 * nodes + jitter) * level) + '\n');
                        }
                    }
                }
            }
            return folder.path().toStdString();
        };
        const QTemporaryDir first;
        const QTemporaryDir second;
        const std::string before = folderOf(first, 1.0);
        const std::string after = folderOf(second, 0.5);
        const auto json = runCommand({"compare", before, after, "--value", "mb_s", "--format", "json"}).json();
        QCOMPARE(json["match"], nlohmann::json({"operation", "nodes"}));
        QCOMPARE(json["headline"], "4 of 4 cells worse");
        QCOMPARE(json["cells"][0]["before"]["n"], 3);
        QCOMPARE(json["mixed"], nlohmann::json::array());
        const auto text = runCommand({"compare", before, after, "--value", "mb_s", "--fail-if", "worse"});
        QCOMPARE(text.code, 1);
        QVERIFY(text.out.starts_with("Matched by operation, nodes\n"));
        // What both folders have besides, and nobody compared, may have got worse.
        for (const auto& [folder, wait] : {std::pair{&first, 1.0}, std::pair{&second, 3.0}}) {
            QFile file(folder->filePath(QStringLiteral("wait.csv")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("host,wait_ms\nx," + QByteArray::number(wait) + "\nx," + QByteArray::number(1.1 * wait) +
                       "\ny,5\ny,6\n");
        }
        QCOMPARE(runCommand({"compare", before, after, "--value", "mb_s", "--fail-if", "worse"}).code, 1);
        const auto other = runCommand({"compare", before, after, "--value", "mb_s", "--fail-if", "better"});
        QCOMPARE(other.code, 3);
        QVERIFY2(other.out.find("wait.csv") != std::string::npos, other.out.c_str());
    }
};

GREYSCOPE_TEST(tst_cli_compare)

}  // namespace tests_of_cli_compare

#include "tst_cli_compare.moc"
