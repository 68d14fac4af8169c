#include <QTest>

#include "core/io/tools/ior/ior_table.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_ior_text {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const std::string kHead =
    "IOR-4.0.0: MPI Coordinated Test of Parallel I/O\nBegan               : Fri Nov 20 07:33:16 2026\n"
    "Command line        : ior -f sweep.ior\nMachine             : Linux vm\n";

std::string test4(const std::string& id, const std::string& size, const std::string& rows) {
    return "TestID              : " + id +
           "\nStartTime           : Fri\nPath                : /scratch\n\nOptions: \napi                 : POSIX\n"
           "apiVersion          : \naccess              : file-per-process\ntype                : independent\n"
           "segments            : 2\nordering in a file  : sequential\nnodes               : 1\n"
           "tasks               : 4\nclients per node    : 4\nrepetitions         : 2\nxfersize            : " +
           size +
           "\nblocksize           : 8 MiB\naggregate filesize  : 32 MiB\n\nResults: \n\n"
           "access    bw(MiB/s)  IOPS       Latency(s)  block(KiB) xfer(KiB)  open(s)    wr/rd(s)   close(s)   "
           "total(s)   iter\n"
           "------    ---------  ----       ----------  ---------- ---------  --------   --------   --------   "
           "--------   ----\n" +
           rows;
}

const std::string kRows =
    "write     2020.86    32495      0.000122    8192       64.00      0.002323   0.015756   0.000124   0.015835   0   "
    "\n"
    "read      19418      312543     0.000013    8192       64.00      0.000817   0.001638   0.000845   0.001648   0   "
    "\n"
    "remove    -          -          -           -          -          -          -          -          0.000205   0   "
    "\n";

const std::string kSummary =
    "\nSummary of all tests:\nOperation   Max(MiB)   Min(MiB)  Mean(MiB)     StdDev   Max(OPs)   Min(OPs)  Mean(OPs)   "
    "  StdDev    "
    "Mean(s) Stonewall(s) Stonewall(MiB) Test# #Tasks tPN reps fPP reord reordoff reordrand seed segcnt   blksiz    "
    "xsize aggs(MiB)   API RefNum\n"
    "write        2020.86    1998.86    2009.86      11.00   32333.83   31981.83   32157.83     176.00    0.01592      "
    "   "
    "NA            NA     0      4   4    2   1     1        1         0    0      2  8388608    65537      32.0 POSIX "
    "     0\n"
    "read        19418.07   13496.00   16457.04    2961.04  310689.19  215936.01  263312.60   47376.59    0.00201      "
    "   "
    "NA            NA     0      4   4    2   1     1        1         0    0      2  8388608    65537      32.0 POSIX "
    "     0\n"
    "Finished            : Fri Nov 20 07:33:16 2026\n";

}  // namespace

class tst_ior_text : public QObject {
    Q_OBJECT

private slots:
    /// A transfer of 0 s has no rate; its row stays, and what is missing is listed.
    void aRateThatIsNotFiniteIsMissing() {
        const auto imported = readTool(
            "IOR-4.0.0: MPI Coordinated Test of Parallel I/O\n\nResults: \n\n"
            "access    bw(MiB/s)  IOPS       Latency(s)  block(KiB) xfer(KiB)  open(s)    wr/rd(s)   close(s)   "
            "total(s)   iter\n"
            "------    ---------  ----       ----------  ---------- ---------  --------   --------   --------   "
            "--------   ----\n"
            "write     2210.50    276.38     0.057000    4194304    8192       0.002101   29.64      0.001202   29.65  "
            "    0   \n"
            "write     inf        inf        0.000000    4194304    8192       0.000000   0.000000   0.000000   "
            "0.000000   1   \n"
            "write     -nan       -nan       -nan        4194304    8192       0.000000   0.000000   0.000000   "
            "0.000000   2   \n");
        QVERIFY(imported);
        QCOMPARE(test::resultsIn(*imported, "bandwidth"), (Texts{"2210.5", "", ""}));
        QVERIFY(imported->report.counts.at(io::ProblemKind::notFinite) > 0);
    }

    /// IOR reads back what it wrote and finds other data: its rate is no result.
    void dataThatDoNotCompareAreNoResult_data() {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("behind");
        QTest::addColumn<Texts>("bandwidths");
        const std::string failed = "[1] FAILED comparison of buffer containing 8-byte ints:\n";
        QTest::newRow("of a read, before its row") << failed + "WARNING: incorrect data on read (3 errors found).\n"
                                                   << std::string() << Texts{"2020.86", ""};
        QTest::newRow("of a read, behind it")
            << std::string() << std::string("WARNING: Incorrect data on read (3 errors found).\n")
            << Texts{"2020.86", ""};
        QTest::newRow("without a count") << failed << std::string() << Texts{"2020.86", ""};
        QTest::newRow("of a write") << failed + "WARNING: incorrect data on write (3 errors found).\n"
                                    << std::string() << Texts{"", "19418.07"};
    }
    void dataThatDoNotCompareAreNoResult() {
        QFETCH(const std::string, before);
        QFETCH(const std::string, behind);
        const std::size_t read = kRows.find("read ");
        const auto table = readTool(
            kHead + test4("0", "64 KiB", kRows.substr(0, read) + before + kRows.substr(read) + behind) + kSummary);
        QVERIFY(table);
        QTEST(test::resultsIn(*table, "bandwidth"), "bandwidths");
        QVERIFY(!cell(*table, "bandwidth", 0).empty() && !cell(*table, "bandwidth", 1).empty());  // as it is written
        const Texts why = cells(*table, "invalid");
        QVERIFY(why.size() == 2 && why[0].empty() != why[1].empty());
        QCOMPARE(test::countOf(*table, ProblemKind::invalidCell), std::size_t{1});
    }

    void aRowIsAnOperationOfAnIteration() {
        const auto imported = readTool(kHead + test4("0", "65537 bytes", kRows) + kSummary);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("ior"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"write", "read"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"2020.86", "19418.07"}));  // with the summary's decimals
        QCOMPARE(cells(*imported, "operation_rate"), (Texts{"32495", "312543"}));
        QCOMPARE(cell(*imported, "transfer_size", 0), std::string("64.0009765625"));  // exact, of the summary
        QCOMPARE(cell(*imported, "block_size", 0), std::string("8192"));
        QCOMPARE(cell(*imported, "segments", 0), std::string("2"));
        QCOMPARE(cell(*imported, "aggregate_size", 0), std::string("32"));
        QCOMPARE(cell(*imported, "latency", 1), std::string("1.3e-05"));
        QCOMPARE(test::note(*imported, "program"), std::string("IOR-4.0.0"));
        QCOMPARE(test::note(*imported, "Command line"), std::string("ior -f sweep.ior"));
        QCOMPARE(test::countOf(*imported, ProblemKind::nothingMeasured), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::statisticsLine), std::size_t{2});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void severalTestsVaryASetting() {
        std::string text = kHead;
        for (const int size : {64, 128, 256}) {
            std::string rows;
            for (const char* iteration : {"0", "1"}) {
                for (const char* operation : {"write", "read"}) {
                    rows += std::string(operation) + " 20.5 1.5 0.1 8192 " + std::to_string(size) +
                            ".00 0.1 0.1 0.1 0.1 " + iteration + "   \n";
                }
            }
            text += test4(std::to_string(size), std::to_string(1024 * size) + " bytes", rows);
        }
        const auto imported = readTool(text);
        QCOMPARE(imported->dataset->rowCount(), std::size_t{12});
        const auto layout = test::layoutOf(*imported);
        QCOMPARE(layout.roles.factors, Texts{"transfer_size"});
        QCOMPARE(layout.roles.keys, Texts{"operation"});
        QCOMPARE(layout.roles.repetitions, Texts{"iteration"});
        QCOMPARE(layout.roles.metrics.front(), std::string("bandwidth"));
    }

    /// In a list of a document, below lines that stand further left; and tests of two folders are no repeats.
    void indentedTestsOfTwoFoldersAreApart() {
        std::string indented;
        for (const char* folder : {"/scratch", "/home"}) {
            std::string text = kHead + test4("0", "64 KiB", kRows) + kSummary;
            text.insert(text.find("access  "), "test filename       : " + std::string(folder) + "/f\n");
            indented += "1. So we ran it:\n";
            for (std::size_t from = 0; from < text.size();) {
                const std::size_t end = text.find('\n', from) + 1;
                indented += "    " + text.substr(from, end - from);
                from = end;
            }
        }
        const auto imported = readTool(indented);
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "operation"), (Texts{"write", "read", "write", "read"}));
        QCOMPARE(cells(*imported, "path"), (Texts{"/scratch", "/scratch", "/home", "/home"}));
        QVERIFY(!imported->dataset->find("run"));
    }

    void version2HasASummaryAlone() {
        const auto imported = readTool(
            "IOR-2.10.3: MPI Coordinated Test of Parallel I/O\n\nMachine: Linux vm\n\nSummary:\n\tapi                = "
            "POSIX\n"
            "\taccess             = single-shared-file, independent\n\tordering in a file = sequential offsets\n"
            "\tordering inter file=constant task offsets = 1\n\tclients            = 8 (4 per node)\n"
            "\txfersize           = 1 MiB\n\tblocksize          = 3.91 GiB\n\taggregate filesize = 128 MiB\n\n"
            "Operation  Max (MiB)  Min (MiB)  Mean (MiB)   Std Dev  Max (OPs)  Min (OPs)  Mean (OPs)   Std Dev  Mean "
            "(s)  \n"
            "---------  ---------  ---------  ----------   -------  ---------  ---------  ----------   -------  "
            "--------\n"
            "write        2019.69     967.59     1630.65    471.20    1009.84     483.80      815.33    235.60   "
            "0.08762   EXCEL\n"
            "read        17852.45    9377.31    14799.85   3844.43    8926.22    4688.65     7399.92   1922.22   "
            "0.00942   EXCEL\n"
            "\nMax Write: 2019.69 MiB/sec (2117.79 MB/sec)\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"1630.65", "14799.85"}));
        QCOMPARE(cells(*imported, "bandwidth_max"), (Texts{"2019.69", "17852.45"}));
        QCOMPARE(cell(*imported, "bandwidth_stddev", 0), std::string("471.2"));
        QCOMPARE(cell(*imported, "tasks", 0), std::string("8"));
        QCOMPARE(cell(*imported, "tasks_per_node", 0), std::string("4"));
        QCOMPARE(cell(*imported, "type", 0), std::string("independent"));
        QVERIFY(!imported->dataset->find("operation_rate"));  // it is divided by the segments as well
        QVERIFY(!test::note(*imported, "Mean(OPs)").empty());
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void linesOfOthersDoNotHarm() {
        const auto imported = readTool("+ srun ior\n" + kHead +
                                       test4("0", "1 MiB",
                                             "WARNING: Expected aggregate file size = 1.\n[1,0]<stdout>:" + kRows +
                                                 "slurmstepd: error: *** JOB 4711 CANCELLED ***\n"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"write", "read"}));
        QCOMPARE(cell(*imported, "transfer_size", 0), std::string("64"));  // as the list has it
        QCOMPARE(test::countOf(*imported, ProblemKind::programMessage), std::size_t{2});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void cutAndShortRowsAreListed() {
        const auto cut = readTool(kHead + test4("0", "1 MiB", kRows + "write     2020.86    324"));
        QCOMPARE(cut->dataset->rowCount(), std::size_t{2});
        QCOMPARE(test::countOf(*cut, ProblemKind::rowCut), std::size_t{1});
        const auto mixed = readTool(kHead + test4("0", "1 MiB", "write 2020.86 324\n" + kRows));
        QCOMPARE(mixed->dataset->rowCount(), std::size_t{2});
        QCOMPARE(test::countOf(*mixed, ProblemKind::lineNotUnderstood), std::size_t{1});
    }

    void aRunWithoutResultsSaysWhy() {
        const auto failed =
            readTool(kHead + "WARNING: statfs\n" + test4("0", "1 MiB", "ERROR: open64(\"/x\") failed\n"));
        QVERIFY(failed.error().code == base::ErrorCode::noResults);
        QCOMPARE(failed.error().arguments.back(), std::string("ERROR: open64(\"/x\") failed"));
        const auto refused = readTool("Error invalid argument: -B\nError invalid argument: 1\nInvalid options\n");
        QVERIFY(refused.error().code == base::ErrorCode::noResults);
        QCOMPARE(refused.error().location.line, std::size_t{1});
    }

    void sizes() {
        QCOMPARE(io::iorBytes("65536 bytes"), std::optional(65536.0));
        QCOMPARE(io::iorBytes("1 MiB"), std::optional(1048576.0));
        QCOMPARE(io::iorBytes("0.5 KiB"), std::optional(512.0));
        QVERIFY(!io::iorBytes("many"));
        QVERIFY(!io::iorBytes("1 XiB"));
    }
};

GREYSCOPE_TEST(tst_ior_text)

}  // namespace tests_of_ior_text

#include "tst_ior_text.moc"
