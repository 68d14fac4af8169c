#include <QTest>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_headings {

using namespace greyscope;
using test::runCommand;
using test::TableFile;

namespace {

using Arguments = std::vector<std::string>;

constexpr const char* kYears =
    "country,code,2015,2016,2017,2018,2019,2020\nItaly,ITA,117.5,184.8,176.4,149.5,145.0,151.1\n"
    "Spain,ESP,163.3,116.4,128.3,103.1,183.6,143.3\nFrance,FRA,176.2,100.2,144.5,172.2,122.9,194.5\n";

}  // namespace

/// Every command takes a table whose headings are levels as the window does.
class tst_cli_headings : public QObject {
    Q_OBJECT

private slots:
    void yearsInHeadingsAreRowsForEveryCommand_data() {
        QTest::addColumn<Arguments>("arguments");
        QTest::newRow("relate") << Arguments{"relate", "--matrix"};
        QTest::newRow("relate, series named") << Arguments{"relate", "--series", "country", "--reference", "Italy"};
        QTest::newRow("forecast") << Arguments{"forecast", "--of", "Italy"};
        QTest::newRow("tree") << Arguments{"tree", "--response", "value", "--factors", "country,year"};
        QTest::newRow("relative") << Arguments{"relative", "--system", "country", "--value", "value",
                                               "--from",   "Italy",    "--to",    "Spain"};
        QTest::newRow("transfer") << Arguments{"transfer", "--value", "value", "--system", "country", "--from",
                                               "Italy",    "--to",    "Spain", "--via",    "France"};
        QTest::newRow("scenarios") << Arguments{"scenarios", "--system", "country", "--value", "value",
                                                "--from",    "Italy",    "--to",    "Spain"};
        QTest::newRow("import") << Arguments{"import"};
    }

    void yearsInHeadingsAreRowsForEveryCommand() {
        QFETCH(Arguments, arguments);
        const TableFile table(kYears, "t.csv");
        arguments.insert(arguments.begin() + 1, table.path());
        const auto run = runCommand(arguments);
        QVERIFY2(run.code == 0, run.err.c_str());
        QVERIFY2(run.err.find("as by --unpivot 2015,2016,2017,2018,2019,2020=year,value") != std::string::npos,
                 run.err.c_str());
    }

    void namedColumnsStayForEveryCommand() {
        const TableFile table(kYears, "t.csv");
        for (const Arguments& arguments :
             {Arguments{"relate", table.path(), "--reference", "2015", "--axis", "country"},
              Arguments{"tree", table.path(), "--response", "2020", "--factors", "country"}}) {
            const auto run = runCommand(arguments);
            QVERIFY2(run.code == 0, run.err.c_str());
            QVERIFY2(run.err.find("--unpivot") == std::string::npos, run.err.c_str());
        }
    }

    /// What runs along a long table is no series beside the metric that is asked for.
    void theYearOfALongTableIsNoSeries() {
        const TableFile table(
            "country,year,gdp,pop\nItaly,2015,117.5,603121\nItaly,2016,184.8,604872\nItaly,2017,176.4,590231\n"
            "Spain,2015,163.3,463213\nSpain,2016,116.4,465412\nSpain,2017,128.3,470001\n",
            "t.csv");
        const auto run = runCommand({"relate", table.path(), "--reference", "gdp", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        const auto result = run.json();
        QVERIFY2(run.out.find("\"pop\"") != std::string::npos, run.out.c_str());
        QVERIFY2(run.out.find("\"year\"") == std::string::npos, run.out.c_str());
    }
};

GREYSCOPE_TEST(tst_cli_headings)

}  // namespace tests_of_cli_headings

#include "tst_cli_headings.moc"
