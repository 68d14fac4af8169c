#include <QTest>

#include <cmath>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_relative {

using namespace greyscope::test;
using nlohmann::json;

namespace {

std::vector<std::string> scenario(const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"relative", samplePath("lustre_throughput.csv"),
                                       "--value",  "throughput_mb_s",
                                       "--system", "case",
                                       "--from",   "1.1",
                                       "--to",     "1.2",
                                       "--where",  "operation=W"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

const std::vector<std::string> factors{"--factors", "threads_per_ost,objects_per_ost"};

}  // namespace

class tst_cli_relative : public QObject {
    Q_OBJECT
private slots:
    /// P1's W-ReW scenario: write on case 1.1 against rewrite on case 1.2.
    void predictsOneSystemFromAnother() {
        auto arguments = scenario({"--to-where", "operation=ReW", "--format", "json"});
        arguments.insert(arguments.end(), factors.begin(), factors.end());
        const auto run = runCommand(arguments);
        QCOMPARE(run.err, std::string());
        const json result = run.json();
        QCOMPARE(result["rows"].get<int>(), 20);
        QCOMPARE(result["unmatched"].get<int>(), 0);
        QCOMPARE(result["validation"]["method"].get<std::string>(), std::string("loo"));
        QCOMPARE(result["validation"]["predictions"].size(), std::size_t{20});
        // P1 table 5: W of case 1.1 at 8 threads and 1 object is 381, ReW of case 1.2 is 433.
        QCOMPARE(result["cells"][0]["from"].get<double>(), 381.0);
        QCOMPARE(result["cells"][0]["to"].get<double>(), 433.0);
        // The mean error follows from the predictions printed beside it; parity predicts Pi itself.
        double tree = 0.0;
        double parity = 0.0;
        for (std::size_t i = 0; i < 20; ++i) {
            const double actual = result["cells"][i]["to"];
            tree += std::abs(result["validation"]["predictions"][i].get<double>() - actual) / actual * 5.0;
            parity += std::abs(result["cells"][i]["from"].get<double>() - actual) / actual * 5.0;
        }
        QVERIFY(std::abs(result["validation"]["are"].get<double>() - tree) < 1e-9);
        for (const auto& baseline : result["baselines"]) {
            if (baseline["name"] == "parity") {
                QVERIFY(std::abs(baseline["are"].get<double>() - parity) < 1e-9);
            }
        }
        QVERIFY(result["tree"]["nodes"].size() > 3);
    }

    void unlikeUnitsShareNoRatio() {
        const TableFile table(
            "what,threads,unit,value\nread,1,MB/s,10\nread,2,MB/s,20\nread,4,MB/s,30\nwait,1,ms,3\nwait,2,ms,4\n"
            "wait,4,ms,6\nwrite,1,MB/s,9\nwrite,2,MB/s,17\nwrite,4,MB/s,28\n");
        const auto of = [&](const char* to) {
            return runCommand({"relative", table.path(), "--value", "value", "--system", "what", "--from", "read",
                               "--to", to, "--factors", "threads"});
        };
        const auto refused = of("wait");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.find("MB/s") != std::string::npos && refused.err.find("ms") != std::string::npos,
                 refused.err.c_str());
        QCOMPARE(of("write").code, 0);
    }

    void repeatsAreNoPredictorsAndStayTogether() {
        const TableFile table(
            "s,x,run,y\na,1,1,10\na,1,2,11\na,2,1,20\na,2,2,21\na,3,1,30\na,3,2,31\nb,1,1,20\n"
            "b,1,2,21\nb,2,1,22\nb,2,2,23\nb,3,1,90\nb,3,2,\n,3,2,7\n");
        const std::vector<std::string> arguments{"relative", table.path(), "--value", "y", "--system",  "s",
                                                 "--from",   "a",          "--to",    "b", "--factors", "x,run"};
        auto asJson = arguments;
        asJson.insert(asJson.end(), {"--format", "json"});
        const json result = runCommand(asJson).json();
        QCOMPARE(result["rows"].get<int>(), 5);
        QCOMPARE(result["cells_kept_together"].get<int>(), 3);
        QCOMPARE(result["repetitions"], json({"run"}));
        QCOMPARE(result["left_out"]["without_system"].get<int>(), 1);
        QCOMPARE(result["left_out"]["to"]["without_value"].get<int>(), 1);
        for (const json& node : result["tree"]["nodes"]) {
            QVERIFY(!node.contains("feature") || node["feature"] == "x");
        }
        const auto run = runCommand(arguments);
        QVERIFY2(run.out.find("are repeats of one of 3 cells") != std::string::npos, run.out.c_str());
        QVERIFY(run.out.find(
                    "Rows: 13 = 10 used + 3 left out.\nLeft out: 1 row belongs to no series: s is empty (first in line "
                    "14); 1 row has no y (first in line 13); 1 row is in a cell that the other series lacks") !=
                std::string::npos);
        auto folds = arguments;
        folds.insert(folds.end(), {"--validate", "kfold=4"});
        QVERIFY(runCommand(folds).err.find("[2, 3]") != std::string::npos);
    }

    void optionsWithoutEffectAreRefused() {
        for (const std::vector<std::string>& more : {std::vector<std::string>{"--folds", "5"},
                                                     {"--validate", "loo", "--seed", "5"},
                                                     {"--predictors", "throughput_mb_s"},
                                                     {"--predictors", "threads_per_ost,threads_per_ost"}}) {
            auto arguments = scenario(more);
            arguments.insert(arguments.end(), factors.begin(), factors.end());
            const auto run = runCommand(arguments);
            QVERIFY(run.code != 0);
            QVERIFY2(run.err.find("cannot be used together") != std::string::npos, run.err.c_str());
        }
    }

    void factorsAreGuessed() {
        const auto run = runCommand(scenario({"--format", "json"}));
        QCOMPARE(run.json()["factors"], json::parse(R"(["threads_per_ost", "objects_per_ost"])"));
    }

    void validationIsAnOption() {
        const auto run = runCommand(scenario({"--validate", "kfold=4", "--format", "json"}));
        QCOMPARE(run.json()["validation"]["method"].get<std::string>(), std::string("kfold=4"));
        QVERIFY(runCommand(scenario({"--validate", "kfold=x"})).err.find("kfold=K") != std::string::npos);
    }

    void unmatchedCellsAreNamed() {
        const TableFile table("s,x,y\na,1,10\na,2,20\na,3,30\nb,1,11\nb,2,24\nb,4,50\n");
        const std::vector<std::string> arguments{"relative", table.path(), "--value", "y", "--system",  "s",
                                                 "--from",   "a",          "--to",    "b", "--factors", "x"};
        auto all = arguments;
        all.insert(all.end(), {"--format", "json"});
        const json result = runCommand(all).json();
        QCOMPARE(result["rows"].get<int>(), 2);
        QCOMPARE(result["unmatched"].get<int>(), 2);
        QCOMPARE(result["unmatched_from"], json::parse(R"(["3"])"));
        QCOMPARE(result["unmatched_to"], json::parse(R"(["4"])"));
        const auto text = runCommand(arguments);
        QVERIFY(text.out.find("Only a has: 3") != std::string::npos);
        QVERIFY(text.out.find("Only b has: 4") != std::string::npos);
    }

    void severalMetricsRunTogether() {
        const TableFile table("s,x,rate,delay\na,1,10,4\na,2,20,2\na,3,30,1\nb,1,11,2\nb,2,24,1\nb,3,29,0.5\n");
        const std::vector<std::string> arguments{"relative", table.path(), "--value", "rate,delay", "--system",  "s",
                                                 "--from",   "a",          "--to",    "b",          "--factors", "x"};
        auto all = arguments;
        all.insert(all.end(), {"--format", "json"});
        const json result = runCommand(all).json();
        QCOMPARE(result["metrics"].size(), std::size_t{2});
        QCOMPARE(result["metrics"][1]["value"].get<std::string>(), std::string("delay"));
        QCOMPARE(result["metrics"][1]["tree"]["nodes"][0]["value"].get<double>(), 0.5);
        QCOMPARE(result["metrics"][1]["validation"]["are"].get<double>(), 0.0);
        const auto text = runCommand(arguments);
        QVERIFY(text.out.find("Matched cells") < text.out.find("By level of each factor"));  // the errors of both first
        QVERIFY(text.out.find("By level of each factor") != std::string::npos);
        all.back() = "csv";
        QVERIFY(runCommand(all).out.rfind("value,x,from,to,ratio,predicted,error %\nrate,1,10,11,", 0) == 0);
    }

    /// P1 1.3.2: the load of the measured system predicts where no factor does.
    void otherColumnsMayPredict() {
        const TableFile table(
            "s,x,busy,rate\na,1,90,10\na,2,10,10\na,3,91,10\na,4,11,10\nb,1,50,30\nb,2,50,11\nb,3,50,31\nb,4,50,12\n");
        const std::vector<std::string> arguments{
            "relative",  table.path(), "--value",  "rate", "--system",     "s",      "--from",   "a",   "--to", "b",
            "--factors", "x",          "--leaves", "2",    "--predictors", "busy,x", "--format", "json"};
        const json result = runCommand(arguments).json();
        QCOMPARE(result["tree"]["nodes"][0]["feature"].get<std::string>(), std::string("busy"));
        QCOMPARE(result["factors"], json::parse(R"(["x"])"));
        auto without = arguments;
        without[15] = "x";
        without.push_back("--with-value");
        QVERIFY(runCommand(without).json()["tree"]["nodes"][0]["feature"] != "busy");
    }

    void pruningIsAnOption() {
        const auto leaves = [](const std::vector<std::string>& more) {
            auto arguments = scenario({"--format", "json"});
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments).json()["tree"]["rules"].size();
        };
        QCOMPARE(leaves({"--leaves", "5", "--min-leaf", "2"}), std::size_t{5});
        QCOMPARE(leaves({"--prune", "alpha=1e9"}), std::size_t{1});
        QVERIFY(leaves({"--prune", "cv", "--folds", "5"}) < leaves({}));
        QVERIFY(runCommand(scenario({"--prune", "hard"})).err.find("alpha=X") != std::string::npos);
    }

    void repeatsAreMergedAndOtherRowsAsAsked() {
        const TableFile repeats("s,x,run,y\na,1,1,10\na,1,2,30\na,2,1,20\nb,1,1,11\nb,2,1,24\n");
        const auto json = runCommand({"relative", repeats.path(), "--value", "y", "--system", "s", "--from", "a",
                                      "--to", "b", "--factors", "x", "--format", "json"})
                              .json();
        QCOMPARE(json["cells"][0]["from"].get<double>(), 20.0);
        QCOMPARE(json["repeated"].get<int>(), 1);
        QCOMPARE(json["aggregation"].get<std::string>(), std::string("mean"));
        const TableFile table("s,x,size,y\na,1,4,10\na,1,8,30\na,2,4,20\nb,1,4,11\nb,2,4,24\n");
        const std::vector<std::string> arguments{"relative", table.path(), "--value", "y", "--system",  "s",
                                                 "--from",   "a",          "--to",    "b", "--factors", "x"};
        const auto refused = runCommand(arguments);
        QVERIFY2(refused.err.find("They differ in size") != std::string::npos, refused.err.c_str());
        auto merged = arguments;
        merged.insert(merged.end(), {"--agg", "mean"});
        QVERIFY(runCommand(merged).out.find("1 repeated measurement is merged") != std::string::npos);
    }

    void aTreeThatDoesNotHelpIsSaidSo() {
        const auto run = runCommand(scenario({"--leaves", "5", "--min-leaf", "2"}));
        QVERIFY(run.out.find("A tree of the measured values has a smaller error") != std::string::npos);
    }

    void saysWhatIsWrong() {
        auto arguments = scenario(factors);
        arguments[7] = "9.9";
        const auto run = runCommand(arguments);
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.find("9.9") != std::string::npos && run.err.find("1.1, 1.2") != std::string::npos,
                 run.err.c_str());
    }

    void csvHoldsACellARow() {
        const auto run = runCommand(scenario({"--format", "csv"}));
        QVERIFY(run.out.rfind("threads_per_ost,objects_per_ost,from,to,ratio,predicted,error %\n8,1,381,", 0) == 0);
        QCOMPARE(std::count(run.out.begin(), run.out.end(), '\n'), std::ptrdiff_t{21});
    }
};

GREYSCOPE_TEST(tst_cli_relative)

}  // namespace tests_of_cli_relative

#include "tst_cli_relative.moc"
