#include <QTest>

#include <algorithm>
#include <cmath>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_transfer {

using namespace greyscope::test;
using nlohmann::json;

namespace {

CommandRun transferred(const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"transfer",  samplePath("lustre_throughput.csv"),
                                       "--value",   "throughput_mb_s",
                                       "--system",  "case",
                                       "--from",    "2.1",
                                       "--to",      "3.2",
                                       "--where",   "operation=W",
                                       "--factors", "threads_per_ost,objects_per_ost"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return runCommand(arguments);
}

}  // namespace

class tst_cli_transfer : public QObject {
    Q_OBJECT
private slots:
    void namedPathsAreWeighed() {
        const auto run = transferred({"--via", "4.1", "--via", "1.1,1.2", "--weights", "1,3", "--format", "json"});
        QCOMPARE(run.err, std::string());
        const json result = run.json();
        QCOMPARE(result["paths"].size(), std::size_t{2});
        double weights = 0.0;
        for (const json& path : result["paths"]) {
            weights += path["weight"].get<double>();
            QCOMPARE(path["weight"].get<double>(), path["systems"].size() == 3 ? 0.25 : 0.75);
            QCOMPARE(path["growth"].size(), path["systems"].size() - 1);
        }
        QCOMPARE(weights, 1.0);
        // The prediction of each cell is the weighted mean of the paths' ratios times the first system's value.
        const json& cell = result["cells"][3];
        double ratio = 0.0;
        for (const json& path : result["paths"]) {
            ratio += path["weight"].get<double>() * path["ratios"][3].get<double>();
        }
        QVERIFY(std::abs(cell["predicted"].get<double>() - cell["from"].get<double>() * ratio) < 1e-9);
        QCOMPARE(result["direct"]["baselines"].size(), std::size_t{3});
    }

    void allPathsAreRanked() {
        const json result = transferred({"--format", "json"}).json();
        QCOMPARE(result["paths"].size(), std::size_t{16});
        for (std::size_t k = 1; k < result["paths"].size(); ++k) {
            QVERIFY(result["paths"][k - 1]["expected_error"] <= result["paths"][k]["expected_error"]);
        }
        const auto text = transferred({});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.find("1.1 and 2.2 have the same data") != std::string::npos);
    }

    void oneCellIsAnswered() {
        const std::vector<std::string> asked{"--via", "1.1,1.2", "--via",
                                             "4.1",   "--at",    "threads_per_ost=32,objects_per_ost=2.0"};
        std::vector<std::string> asJson = asked;
        asJson.insert(asJson.end(), {"--format", "json"});
        const json at = transferred(asJson).json()["at"];
        QCOMPARE(at["from"].get<double>(), 555.0);
        QCOMPARE(at["measured"].get<double>(), 314.0);
        double ratio = 0.0;
        for (const json& path : at["paths"]) {
            ratio += path["weight"].get<double>() * path["ratio"].get<double>();
        }
        QVERIFY(std::abs(at["predicted"].get<double>() - 555.0 * ratio) < 1e-9);
        QVERIFY(std::abs(at["error"].get<double>() - std::abs(555.0 * ratio - 314.0) / 3.14) < 1e-9);
        QVERIFY(transferred(asked).out.find("At threads_per_ost=32, objects_per_ost=2: 2.1 has 555") !=
                std::string::npos);
        QVERIFY(transferred({"--at", "threads_per_ost=32"}).code != 0);
        QVERIFY(transferred({"--at", "threads_per_ost=32,objects_per_ost=3"}).code != 0);
    }

    /// Systems of another unit are not predicted, and no path leads through one.
    void unlikeUnitsShareNoRatio() {
        std::string text = "what,threads,unit,value\n";
        for (const auto& [what, unit] :
             {std::pair("read", "MB/s"), {"wait", "ms"}, {"write", "MB/s"}, {"copy", "MB/s"}}) {
            for (const int threads : {1, 2, 4, 8}) {
                text += std::string(what) + ',' + std::to_string(threads) + ',' + unit + ',' +
                        std::to_string(threads * 10 + static_cast<int>(what[0])) + '\n';
            }
        }
        const TableFile table(text);
        const auto of = [&](const char* to) {
            return runCommand({"transfer", table.path(), "--value", "value", "--system", "what", "--from", "read",
                               "--to", to, "--factors", "threads", "--format", "json"});
        };
        const auto refused = of("wait");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.find("MB/s") != std::string::npos && refused.err.find("ms") != std::string::npos,
                 refused.err.c_str());
        const json paths = of("write").json()["paths"];
        QVERIFY(!paths.empty());
        for (const json& path : paths) {
            QVERIFY(std::find(path["systems"].begin(), path["systems"].end(), "wait") == path["systems"].end());
        }
    }

    void refusedPathsSayWhy() {
        const TableFile table("s,x,y\na,1,10\na,2,20\na,3,33\nb,7,11\nb,8,24\nc,1,11\nc,2,50\nc,3,31\n");
        const auto run = runCommand({"transfer", table.path(), "--value", "y", "--system", "s", "--from", "a", "--to",
                                     "c", "--factors", "x", "--format", "json"});
        const json result = run.json();
        QCOMPARE(result["paths"].size(), std::size_t{0});
        QCOMPARE(result["refused"].size(), std::size_t{1});
        QVERIFY(result["refused"][0]["reason"].get<std::string>().find("b") != std::string::npos);
        QVERIFY(result["direct"]["are"].is_number());
    }

    void rowsThatTakeNoPartAreCounted() {
        const TableFile table(
            "s,x,run,y\na,1,1,10\na,2,1,20\na,1,2,11\na,2,2,21\nb,1,1,12\nb,2,1,24\nb,,1,7\n"
            "c,1,1,15\nc,2,1,31\nc,1,2,\n,1,1,5\n");
        const std::vector<std::string> arguments{"transfer", table.path(), "--value", "y", "--system",  "s",
                                                 "--from",   "a",          "--to",    "c", "--factors", "x,run"};
        auto asJson = arguments;
        asJson.insert(asJson.end(), {"--format", "json"});
        const json result = runCommand(asJson).json();
        QCOMPARE(result["left_out"]["without_system"].get<int>(), 1);
        QCOMPARE(result["left_out"]["without_value"].get<int>(), 1);
        QCOMPARE(result["left_out"]["without_factor"].get<int>(), 1);
        QCOMPARE(result["validation"].get<std::string>(), std::string("loo"));
        const auto text = runCommand(arguments);
        QVERIFY2(
            text.out.find("Rows: 11 = 8 used + 3 left out.\nLeft out: 1 row belongs to no series") != std::string::npos,
            text.out.c_str());
    }

    /// How many weights there have to be, and how many were given.
    void aWrongNumberOfWeightsNamesBothNumbers() {
        const auto run = transferred({"--via", "4.1", "--via", "1.1,1.2", "--weights", "5,6,7"});
        QCOMPARE(run.code, 2);
        const QString told = QString::fromStdString(run.err);
        QVERIFY2(told.contains(QRegularExpression("\\b2\\b")) && told.contains(QRegularExpression("\\b3\\b")),
                 run.err.c_str());
    }

    void badOptionsAreOneLine() {
        for (const std::vector<std::string>& bad : {std::vector<std::string>{"--paths", "some"},
                                                    {"--weights", "heavy"},
                                                    {"--via", "9.9"},
                                                    {"--via", "2.1"},
                                                    {"--via", "4.1,3.2"},
                                                    {"--via", "4.1", "--via", "4.1"},
                                                    {"--via", "4.1,1.1,4.1"},
                                                    {"--via", "4.1", "--hops", "3"},
                                                    {"--via", "4.1", "--combine", "2"},
                                                    {"--weights", "1,2"},
                                                    {"--via", "4.1", "--weights", "1,2"},
                                                    {"--via", "4.1", "--via", "1.1", "--weights", "1"},
                                                    {"--combine", "0"},
                                                    {"--at", "threads_per_ost=32,objects_per_ost=2,rows=1"},
                                                    {"--validate", "loo", "--seed", "3"},
                                                    {"--hops", "99"}}) {
            const auto run = transferred(bad);
            QVERIFY(run.code != 0);
            QVERIFY(run.out.empty());
            QCOMPARE(std::count(run.err.begin(), run.err.end(), '\n'), std::ptrdiff_t{1});
        }
    }
};

GREYSCOPE_TEST(tst_cli_transfer)

}  // namespace tests_of_cli_transfer

#include "tst_cli_transfer.moc"
