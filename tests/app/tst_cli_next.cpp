#include <QTest>

#include <string>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_next {

using namespace greyscope::test;

namespace {

/// System a in 16 cells; b, twice as fast from 8 threads on, in the first `known` of them.
std::string tableText(std::size_t known) {
    std::string text = "system,threads,objects,run,mb_s\n";
    std::size_t cell = 0;
    for (const int threads : {1, 4, 8, 16}) {
        for (const int objects : {1, 2, 3, 4}) {
            const int level = 100 * threads + objects;  // to_string() of a double knows the locale
            for (const int run : {1, 2}) {
                const std::string rest =
                    "," + std::to_string(threads) + "," + std::to_string(objects) + "," + std::to_string(run) + ",";
                text += "a" + rest + std::to_string(level) + "\n";
                if (cell < known) {
                    text += "b" + rest + std::to_string(level * (threads >= 8 ? 2 : 1)) + "\n";
                }
            }
            ++cell;
        }
    }
    return text;
}

CommandRun next(const TableFile& table, const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"next",   table.path(), "--value", "mb_s", "--system",  "system",
                                       "--from", "a",          "--to",    "b",    "--factors", "threads,objects"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return runCommand(arguments);
}

}  // namespace

class tst_cli_next : public QObject {
    Q_OBJECT
private slots:
    /// What the help states is what the command does without the option.
    void helpStatesTheLeastLeaf() {
        const auto help = runCommand({"next", "--help"});
        QVERIFY2(help.out.find("--min-leaf N=2") != std::string::npos, help.out.c_str());
        const TableFile table(tableText(8));
        const std::vector<std::string> gain{"--rule", "gain", "--count", "4", "--format", "json"};
        std::vector<std::string> said = gain;
        said.insert(said.end(), {"--min-leaf", "2"});
        QCOMPARE(next(table, gain).out, next(table, said).out);
    }

    void suggestsCellsThatAreNotMeasured() {
        const TableFile table(tableText(6));
        for (const char* rule : {"even", "gain", "random"}) {
            const auto run = next(table, {"--rule", rule, "--count", "3", "--format", "json"});
            QCOMPARE(run.code, 0);
            const auto result = run.json();
            QCOMPARE(result["measured"].get<int>(), 6);
            QCOMPARE(result["cells"].get<int>(), 16);
            QCOMPARE(result["next"].size(), std::size_t{3});
            for (const auto& each : result["next"]) {
                QVERIFY(each["labels"][0] != "1");  // all of one thread are measured
                QVERIFY(each["predicted_ratio"].get<double>() > 0.0);
            }
            QVERIFY(result["replay"].is_null());
        }
        // Sixteen threads and four objects lie farthest away.
        QCOMPARE(next(table, {"--format", "json"}).json()["next"][0]["labels"], nlohmann::json({"16", "4"}));
        const auto csv = next(table, {"--format", "csv"});
        QVERIFY(csv.out.starts_with("rank,threads,objects,predicted ratio\n1,16,4,"));
        QVERIFY(next(table, {}).out.find("6 of 16 cells are measured on both") != std::string::npos);
    }

    void replaysWhereEveryCellIsKnown() {
        const TableFile table(tableText(16));
        const std::vector<std::string> small{"--starts", "4", "--first", "4", "--last", "9", "--trees", "12"};
        auto arguments = small;
        arguments.insert(arguments.end(), {"--format", "json"});
        const auto result = next(table, arguments).json();
        QVERIFY(result["next"].empty());
        QCOMPARE(result["replay"]["rules"].size(), std::size_t{3});
        QCOMPARE(result["replay"]["rules"][0]["error"].size(), std::size_t{6});
        const auto text = next(table, small);
        QVERIFY(text.out.find(remarkNamed(result, "gain")) != std::string::npos);
        QCOMPARE(text.code, 0);
    }

    void refusesWhatHasNoMeaning() {
        const TableFile table(tableText(6));
        QCOMPARE(next(table, {"--validate", "loo"}).code, 2);
        QCOMPARE(next(table, {"--rule", "best"}).code, 2);
        QCOMPARE(next(TableFile(tableText(1)), {}).code, 1);  // one cell on both
    }
};

GREYSCOPE_TEST(tst_cli_next)

}  // namespace tests_of_cli_next

#include "tst_cli_next.moc"
