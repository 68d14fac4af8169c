#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/error.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_recipe {

using namespace greyscope;
using nlohmann::json;
using test::runCommand;
using test::TableFile;
using Arguments = std::vector<std::string>;

namespace {

/// Empty keys, a duplicate, a hole; three phases of one measurement beside each other.
constexpr const char* kPhases =
    "source,tasks,iter,open(s),wr/rd(s),close(s)\n"
    "ext4_loop,1,0,0.1,1.0,0.2\n"
    "ext4_loop,2,0,0.2,1.5,0.3\n"
    "ext4_loop,4,0,0.3,2.5,0.5\n"
    "ext4_vda,1,0,0.2,1.1,0.2\n"
    "ext4_vda,2,0,0.3,1.4,\n"
    "ext4_vda,4,0,0.4,2.9,0.7\n"
    "ext4_vda,4,1,0.6,3.1,0.9\n"
    ",4,0,0.5,2.6,0.6\n"
    "other,4,0,0.5,2.6,0.6\n";

const Arguments kSteps{
    "--split",  "source={filesystem}_{device}", "--unpivot", "open(s),wr/rd(s),close(s)=phase,seconds",
    "--derive", "time (ms)=1000*seconds",       "--where",   "time (ms)>=150"};

Arguments with(const TableFile& table, const std::string& command, const Arguments& steps, const Arguments& rest) {
    Arguments all{command, table.path()};
    all.insert(all.end(), steps.begin(), steps.end());
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

/// Each step says what became of every row, and the next one begins with what it left.
void verifyAccount(const json& steps, int read) {
    int rows = read;
    for (const json& step : steps) {
        int leftOut = 0;
        for (const json& tally : step["left_out"]) {
            leftOut += tally["count"].get<int>();
        }
        QCOMPARE(step["rows_before"].get<int>(), rows);
        rows = step["rows_after"].get<int>();
        const int series = step["rows_as_series"].get<int>();
        const int stayed = series > 0 ? series : rows / step["rows_of_each"].get<int>();
        QCOMPARE(step["rows_before"].get<int>(), leftOut + stayed);
    }
}

}  // namespace

class tst_cli_recipe : public QObject {
    Q_OBJECT
private slots:
    /// Paths in a study do not depend on the folder that it was written from.
    void aStudyFindsAJoinedFileFromAnyFolder() {
        QTemporaryDir folder;
        const QDir root(folder.path());
        QVERIFY(root.mkdir("data") && root.mkdir("studies"));
        const auto write = [&root](const char* name, const char* text) {
            QFile file(root.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
        };
        QVERIFY(write("data/bench.csv", "system,threads,mb_s\na,1,10\na,2,20\nb,1,11\nb,2,23\n"));
        QVERIFY(write("data/names.csv", "system,label\na,\"A, 1\"\nb,B\n"));
        const auto back = qScopeGuard([before = QDir::currentPath()] { QDir::setCurrent(before); });
        QVERIFY(QDir::setCurrent(root.filePath("data")));
        const auto run = runCommand({"relate", "bench.csv", "--join", "names.csv=system", "--series", "label", "--axis",
                                     "threads", "--value", "mb_s", "--matrix", "--study", "../studies/s.greyscope"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QVERIFY(QDir::setCurrent(root.path()));
        const auto figures = runCommand({"figures", "studies/s.greyscope"});
        QVERIFY2(figures.code == 0, figures.err.c_str());
        QVERIFY2(figures.err.find("names.csv") == std::string::npos, figures.err.c_str());
    }

    /// As in the window; with a step or a column of the table as it stands nothing is added.
    void yearsInTheHeadingBecomeRows() {
        const TableFile table("country,2019,2020,2021,2022\nItaly,10,11,13,12\nSpain,8,7,9,10\n");
        const std::string years = "2019,2020,2021,2022=year,value";
        const auto alone = runCommand({"relate", table.path(), "--reference", "Italy", "--format", "json"});
        QCOMPARE(alone.code, 0);
        QCOMPARE(alone.json()["conventions"]["axis"], json({"year"}));
        QVERIFY(alone.json()["notes"].dump().find("--unpivot " + years) != std::string::npos);
        for (const Arguments& more : {Arguments{"--unpivot", years}, Arguments{"--axis", "year"}}) {
            Arguments all{"relate", table.path(), "--reference", "Italy", "--format", "json"};
            all.insert(all.end(), more.begin(), more.end());
            QCOMPARE(runCommand(all).json()["series"], alone.json()["series"]);
        }
        const auto columns =
            runCommand({"relate", table.path(), "--axis", "country", "--reference", "2019", "--format", "json"});
        QCOMPARE(columns.code, 0);
        QCOMPARE(columns.json()["conventions"]["axis"], json({"country"}));
        const auto one = runCommand({"forecast", table.path(), "--series", "country", "--value", "2019"});
        QVERIFY(one.err.find("--unpivot") == std::string::npos);
    }

    /// As in the window: each configuration is a series along what was measured of it.
    void configurationsAreSeriesAlongWhatWasMeasuredOfThem() {
        std::string csv = "A,B,C,D,m1,m2,m3,m4,m5,m6,m7,m8\n";
        for (const int bits : {9, 1, 12, 2, 7, 4}) {
            for (int option = 0; option < 4; ++option) {
                csv += std::to_string((bits >> option) & 1) + ',';
            }
            for (int metric = 1; metric <= 8; ++metric) {
                csv += base::toText(10.0 * metric + bits / 7.0) + (metric < 8 ? ',' : '\n');
            }
        }
        const TableFile table(csv);
        const auto run = runCommand({"relate", table.path(), "--reference", "1-0-0-1", "--format", "json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json()["conventions"]["axis"], json({"column"}));
        QVERIFY(run.json()["notes"].dump().find("--unpivot m1,m2,m3,m4,m5,m6,m7,m8=column,value") != std::string::npos);
        QCOMPARE(runCommand({"relate", table.path(), "--reference", "m1"}).code, 0);  // asked for as they stand
    }

    void stepsMakeTheTable() {
        const TableFile table(kPhases);
        const auto run =
            runCommand(with(table, "relate", kSteps,
                            {"--series", "filesystem,device,phase", "--axis", "tasks", "--value", "time (ms)", "--agg",
                             "mean", "--reference", "ext4-vda-open", "--common-points", "--format", "json"}));
        QVERIFY2(run.code == 0, run.err.c_str());
        const json result = run.json();
        QCOMPARE(result["points"].get<Arguments>(), (Arguments{"4"}));
        // 9 rows, each three times, less the shortest times and an empty one, and the two without parts.
        const json& leftOut = result["left_out"];
        QCOMPARE(leftOut["rows_read"].get<int>(), 9);
        QCOMPARE(leftOut["rows"].get<int>(), 27);
        QCOMPARE(leftOut["rows_filtered"].get<int>(), 2);
        QCOMPARE(leftOut["conditions"]["time (ms)>=150"].get<int>(), 2);
        QCOMPARE(leftOut["key_empty"]["filesystem"].get<int>(), 6);
        QCOMPARE(leftOut["no_part"]["no-partner"].get<int>(), 10);  // with one task or two
        QCOMPARE(leftOut["rows_used"].get<int>(), 9);
        verifyAccount(result["reshaping"], 9);
        const json& steps = result["reshaping"];
        QCOMPARE(steps.size(), std::size_t{4});
        QCOMPARE(steps[0]["remarks"][0]["reason"].get<std::string>(), std::string("parts-empty"));
        QCOMPARE(steps[0]["remarks"][1]["examples"].get<Arguments>(), (Arguments{"other"}));
        QCOMPARE(steps[2]["remarks"][0]["count"].get<int>(), 1);
        QCOMPARE(steps[3]["step"].get<std::string>(), std::string("--where time (ms)>=150"));
    }

    void theOrderOfTheCommandLineIsTheirs() {
        const TableFile table(kPhases);
        const Arguments before{"--where", "double>4", "--derive", "double=2*tasks"};
        const auto wrong = runCommand(with(table, "relate", before, {"--matrix"}));
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.find("--where double>4: There is no column “double”") != std::string::npos,
                 wrong.err.c_str());
        const Arguments after{"--derive", "double=2*tasks", "--where", "double>4"};
        const auto right =
            runCommand(with(table, "tree", after, {"--response", "double", "--factors", "tasks", "--format", "json"}));
        QVERIFY2(right.code == 0, right.err.c_str());
        QCOMPARE(right.json()["rows"].get<int>(), 5);
        verifyAccount(right.json()["reshaping"], 9);
    }

    /// Rows in, rows used and rows left out by reason: in text, CSV and JSON of every command that reads a table.
    void everyCommandTellsWhatItLeavesOut() {
        std::string text = "sys,x,y\n,3,4\nA,,5\nB,2,\n";
        for (const char* system : {"A", "B", "C"}) {
            for (int x = 1; x <= 12; ++x) {
                text += std::string(system) + "," + std::to_string(x) + "," + std::to_string(x * x + system[0]) + "\n";
            }
        }
        const TableFile table(text);
        const Arguments steps{"--where", "x<=11", "--without-rows", "3", "--derive", "z=y/(x-2)", "--where", "x!=1"};
        const Arguments systems{"--value", "y", "--system", "sys", "--from", "A", "--factors", "x"};
        for (const Arguments& command :
             {Arguments{"relate", "--reference", "B", "--value", "y", "--common-points"},
              Arguments{"forecast", "--of", "B", "--value", "y"},
              Arguments{"tree", "--response", "y", "--factors", "sys,x"}, Arguments{"relative", "--to", "B"},
              Arguments{"scenarios"}, Arguments{"transfer", "--to", "B", "--via", "C"}}) {
            Arguments rest(command.begin() + 1, command.end());
            if (command.front() == "relative" || command.front() == "scenarios" || command.front() == "transfer") {
                rest.insert(rest.end(), systems.begin(), systems.end());
            }
            for (const char* format : {"text", "csv", "json"}) {
                Arguments all = rest;
                all.insert(all.end(), {"--format", format});
                const auto run = runCommand(with(table, command.front(), steps, all));
                QVERIFY2(run.code == 0, run.err.c_str());
                const std::string told = run.out + run.err;
                if (std::string(format) == "json") {
                    verifyAccount(run.json()["reshaping"], 39);
                    QCOMPARE(run.json()["reshaping"].size(), std::size_t{4});
                    QVERIFY(run.err.empty());
                    continue;
                }
                QVERIFY2(told.find("4 rows do not meet x<=11 (first in line 3)") != std::string::npos, told.c_str());
                QVERIFY2(told.find("z is not finite in 3 rows") != std::string::npos, told.c_str());
                QVERIFY2(told.find("1 marked line has no row (3)") != std::string::npos, told.c_str());
            }
        }
    }

    void rowsAreLeftOutByTheirLines() {
        const TableFile table(kPhases);
        const Arguments tree{"--response", "tasks", "--factors", "iter", "--format", "json"};
        const auto run = runCommand(with(table, "tree", {"--without-rows", "2-4,7"}, tree));
        QCOMPARE(run.json()["rows"].get<int>(), 5);
        QCOMPARE(run.json()["reshaping"][0]["left_out"][0]["reason"].get<std::string>(), std::string("marked"));
        QCOMPARE(run.json()["reshaping"][0]["left_out"][0]["count"].get<int>(), 4);
        QCOMPARE(runCommand(with(table, "tree", {"--without-rows", "2-x"}, tree)).code, 2);
    }

    void aKeyTableIsJoined() {
        const TableFile table(kPhases);
        const TableFile words("source,disk\next4_loop,none\next4_vda,virtio\n");
        const auto text = runCommand(with(table, "tree", {"--join", words.path() + "=source", "--where", "disk=virtio"},
                                          {"--response", "open(s)", "--factors", "tasks", "--format", "json"}));
        QVERIFY2(text.code == 0, text.err.c_str());
        QCOMPARE(text.json()["rows"].get<int>(), 4);
        const TableFile keys("source,disk,speed_mb_s\next4_loop,none,800\next4_vda,virtio,1200\nxfs_vda,virtio,1100\n");
        const auto run =
            runCommand(with(table, "tree", {"--join", keys.path() + "=source", "--where", "speed_mb_s>900"},
                            {"--response", "open(s)", "--factors", "tasks", "--format", "json"}));
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["rows"].get<int>(), 4);
        const json remarks = run.json()["reshaping"][0]["remarks"];
        QCOMPARE(remarks.size(), std::size_t{3});
        QCOMPARE(remarks[1]["examples"].get<Arguments>(), (Arguments{"other"}));
    }

    void rowsBecomeSeries() {
        const TableFile table("system,1,2,4,8,16\nA,1,2,4,7,12\nB,2,4,7,13,25\nC,9,7,5,3,1\n");
        const auto run =
            runCommand(with(table, "relate", {"--rows-as-series", "system=threads"},
                            {"--axis", "threads", "--reference", "A", "--image", "mean", "--format", "json"}));
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["points"].get<Arguments>(), (Arguments{"1", "2", "4", "8", "16"}));
        QCOMPARE(run.json()["series"].size(), std::size_t{2});
        QCOMPARE(run.json()["series"][0]["name"].get<std::string>(), std::string("B"));
        // Long tables and wide ones say the same.
        const TableFile longer(
            "system,threads,y\nA,1,1\nA,2,2\nA,4,4\nA,8,7\nA,16,12\nB,1,2\nB,2,4\nB,4,7\nB,8,13\nB,16,25\n"
            "C,1,9\nC,2,7\nC,4,5\nC,8,3\nC,16,1\n");
        const auto same = runCommand({"relate", longer.path(), "--value", "y", "--series", "system", "--axis",
                                      "threads", "--reference", "A", "--image", "mean", "--format", "json"});
        QCOMPARE(run.json()["series"], same.json()["series"]);
        const auto unpivoted = runCommand(with(table, "relate", {"--unpivot", "1,2,4,8,16=threads,y"},
                                               {"--value", "y", "--series", "system", "--axis", "threads",
                                                "--reference", "A", "--image", "mean", "--format", "json"}));
        QVERIFY2(unpivoted.code == 0, unpivoted.err.c_str());
        QCOMPARE(unpivoted.json()["series"], same.json()["series"]);
    }

    void wrongStepsAreWrongArguments() {
        const TableFile table(kPhases);
        for (const auto& [option, value, said] :
             {std::tuple("--unpivot", "a,b", "COL,...=KEY,VALUE"), std::tuple("--where", "tasks", "COLUMN=VALUE"),
              std::tuple("--split", "source={a", "pattern"), std::tuple("--join", "keys.csv", "FILE=COL,..."),
              std::tuple("--derive", "x", "NAME=EXPRESSION")}) {
            const auto run = runCommand(with(table, "relate", {option, value}, {"--matrix"}));
            QCOMPARE(run.code, 2);
            QVERIFY2(run.err.find(said) != std::string::npos, run.err.c_str());
        }
        const auto expression = runCommand(with(table, "relate", {"--derive", "x=2**tasks"}, {"--matrix"}));
        QCOMPARE(expression.code, 1);
        QVERIFY2(expression.err.find("character 3") != std::string::npos, expression.err.c_str());
        const auto published = runCommand(with(table, "scenarios", {"--derive", "x=2*tasks"}, {"--published"}));
        QCOMPARE(published.code, 2);
    }
};

GREYSCOPE_TEST(tst_cli_recipe)

}  // namespace tests_of_cli_recipe

#include "tst_cli_recipe.moc"
