#include <QTest>

#include <algorithm>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_scenarios {

using namespace greyscope::test;
using nlohmann::json;

class tst_cli_scenarios : public QObject {
    Q_OBJECT
private slots:
    void publishedPairsStandBesideTheirPrintedErrors() {
        const std::vector<std::string> arguments{"scenarios", samplePath("lustre_throughput.csv"), "--published"};
        auto all = arguments;
        all.insert(all.end(), {"--format", "json"});
        const auto run = runCommand(all);
        QCOMPARE(run.err, std::string());
        const json scenarios = run.json()["scenarios"];
        QCOMPARE(scenarios.size(), std::size_t{16});
        for (const json& scenario : scenarios) {
            QVERIFY(scenario["tree"].get<double>() < scenario["published"].get<double>());
            QCOMPARE(scenario["cells"].get<int>(), 20);
        }
        const auto text = runCommand(arguments);
        QVERIFY(text.out.find("error is smaller than the published one in 16 of 16") != std::string::npos);
    }

    void oneSystemAgainstAllOthers() {
        const TableFile table("s,x,y\na,1,10\na,2,20\nb,1,20\nb,2,40\nc,1,30\nc,2,60\nd,9,1\n");
        const std::vector<std::string> arguments{"scenarios", table.path(), "--value",   "y", "--system", "s",
                                                 "--from",    "a",          "--factors", "x", "--format", "csv"};
        const auto run = runCommand(arguments);
        QVERIFY2(run.out.rfind("scenario,cells,tree,parity,constant-ratio,direct-tree,least\n", 0) == 0,
                 run.err.c_str());
        QVERIFY(run.out.find("a → c,2,0,") != std::string::npos);
        QVERIFY(run.out.find("a → d,,,,,,\n") != std::string::npos);  // no cell in common: no numbers, others go on
        auto some = arguments;
        some.insert(some.end(), {"--to", "c"});
        QVERIFY(runCommand(some).out.find("a → b") == std::string::npos);
    }

    void whatCannotBeRunIsAnError_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        const QStringList pairs{"--value", "y", "--system", "s", "--from", "a", "--factors", "x"};
        QTest::newRow("no such system") << QStringList{"--value", "y", "--system", "s", "--from", "zz"} << "“zz”";
        QTest::newRow("no such goal") << pairs + QStringList{"--to", "b,zz"} << "“zz”";
        QTest::newRow("to itself") << pairs + QStringList{"--to", "a"} << "--from a";
        QTest::newRow("twice") << pairs + QStringList{"--to", "b,b"} << "--to b";
        QTest::newRow("foreign table") << QStringList{"--published"} << "“case”";
        QTest::newRow("published and others") << QStringList{"--published", "--from", "a"} << "--from";
        QTest::newRow("several metrics") << QStringList{"--value", "y,x", "--system", "s", "--from", "a"}
                                         << "--value x";
        QTest::newRow("none fits") << pairs + QStringList{"--to", "d"} << "no cell in common";
        QTest::newRow("value as factor") << QStringList{"--value", "y", "--system",  "s",
                                                        "--from",  "a", "--factors", "y"}
                                         << "factor y";
    }

    void whatCannotBeRunIsAnError() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const TableFile table("s,x,y\na,1,10\na,2,20\nb,1,20\nb,2,40\nc,1,30\nc,2,60\nd,9,1\n");
        std::vector<std::string> all{"scenarios", table.path()};
        for (const QString& argument : arguments) {
            all.push_back(argument.toStdString());
        }
        const auto run = runCommand(all);
        QVERIFY(run.code != 0);
        QVERIFY(run.out.empty());
        QCOMPARE(std::count(run.err.begin(), run.err.end(), '\n'), std::ptrdiff_t{1});
        QVERIFY2(run.err.find(words.toStdString()) != std::string::npos, run.err.c_str());
    }

    void withoutPairsTheirOptionsAreNeeded() {
        const auto run = runCommand({"scenarios", samplePath("lustre_throughput.csv"), "--value", "throughput_mb_s"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.find("--system") != std::string::npos, run.err.c_str());
    }
};

GREYSCOPE_TEST(tst_cli_scenarios)

}  // namespace tests_of_cli_scenarios

#include "tst_cli_scenarios.moc"
