// What no command takes: each ends with 2 and one line in plain words.
#include <QTest>

#include <iterator>
#include <regex>
#include <set>

#include "tests/support/arguments.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_refusals {

using namespace greyscope;
using test::Arguments;
using test::linesOf;
using test::runCommand;
using test::TableFile;
using test::operator+;

namespace {

/// A call of each command, complete and correct but for what is added to it.
const std::vector<Arguments> calls{{"relate", "f", "--reference", "a"},
                                   {"forecast", "f", "--of", "a"},
                                   {"tree", "f", "--response", "y", "--factors", "x"},
                                   {"relative", "f", "--value", "v", "--system", "s", "--from", "a", "--to", "b"},
                                   {"scenarios", "f", "--value", "v", "--system", "s", "--from", "a"},
                                   {"transfer", "f", "--value", "v", "--system", "s", "--from", "a", "--to", "b"},
                                   {"replicate"},
                                   {"sample"}};

struct HelpOption {
    std::string name;
    std::string value;  ///< empty: a switch
    std::string all;    ///< what the help says of it
};

/// The options of a command, as its help lists them.
std::vector<HelpOption> optionsOf(const std::string& command) {
    const std::string help = runCommand({command, "--help"}).out;
    const std::regex line("\n  (?:-h,)?(--[a-z-]+)(?:,--[a-z-]+)*( [A-Za-z][^ \n]*)?");
    std::vector<HelpOption> options;
    for (auto found = std::sregex_iterator(help.begin(), help.end(), line); found != std::sregex_iterator(); ++found) {
        const std::string behind = found->suffix();
        options.push_back({(*found)[1], (*found)[2], found->str() + behind.substr(0, behind.find("\n  -"))});
    }
    return options;
}

/// Wording of the parser's library and of no use to anybody.
bool isPlain(const std::string& text) {
    for (const char* phrase : {"required", "convert", "FAILED", "At Most", "Expected", "not expected", "allowed value",
                               "missing\n", "requires", "excludes", "override"}) {
        if (text.find(phrase) != std::string::npos) {
            return false;
        }
    }
    return true;
}

}  // namespace

class tst_cli_refusals : public QObject {
    Q_OBJECT
private slots:
    void everyNumberIsOne_data() {
        QTest::addColumn<Arguments>("call");
        const Arguments tree{"tree", "f", "--response", "y", "--factors", "x"};
        const Arguments relative{"relative", "f", "--value", "v", "--system", "s", "--from", "a", "--to", "b"};
        QTest::newRow("rho") << Arguments{"relate", "f", "--rho"};
        QTest::newRow("theta") << Arguments{"relate", "f", "--theta"};
        QTest::newRow("target") << Arguments{"relate", "f", "--target"};
        QTest::newRow("threshold") << Arguments{"relate", "f", "--matrix", "--threshold"};
        QTest::newRow("weights") << Arguments{"relate", "f", "--reference", "a", "--weights"};
        for (const char* option :
             {"fit", "holdout", "horizon", "backtest-steps", "interval", "seed", "alpha", "shift"}) {
            QTest::newRow(option) << Arguments{"forecast", "f", std::string("--") + option};
        }
        for (const char* option : {"min-leaf", "max-depth", "folds", "seed"}) {
            QTest::addRow("tree %s", option) << tree + Arguments{std::string("--") + option};
        }
        for (const char* option : {"min-leaf", "leaves", "seed"}) {
            QTest::addRow("relative %s", option) << relative + Arguments{std::string("--") + option};
        }
    }

    void everyNumberIsOne() {
        QFETCH(Arguments, call);
        for (const char* wrong : {"", "nan", "inf", "-inf", "0x10", "1e999", "half", "1 ", "--"}) {
            const auto run = runCommand(call + Arguments{wrong});
            QVERIFY2(run.code == 2 && linesOf(run.err) == 1, (std::string(wrong) + ": " + run.err).c_str());
        }
    }

    void everyOptionRefusesWhatItCannotTake() {
        std::set<std::string> seen;
        for (const Arguments& call : calls) {
            const auto options = optionsOf(call.front());
            QVERIFY2(options.size() >= 3, call.front().c_str());
            for (const HelpOption& option : options) {
                if (option.name == "--help" || !seen.insert(option.all).second) {
                    continue;  // several commands share a declaration
                }
                Arguments plain = call;  // the option itself is not there twice
                if (const auto at = std::find(plain.begin(), plain.end(), option.name); at != plain.end()) {
                    plain.erase(at, at + 2);
                }
                const auto refuses = [&](const Arguments& more) {
                    const auto run = runCommand(plain + more);
                    const std::string told = call.front() + " " + more.back() + ": " + run.err;
                    const bool good = run.code == 2 && run.out.empty() && linesOf(run.err) == 1 && isPlain(run.err) &&
                                      run.err.find(option.name) != std::string::npos;
                    if (!good) {
                        qWarning("%s", told.c_str());
                    }
                    return good;
                };
                if (option.value.empty()) {
                    QVERIFY(refuses({option.name + "=3"}));
                    continue;
                }
                QVERIFY(refuses({option.name}));
                QVERIFY(refuses({option.name, ""}));
                QVERIFY(refuses({option.name, "--help"}));
                const auto takes = [&](const char* what) { return option.value.find(what) != std::string::npos; };
                const bool isFree = takes("NAME") || takes("VALUE") || takes("DIR") || takes("POINT") || takes("FILE");
                if (!isFree) {
                    QVERIFY(refuses({option.name, "=,"}));
                }
                const bool repeats = takes(",...") || takes("COL") || takes("VALUES") || option.name == "--derive";
                if (!repeats) {
                    QVERIFY(refuses({option.name, "1", option.name, "1"}));
                }
            }
        }
    }

    void wrongArgumentsAreToldInPlainWords_data() {
        QTest::addColumn<Arguments>("call");
        QTest::addColumn<std::string>("words");
        const auto row = [](const Arguments& call, const std::string& words) {
            QTest::addRow("%s", words.c_str()) << call << words;
        };
        row({}, "greyscope: a command is missing (greyscope --help lists them)\n");
        row({"relate"}, "FILE is missing: table: CSV");
        row({"relate", ""}, "FILE needs a value: table: CSV");
        row({"tree", "f", "--factors", "x"}, "--response is missing: column to explain");
        row({"relate", "f", "--rho"}, "--rho needs a value: distinguishing coefficient, in (0, 1]");
        row({"relate", "f", "--rho", ""}, "greyscope relate: --rho needs a value");
        row({"forecast", "f", "--horizon", "2", "--at", "9"}, "--at and --horizon cannot be used together");
        row({"exercise"}, "KIND is missing: kind of exercise");
        row({"relate", "f", "--rho", "half"}, "--rho takes a number, not “half”");
        row({"relate", "f", "--rho", "1", "--rho", "1"}, "--rho is given more than once");
        row({"relate", "f", "--matrix=3"}, "--matrix takes no value");
        row({"completion", "bash", "zsh"}, "“zsh” is an unexpected argument");
        row({"relate", "f", "--refrence", "a"}, "there is no option “--refrence”; the nearest are --reference");
        row({"relate", "f", "--reference", "--matrix"}, "--reference needs a value");
        row({"relate", "f"}, "--reference is missing. The value must be one of a, b; --matrix gives all pairs");
        row({"relate", "f", "--format", "xml"},
            "“xml” is not a valid value for --format. Choose one of: text, json, csv, markdown, latex, mathml.");
        row({"relate", "f", "--reference", "a", "--rho", "2"}, "--rho = 2 is out of range. It must lie in (0, 1].");
        row({"forecast", "f", "--alpha", "2"}, "--alpha = 2 is out of range. It must lie in [0, 1].");
        row({"forecast", "f", "--future", "last"}, "--future has no effect without --related");
        row({"scenarios", "f"}, "--value is missing");
        row({"completion", "tcsh"}, "“tcsh” is not a valid value for SHELL. Choose one of: bash, zsh, fish.");
    }

    void wrongArgumentsAreToldInPlainWords() {
        QFETCH(Arguments, call);
        QFETCH(std::string, words);
        const TableFile file("x,a,b\n1,1,2\n2,2,3\n3,4,5\n4,6,5\n");
        std::replace(call.begin(), call.end(), std::string("f"), file.path());
        const auto run = runCommand(call);
        QVERIFY2(run.code == 2 && linesOf(run.err) == 1 && run.err.find(words) != std::string::npos, run.err.c_str());
    }

    void countsAreNotNegative() {
        for (const char* option : {"--fit", "--holdout", "--horizon", "--seed"}) {
            QCOMPARE(runCommand({"forecast", "f", option, "-1"}).code, 2);
            QCOMPARE(runCommand({"forecast", "f", option, "1.5"}).code, 2);
            QCOMPARE(runCommand({"forecast", "f", option, "99999999999999999999"}).code, 2);
        }
        QCOMPARE(runCommand({"tree", "f", "--response", "y", "--factors", "x", "--min-leaf", "0"}).code, 2);
    }

    void wrongArgumentsLeaveWithTwo() {
        const TableFile wide("x,a,b\n1,1,2\n2,3,3\n3,4,9\n");
        for (const Arguments& wrong : {Arguments{"--rho", "2"},
                                       {"--rho", "0.5", "--rho", "0.6"},
                                       {"--method", "dong"},
                                       {"--compare", "a,,b"},
                                       {"--compare", "\"a"},
                                       {"--compare", ""},
                                       {"--why", ""},
                                       {"--where", "x"},
                                       {"--ideal"}}) {
            const auto run = runCommand(Arguments{"relate", wide.path(), "--axis", "x", "--reference", "a"} + wrong);
            QVERIFY2(run.code == 2 && run.out.empty() && linesOf(run.err) == 1, run.err.c_str());
        }
    }
};

GREYSCOPE_TEST(tst_cli_refusals)

}  // namespace tests_of_cli_refusals

#include "tst_cli_refusals.moc"
