#include <QTest>

#include <QFile>

#include "tests/support/impatient.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_fio_reader {

using namespace greyscope;
using base::ErrorCode;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::note;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

std::string sample(const char* name) {
    QFile file(QStringLiteral(GREYSCOPE_TEST_DATA "/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const Texts fiveJobs{"randread-4k-qd8", "seqwrite-1m", "mixed-70-30", "mixed-70-30", "trim-none-fsync"};
const Texts fiveOperations{"read", "write", "read", "write", "write"};

/// A job of one direction, as JSON.
std::string document(const std::string& job, int bw, int error = 0) {
    return "{\n  \"fio version\" : \"fio-3.33\",\n  \"jobs\" : [\n    {\n      \"jobname\" : \"" + job +
           "\",\n      \"error\" : " + std::to_string(error) +
           ",\n      \"read\" : {\"io_kbytes\" : 10, \"bw\" : " + std::to_string(bw) +
           ", \"iops\" : 1.5}\n    }\n  ]\n}\n";
}

std::string shortJob(const std::string& name) {
    return "{\"jobname\" : \"" + name + "\", \"read\" : {\"io_kbytes\" : 10, \"bw\" : 5}}";
}

}  // namespace

class tst_fio_reader : public QObject {
    Q_OBJECT

private slots:
    /// unified_rw_reporting: all directions as one, or beside them.
    void directionsReportedAsOne() {
        const std::string alone =
            "{\"fio version\" : \"fio-3.33\", \"jobs\" : [{\"jobname\" : \"c\", \"mixed\" : {\"io_kbytes\" : 10, "
            "\"bw\" : 5}}]}\n";
        const auto one = readTool(alone);
        QCOMPARE(cells(*one, "operation"), Texts{"mixed"});
        QCOMPARE(cells(*one, "bandwidth"), Texts{"5"});
        const auto both = readTool(
            "{\"fio version\" : \"fio-3.33\", \"jobs\" : [{\"jobname\" : \"c\", \"read\" : {\"io_kbytes\" : 10, \"bw\" "
            ": 2}, \"mixed\" : {\"io_kbytes\" : 10, \"bw\" : 5}}]}\n");
        QCOMPARE(cells(*both, "operation"), Texts{"read"});
        QCOMPARE(test::countOf(*both, ProblemKind::statisticsLine), std::size_t{1});
        const auto text = readTool(
            "c: (g=0): rw=write, bs=(R) 1024KiB-1024KiB, (W) 1024KiB-1024KiB, (T) 1024KiB-1024KiB, ioengine=sync, "
            "iodepth=1\nfio-3.33\nc: (groupid=0, jobs=1): err= 0: pid=28660: Tue Nov 24 02:10:47 2026\n"
            "  mixed: IOPS=3635, BW=3635MiB/s (3812MB/s)(3675MiB/1011msec)\n");
        QCOMPARE(cells(*text, "operation"), Texts{"mixed"});
        QCOMPARE(cells(*text, "bandwidth"), Texts{"3722240"});
        const std::string direction = ";10;20;30;40" + [] {
            std::string rest;
            for (int field = 4; field < 41; ++field) {
                rest += ";1";
            }
            return rest;
        }();
        const std::string behind = ";20.0%;5.0%;1;0;1" + std::string(29 * 2, ';');
        const auto unified = readTool("3;fio-3.33;c;0;0" + direction + behind + "\n");
        QCOMPARE(cells(*unified, "operation"), Texts{"mixed"});
        const auto beside = readTool("3;fio-3.33;c;0;0" + direction + direction + direction + behind + "\n");
        QCOMPARE(cells(*beside, "operation"), (Texts{"read", "write"}));
        const auto trims = readTool("4;fio-3.33;c;0;0" + direction + direction + direction + behind + "\n");
        QCOMPARE(cells(*trims, "operation"), (Texts{"read", "write", "trim"}));
    }

    /// kb_base=1000, unit_base=1: what fio 3 prints first is in powers of ten, or in bits.
    void ratesOfOtherUnits() {
        const auto read = [](const std::string& rate, const std::string& amount) {
            return readTool(
                "j: (g=0): rw=read, bs=(R) 4000B-4000B, (W) 4000B-4000B, (T) 4000B-4000B, ioengine=sync, iodepth=1\n"
                "fio-3.33\nj: (groupid=0, jobs=1): err= 0: pid=1: Tue Nov 24 02:10:47 2026\n  read: IOPS=126k, BW=" +
                rate + "(" + amount + "/1000msec)\n");
        };
        QCOMPARE(cells(*read("1024MB/s (976MiB/s)", "1024MB"), "bandwidth"), Texts{"1000000"});
        QCOMPARE(cells(*read("1024MB/s (976MiB/s)", "1024MB"), "transferred"), Texts{"1000000"});
        QCOMPARE(cells(*read("1024MB/s (976MiB/s)", "1024MB"), "block_size"), Texts{"4000"});
        QCOMPARE(cells(*read("8Mibit/s (8389kbit/s)", "1MiB"), "bandwidth"), Texts{"1024"});
        QCOMPARE(cells(*read("512B/s (512B/s)", "512B"), "bandwidth"), Texts{"0.5"});
        QCOMPARE(cells(*read("2.5GiB/s (2.6GB/s)", "1MiB"), "bandwidth"), Texts{"2621440"});
    }

    void aRangeOfBlockSizesIsNone() {
        const auto imported = readTool(
            "j: (g=0): rw=read, bs=(R) 4096B-16.0KiB, (W) 4096B-16.0KiB, (T) 4096B-16.0KiB, ioengine=sync, iodepth=1\n"
            "k: (g=0): rw=read, bs=(R) 64.0KiB-64.0KiB, (W) 64.0KiB-64.0KiB, (T) 64.0KiB-64.0KiB, ioengine=sync, "
            "iodepth=1\nfio-3.33\n"
            "j: (groupid=0, jobs=1): err= 0: pid=1: Tue Nov 24 02:10:47 2026\n  read: IOPS=1, BW=1MiB/s (1MB/s)"
            "(1MiB/1000msec)\n"
            "k: (groupid=0, jobs=1): err= 0: pid=2: Tue Nov 24 02:10:47 2026\n  read: IOPS=1, BW=1MiB/s (1MB/s)"
            "(1MiB/1000msec)\n");
        QCOMPARE(cells(*imported, "block_size"), (Texts{"", "65536"}));
        QCOMPARE(cells(*imported, "bsrange"), (Texts{"4096B-16.0KiB", ""}));
    }

    /// --status-interval: each state of a process holds the one before.
    void earlierStatesOfATextAreNoProcesses() {
        const auto state = [](const char* pid, const char* rate) {
            return std::string("j: (groupid=0, jobs=1): err= 0: pid=") + pid +
                   ": Tue Nov 24 02:10:47 2026\n  read: IOPS=1, BW=" + rate + "MiB/s (1MB/s)(1MiB/1000msec)\n";
        };
        const std::string begin = "j: (g=0): rw=read, bs=(R) 4096B-4096B, ioengine=sync, iodepth=1\nfio-3.33\n";
        const auto imported = readTool(begin + state("1", "5") + state("2", "6") + state("1", "7") + state("2", "8"));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"7168", "8192"}));
        QCOMPARE(cells(*imported, "process"), (Texts{"1", "2"}));
        QCOMPARE(test::countOf(*imported, ProblemKind::statisticsLine), std::size_t{2});
        const auto alone = readTool(begin + state("1", "5") + state("1", "7"));
        QCOMPARE(cells(*alone, "bandwidth"), Texts{"7168"});
        QCOMPARE(cells(*alone, "process"), Texts{"?"});
    }

    /// Runs that were written into one text: each begins with its options or its version; where these are not quoted,
    /// with another process behind the groups of the run before, or at another time.
    void runsOfOneTextAreRepeats_data() {
        QTest::addColumn<std::string>("between");
        QTest::addColumn<std::string>("time");
        QTest::newRow("version") << std::string("fio-3.33\n") << std::string("02:10:47");
        QTest::newRow("options") << std::string("j: (g=0): rw=read, bs=(R) 4096B-4096B, ioengine=sync, iodepth=1\n")
                                 << std::string("02:10:47");
        QTest::newRow("groups") << std::string("Run status group 0 (all jobs):\n") << std::string("02:10:48");
        QTest::newRow("time") << std::string("\n") << std::string("02:11:58");
    }
    void runsOfOneTextAreRepeats() {
        QFETCH(const std::string, between);
        QFETCH(const std::string, time);
        const auto run = [](const char* pid, const std::string& when, const char* rate) {
            return std::string("j: (groupid=0, jobs=1): err= 0: pid=") + pid + ": Tue Nov 24 " + when +
                   " 2026\n  read: IOPS=1, BW=" + rate + "MiB/s (1MB/s)(1MiB/1000msec)\n";
        };
        const auto imported = readTool("j: (g=0): rw=read, bs=(R) 4096B-4096B, ioengine=sync, iodepth=1\nfio-3.33\n" +
                                       run("1", "02:10:47", "5") + between + run("2", time, "6"));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"5120", "6144"}));
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "2"}));
        QCOMPARE(cells(*imported, "process"), (Texts{"?", "?"}));
    }

    /// A process may have the number of one of an earlier run, as in containers.
    void aFurtherRunMayHaveTheSameProcesses() {
        const std::string run =
            "fio-3.33\nj: (groupid=0, jobs=1): err= 0: pid=1: Tue Nov 24 02:10:47 2026\n"
            "  read: IOPS=1, BW=5MiB/s (1MB/s)(1MiB/1000msec)\n";
        QCOMPARE(cells(*readTool(run + run), "run"), (Texts{"1", "2"}));
    }

    /// Terse lines have no beginning of a run: a job that comes again behind others is of a further one.
    void runsOfTerseLinesAreRepeats() {
        const auto line = [](const char* job, const char* rate) {
            std::string fields = std::string("3;fio-3.33;") + job + ";0;0;10;" + rate + ";5;1000";
            for (int field = 0; field < 78; ++field) {
                fields += ";0";
            }
            return fields + ";1.0%;2%\n";
        };
        const auto runs = readTool(line("a", "1") + line("b", "2") + line("a", "3") + line("b", "4"));
        QCOMPARE(cells(*runs, "bandwidth"), (Texts{"1", "2", "3", "4"}));
        QCOMPARE(cells(*runs, "run"), (Texts{"1", "1", "2", "2"}));
        QVERIFY(!runs->dataset->find("process"));
        const auto processes = readTool(line("a", "1") + line("a", "3") + line("b", "2") + line("b", "4"));
        QCOMPARE(cells(*processes, "process"), (Texts{"1", "2", "1", "2"}));
        QVERIFY(!processes->dataset->find("run"));
    }

    /// What no option says has fio's default: in a sweep of depths the first file may leave it out.
    void optionsThatAreLeftOutHaveTheirDefaults() {
        const auto job = [](const std::string& options) {
            return readTool(
                "{\"fio version\" : \"fio-3.33\", \"global options\" : {\"rw\" : \"randread\"}, \"jobs\" : "
                "[{\"jobname\" : \"a\", " +
                options + "\"read\" : {\"bw\" : 5}}]}\n");
        };
        const auto said = job("\"job options\" : {\"numjobs\" : \"2\"}, ");
        QCOMPARE(cells(*said, "iodepth"), Texts{"1"});
        QCOMPARE(cells(*said, "numjobs"), Texts{"2"});
        QCOMPARE(cells(*said, "block_size"), Texts{"4096"});
        QCOMPARE(cells(*said, "pattern"), Texts{"randread"});
        QCOMPARE(cells(*job("\"job options\" : {\"bsrange\" : \"4k-8k\"}, "), "block_size"), Texts{"?"});
        QCOMPARE(cells(*job(""), "iodepth"), Texts{"?"});  // before 2.9 options were not written
    }

    /// A message among the lines of a document is none of it.
    void messagesInsideOfADocumentAreSetAside() {
        std::string text = document("a", 5);
        text.insert(text.find("      \"read\""), "fio: native_fallocate call failed: Operation not supported\n");
        const auto imported = readTool("fio: pid=10\n" + text);
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "bandwidth"), Texts{"5"});
        QCOMPARE(test::countOf(*imported, ProblemKind::programMessage), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::otherLine), std::size_t{1});
        QCOMPARE(imported->dataset->lineOf(0), std::size_t{5});  // where the job begins
    }

    void everyFormatGivesTheSameJobs_data() {
        QTest::addColumn<std::string>("file");
        QTest::addColumn<std::string>("bandwidth");
        QTest::addColumn<std::string>("latency");
        QTest::newRow("JSON 2.21") << std::string("fio-2.21_multi.json") << std::string("333486")
                                   << std::string("191.49441");
        QTest::newRow("text 2.1") << std::string("fio-2.1.10_multi_normal.txt") << std::string("334130")
                                  << std::string("191.09");
        QTest::newRow("text 3.33") << std::string("fio-3.33_multi_normal.txt") << std::string("264192")
                                   << std::string("241.42");
        QTest::newRow("terse 2") << std::string("fio-3.33_multi_terse_v2.txt") << std::string("327176")
                                 << std::string("195.258719");
        QTest::newRow("terse 4") << std::string("fio-3.33_multi_terse_v4.txt") << std::string("273257")
                                 << std::string("233.708602");
    }

    void everyFormatGivesTheSameJobs() {
        QFETCH(std::string, file);
        QFETCH(std::string, bandwidth);
        QFETCH(std::string, latency);
        const auto imported = readTool(sample(file.c_str()));
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("fio"));
        QCOMPARE(cells(*imported, "job"), fiveJobs);
        QCOMPARE(cells(*imported, "operation"), fiveOperations);
        QCOMPARE(cell(*imported, "bandwidth", 0), bandwidth);
        QCOMPARE(cell(*imported, "latency", 0), latency);
        QCOMPARE(imported->dataset->columns()[*imported->dataset->find("bandwidth")].unit, std::string("KiB/s"));
        QCOMPARE(imported->dataset->columns()[*imported->dataset->find("latency")].unit, std::string("us"));
        QVERIFY(cell(*imported, "completion_latency_p99", 0) != "?");
    }

    void optionsOfJobsAreColumnsAndTheOthersNotes() {
        const auto imported = readTool(sample("fio-2.21_multi.json"));
        QCOMPARE(cells(*imported, "block_size"), (Texts{"4096", "1048576", "8192", "8192", "4096"}));
        QCOMPARE(cells(*imported, "iodepth"), (Texts{"8", "4", "16", "16", "1"}));
        QCOMPARE(cell(*imported, "pattern", 2), std::string("randrw"));
        QCOMPARE(note(*imported, "ioengine"), std::string("libaio"));
        QCOMPARE(note(*imported, "fio version"), std::string("fio-2.21"));
        const auto layout = test::layoutOf(*imported);
        QVERIFY(!layout.roles.metrics.empty() && layout.roles.metrics.front() == "bandwidth");
        const auto text = readTool(sample("fio-2.1.10_multi_normal.txt"));
        QCOMPARE(cells(*text, "block_size"), (Texts{"4096", "1048576", "8192", "8192", "4096"}));
    }

    void clientsHaveAHostAndNanosecondsBecomeMicroseconds() {
        const auto imported = readTool(sample("fio-3.33_client_server.json"));
        QCOMPARE(imported->report.rowsRead, std::size_t{1});
        QCOMPARE(cell(*imported, "host", 0), std::string("127.0.0.1"));
        QCOMPARE(cell(*imported, "bandwidth", 0), std::string("124167"));
        QCOMPARE(cell(*imported, "completion_latency_p99", 0), std::string("246.784"));
    }

    void theLastDocumentCountsAndTheLinesAroundAreSaid() {
        const auto imported = readTool("fio: warning\n" + document("a", 5) + document("a", 7) + "done\n");
        QVERIFY(imported.has_value());
        QCOMPARE(cells(*imported, "bandwidth"), Texts{"7"});
        QCOMPARE(imported->dataset->lineOf(0), std::size_t{15});
        QCOMPARE(imported->report.counts.at(ProblemKind::statisticsLine), std::size_t{1});
        QCOMPARE(imported->report.counts.at(ProblemKind::otherLine), std::size_t{2});
    }

    /// Several runs that were written into one file, as `>>` does; the states of one run come more often than it lasts.
    void runsOfOneFileAreAllRead() {
        const auto run = [](const std::string& depth, int timestamp, int elapsed, int bw) {  // elapsed: rounded up
            return "{\"fio version\" : \"fio-3.33\", \"timestamp\" : " + std::to_string(timestamp) +
                   ", \"global options\" : {\"rw\" : \"read\"}, \"jobs\" : [{\"jobname\" : \"a\", \"elapsed\" : " +
                   std::to_string(elapsed) + ", \"job options\" : {\"iodepth\" : \"" + depth +
                   "\"}, \"read\" : {\"io_kbytes\" : 10, \"bw\" : " + std::to_string(bw) + "}}]}\n";
        };
        const auto imported =
            readTool(run("1", 1000, 2, 5) + run("8", 1002, 2, 6) + run("8", 1005, 2, 7) + run("8", 1006, 3, 8));
        QVERIFY(imported.has_value());
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"5", "6", "8"}));
        QCOMPARE(cells(*imported, "iodepth"), (Texts{"1", "8", "8"}));
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "1", "2"}));
        QVERIFY(!imported->dataset->find("process"));
        QCOMPARE(imported->report.counts.at(ProblemKind::statisticsLine), std::size_t{1});
    }

    /// Sizes of reads and of writes apart, and kilobytes of 1000, as the options have them.
    void blockSizesAreThoseOfTheOperation() {
        const auto job = [](const std::string& options) {
            return readTool("{\"fio version\" : \"fio-3.33\", \"global options\" : {" + options +
                            "}, \"jobs\" : [{\"jobname\" : \"a\", \"read\" : {\"bw\" : 5}, \"write\" : {\"bw\" : 6}, "
                            "\"trim\" : {\"bw\" : 7}}]}\n");
        };
        QCOMPARE(cells(*job("\"bs\" : \"4k,16k\""), "block_size"), (Texts{"4096", "16384", "16384"}));
        QCOMPARE(cells(*job("\"bs\" : \"64k\", \"kb_base\" : \"1000\""), "block_size"),
                 (Texts{"64000", "64000", "64000"}));
        QCOMPARE(cells(*job("\"bs\" : \"64ki\", \"kb_base\" : \"1000\""), "block_size").front(), std::string("65536"));
        const auto text = readTool(
            "a: (g=0): rw=rw, bs=(R) 4096B-4096B, (W) 16.0KiB-16.0KiB, (T) 4096B-4096B, ioengine=psync, iodepth=1\n"
            "a: (groupid=0, jobs=1): err= 0: pid=1: x\n  read: IOPS=1, BW=1KiB/s (1kB/s)(1KiB/1msec)\n"
            "  write: IOPS=1, BW=1KiB/s (1kB/s)(1KiB/1msec)\n");
        QCOMPARE(cells(*text, "block_size"), (Texts{"4096", "16384"}));
    }

    /// What fsync took is of the writes; percentiles may be those of the completion, of the whole, or of both.
    void everyLatencyThatWasAskedForIsTaken() {
        const auto json = readTool(
            R"({"fio version" : "fio-3.33", "jobs" : [{"jobname" : "a", "sync" : {"total_ios" : 9, "lat_ns" :
                {"min" : 1000, "max" : 9000, "mean" : 4000, "stddev" : 1, "N" : 9, "percentile" : {"99.000000" : 8000}}},
                "write" : {"bw" : 5, "total_ios" : 9, "lat_ns" : {"min" : 1, "max" : 3000, "mean" : 2000, "stddev" : 1,
                "N" : 9, "percentile" : {"50.000000" : 2500}}, "clat_ns" : {"min" : 1, "max" : 2, "mean" : 1000,
                "stddev" : 1, "N" : 9}}}]})");
        QVERIFY(json.has_value());
        const auto text = readTool(
            "a: (groupid=0, jobs=1): err= 0: pid=1: x\n  write: IOPS=1, BW=5KiB/s (5kB/s)(1KiB/1msec)\n"
            "    clat (usec): min=1, max=2, avg= 1.00, stdev= 1.00\n     lat (usec): min=1, max=3, avg= 2.00, stdev= "
            "1.00\n    lat percentiles (nsec):\n     | 50.00th=[ 2500]\n  lat (usec)   : 4=67.75%, 10=32.25%\n"
            "  fsync/fdatasync/sync_file_range:\n    sync (usec): min=1, max=9, avg=4.00, stdev=1.00\n"
            "    sync percentiles (usec):\n     | 99.00th=[    8]\nRun status group 0 (all jobs):\n");
        QVERIFY(text.has_value());
        for (const auto* each : {&json, &text}) {
            QCOMPARE(cells(**each, "sync_latency"), Texts{"4"});
            QCOMPARE(cells(**each, "sync_latency_p99"), Texts{"8"});
            QCOMPARE(cells(**each, "latency"), Texts{"2"});
            QCOMPARE(cells(**each, "latency_p50"), Texts{"2.5"});
            QCOMPARE(cells(**each, "completion_latency"), Texts{"1"});
            QVERIFY(!(*each)->dataset->find("completion_latency_p50"));
        }
    }

    void processesOfOneJobAreNoRepeats() {
        std::string two = document("a", 5);
        const std::size_t begin = two.find("    {\n");
        const std::size_t end = two.find("\n  ]");
        two.insert(end, ",\n" + two.substr(begin, end - begin));
        const auto imported = readTool(two);
        QVERIFY(imported.has_value());
        QCOMPARE(cells(*imported, "process"), (Texts{"1", "2"}));
        QVERIFY(test::layoutOf(*imported).roles.repetitions.empty());
    }

    void aJobWithAnErrorHasNoNumbers() {
        const auto imported = readTool(document("a", 5, 28));
        QVERIFY(imported.has_value());
        const auto& column = imported->dataset->columns()[*imported->dataset->find("bandwidth")];
        QVERIFY(column.missingAt(0));
        QCOMPARE(column.writtenAt(0), std::string("5"));
        QVERIFY(imported->report.counts.at(ProblemKind::invalidCell) > 0);
    }

    void whatIsCutOffEndsInALine() {
        const std::string text = document("a", 5);
        const auto cut = readTool(text.substr(0, text.find("iops")));
        QCOMPARE(cut.error().code, ErrorCode::jsonNotReadable);
        QCOMPARE(cut.error().location.line, std::size_t{7});
        const auto terse = readTool("3;fio-3.33;a;0;0;10\n");
        QCOMPARE(terse.error().code, ErrorCode::noResults);
    }

    /// Jobs are read one at a time; what is wrong in one stands where it stands in the file.
    void aFaultInAJobIsFoundInTheFile() {
        const std::string begin = "queued\n{\n  \"fio version\" : \"fio-3.33\",\n  \"jobs\" : [\n    ";
        const std::string job = shortJob("a, ]b");
        const auto lineOfFault = [](const std::string& text) {
            const auto imported = readTool(text);
            return !imported && imported.error().code == ErrorCode::jsonNotReadable ? imported.error().location.line
                                                                                    : 0;
        };
        QCOMPARE(cells(*readTool(begin + job + ",\n    " + job + "\n  ]\n}\n"), "job"), (Texts{"a, ]b", "a, ]b"}));
        QCOMPARE(lineOfFault(begin + job + ",\n    {\"jobname\" : nothing}\n  ]\n}\n"), std::size_t{6});
        QCOMPARE(lineOfFault(begin + job + ",\n\n  ]\n}\n"), std::size_t{7});
        QCOMPARE(lineOfFault(begin + job + "\n  ],\n  \"time\" : }\n"), std::size_t{7});
        QCOMPARE(readTool(begin + "\n  ]\n}\n").error().code, ErrorCode::noResults);
    }

    void readingEndsWhereItIsCancelled() {
        std::string jobs = document("a", 1);
        for (int job = 0; job < 50; ++job) {
            jobs.insert(jobs.find('[') + 1, shortJob("b") + ",");
        }
        QVERIFY(readTool(jobs)->dataset->rowCount() == 51);
        for (int patience = 0; patience < 100; patience += 9) {
            test::Impatient progress(patience);
            const auto imported = io::readText(jobs, "run.json", {}, progress);
            QVERIFY(!imported && imported.error().code == ErrorCode::cancelled);
        }
    }

    void logsTakeTheirMetricFromTheFilesName() {
        base::NoProgress progress;
        const std::string log = "200, 123535, 0, 4096, 0\n400, 109491, 1, 4096, 0\n600, 1, 0, 4";
        const auto imported = io::readText(log, "dir/run_clat.1.log", {}, progress);
        QVERIFY(imported.has_value());
        QCOMPARE(cells(*imported, "completion_latency"), (Texts{"123535", "109491"}));
        QCOMPARE(cells(*imported, "operation"), (Texts{"read", "write"}));
        QCOMPARE(imported->dataset->columns()[*imported->dataset->find("completion_latency")].unit, std::string("ns"));
        const auto unended = io::readText("1, 2, 0, 0, 0\n2, 3, 0, 0, 0\n3, 4, 0, 0, 8192", "a_bw.log", {}, progress);
        QCOMPARE(cells(*unended, "bandwidth"), (Texts{"2", "3", "4"}));
        QCOMPARE(cells(*io::readText("1, 2, 0, 0\n3, 4, 0, 0\n", "a_bw.log", {}, progress), "bandwidth"),
                 (Texts{"2", "4"}));
        QCOMPARE(io::readText("1, 2, 7, 0\n3, 4, 0, 0\n", "a_bw.log", {}, progress)->report.format, std::string("CSV"));
    }

    /// log_window_value=both, log_prio, and the two together with log_offset.
    void aLogMayHoldTheLargestOfAWindowAndAPriority() {
        base::NoProgress progress;
        const auto both =
            io::readText("10, 250, 900, 0, 4096, 0, 0\n20, 260, 903, 1, 4096, 0, 0\n", "a_clat.1.log", {}, progress);
        QCOMPARE(both->report.format, std::string("fio"));
        QCOMPARE(cells(*both, "completion_latency"), (Texts{"250", "260"}));
        QCOMPARE(cells(*both, "completion_latency_max"), (Texts{"900", "903"}));
        QCOMPARE(cells(*both, "operation"), (Texts{"read", "write"}));
        const auto priority =
            io::readText("10, 250, 0, 4096, 0x4004\n20, 260, 1, 4096, 0x4004\n", "a_lat.1.log", {}, progress);
        QCOMPARE(cells(*priority, "latency"), (Texts{"250", "260"}));
        QCOMPARE(cells(*priority, "priority"), (Texts{"0x4004", "0x4004"}));
        QVERIFY(!priority->dataset->find("offset"));
        const auto all = io::readText("10, 250, 900, 0, 4096, 8192, 0x0001\n20, 260, 903, 1, 4096, 0, 0x0001\n",
                                      "a_lat.1.log", {}, progress);
        QCOMPARE(cells(*all, "latency_max"), (Texts{"900", "903"}));
        QCOMPARE(cells(*all, "offset"), (Texts{"8192", "0"}));
        QCOMPARE(cells(*all, "priority"), (Texts{"0x0001", "0x0001"}));
    }
};

GREYSCOPE_TEST(tst_fio_reader)

}  // namespace tests_of_fio_reader

#include "tst_fio_reader.moc"
