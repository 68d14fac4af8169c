// What hyperfine, Google Benchmark's compare.py and R's wilcox.test say of the same files.
#include <QtTest>

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
