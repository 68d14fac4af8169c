#include <QTest>

#include "core/io/tools/command_words.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_elbencho_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const std::string kHeading =
    "ISO date,label,path type,paths,hosts,threads,dirs,files,file size,block size,direct IO,random,operation,time ms "
    "[first],time ms [last],IOPS [first],IOPS [last],MiB/s [first],MiB/s [last],IO lat us [avg],rwmix read IOPS "
    "[last],rwmix read MiB/s [last],new column,version,command\n";

std::string row(const std::string& threads, const std::string& operation, const std::string& results,
                const std::string& reads = ",") {
    return "2026-11-20T07:52:25+0000,b4k,dir,1,1," + threads + ",1,4,4194304,4096,0,0," + operation + ",19,20," +
           results + ",4," + reads + ",x,3.0-1,\"elbencho\" \"-w\" \"a,b\" \"d\" \n";
}

}  // namespace

class tst_elbencho_reader : public QObject {
    Q_OBJECT

private slots:
    void aRowIsAPhase() {
        const auto imported = readTool(kHeading + row("1", "WRITE", "210000,213055,830,832") +
                                       row("2", "WRITE", "410000,413055,1630,1632") + row("2", "RMFILES", ",,,"));
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("elbencho"));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"832", "1632", ""}));  // of the whole phase
        QCOMPARE(cells(*imported, "bandwidth_first"), (Texts{"830", "1630", ""}));
        QCOMPARE(cell(*imported, "operation_rate", 0), std::string("213055"));
        QCOMPARE(cell(*imported, "block_size", 0), std::string("4"));
        QCOMPARE((*imported->dataset->column("block_size"))->unitInFile, std::string("B"));
        QCOMPARE(cell(*imported, "new column", 0), std::string("x"));
        QCOMPARE(test::note(*imported, "version"), std::string("3.0-1"));
        QCOMPARE(test::note(*imported, "command"), std::string("\"elbencho\" \"-w\" \"a,b\" \"d\""));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"threads"});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void theReadsOfAMixAreARow() {
        const auto imported = readTool(kHeading + row("2", "RWMIX70", "7376,7598,57,59", "18336,143"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"RWMIX70", "RWMIX70 read"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"59", "143"}));
        QCOMPARE(cells(*imported, "operation_rate"), (Texts{"7598", "18336"}));
        QCOMPARE(cells(*imported, "threads"), (Texts{"2", "2"}));
        QCOMPARE(cells(*imported, "latency"), (Texts{"4", ""}));
    }

    void withoutAHeadingNobodyKnows() {
        const auto imported = readTool(row("1", "WRITE", "210000,213055,830,832"));
        QVERIFY(!imported);
        QVERIFY(imported.error().code == base::ErrorCode::outputNotUsable);
        QCOMPARE(imported.error().arguments.at(1), std::string("unlabelled"));
    }

    /// As 3.0 writes it with --nocsvlabels.
    void theColumnsOf30AreKnown() {
        const std::string line =
            "2026-11-20T07:52:25+0000,,file,1,1,2,,,16777216,1048576,0,0,,1,,0,WRITE,2,3,,,5421,5534,5421,5534,100,100,"
            ",,15,"
            "16,,,,259,307,412,,,,,,,,,,,,,,,,,3.0-1,\"/bin/elbencho\" \"-w\" \"-b\" \"1m\" \"a,b\" \n";
        const auto imported = readTool(line);
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "bandwidth"), Texts{"5534"});
        QCOMPARE(cells(*imported, "bandwidth_first"), Texts{"5421"});
        QCOMPARE(cells(*imported, "block_size"), Texts{"1024"});
        QCOMPARE(cells(*imported, "latency"), Texts{"307"});
        QCOMPARE(cells(*imported, "time"), Texts{"3"});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void linesAboveTheHeadingAreNone() {
        const auto imported =
            readTool("Loading modules\n+ srun elbencho\n" + kHeading + row("1", "WRITE", "2,3,830,832"));
        QCOMPARE(imported->report.format, std::string("elbencho"));
        QCOMPARE(cells(*imported, "bandwidth"), Texts{"832"});
    }

    /// Numbers without units of their own; --base10 has rates in powers of ten.
    void version1PrintsItsUnitsInNames() {
        const std::string head =
            "OPERATION RESULT TYPE        FIRST DONE  LAST DONE\n========= ================   ==========  =========\n";
        const auto imported = readTool(head +
                                       "MKDIRS    Elapsed ms       :         50         60\n"
                                       "          Dirs/s           :         19         16\n---\n"
                                       "READ      Elapsed ms       :       6001       6002\n"
                                       "          IOPS             :       8219       8218\n"
                                       "          Throughput MiB/s :         32         31\n"
                                       "          IO latency us    : [ min=91 avg=120 max=1583 ]\n---\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "operation"), (Texts{"MKDIRS", "READ"}));
        QCOMPARE(cells(*imported, "time"), (Texts{"60", "6002"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"", "31"}));
        QCOMPARE(cells(*imported, "latency"), (Texts{"", "120"}));
        QCOMPARE(cells(*imported, "entry_rate"), (Texts{"16", ""}));
        QVERIFY(test::accountsForAllLines(*imported));
        const auto decimal = readTool(head +
                                      "WRITE     Elapsed ms       :       1000       1000\n"
                                      "          Throughput MB/s  :       1048.576   1048.576\n---\n");
        QCOMPARE(cells(*decimal, "bandwidth"), Texts{"1000"});
    }

    void whatItPrintsForPeople() {
        const std::string text =
            "ISO DATE: 2026-11-20T07:52:25+0000\nLABEL: b4k-t2\nCOMMAND LINE: \"/bin/elbencho\" \"-w\" \"-t\" \"2\" "
            "\"-s\" "
            "\"4m\" \"-b\" \"4k\" \"d\" \n\n"
            "OPERATION RESULT TYPE         FIRST DONE   LAST DONE\n========= ================    ==========   "
            "=========\n"
            "WRITE     Elapsed time     :        15ms      2.020s\n          Files/s          :         460         "
            "382\n"
            "          IOPS             :      477631      391418\n          Throughput MiB/s :        1865        "
            "1528\n"
            "          Total MiB        :          28          32\n"
            "          IO latency       : [ min=650us avg=2.93ms max=6.41ms ]\n---\n\n"
            "RWMIX70   Elapsed time     :       100ms      1m:2.5s\n          IOPS write       :        7376        "
            "7598\n"
            "          IOPS read        :       17962       18336\n          MiB/s write      :          57          "
            "59\n"
            "          MiB/s read       :         140         143\n"
            "          IO wr latency    : [ min=22us avg=118us max=8.10ms ]\n"
            "          IO rd latency    : [ min=0us avg=38us max=3.80ms ]\n---\nTerminating due to phase time limit.\n";
        const auto imported = readTool(text);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("elbencho"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"WRITE", "RWMIX70", "RWMIX70 read"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"1528", "59", "143"}));
        QCOMPARE(cells(*imported, "bandwidth_first"), (Texts{"1865", "57", "140"}));
        QCOMPARE(cells(*imported, "operation_rate"), (Texts{"391418", "7598", "18336"}));
        QCOMPARE(cells(*imported, "entry_rate"), (Texts{"382", "", ""}));
        QCOMPARE(cells(*imported, "time"), (Texts{"2020", "62500", ""}));
        QCOMPARE(cells(*imported, "latency"), (Texts{"2930", "118", "38"}));
        QCOMPARE(cells(*imported, "latency_max"), (Texts{"6410", "8100", "3800"}));
        QCOMPARE(cells(*imported, "block_size"), (Texts{"4", "4", "4"}));
        QCOMPARE(cells(*imported, "threads"), (Texts{"2", "2", "2"}));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    /// A run that printed nothing but why it ended.
    void anErrorIsNoTable() {
        const auto imported =
            readTool("07:52:12.609 ERROR: Unable to open benchmark path: nofile; SysErr: No such file or directory\n");
        QVERIFY(!imported);
        QVERIFY(imported.error().code == base::ErrorCode::noResults);
        QCOMPARE(imported.error().arguments.front(), std::string("elbencho"));
        QVERIFY(imported.error().arguments.back().find("Unable to open benchmark path: nofile") != std::string::npos);
        QVERIFY(readTool("07:52:12.609,threads\n1,2\n07:53:12.609,3\n").has_value());
    }

    void settingsStandBehindOptions() {
        const auto words = io::commandWords(" \"elbencho\"  \"-t\" \"2\" --block=1m \"a b\" \"\" -s");
        QCOMPARE(words, (std::vector<std::string_view>{"elbencho", "-t", "2", "--block=1m", "a b", "", "-s"}));
        QCOMPARE(io::optionIn(words, {"-t", "--threads"}), std::string_view("2"));
        QCOMPARE(io::optionIn(words, {"-b", "--block"}), std::string_view("1m"));
        QCOMPARE(io::optionIn(words, {"", "--blo"}), std::string_view());
        QCOMPARE(io::optionIn(words, {"-s"}), std::string_view());
    }

    void aLineThatIsCut() {
        const auto imported =
            readTool(kHeading + row("1", "WRITE", "210000,213055,830,832") + "2026-11-20T07:52:25,b4k,dir,1");
        QCOMPARE(imported->dataset->rowCount(), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::rowCut), std::size_t{1});
    }
};

GREYSCOPE_TEST(tst_elbencho_reader)

}  // namespace tests_of_elbencho_reader

#include "tst_elbencho_reader.moc"
