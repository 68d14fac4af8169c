#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_darshan_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const std::string kHead =
    "# darshan log version: 3.41\n# exe: ./src/ior -a POSIX\n# nprocs: 16\n# mount entry:\t/tmp\ttmpfs\n"
    "\n# *****\n# POSIX module data\n# *****\n# description of POSIX counters:\n";

std::string counter(const std::string& module, const std::string& rank, const std::string& name,
                    const std::string& value) {
    return module + '\t' + rank + "\t5123\t" + name + '\t' + value + "\t/scratch/f\t/scratch\tlustre\n";
}

}  // namespace

class tst_darshan_reader : public QObject {
    Q_OBJECT

private slots:
    void aRowIsAFileOfARankAndAModule() {
        const auto imported = readTool(
            kHead + counter("POSIX", "0", "POSIX_OPENS", "16") + counter("POSIX", "0", "POSIX_BYTES_READ", "1048576") +
            counter("POSIX", "0", "POSIX_F_READ_TIME", "0.250000") + counter("POSIX", "1", "POSIX_OPENS", "8") +
            counter("POSIX", "1", "POSIX_BYTES_READ", "-1") + counter("POSIX", "1", "POSIX_PATTERN", "raid0") +
            counter("STDIO", "-1", "STDIO_OPENS", "2"));
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("darshan"));
        QCOMPARE(cells(*imported, "module"), (Texts{"POSIX", "POSIX", "STDIO"}));
        QCOMPARE(cells(*imported, "rank"), (Texts{"0", "1", "-1"}));
        QCOMPARE(cells(*imported, "OPENS"), (Texts{"16", "8", "2"}));
        QCOMPARE(cells(*imported, "BYTES_READ"), (Texts{"1048576", "", ""}));  // -1: it could not be monitored
        QCOMPARE(cells(*imported, "PATTERN"), (Texts{"", "raid0", ""}));
        QCOMPARE((*imported->dataset->column("F_READ_TIME"))->unit, std::string("s"));
        QCOMPARE(cell(*imported, "file_system", 0), std::string("lustre"));
        QCOMPARE(test::note(*imported, "nprocs"), std::string("16"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    /// Records that are there are right, and sums over them too small.
    void anIncompleteModuleIsTold() {
        const std::string warning =
            "\n# *WARNING*: The POSIX module contains incomplete data!\n"
            "#            This happens when a module runs out of\n#            memory to store new record data.\n";
        const auto records = readTool(kHead + warning + counter("POSIX", "0", "POSIX_BYTES_READ", "1048576") +
                                      counter("STDIO", "-1", "STDIO_BYTES_READ", "2"));
        QCOMPARE(cells(*records, "incomplete"), (Texts{"The POSIX module contains incomplete data!", ""}));
        QCOMPARE(test::resultsIn(*records, "BYTES_READ"), (Texts{"1048576", "2"}));
        QVERIFY(test::accountsForAllLines(*records));
        const auto sums = readTool(kHead + warning + "# performance\n# agg_perf_by_slowest: 1275.324756 # MiB/s\n" +
                                   "# STDIO module data\n# agg_perf_by_slowest: 31.591241 # MiB/s\n");
        QCOMPARE(test::resultsIn(*sums, "bandwidth"), (Texts{"", "31.591241"}));
        QCOMPARE(cells(*sums, "bandwidth"), (Texts{"1275.324756", "31.591241"}));
        QCOMPARE(cells(*sums, "invalid"), (Texts{"The POSIX module contains incomplete data!", ""}));
    }

    void totalsAndPerformanceAreOfModules() {
        const auto imported = readTool(
            kHead +
            "# performance\n# -----------\n# total_bytes: 33554432\n# unique files: slowest_rank_io_time: 0.000000\n"
            "# agg_perf_by_slowest: 1275.324756 # MiB/s\ntotal_POSIX_OPENS: 32\ntotal_POSIX_FILENOS: -1\n"
            "# STDIO module data\n# agg_perf_by_slowest: 31.591241 # MiB/s\ntotal_STDIO_OPENS: 4\n");
        QCOMPARE(cells(*imported, "module"), (Texts{"POSIX", "STDIO"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"1275.324756", "31.591241"}));
        QCOMPARE(cells(*imported, "OPENS"), (Texts{"32", "4"}));
        QCOMPARE(cell(*imported, "total_bytes", 0), std::string("33554432"));
        QCOMPARE(cell(*imported, "unique_files_slowest_rank_io_time", 0), std::string("0"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    /// Before 3.1 --perf says it once, without a module and a unit.
    void performanceOfAllModules() {
        const auto imported = readTool(
            "# darshan log version: 2.06\n# nprocs: 4\n# run time: 10\n\n# performance\n# -----------\n"
            "# total_bytes: 134217728\n#\n# I/O timing for shared files (seconds):\n# shared files: time_by_slowest: "
            "0.112000\n# agg_perf_by_open: 1100.000000\n# agg_perf_by_slowest: 1142.857143\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "module"), Texts{"all"});
        QCOMPARE(cells(*imported, "bandwidth"), Texts{"1142.857143"});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void requestsOfAnExtendedTrace() {
        const std::string trace =
            "\n# DXT, file_id: 1234, file_name: /scratch/out.dat\n# DXT, rank: 1, hostname: n1\n"
            "# DXT, write_count: 2, read_count: 1\n# DXT, mnt_pt: /scratch, fs_type: lustre\n"
            "# Module    Rank  Wt/Rd  Segment          Offset       Length    Start(s)      End(s)  [OST]\n"
            " X_POSIX       1  write        0               0         1048576      0.2500      0.3750  [ 12]\n"
            " X_POSIX       1  write        1         1048576         1048576      0.3750      0.5000\n"
            " X_POSIX       1   read        0               0            4096      1.5000      1.5625\n";
        const auto imported = readTool(kHead + trace);
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "operation"), (Texts{"write", "write", "read"}));
        QCOMPARE(cells(*imported, "time"), (Texts{"0.375", "0.5", "1.5625"}));
        QCOMPARE(cells(*imported, "duration"), (Texts{"0.125", "0.125", "0.0625"}));
        QCOMPARE(cells(*imported, "length"), (Texts{"1048576", "1048576", "4096"}));
        QCOMPARE(cells(*imported, "file"), (Texts{"/scratch/out.dat", "/scratch/out.dat", "/scratch/out.dat"}));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void aLineThatIsCut() {
        const auto imported =
            readTool(kHead + counter("POSIX", "0", "POSIX_OPENS", "16") + "POSIX\t0\t5123\tPOSIX_WRI");
        QCOMPARE(imported->dataset->rowCount(), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::rowCut), std::size_t{1});
        QVERIFY(readTool(kHead).error().code == base::ErrorCode::noResults);
        const auto cut =
            readTool("# darshan log version: 3.21\n# nprocs: 496\n# run time: 1479.0000\n# POSIX module data\n");
        QVERIFY(cut);  // what its head says of the job is left
        QCOMPARE(cells(*cut, "module"), Texts{"job"});
        QCOMPARE(cells(*cut, "time"), Texts{"1479"});
        QCOMPARE(cells(*cut, "processes"), Texts{"496"});
        QVERIFY(test::accountsForAllLines(*cut));
        QCOMPARE(cut->report.counts.at(ProblemKind::rowCut), std::size_t{1});
    }
};

GREYSCOPE_TEST(tst_darshan_reader)

}  // namespace tests_of_darshan_reader

#include "tst_darshan_reader.moc"
