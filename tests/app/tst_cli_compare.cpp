#include <QtTest>

#include <algorithm>
#include <cmath>
#include <string>

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
        QVERIFY(text.out.find("1 worse  0 better  3 equal  0 undecided") != std::string::npos);
        QVERIFY(text.out.find("Failed: 1 of 4 cells = 25 % are worse, more than 5 %.") != std::string::npos);
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

    /// 1 says that it got worse: what could not be compared is 2, as wrong arguments are.
    void whatCannotBeComparedIsToldApart() {
        const TableFile before(runText(1.0), "before.csv");
        const TableFile other("operation,nodes,run,mb_s\nread,64,1,5\nread,64,2,6\n", "other.csv");
        const auto none =
            runCommand({"compare", before.path(), other.path(), "--match", "operation,nodes", "--value", "mb_s"});
        QCOMPARE(none.code, 2);
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
};

GREYSCOPE_TEST(tst_cli_compare)

}  // namespace tests_of_cli_compare

#include "tst_cli_compare.moc"
