#include <QtTest>

#include <ostream>
#include <streambuf>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

using namespace greyscope;
using test::runCommand;
using test::samplePath;
using test::TableFile;
using Arguments = std::vector<std::string>;

namespace {

/// A device that takes nothing, as a full disk or a closed pipe.
class FullDevice : public std::streambuf {
    int overflow(int /*character*/) override { return traits_type::eof(); }
    std::streamsize xsputn(const char* /*text*/, std::streamsize /*count*/) override { return 0; }
};

Arguments operator+(Arguments left, const Arguments& right) {
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

std::ptrdiff_t linesOf(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n');
}

/// Two systems; the note, which names them too, is empty for B.
const char* const noted =
    "sys,note,threads,mbps\nA,n,1,10\nA,n,2,20\nA,n,4,30\nA,n,8,41\nB,,1,11\nB,,2,21\nB,,4,31\nC,n,1,12\nC,n,2,22\n"
    "C,n,4,32\nC,n,8,43\n";
const Arguments keyed{"--series", "sys,note", "--axis", "threads", "--value", "mbps"};

}  // namespace

class tst_cli_arguments : public QObject {
    Q_OBJECT
private slots:
    /// With a point under every locale: the suite runs under German and Turkish ones too.
    void numbersHaveAPoint() {
        const TableFile wide("x,a,b\n1,1,2\n2,3,3\n3,4,9\n");
        const auto run =
            runCommand({"relate", wide.path(), "--axis", "x", "--reference", "a", "--rho", "0.35", "--format", "json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json()["conventions"]["rho"].get<double>(), 0.35);
        QVERIFY(runCommand({"relate", wide.path(), "--axis", "x", "--reference", "a", "--rho", "0.35"})
                    .out.find("rho 0.35") != std::string::npos);
        QCOMPARE(runCommand({"relate", wide.path(), "--reference", "a", "--rho", "0,35"}).code, 2);
    }

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

    void countsAreNotNegative() {
        for (const char* option : {"--fit", "--holdout", "--horizon", "--seed"}) {
            QCOMPARE(runCommand({"forecast", "f", option, "-1"}).code, 2);
            QCOMPARE(runCommand({"forecast", "f", option, "1.5"}).code, 2);
            QCOMPARE(runCommand({"forecast", "f", option, "99999999999999999999"}).code, 2);
        }
        QCOMPARE(runCommand({"tree", "f", "--response", "y", "--factors", "x", "--min-leaf", "0"}).code, 2);
    }

    void countsAreDecimal() {
        const auto run = runCommand({"forecast", samplePath("lustre_read_1_1.csv"), "--axis", "threads_per_ost", "--of",
                                     "throughput_gb_s", "--interval", "0.9", "--seed", "010", "--format", "json"});
        QCOMPARE(run.json()["interval"]["seed"].get<int>(), 10);
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

    void namesWithCommasCanBeGiven() {
        const TableFile file(
            "k,x,y\n\"a, b\",1,1\n\"a, b\",2,2\nc,1,3\nc,2,5\n\"d \"\"e\"\"\",1,2\n\"d \"\"e\"\"\",2,9\n");
        const Arguments call{"relate", file.path(), "--axis", "x", "--value", "y", "--series", "k", "--reference", "c"};
        const auto run = runCommand(call + Arguments{"--compare", "\"a, b\",d \"e\"", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["series"].size(), std::size_t{2});
        // An error spells the names as they have to be given.
        const auto unknown = runCommand(call + Arguments{"--compare", "z"});
        QVERIFY2(unknown.err.find("\"a, b\", c, d \"e\"") != std::string::npos, unknown.err.c_str());
    }

    void manyChoicesAreCounted() {
        std::string text = "k,x,y\n";
        for (int i = 0; i < 40; ++i) {
            const std::string key = "series" + std::to_string(i);
            text += key + ",1,1\n" + key + ",2,2\n";
        }
        const TableFile file(text);
        const auto run = runCommand(
            {"relate", file.path(), "--axis", "x", "--value", "y", "--series", "k", "--reference", "serie17"});
        QVERIFY2(run.err.find("series17") != std::string::npos && run.err.find("32 more") != std::string::npos,
                 run.err.c_str());
    }

    /// What another column holds is not this one's fault.
    void aColumnOfAWideFileStandsAlone() {
        const TableFile file("x,a,b\n1,10,1\n1,,2\n2,14,3\n4,20,4\n8,27,5\n");
        const Arguments call{"forecast", file.path(), "--axis", "x", "--of"};
        const auto run = runCommand(call + Arguments{"a"});
        QVERIFY2(run.code == 0 && run.out.find("a along x") != std::string::npos, run.err.c_str());
        QVERIFY(runCommand(call + Arguments{"b"}).err.find("“b” has 2 values at 1") != std::string::npos);
    }

    void rowsWithoutAKeyAreTold() {
        const TableFile file(noted);
        const Arguments relate = Arguments{"relate", file.path(), "--reference", "A-n"} + keyed;
        const std::string told = "3 rows belong to no series: note is empty (first in line 6)";
        const auto text = runCommand(relate);
        QVERIFY2(text.code == 0 && text.out.find(told) != std::string::npos, text.out.c_str());
        const auto json = runCommand(relate + Arguments{"--format", "json"}).json();
        QCOMPARE(json["left_out"]["rows"].get<int>(), 11);
        QCOMPARE(json["left_out"]["key_empty"]["note"].get<int>(), 3);
        const auto csv = runCommand(relate + Arguments{"--format", "csv"});
        QVERIFY(csv.out.find("Left out") == std::string::npos && csv.err.find(told) != std::string::npos);
        const auto why = runCommand(relate + Arguments{"--why", "C-n"});
        QVERIFY(why.out.find(told) != std::string::npos);
        const auto matrix = runCommand(Arguments{"relate", file.path(), "--matrix"} + keyed);
        QVERIFY(matrix.out.find(told) != std::string::npos);
        const Arguments forecast = Arguments{"forecast", file.path(), "--of", "A-n", "--model", "dgm"} + keyed;
        QVERIFY(runCommand(forecast).out.find(told) != std::string::npos);
        QCOMPARE(
            runCommand(forecast + Arguments{"--format", "json"}).json()["left_out"]["key_empty"]["note"].get<int>(), 3);
        const auto unknown = runCommand(Arguments{"relate", file.path(), "--reference", "B"} + keyed);
        QVERIFY2(unknown.err.find("note is empty: 3") != std::string::npos, unknown.err.c_str());
    }

    void whatTheReaderLeavesOutIsTold() {
        const TableFile file(
            "x,a,b\n1,1,2\n2,3,3,17\n3,4,oops\n4,5,6\n5,6,7\n6,7,8\n7,8,9\n8,9,9\n9,9,9\n10,9,9\n11,3,4\n12,3,5\n");
        for (const Arguments& command :
             {Arguments{"relate", file.path(), "--axis", "x", "--reference", "a", "--where", "x=1", "--where", "x=2"},
              {"forecast", file.path(), "--axis", "x", "--of", "a"},
              {"tree", file.path(), "--response", "a", "--factors", "x"}}) {
            const auto run = runCommand(command);
            QVERIFY2(run.code == 0, run.err.c_str());
            QVERIFY2(run.err.find("line 3, column 4: “17”") != std::string::npos, run.err.c_str());
            QVERIFY2(run.err.find("line 4, column 3: “oops”") != std::string::npos, run.err.c_str());
        }
        const auto json = runCommand({"forecast", file.path(), "--axis", "x", "--of", "a", "--format", "json"});
        QVERIFY(json.err.empty());
        QCOMPARE(json.json()["notes"].size(), std::size_t{1});
    }

    void aTerminalObeysNothing() {
        const TableFile file(
            "x,\"\x1b[2Ja\",\"b\rc\",\xC2\x9B"
            "31m\n1,1,2,3\n2,3,3,4\n3,4,9,5\n");
        const auto run = runCommand({"relate", file.path(), "--axis", "x", "--reference", "\x1b[2Ja"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QVERIFY(run.out.find("\\x1B[2Ja") != std::string::npos && run.out.find("b\\x0Dc") != std::string::npos &&
                run.out.find("\\x9B31m") != std::string::npos);
        const auto unknown = runCommand({"relate", file.path(), "--axis", "x", "--reference", "\x1b[1m"});
        for (const std::string& text : {run.out, unknown.err}) {
            QVERIFY(std::none_of(text.begin(), text.end(), [](char c) { return (c >= 0 && c < ' ' && c != '\n'); }));
        }
        // A line end in a name opens no line.
        const TableFile lines("x,\"a\nb\",c\n1,1,2\n2,3,3\n3,4,9\n");
        const auto table = runCommand({"relate", lines.path(), "--axis", "x", "--reference", "a\nb"});
        QVERIFY2(table.code == 0 && table.out.find("Reference a\\x0Ab") != std::string::npos, table.err.c_str());
        // Data stay as they are.
        const auto csv = runCommand({"relate", file.path(), "--axis", "x", "--reference", "b\rc", "--format", "csv"});
        QVERIFY(csv.out.find("\x1b[2Ja") != std::string::npos);
    }

    void whatCannotBeWrittenIsAFailure() {
        const TableFile wide("x,a,b\n1,1,2\n2,3,3\n3,4,9\n");
        for (const Arguments& arguments : {Arguments{"--help"},
                                           {"--version"},
                                           {"relate", "--help"},
                                           {"relate", wide.path(), "--axis", "x", "--reference", "a"}}) {
            FullDevice device;
            std::ostream out(&device);
            std::ostringstream err;
            QCOMPARE(app::runCommandLine(arguments, out, err), 1);
            QCOMPARE(linesOf(err.str()), std::ptrdiff_t{1});
        }
    }
};

GREYSCOPE_TEST(tst_cli_arguments)
#include "tst_cli_arguments.moc"
