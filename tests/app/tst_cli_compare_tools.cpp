// What benchstat, hyperfine, Google Benchmark's compare.py and R's wilcox.test say of the same files.
#include <QTest>

#include <cmath>
#include <fstream>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_compare_tools {

using namespace greyscope::test;
using Json = nlohmann::json;

namespace {

const Json& oracle() {
    static const Json data = [] {
        std::ifstream file(GREYSCOPE_TEST_DATA "/compare_tools.json");
        return Json::parse(file);
    }();
    return data;
}

Json compared(const std::string& tool, const std::vector<std::string>& more) {
    const Json& runs = oracle().at(tool);
    const TableFile before(runs[0].dump(), "before.json");
    const TableFile after(runs[1].dump(), "after.json");
    std::vector<std::string> arguments{"compare", before.path(), after.path(), "--format", "json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return runCommand(arguments).json();
}

/// Of a reference that is a number.
bool near(const Json& found, double expected, double tolerance = 1e-12) {
    return found.is_number() && std::abs(found.get<double>() - expected) <= tolerance * std::abs(expected);
}

}  // namespace

class tst_cli_compare_tools : public QObject {
    Q_OBJECT
private slots:
    void hyperfineWroteTheSame() {
        const Json json = compared("hyperfine", {"--match", "command"});
        QCOMPARE(json["cells"].size(), std::size_t{2});
        for (std::size_t cell = 0; cell < 2; ++cell) {
            for (const char* side : {"before", "after"}) {
                const Json& wrote = oracle()["hyperfine"][side[0] == 'b' ? 0 : 1]["results"][cell];
                const Json& found = json["cells"][cell][side];
                QCOMPARE(found["n"].get<std::size_t>(), wrote["times"].size());
                QVERIFY(near(found["mean"], wrote["mean"]));
                QVERIFY(near(found["sd"], wrote["stddev"]));
                QVERIFY(near(found["median"], wrote["median"]));
                QVERIFY(near(found["min"], wrote["min"]) && near(found["max"], wrote["max"]));
            }
        }
    }

    /// "1.23 ± 0.57 times faster": by the standard deviations of single runs.
    void hyperfinesRatioHasTheSpreadOfItsRuns() {
        const Json json = compared("hyperfine", {"--match", "command"});
        const Json& wrote = oracle()["hyperfine"];
        const auto of = [&](std::size_t run, const char* key) { return wrote[run]["results"][0][key].get<double>(); };
        const double ratio = of(1, "mean") / of(0, "mean");
        const double sd = ratio * std::hypot(of(0, "stddev") / of(0, "mean"), of(1, "stddev") / of(1, "mean"));
        QVERIFY(near(json["cells"][0]["spread_ratio"]["ratio"], ratio));
        QVERIFY(near(json["cells"][0]["spread_ratio"]["sd"], sd));
    }

    void comparePyAndRHaveTheSameTest() {
        for (const std::string metric : {"real_time", "cpu_time"}) {
            const Json json = compared("google_benchmark", {"--value", metric, "--test", "mann-whitney"});
            QCOMPARE(json["cells"].size(), std::size_t{4});
            for (const Json& cell : json["cells"]) {
                const std::string name = nameOf(cell);
                const Json& ranks = cell["ranks"];
                const Json& r = oracle()["r"][name][metric];
                QCOMPARE(ranks["u"].get<double>(), r["u"].get<double>());
                QVERIFY(near(ranks["p_r"], r["p"], 1e-10));
                QVERIFY(near(ranks["p_normal"], r["p_normal"], 1e-10));
                // It counts all orders of up to eight repetitions without ties.
                const bool counted = cell["before"]["n"] <= 8 && !ranks["ties"].get<bool>();
                QVERIFY(near(counted ? ranks["p_r"] : ranks["p_normal"], oracle()["compare_py"][name][metric], 1e-10));
            }
        }
    }

    /// Medians, the change and p of ten measurements, as the page of benchstat explains them: json gets faster, and of
    /// gob nothing is told.
    void benchstatHasTheSameVerdicts() {
        const auto text = [](const std::string& name, const std::vector<int>& times, std::string lines) {
            for (const int time : times) {
                lines += "BenchmarkEncode/format=" + name + "-48 \t 690848\t " + std::to_string(time) + " ns/op\n";
            }
            return lines;
        };
        const std::string head = "goos: linux\ngoarch: amd64\npkg: example.org/encode\n";
        const TableFile before(text("gob", {3069, 3075, 3070, 3067, 3207, 3064, 3065, 3058, 3059, 3062},
                                    text("json", {1726, 1723, 1707, 1708, 1713, 1729, 1736, 1706, 1705, 1774}, head)),
                               "old.txt");
        const TableFile after(text("gob", {3063, 3060, 3110, 3071, 3072, 3074, 3066, 3068, 3061, 3140},
                                   text("json", {1423, 1419, 1421, 1425, 1430, 1411, 1416, 1422, 1440, 1427}, head)),
                              "new.txt");
        const auto json = runCommand({"compare", before.path(), after.path(), "--test", "mann-whitney", "--adjust",
                                      "none", "--format", "json"})
                              .json();
        QCOMPARE(json["value"], "ns/op");
        QCOMPARE(json["better"], "less");
        QCOMPARE(json["cells"].size(), std::size_t{2});
        const Json& faster = json["cells"][0];
        QCOMPARE(faster["labels"], Json({"json"}));
        QCOMPARE(faster["verdict"], "better");
        QVERIFY(near(faster["change"], 1422.5 / 1718.0 - 1.0, 1e-9));  // of the medians
        QVERIFY(faster["p"] < 0.0005);                                 // all of one side lie below the other
        QCOMPARE(json["cells"][1]["verdict"], "undecided");
        const auto usual = runCommand({"compare", before.path(), after.path(), "--fail-if", "worse"});
        QCOMPARE(usual.code, 0);
        QVERIFY(usual.out.find("1 of 2 cells better, 1 equal") != std::string::npos);
    }

    /// Every round of a test is a measurement, and one without parameters takes part.
    void pytestBenchmarksAreTimes() {
        const auto save = [](double factor) {
            Json tests = Json::array();
            for (const auto& [name, parameters] :
                 {std::pair{"test_pack[lz]", Json{{"m", "lz"}}}, std::pair{"test_pack[zs]", Json{{"m", "zs"}}},
                  std::pair{"test_plain", Json()}}) {
                Json rounds = Json::array();
                for (int k = 0; k < 5; ++k) {
                    rounds.push_back(0.01 * factor * (1.0 + 0.001 * k));
                }
                tests.push_back({{"name", name},
                                 {"fullname", std::string("t/a.py::") + name},
                                 {"params", parameters},
                                 {"stats", {{"mean", 0.01 * factor}, {"stddev", 1e-5}, {"data", rounds}}}});
            }
            return Json{{"machine_info", Json::object()}, {"benchmarks", tests}}.dump();
        };
        const TableFile before(save(1.0), "before.json");
        const TableFile after(save(1.2), "after.json");
        const auto run = runCommand({"compare", before.path(), after.path(), "--fail-if", "worse"});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.find("3 of 3 cells worse") != std::string::npos, run.out.c_str());
    }

    /// Of statistics alone a stddev is no cell.
    void aggregatesAreComparedByTheirMeans() {
        const auto save = [](double spread) {
            Json rows = Json::array();
            for (const auto& [statistic, time] :
                 {std::pair{"mean", 100.0}, std::pair{"median", 99.0}, std::pair{"stddev", spread}}) {
                rows.push_back({{"name", std::string("BM_copy/64_") + statistic},
                                {"run_name", "BM_copy/64"},
                                {"run_type", "aggregate"},
                                {"aggregate_name", statistic},
                                {"real_time", time},
                                {"cpu_time", time},
                                {"time_unit", "ns"}});
            }
            return Json{{"context", Json::object()}, {"benchmarks", rows}}.dump();
        };
        const TableFile before(save(2.0), "before.json");
        const TableFile after(save(8.0), "after.json");
        const auto json = runCommand({"compare", before.path(), after.path(), "--format", "json"}).json();
        QCOMPARE(json["cells"].size(), std::size_t{2});
        QVERIFY(std::abs(json["overall"]["change"].get<double>()) < 1e-12);
        QCOMPARE(json["spreads_left_out"], Json({"stddev"}));
    }

    /// A table of means is in seconds, and has nothing to test with.
    void hyperfinesTablesAreTimes() {
        const std::string head = "command,mean,stddev,median,user,system,min,max,parameter_threads\n";
        const TableFile before(head + "pack -j1,8.0,0.1,8.0,6.4,0.8,7.8,8.4,1\npack -j2,4.2,0.1,4.2,3.3,.4,4.1,4.4,2\n",
                               "before.csv");
        const TableFile after(head + "pack -j1,6.0,0.1,6.0,4.4,0.8,5.8,6.4,1\npack -j2,4.2,0.1,4.2,3.3,.4,4.1,4.4,2\n",
                              "after.csv");
        const auto json =
            runCommand({"compare", before.path(), after.path(), "--fail-if", "worse", "--format", "json"});
        QCOMPARE(json.code, 3);
        QCOMPARE(json.json()["better"], "less");
        QCOMPARE(json.json()["match"], Json({"threads"}));
        QVERIFY(near(json.json()["cells"][0]["change"], -0.25, 1e-9));
    }

private:
    /// "BM_copy/64" of the columns that its name became.
    static std::string nameOf(const Json& cell) {
        std::string name;
        for (const Json& label : cell["labels"]) {
            const auto text = label.get<std::string>();
            name += name.empty() || text.empty() ? text : "/" + text;
        }
        return name;
    }
};

GREYSCOPE_TEST(tst_cli_compare_tools)

}  // namespace tests_of_cli_compare_tools

#include "tst_cli_compare_tools.moc"
