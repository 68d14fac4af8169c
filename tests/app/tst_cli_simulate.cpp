#include <QTest>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_simulate {

using namespace greyscope::test;
using nlohmann::json;
using Arguments = std::vector<std::string>;

/// P3's testbed with few files, so that a run takes milliseconds.
Arguments small(const Arguments& more) {
    Arguments all{"simulate", "--preset", "p3", "--set", "workload.files=3", "--replications", "2"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

class tst_cli_simulate : public QObject {
    Q_OBJECT
private slots:
    void sweepsAreTables() {
        const auto run = runCommand(small({"--sweep", "workload.clients=2,4", "--policy", "fifo,sfq:2"}));
        QCOMPARE(run.err, std::string());
        for (const char* column : {"workload.clients", "scheduler.policy", "operation", "throughput_mb_s", "±"}) {
            QVERIFY2(run.out.find(column) != std::string::npos, column);
        }
        QVERIFY(run.out.find("Simulated, model 1, p3: 2 runs per point, seeds from 2000") != std::string::npos);
        const auto csv = runCommand(small({"--sweep", "workload.clients=2,4", "--format", "csv"}));
        QCOMPARE(std::count(csv.out.begin(), csv.out.end(), '\n'), std::ptrdiff_t{5});
        QVERIFY(csv.out.find("\nsimulated,p3,1,2000,1,2,write,") != std::string::npos);
    }

    /// What is simulated is a table like a measured one.
    void runsGoWhereMeasurementsGo() {
        const auto csv =
            runCommand(small({"--sweep", "workload.clients=1,2,4,8", "--policy", "fifo,sfq", "--format", "csv"}));
        const TableFile table(csv.out);
        const auto run = runCommand({"relate", table.path(), "--value", "throughput_mb_s", "--series", "policy",
                                     "--axis", "clients", "--agg", "mean", "--reference", "fifo", "--format", "json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json()["series"].size(), std::size_t{1});
    }

    void jsonNamesEveryParameter() {
        const json run = runCommand(small({"--format", "json"})).json();
        QCOMPARE(run["source"], json("simulated"));
        for (const json& parameter : run["parameters"]) {
            QVERIFY(parameter["name"] != "workload.files" || parameter["origin"] == "chosen");
            QVERIFY(parameter["name"] != "disk.transfer" || parameter["origin"] == "set");
            QVERIFY(parameter["name"] != "link.bandwidth" || parameter["source"] == "P3 section 5: 1 Gbit/s");
        }
        QCOMPARE(run["points"][0]["phases"][0]["metrics"]["throughput_mb_s"]["values"].size(), std::size_t{2});
    }

    void scenariosAreFiles() {
        const auto saved = runCommand(small({"--sweep", "layout.stripe_size=64K,256K", "--save"}));
        QCOMPARE(saved.code, 0);
        const TableFile file(saved.out, "scenario.json");
        QCOMPARE(runCommand({"simulate", file.path(), "--save"}).out, saved.out);
        QCOMPARE(runCommand({"simulate", file.path(), "--format", "csv"}).out,
                 runCommand(small({"--sweep", "layout.stripe_size=64K,256K", "--format", "csv"})).out);
        const TableFile cut(saved.out.substr(0, 30), "scenario.json");
        const auto wrong = runCommand({"simulate", cut.path()});
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.find("scenario.json:") != std::string::npos, wrong.err.c_str());
    }

    void tracesAreReplayed() {
        const auto trace = runCommand({"pattern", "mfwa", "--processes", "4", "--segments", "2", "--segment", "1M"});
        QVERIFY(trace.out.rfind("time_s,client,flow,operation,file,offset,size\n0,0,0,write,0,0,1048576\n", 0) == 0);
        const TableFile file(trace.out);
        const TableFile requests("");
        const auto run = runCommand({"simulate", "--trace", file.path(), "--requests", requests.path(),
                                     "--replications", "2", "--format", "json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json()["points"][0]["phases"][0]["metrics"]["calls"]["mean"], json(8.0));
        QFile written(QString::fromStdString(requests.path()));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().count('\n'), 1 + 8 * 4);
    }

    void statementsHaveVerdicts() {
        const auto run = runCommand({"simulate", "--parameters", "--preset", "p4"});
        QVERIFY(run.out.find("client.call_cost") != std::string::npos);
        QVERIFY(run.out.find("fitted") != std::string::npos);
    }

    void badArgumentsAreRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const QStringList& arguments, const char* words, int code) {
            QTest::newRow(name) << arguments << QString::fromUtf8(words) << code;
        };
        row("preset", {"simulate", "--preset", "p9"}, "“p9” is not a valid value for preset", 2);
        row("no servers", {"simulate", "--set", "layout.servers=0"}, "layout.servers = 0 is out of range", 2);
        row("negative", {"simulate", "--set", "workload.segment=-1"}, "workload.segment = -1", 2);
        row("many", {"simulate", "--set", "workload.clients=1e9"}, "[1, 1000000]", 2);
        row("stripe", {"simulate", "--set", "layout.stripe_size=0"}, "layout.stripe_size = 0", 2);
        row("weights", {"simulate", "--set", "scheduler.weights=0:1"}, "[1, 1000]", 2);
        row("no such parameter", {"simulate", "--set", "clients=3"}, "There is no parameter “clients”", 2);
        row("no value", {"simulate", "--set", "clients"}, "PARAMETER=VALUE", 2);
        row("trace", {"simulate", "--trace", "/no/such/trace.csv"}, "There is no file “trace.csv”", 1);
        row("set and trace", {"simulate", "--trace", "/no/such/trace.csv", "--set", "workload.files=3"},
            "--set workload.files and --trace cannot be used together", 2);
        row("events", {"simulate", "--set", "bounds.events=1000"}, "1000 events", 1);
        row("statements and preset", {"simulate", "--statements", "--preset", "p3"}, "cannot be used together", 2);
        row("pattern", {"pattern", "sfa"}, "Choose one of: sfsa, ", 2);
        row("too many requests", {"pattern", "sfsa", "--segments", "10000000"}, "400000000 requests", 1);
        row("layout without a size", {"layout", "--stripe-count", "4"}, "--stripe-size is missing", 2);
        row("byte", {"layout", "--stripe-size", "64K", "--stripe-count", "4", "--byte", "x"}, "“x” is not valid", 2);
        row("unaligned",
            {"layout", "--stripe-size", "64K", "--stripe-count", "4", "--hierarchical", "2", "--subfile-size", "100K",
             "--commands"},
            "102400, which is not a multiple of 65536", 1);
    }

    void badArgumentsAreRefused() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        QFETCH(int, code);
        Arguments all;
        for (const QString& argument : arguments) {
            all.push_back(argument.toStdString());
        }
        const auto run = runCommand(all);
        QVERIFY2(QString::fromStdString(run.err).contains(words), run.err.c_str());
        QCOMPARE(run.code, code);
        QVERIFY(run.out.empty());
    }

    /// The byte of the picture of the page Layout.
    void layoutsTellWhereBytesLie() {
        const Arguments layout{"layout", "--stripe-size",  "64K", "--stripe-count", "8", "--hierarchical",
                               "2",      "--subfile-size", "768K"};
        auto byte = layout;
        byte.insert(byte.end(), {"--byte", "1388601", "--format", "csv"});
        QCOMPARE(runCommand(byte).out,
                 std::string("layout,byte,component,object,ost,offset\ndefault,1388601,0,5,5,143417\n"
                             "subfiles,1388601,1,1,3,274489\ncomponents,1388601,1,1,3,667705\n"));
        auto commands = layout;
        commands.insert(commands.end(), {"--commands", "--name", "a.dat"});
        QVERIFY(runCommand(commands).out.find("-E 768K -S 64K -c 2 -o 0,1 \\\n") != std::string::npos);
        auto yaml = layout;
        yaml.push_back("--yaml");
        const std::string text = runCommand(yaml).out;
        const TableFile file(text.substr(text.find("  lcm_layout_gen")), "layout.yaml");
        const auto read =
            runCommand({"layout", "--getstripe", file.path(), "--byte", "1388601", "--format", "json"}).json();
        QCOMPARE(read["places"][0]["offset"], json(667705.0));
    }

    void patternsMeetServers() {
        const auto run =
            runCommand({"layout", "--stripe-size", "64K", "--stripe-count", "4", "--pattern", "sfsa-strided",
                        "--processes", "6", "--segment", "64K", "--segments", "8", "--format", "csv"});
        QVERIFY(run.out.find("default,3,2,1 3\n") != std::string::npos);
        const auto advice = runCommand({"layout", "--stripe-size", "64K", "--stripe-count", "4", "--pattern",
                                        "sfsa-strided", "--processes", "6", "--segment", "64K"});
        QVERIFY(advice.out.find("2 of 4 OSTs, could be 1 (P4 section 5.4") != std::string::npos);
        const auto rules = runCommand({"layout", "--stripe-size", "64K", "--stripe-count", "4", "--pattern",
                                       "sfsa-strided", "--processes", "6", "--segment", "64K", "--format", "json"})
                               .json()["advice"];
        QCOMPARE(rules[0]["number"], json("2 of 4 OSTs, could be 1"));
        QCOMPARE(rules[0]["speaks"], json(true));
        QCOMPARE(rules[2]["silent_because"], json("condition"));
        const auto step = runCommand({"layout", "--stripe-size", "64K", "--stripe-count", "8", "--hierarchical", "2",
                                      "--pattern", "sfsa-strided", "--processes", "6", "--segment", "64K", "--segments",
                                      "8", "--step", "4", "--format", "csv"});
        QVERIFY(step.out.find("subfiles,1,2,196608\nsubfiles,1,3,196608\n") != std::string::npos);
    }
};

GREYSCOPE_TEST(tst_cli_simulate)

}  // namespace tests_of_cli_simulate

#include "tst_cli_simulate.moc"
