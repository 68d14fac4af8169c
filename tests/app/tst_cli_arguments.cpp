#include <QTest>

#include <ostream>
#include <streambuf>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <fcntl.h>

#include "tests/support/arguments.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_arguments {

using namespace greyscope;
using test::Arguments;
using test::linesOf;
using test::runCommand;
using test::samplePath;
using test::StandardInput;
using test::TableFile;
using test::operator+;

namespace {

/// A device that takes nothing, as a full disk or a closed pipe.
class FullDevice : public std::streambuf {
    int overflow(int /*character*/) override { return traits_type::eof(); }
    std::streamsize xsputn(const char* /*text*/, std::streamsize /*count*/) override { return 0; }
};

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

    void countsAreDecimal() {
        const auto run = runCommand({"forecast", samplePath("lustre_read_1_1.csv"), "--axis", "threads_per_ost", "--of",
                                     "throughput_gb_s", "--interval", "0.9", "--seed", "010", "--format", "json"});
        QCOMPARE(run.json()["interval"]["seed"].get<int>(), 10);
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

    /// What was left out, and why, is in the JSON of every command, and beside its CSV.
    void everyCommandTellsWhatItLeavesOut() {
        std::string text = "sys,x,y\n";
        for (const char* system : {"A", "B", "C"}) {
            for (int x = 1; x <= 12; ++x) {
                text += std::string(system) + "," + std::to_string(x) + "," + std::to_string(x + system[0]) + "\n";
            }
        }
        const TableFile file(text + "A,13,oops\n");
        const Arguments systems{"--value", "y", "--system", "sys", "--from", "A", "--factors", "x"};
        for (const Arguments& command : {Arguments{"relate", file.path(), "--reference", "B", "--compare", "C",
                                                   "--where", "sys=B", "--where", "sys=C"},
                                         {"forecast", file.path(), "--of", "B"},
                                         {"tree", file.path(), "--response", "y", "--factors", "sys,x"},
                                         Arguments{"relative", file.path(), "--to", "B"} + systems,
                                         Arguments{"scenarios", file.path(), "--to", "B,C"} + systems,
                                         Arguments{"transfer", file.path(), "--to", "B", "--via", "C"} + systems}) {
            const auto run = runCommand(command + Arguments{"--format", "json"});
            QVERIFY2(run.code == 0 && run.err.empty(), (command[0] + ": " + run.err).c_str());
            const auto notes = run.json()["notes"];
            QVERIFY2(notes.is_array() && !notes.empty(), command[0].c_str());
            QVERIFY(notes[0].get<std::string>().find("line 38, column 3: “oops”") != std::string::npos);
            const auto csv = runCommand(command + Arguments{"--format", "csv"});
            const auto steps = run.json().value("reshaping", nlohmann::json::array());
            const std::size_t told = notes.size() + run.json()["remarks"].size() + (steps.empty() ? 0 : 1);
            QCOMPARE(static_cast<std::size_t>(linesOf(csv.err)), told);
            if (command[0] != "relate") {
                QVERIFY2(notes.dump().find("1 row") != std::string::npos ||
                             notes.dump().find("missing") != std::string::npos,
                         notes.dump().c_str());
            }
        }
    }

    void aDashIsStandardInput() {
        for (const Arguments& call :
             {Arguments{"relate", "lustre_read_1_1.csv", "--axis", "threads_per_ost", "--matrix"},
              {"forecast", "lustre_read_1_1.csv", "--axis", "threads_per_ost", "--of", "throughput_gb_s"},
              {"tree", "lustre_throughput.csv", "--response", "throughput_mb_s", "--factors", "case,threads_per_ost"},
              {"relative", "lustre_throughput.csv", "--value", "throughput_mb_s", "--system", "case", "--from", "1.1",
               "--to", "1.2", "--where", "operation=W"},
              {"scenarios", "lustre_throughput.csv", "--value", "throughput_mb_s", "--system", "case", "--from", "1.1",
               "--to", "1.2", "--where", "operation=W"},
              {"transfer", "lustre_throughput.csv", "--value", "throughput_mb_s", "--system", "case", "--from", "1.1",
               "--to", "1.2", "--via", "2.1", "--where", "operation=W"}}) {
            Arguments named = call;
            named[1] = samplePath(call[1]);
            Arguments sent = call;
            sent[1] = "-";
            std::ifstream file(named[1]);
            const StandardInput input(std::string(std::istreambuf_iterator<char>(file), {}));
            const auto run = runCommand(sent);
            QVERIFY2(run.code == runCommand(named).code, run.err.c_str());
            QCOMPARE(run.out, runCommand(named).out);
        }
    }

    void standardInputIsCheckedAsAFileIs() {
        const Arguments call{"relate", "-", "--axis", "x", "--reference", "a"};
        const auto told = [&](const std::string& text) {
            const StandardInput input(text);
            return runCommand(call);
        };
        QCOMPARE(told("").code, 1);
        QVERIFY(told("").err.find("greyscope relate: Standard input is empty.") == 0);
        QVERIFY(told(std::string("x,a\n1,\0\1\n", 9)).err.find("standard input:2: The file is not text") !=
                std::string::npos);
        QVERIFY(told("<?xml version=\"1.0\"?>\n<a/>\n").err.find("looks like XML") != std::string::npos);
        const auto noted =
            told("x,a,b\n1,1,2\n2,3,3\n3,4,oops\n4,5,6\n5,6,7\n6,7,8\n7,8,9\n8,9,9\n9,9,9\n10,9,9\n11,3,4\n");
        QVERIFY2(noted.err.find("no value at 3") != std::string::npos, noted.err.c_str());
        const StandardInput again("x,a,b\n1,1,2\n2,3,3\n3,4,5,17\n");
        QVERIFY(runCommand(call).err.find("standard input: Too long") != std::string::npos);
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
        QVERIFY(terminal >= 0 && ::grantpt(terminal) == 0 && ::unlockpt(terminal) == 0);
        {
            const StandardInput typed(::open(::ptsname(terminal), O_RDWR | O_NOCTTY));
            QVERIFY(runCommand(call).err.find("Standard input is a terminal") != std::string::npos);
        }
        ::close(terminal);
    }

    void seriesAndPointsCanBeLeftOut() {
        const TableFile file("x,a,b,c\n1,1,2,3\n2,3,3,4\n4,4,9,6\n8,5,,7\n");
        const Arguments call{"relate", file.path(), "--axis", "x", "--reference", "a", "--format", "json"};
        QVERIFY(runCommand(call).err.find("no value at 8") != std::string::npos);
        const auto series = runCommand(call + Arguments{"--without", "b"}).json();
        QCOMPARE(series["series"], runCommand(call + Arguments{"--compare", "c"}).json()["series"]);
        QCOMPARE(series["left_out"]["series"].dump(), std::string("[\"b\"]"));
        QVERIFY(series["notes"].dump().find("the series b, by your choice") != std::string::npos);
        const auto points = runCommand(call + Arguments{"--without-points", "8"}).json();
        const auto common = runCommand(call + Arguments{"--common-points"}).json();
        // Correlations are of the points that a pair shares, whatever the others lack.
        const auto degrees = [](nlohmann::json told) {
            for (auto& each : told["series"]) {
                each.erase("correlation");
            }
            return told["series"];
        };
        QCOMPARE(degrees(points), degrees(common));
        QCOMPARE(points["left_out"]["points"].dump(), std::string("[\"8\"]"));
        QCOMPARE(common["left_out"]["points_not_shared"].get<int>(), 1);
        QVERIFY(points["notes"].dump().find("the points 8, by your choice") != std::string::npos);
        Arguments text = call + Arguments{"--without-points", "8"};
        text.erase(text.begin() + 6, text.begin() + 8);
        QVERIFY(runCommand(text).out.find("the points 8, by your choice") != std::string::npos);
        const auto unknown = runCommand(call + Arguments{"--without-points", "9"});
        QVERIFY(unknown.code == 1 &&
                unknown.err.find("There is no point “9”. Available: 1, 2, 4, 8.") != std::string::npos);
        QCOMPARE(runCommand(call + Arguments{"--without", "a"}).code, 2);
        QCOMPARE(runCommand(call + Arguments{"--without", "z"}).code, 1);
        const TableFile longer("x,a\n1,1\n2,3\n4,4\n8,5\n16,90\n");
        const auto forecast =
            runCommand({"forecast", longer.path(), "--axis", "x", "--without-points", "16", "--format", "json"}).json();
        QCOMPARE(forecast["actual"].get<std::vector<double>>(), (std::vector<double>{1, 3, 4, 5}));
    }

    void rowsCanBeLeftOut() {
        std::string text = "sys,x,y\n";
        std::string without = text;
        for (const char* system : {"A", "B", "C"}) {
            for (int x = 1; x <= 12; ++x) {
                const std::string line =
                    std::string(system) + "," + std::to_string(x) + "," + std::to_string(x * x + system[0]) + "\n";
                text += line;
                without += x == 5 || x == 7 ? "" : line;
            }
        }
        const TableFile all(text);
        const TableFile part(without);
        const Arguments systems{"--value", "y", "--system", "sys", "--from", "A", "--factors", "x"};
        for (const Arguments& command :
             {Arguments{"relate", "f", "--reference", "B"}, Arguments{"forecast", "f", "--of", "B"},
              Arguments{"tree", "f", "--response", "y", "--factors", "sys,x"},
              Arguments{"relative", "f", "--to", "B"} + systems, Arguments{"scenarios", "f"} + systems,
              Arguments{"transfer", "f", "--to", "B", "--via", "C"} + systems}) {
            Arguments whole = command + Arguments{"--except", "x=5", "--except", "x=7", "--format", "csv"};
            whole[1] = all.path();
            Arguments cut = command + Arguments{"--format", "csv"};
            cut[1] = part.path();
            const auto run = runCommand(whole);
            QVERIFY2(run.code == 0 && !run.out.empty(), run.err.c_str());
            QCOMPARE(run.out, runCommand(cut).out);
            QVERIFY2(run.err.find("6 rows do not meet x!=5|7 (first in line 6)") != std::string::npos, run.err.c_str());
            whole.back() = "json";
            QVERIFY(runCommand(whole).json()["reshaping"].dump().find("x!=5|7") != std::string::npos);
        }
        // A system that is left out is none to predict, and an empty cell is not the value that is left out.
        const auto fewer =
            runCommand(Arguments{"scenarios", all.path(), "--except", "sys=C", "--format", "json"} + systems);
        QCOMPARE(fewer.json()["scenarios"].size(), std::size_t{1});
        const auto paths = runCommand(
            Arguments{"transfer", all.path(), "--to", "B", "--except", "sys=C", "--format", "json"} + systems);
        QVERIFY2(paths.err.find("C") == std::string::npos, paths.err.c_str());
        const TableFile gap("k,y\n1,1\n,2\n3,3\n4,9\n");
        const auto tree = runCommand(
            {"tree", gap.path(), "--response", "y", "--factors", "k", "--except", "k=3", "--format", "json"});
        QCOMPARE(tree.json()["rows"].get<int>(), 3);
        QCOMPARE(runCommand({"tree", gap.path(), "--response", "y", "--factors", "k", "--except", "k"}).code, 2);
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

    /// Rows that a text names one by one are records, not points of series called after their numbers.
    void recordsAreNoWideTable() {
        const TableFile notes(
            "id,note,threads,rate_mb_s\n0,\"run 0: \"\"warm\"\", cache\nflushed\",1,10\n1,\"run 1\ncold\",2,20\n"
            "2,\"run 2\ncold\",4,30\n");
        const auto run = runCommand({"relate", notes.path(), "--matrix"});
        QVERIFY2((run.out + run.err).find("every numeric column") == std::string::npos, run.out.c_str());
        QVERIFY2((run.out + run.err).find("\nid ") == std::string::npos, run.out.c_str());
        // Along that text the numbers are series, and so are those that are named.
        QCOMPARE(runCommand({"relate", notes.path(), "--matrix", "--axis", "note"}).code, 0);
        QCOMPARE(runCommand({"relate", notes.path(), "--reference", "rate_mb_s"}).code, 0);
    }

    void totalsAreLeftOutAndCounted() {
        const TableFile table("host,threads,rate_mb_s\na,1,10\na,2,20\nb,1,11\nb,2,23\nTotal,1,21\nTotal,2,43\n");
        const auto json = runCommand({"relate", table.path(), "--matrix", "--format", "json"}).json();
        QCOMPARE(json["left_out"]["conditions"]["host!=Total"].get<int>(), 2);
        QCOMPARE(json["left_out"]["rows_used"].get<int>(), 4);
        const auto kept =
            runCommand({"relate", table.path(), "--matrix", "--where", "host=a|Total", "--format", "json"}).json();
        QCOMPARE(kept["left_out"]["rows_used"].get<int>(), 4);
        QVERIFY(!kept["left_out"]["conditions"].contains("host!=Total"));
        // They hold the only rates: what is measured is told by them.
        const TableFile live(
            "rank,threads,size,rate_mb_s\nTotal,1,5,10\n0,1,2,\n1,1,3,\nTotal,2,6,20\n0,2,3,\n1,2,3,\n"
            "Total,4,7,30\n0,4,3,\n1,4,4,\nTotal,8,9,45\n");
        const auto alone = runCommand({"forecast", live.path(), "--of", "rate_mb_s", "--format", "json"}).json();
        QCOMPARE(alone["series"].get<std::string>(), std::string("rate_mb_s"));
        QCOMPARE(alone["left_out"]["rows_used"].get<int>(), 4);
        QVERIFY(alone.dump().find("rank=Total") != std::string::npos);
    }
};

GREYSCOPE_TEST(tst_cli_arguments)

}  // namespace tests_of_cli_arguments

#include "tst_cli_arguments.moc"
