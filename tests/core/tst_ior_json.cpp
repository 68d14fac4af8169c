#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_ior_json {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const std::string kHead =
    "{\n  \"Version\": \"4.0.0\", \n  \"Began\": \"Fri Nov 20 07:33:45 2026\", \n  \"Command line\": \"ior -z\", \n"
    "  \"tests\": [\n    {\n    \"TestID\": 0, \n    \"StartTime\": \"Fri\"    , \"Path\": \"/z\",\"Capacity\": "
    "\"252.0 GiB\"\n, \n"
    "    \"Parameters\": {\n      \"testID\": 0, \n      \"api\": \"POSIX\", \n      \"segmentCount\": 1, \n"
    "      \"transferSize\": 4097, \n      \"blockSize\": 268435456\n    }\n, \n    \"Options\": {\n      \"api\": "
    "\"POSIX\", \n"
    "      \"access\": \"file-per-process\", \n      \"tasks\": 4, \n      \"xfersize\": \"4096 bytes\"\n    }\n, \n"
    "    \"Results\": [\n";

std::string result(const std::string& operation, const std::string& bandwidth) {
    return "            {\n        \"access\": \"" + operation + "\", \n        \"bwMiB\": " + bandwidth +
           ", \n        \"blockKiB\": 262144.0000, \n        \"xferKiB\": 4.0000, \n        \"iops\": 130276.5703, \n"
           "        \"totalTime\": 2.0062\n      }\n";
}

const std::string kSummary =
    "]\n\n  }\n]\n, \n\"summary\": [\n    {\n    \"operation\": \"write\", \n    \"API\": \"POSIX\", \n    \"TestID\": "
    "0, \n"
    "    \"segmentCount\": 1, \n    \"blockSize\": 268435456, \n    \"transferSize\": 4097, \n    \"numTasks\": 4, \n"
    "    \"bwMaxMIB\": 528.0402, \n    \"bwMeanMIB\": 518.4533, \n    \"xsizeMiB\": 1020.8945\n  }\n]\n, \n"
    "\"Finished\": \"Fri Nov 20 07:33:52 2026\"\n}\n";

}  // namespace

class tst_ior_json : public QObject {
    Q_OBJECT

private slots:
    void resultsInOneList() {
        const auto imported = readTool(kHead + result("write", "508.8664") + ", \n" + result("read", "1398.9357") +
                                       ", \n" + result("write", "528.0402") + kSummary);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("ior-json"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"write", "read", "write"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"508.8664", "1398.9357", "528.0402"}));
        QCOMPARE(cells(*imported, "iteration"), (Texts{"0", "0", "1"}));
        QCOMPARE(cell(*imported, "tasks", 0), std::string("4"));
        QCOMPARE(cell(*imported, "transfer_size", 0), std::string("4.0009765625"));  // exact, of the summary
        QCOMPARE(cell(*imported, "aggregate_size", 0), std::string("1020.8945"));
        QCOMPARE(test::note(*imported, "Version"), std::string("4.0.0"));
        QCOMPARE(test::countOf(*imported, ProblemKind::statisticsLine), std::size_t{1});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void listsWithinListsAndRemovals() {
        const auto imported = readTool("IOR-3.2.1: MPI Coordinated Test of Parallel I/O\n" + kHead + "      [ " +
                                       result("write", "1104.0846") +
                                       ", \n            {\n        \"access\": \"remove\", \n        \"totalTime\": "
                                       "0.0127\n      }\n]\n, \n[ ]\n, \n    [ " +
                                       result("write", "1549.6998") + "[ ]\n[ ]\n]\n" + kSummary);
        QCOMPARE(imported->report.format, std::string("ior-json"));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"1104.0846", "1549.6998"}));
        QCOMPARE(test::countOf(*imported, ProblemKind::nothingMeasured), std::size_t{1});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void messagesInsideAreNoHarm() {
        const std::string warning = "WARNING: Expected aggregate file size       = 1073741824\n";
        const auto imported = readTool(kHead + warning + result("write", "508.8664") + warning + ", \n" +
                                       result("read", "1398.9357") + kSummary);
        QCOMPARE(imported->dataset->rowCount(), std::size_t{2});
        QCOMPARE(test::countOf(*imported, ProblemKind::programMessage), std::size_t{2});
    }

    /// The verdict of a write is of the result before it, that of a read of the one behind it.
    void wrongDataIsNoResult() {
        const std::string write = result("write", "508.8664"), read = result("read", "1398.9357");
        const std::string failed = "[1] FAILED comparison of buffer containing 8-byte ints:\n";
        const auto verdict = [&failed](const char* operation) {
            return failed + "WARNING: incorrect data on " + operation + " (3 errors found).\n";
        };
        const auto both = readTool(kHead + write + ", \n" + read + ", \n" + write + verdict("write") + ", \n" +
                                   verdict("read") + read + kSummary);
        QCOMPARE(test::resultsIn(*both, "bandwidth"), (Texts{"508.8664", "1398.9357", "", ""}));
        QCOMPARE(cells(*both, "bandwidth"), (Texts{"508.8664", "1398.9357", "508.8664", "1398.9357"}));
        QCOMPARE(cells(*both, "invalid"), (Texts{"", "", "incorrect data on write (3 errors found)",
                                                 "incorrect data on read (3 errors found)"}));
        QCOMPARE(test::countOf(*both, ProblemKind::programMessage), std::size_t{4});
        QVERIFY(test::accountsForAllLines(*both));
    }

    void anAbortedRunHasWhatCameBefore() {
        const auto cut =
            readTool(kHead + result("write", "508.8664") +
                     "ERROR: open64(\"/nonexistent/x\", 66, 0664) failed\n  \"Options\": {\n   \"api\": \"PO");
        QCOMPARE(cells(*cut, "bandwidth"), Texts{"508.8664"});
        QCOMPARE(cell(*cut, "transfer_size", 0), std::string("4"));
        QCOMPARE(test::countOf(*cut, ProblemKind::programMessage), std::size_t{1});
        const auto none = readTool(kHead + "ERROR: open64(\"/x\") failed\n");
        QVERIFY(none.error().code == base::ErrorCode::noResults);
    }

    void onOneLine() {
        std::string text = kHead + result("write", "508.8664") + kSummary;
        std::erase(text, '\n');
        const auto imported = readTool(text);
        QCOMPARE(cells(*imported, "bandwidth"), Texts{"508.8664"});
        QCOMPARE(cell(*imported, "operation", 0), std::string("write"));
    }
};

GREYSCOPE_TEST(tst_ior_json)

}  // namespace tests_of_ior_json

#include "tst_ior_json.moc"
