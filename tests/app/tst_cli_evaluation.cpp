// greyscope cluster and greyscope decide. Their numbers stand beside exact ones in tst_evaluation_oracle.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tests/support/arguments.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_evaluation {

using namespace greyscope::test;

namespace {

constexpr const char* kTable = "disk,read,p99\nslow one,4,2000\nfast one,16,100\nhalf,10,\nbetween,7,1075\n";
const Arguments kIndicators{"--objects", "disk", "--indicators", "read,p99:cost"};

}  // namespace

class tst_cli_evaluation : public QObject {
    Q_OBJECT

private slots:
    void objectsAreSorted() {
        const TableFile file(kTable);
        const Arguments call = Arguments{"cluster", file.path()} + kIndicators +
                               Arguments{"--classes", "slow,fast", "--centres", "read=4,16;p99=2000,150"};
        const auto json = runCommand(call + Arguments{"--weights", "3,1", "--format", "json"}).json();
        QCOMPARE(json.at("class").get<std::vector<std::string>>(), (std::vector<std::string>{"slow", "fast", "slow"}));
        QCOMPARE(json.at("eta").at(0).at(0).get<double>(), 0.75);
        QCOMPARE(json.at("f").at(2).at(0).get<std::vector<double>>(), (std::vector<double>{0.75, 0.25}));
        QCOMPARE(json.at("f").at(2).at(1).get<std::vector<double>>(), (std::vector<double>{0.5, 0.5}));
        QCOMPARE(json.at("sigma").at(2).get<std::vector<double>>(), (std::vector<double>{0.6875, 0.3125}));
        QCOMPARE(json.at("objects_left_out").get<std::vector<std::string>>(), (std::vector<std::string>{"half"}));
        const auto text = runCommand(call);
        QVERIFY2(text.code == 0 && text.out.find("half") != std::string::npos, text.out.c_str());
        // The centres of the first class are 4 and 2000, of means 9 and 1058.33; the share of the first.
        const auto variable = runCommand(call + Arguments{"--weights", "variable", "--format", "json"}).json();
        const double first = 4.0 / 9.0;
        const double second = 2000.0 / (3175.0 / 3.0);
        QVERIFY(std::abs(variable.at("eta").at(0).at(0).get<double>() - first / (first + second)) < 1e-12);
    }

    void twoClassesThatTieAreTold() {
        const TableFile file("o,v\na,2\n");
        const auto json = runCommand({"cluster", file.path(), "--objects", "o", "--indicators", "v", "--centres",
                                      "v=1,3", "--format", "json"})
                              .json();
        QCOMPARE(json.at("tied").at(0).get<std::vector<std::string>>(), (std::vector<std::string>{"1", "2"}));
        QCOMPARE(json.at("remarks").at(0).at("name").get<std::string>(), std::string("tied"));
    }

    void endsGiveTheCentres() {
        const TableFile file("o,v\na,5\nb,50\n");
        const auto json = runCommand({"cluster", file.path(), "--objects", "o", "--indicators", "v", "--functions",
                                      "end", "--ends", "v=0,10,30,40", "--format", "json"})
                              .json();
        QCOMPARE(json.at("centres").at(0).get<std::vector<double>>(), (std::vector<double>{5, 20, 35}));
        QCOMPARE(json.at("row_sum").get<std::vector<double>>(), (std::vector<double>{1, 0}));
        QCOMPARE(json.at("remarks").at(0).at("name").get<std::string>(), std::string("outside"));
    }

    void alternativesAreRanked() {
        const TableFile file(kTable);
        const Arguments call = Arguments{"decide", file.path()} + kIndicators;
        const auto json = runCommand(call + Arguments{"--radius", "0.1", "--format", "json"}).json();
        QCOMPARE(json.at("order").get<std::vector<std::string>>(),
                 (std::vector<std::string>{"fast one", "between", "slow one"}));
        QCOMPARE(json.at("effects").at(0).get<std::vector<double>>(), (std::vector<double>{0.25, 0.05}));
        QCOMPARE(json.at("rank").get<std::vector<int>>(), (std::vector<int>{3, 1, 2}));
        QCOMPARE(json.at("hits").get<std::vector<bool>>(), (std::vector<bool>{false, true, false}));
        const auto uniform =
            runCommand(call + Arguments{"--effects", "uniform", "--critical", "read=10;p99=1075", "--format", "json"});
        QCOMPARE(uniform.json().at("effects").at(0).get<std::vector<double>>(),
                 (std::vector<double>{-1.0, -925.0 / 975.0}));
        QCOMPARE(uniform.json().at("hits").get<std::vector<bool>>(), (std::vector<bool>{false, true, false}));
    }

    /// The steps of one object, and of all of them.
    void whyAndWorkingExplainOneObject() {
        const TableFile file(kTable);
        for (const char* command : {"cluster", "decide"}) {
            const Arguments call = Arguments{command, file.path()} + kIndicators;
            const auto why = runCommand(call + Arguments{"--why", "between", "--format", "json"}).json();
            QCOMPARE(why.at("why").at("object").get<std::string>(), std::string("between"));
            QCOMPARE(why.at("why").at("indicators").size(), std::size_t{2});
            const auto steps = runCommand(call + Arguments{"--why", "between", "--working", "--format", "json"}).json();
            QCOMPARE(steps.at("derivations").size(), std::size_t{1});
            QCOMPARE(steps.at("derivations").at(0).at("series").get<std::string>(), std::string("between"));
            for (const char* format : {"text", "csv", "markdown", "latex", "mathml"}) {
                const auto run = runCommand(call + Arguments{"--why", "between", "--working", "--format", format});
                QVERIFY2(run.code == 0 && !run.out.empty(), run.err.c_str());
            }
            QCOMPARE(runCommand(call + Arguments{"--why", "nobody"}).code, 1);
        }
        const Arguments all = Arguments{"cluster", file.path()} + kIndicators + Arguments{"--working", "--format"};
        QCOMPARE(runCommand(all + Arguments{"json"}).json().at("derivations").size(), std::size_t{3});
        QVERIFY(runCommand(all + Arguments{"csv"}).code != 0);
    }

    /// Without centres or critical values, they come from the values, and that is said.
    void whatIsNotSetFollowsFromTheValues() {
        const TableFile file("o,v\na,1\nb,2\nc,3\nd,4\ne,5\nf,6\ng,7\n");
        const Arguments rest{file.path(), "--objects", "o", "--indicators", "v:cost", "--format", "json"};
        const auto clusters = runCommand(Arguments{"cluster"} + rest).json();
        QCOMPARE(clusters.at("centres").at(0).get<std::vector<double>>(), (std::vector<double>{6, 4, 2}));
        const auto& remarks = clusters.at("remarks");
        QVERIFY(std::any_of(remarks.begin(), remarks.end(),
                            [](const auto& remark) { return remark.at("name") == "quantiles"; }));
        const auto decision = runCommand(Arguments{"decide"} + rest + Arguments{"--effects", "uniform"}).json();
        QCOMPARE(decision.at("critical").get<std::vector<double>>(), std::vector<double>{7});
        QCOMPARE(decision.at("remarks").at(0).at("name").get<std::string>(), std::string("critical"));
    }

    /// Centres without ends: no value is outside all intervals.
    void endPointFunctionsTakeCentresToo() {
        const TableFile file("o,v\na,5\nb,50\n");
        const auto json = runCommand({"cluster", file.path(), "--objects", "o", "--indicators", "v", "--functions",
                                      "end", "--centres", "v=5,20", "--format", "json"})
                              .json();
        QCOMPARE(json.at("row_sum").get<std::vector<double>>(), (std::vector<double>{1, 1}));
    }

    /// More is better where nothing tells otherwise, and that is said.
    void aDirectionThatIsGuessedIsTold() {
        const TableFile file("o,thing,latency_ms\na,1,5\nb,2,6\n");
        const auto run = runCommand(
            {"decide", file.path(), "--objects", "o", "--indicators", "thing,latency_ms", "--format", "json"});
        QCOMPARE(run.json().at("directions").get<std::vector<std::string>>(),
                 (std::vector<std::string>{"benefit", "cost"}));
        const std::string notes = run.json().at("remarks").dump();
        QVERIFY2(notes.find("thing") != std::string::npos && notes.find("latency") == std::string::npos, notes.c_str());
    }

    void wrongArgumentsAreRefused() {
        const TableFile file(kTable);
        const Arguments cluster = Arguments{"cluster", file.path()} + kIndicators;
        const Arguments decide = Arguments{"decide", file.path()} + kIndicators;
        for (const Arguments& call :
             {cluster + Arguments{"--centres", "read=1,2;x=1,2"},
              cluster + Arguments{"--centres", "read=1,2;p99=3,2,1"},
              cluster + Arguments{"--centres", "read=1,3,2;p99=3,2,1"},
              cluster + Arguments{"--centres", "read=1,2;p99=2,1", "--weights", "1"},
              cluster + Arguments{"--centres", "read=1,2;p99=2,1", "--classes", "a"},
              decide + Arguments{"--weights", "0,0"}, decide + Arguments{"--critical", "read=1;p99=1"},
              decide + Arguments{"--rho", "0"}}) {
            const auto run = runCommand(call);
            QVERIFY2(run.code == 2 && run.out.empty(), run.err.c_str());
        }
        const TableFile zero("o,v\na,0\nb,1\n");
        const auto run = runCommand({"decide", zero.path(), "--objects", "o", "--indicators", "v"});
        QVERIFY2(run.code == 1 && run.err.find(" a,") != std::string::npos, run.err.c_str());
    }
};

GREYSCOPE_TEST(tst_cli_evaluation)

}  // namespace tests_of_cli_evaluation

#include "tst_cli_evaluation.moc"
