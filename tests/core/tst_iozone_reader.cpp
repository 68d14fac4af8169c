#include <QTest>

#include "core/io/tools/iozone/iozone_columns.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_iozone_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

std::string head(const std::string& unit) {
    return "\tIozone: Performance Test of File I/O\n\t        Version $Revision: 3.471 $\n\tRun began: Fri Nov 20 "
           "2026\n"
           "\tCommand line used: iozone -a\n\t" +
           unit +
           "\n                                                              random    random     bkwd    record    "
           "stride"
           "                                    \n"
           "              kB  reclen    write  rewrite    read    reread    read     write     read   rewrite      "
           "read   "
           "fwrite frewrite    fread  freread\n";
}

const std::string kFull =
    "              64       4  1143223  2892445  7100397  7100397  5389653  2561267  3588436   3738358   5283570  "
    "2662899  "
    "2892445  5283570  6271021\n";

}  // namespace

class tst_iozone_reader : public QObject {
    Q_OBJECT

private slots:
    void aRowIsATestOfTwoSizes() {
        const auto imported = readTool(head("Output is in kBytes/sec") + kFull);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("iozone"));
        QCOMPARE(cells(*imported, "operation"),
                 (Texts{"write", "rewrite", "read", "reread", "random read", "random write", "bkwd read",
                        "record rewrite", "stride read", "fwrite", "frewrite", "fread", "freread"}));
        QCOMPARE(cell(*imported, "bandwidth", 12), std::string("6271021"));
        QCOMPARE((*imported->dataset->column("bandwidth"))->unit, std::string("KiB/s"));
        QCOMPARE(cell(*imported, "record_size", 0), std::string("4"));
        QCOMPARE(test::note(*imported, "program"), std::string("iozone 3.471"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void blanksAreTestsThatWereNotRun() {
        // -i 2 alone: what stands under "random" is neither a write nor a read.
        const std::string row = std::string("              64       4") + std::string(36, ' ') + "  5389653  2561267\n";
        const auto imported = readTool(head("Output is in kBytes/sec") + row);
        QCOMPARE(cells(*imported, "operation"), (Texts{"random read", "random write"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"5389653", "2561267"}));
    }

    void numbersTooWideForTheirColumnsKeepTheirOrder() {
        std::string wide = kFull;
        wide.replace(wide.find("1143223"), 7, "114322300000");
        QCOMPARE(readTool(head("Output is in kBytes/sec") + wide)->dataset->rowCount(), std::size_t{13});
        const io::IozoneColumns columns("", "   kB  reclen  write  read");
        QVERIFY(!columns.cells("   64  4  x"));
        QVERIFY(!columns.cells("   64  4"));
        QVERIFY(!columns.cells("   64  4                         7"));
    }

    void otherUnits() {
        const std::string row = "              64       4   284593   840903\n";
        const auto rate = readTool(head("OPS Mode. Output is in operations per second.") + row);
        QCOMPARE(cells(*rate, "rate"), (Texts{"284593", "840903"}));
        const auto time = readTool(head("Microseconds/op Mode. Output is in microseconds per operation.") + row);
        QCOMPARE(cells(*time, "time_per_operation"), (Texts{"284593", "840903"}));
        QCOMPARE((*time->dataset->column("time_per_operation"))->unit, std::string("us/op"));
    }

    void reportsRepeatTheTable() {
        const std::string reports =
            "\n\"Writer report\"\n        \"4\"  \"8\"  \"16\"\n\"64\"   1143223  1638743 \n\"128\"   1217930  1852520 "
            " 2558895 \n"
            "\n\"Re-reader report\"\n        \"4\"  \"8\"\n\"64\"   7100397 \n";
        const auto both = readTool(head("Output is in kBytes/sec") + kFull + reports);
        QCOMPARE(both->dataset->rowCount(), std::size_t{13});
        QCOMPARE(test::countOf(*both, ProblemKind::statisticsLine), std::size_t{3});
        QVERIFY(test::accountsForAllLines(*both));
        const std::string text = head("Output is in kBytes/sec");
        const auto alone = readTool(text + reports);
        QCOMPARE(cells(*alone, "operation"), (Texts{"write", "write", "write", "write", "write", "reread"}));
        QCOMPARE(cells(*alone, "record_size"), (Texts{"4", "8", "4", "8", "16", "4"}));
        QCOMPARE(cells(*alone, "bandwidth"), (Texts{"1143223", "1638743", "1217930", "1852520", "2558895", "7100397"}));
    }

    void throughput() {
        std::string text =
            "\tIozone: Performance Test of File I/O\n\tOutput is in kBytes/sec\n\tThroughput test with 1 process\n";
        for (const char* processes : {"1", "2"}) {
            text +=
                std::string(
                    "\tEach process writes a 8192 kByte file in 64 kByte records\n\n\tChildren see throughput for  ") +
                processes + " initial writers \t= 4003789.00 kB/sec\n\tParent sees throughput for  " + processes +
                " initial writers \t= 1184826.50 kB/sec\n\tMin throughput per process \t\t\t= 473841.25 kB/sec \n"
                "\tMax throughput per process \t\t\t= 647218.75 kB/sec\n\tAvg throughput per process \t\t\t= 560530.00 "
                "kB/sec\n\tMin xfer \t\t\t\t\t=    7680.00 kB\n\n";
        }
        const auto imported =
            readTool(text + "\"Throughput report Y-axis is type of test\"\n\"  Initial write \" 4003789.00 \n");
        QCOMPARE(cells(*imported, "processes"), (Texts{"1", "2"}));
        QCOMPARE(cell(*imported, "operation", 0), std::string("initial writers"));
        QCOMPARE(cell(*imported, "bandwidth", 1), std::string("4003789"));
        QCOMPARE(cell(*imported, "parent_throughput", 0), std::string("1184826.5"));
        QCOMPARE(cell(*imported, "min_per_process", 0), std::string("473841.25"));
        QCOMPARE(cell(*imported, "min_transfer", 0), std::string("7680"));
        QCOMPARE(cell(*imported, "file_size", 1), std::string("8192"));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"processes"});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void whatStopsItIsSaid() {
        const auto none = readTool(head("Output is in kBytes/sec") +
                                   "              64       4fsync: Invalid argument\n\niozone: interrupted\n");
        QVERIFY(none.error().code == base::ErrorCode::noResults);
        QCOMPARE(none.error().arguments.back(), std::string("64       4fsync: Invalid argument"));
        const auto cut = readTool(head("Output is in kBytes/sec") + kFull + "              64       8  11432");
        QCOMPARE(cut->dataset->rowCount(), std::size_t{13});
        QCOMPARE(test::countOf(*cut, ProblemKind::rowCut), std::size_t{1});
        const auto sheet = readTool(std::string("\x09\x00\x04\x00\x02\x00\x10\x00", 8));
        QVERIFY(sheet.error().code == base::ErrorCode::outputNotUsable);
        QCOMPARE(sheet.error().arguments.at(1), std::string("binary"));
    }
};

GREYSCOPE_TEST(tst_iozone_reader)

}  // namespace tests_of_iozone_reader

#include "tst_iozone_reader.moc"
