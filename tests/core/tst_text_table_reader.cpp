#include <QTest>

#include "core/io/text/text_table_reader.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_text_table_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_text_table_reader : public QObject {
    Q_OBJECT

private slots:
    void barsAndARuleMakeATable() {
        const auto imported = readTool(
            "# Results\n\nSome words.\n\n| case | threads | rate (MB/s) |\n|:-----|--------:|------------:|\n"
            "| a b  | 1       | 10.5        |\n| c \\| d | 2     | 11.5        |\n\nAnd after.\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("text-table"));
        QCOMPARE(cells(*imported, "case"), (Texts{"a b", "c | d"}));
        QCOMPARE(imported->dataset->columns()[2].unit, std::string("MB/s"));
        QCOMPARE(imported->dataset->lineOf(1), std::size_t{8});
        QCOMPARE(imported->report.linesSeen, std::size_t{10});
        QVERIFY(test::accountsForAllLines(*imported) || imported->report.rowsSkipped == 7);
    }

    void tablesOfDatabaseClientsAreRead() {
        const auto boxed = readTool(
            "+--------+---------+\n| case   | threads |\n+--------+---------+\n| old fs |       8 |\n| new fs |      "
            "16 |\n"
            "+--------+---------+\n2 rows in set (0.00 sec)\n");
        QVERIFY(boxed);
        QCOMPARE(cells(*boxed, "case"), (Texts{"old fs", "new fs"}));
        QCOMPARE(cells(*boxed, "threads"), (Texts{"8", "16"}));
        const auto open = readTool(" case | mb_s \n------+------\n a    | 10.5\n      |  2.5\n(2 rows)\n");
        QVERIFY(open);
        QCOMPARE(cells(*open, "case"), (Texts{"a", ""}));
    }

    void cellsOfAlignedColumnsMayHoldBlanks() {
        const auto imported = readTool(
            "system name   threads  throughput MB/s\nold system    8        381.5\nnew system    16       659.5\n"
            "newer         32       702.25\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("text-table"));
        QCOMPARE(cells(*imported, "system name"), (Texts{"old system", "new system", "newer"}));
        QCOMPARE(cells(*imported, "threads"), (Texts{"8", "16", "32"}));
        QCOMPARE(imported->dataset->columns()[2].unit, std::string("MB/s"));
    }

    /// vmstat -t without the line above its heading: the zone heads a date and a time.
    void aDateStandsWithTheTimeBehindIt() {
        const auto imported = readTool(
            " r  b   free  us sy  id st                 UTC\n"
            " 1  0 812345   3  1  96  0 2026-11-27 23:59:59\n"
            "12  0  81210   2  1  97  0 2026-11-28 00:00:00\n"
            " 2  0 811900  12  3  85  0 2026-11-28 00:00:01\n"
            " 0  1 811950   5  2  93  0 2026-11-28 00:00:02\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "st"), (Texts{"0", "0", "0", "0"}));
        QCOMPARE(cells(*imported, "UTC"),
                 (Texts{"2026-11-27 23:59:59", "2026-11-28 00:00:00", "2026-11-28 00:00:01", "2026-11-28 00:00:02"}));
    }

    /// nvidia-smi's CSV: the blanks behind its commas, and in its names, stand below each other.
    void asManyCommasInEveryLineAreNoDrawnTable() {
        const auto imported = readTool(
            "timestamp, name, index, utilization.gpu [%], power.draw [W]\n"
            "2024/03/01 12:00:00.123, NVIDIA A100-SXM4-40GB, 0, 55 %, 389.10 W\n"
            "2024/03/01 12:00:00.123, NVIDIA A100-SXM4-40GB, 1, 82 %, 321.64 W\n"
            "2024/03/01 12:00:01.123, NVIDIA A100-SXM4-40GB, 0, 57 %, 388.10 W\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("CSV"));
        QCOMPARE(imported->dataset->columns().size(), std::size_t{5});
        QCOMPARE(cells(*imported, "index"), (Texts{"0", "1", "0"}));
    }

    void wordsAsLongInEveryLineStayOneCell() {
        const auto imported = readTool(
            "disk type   threads  rate\nnvme sata   8        381.5\nnvme scsi   16       659.5\n"
            "disk raid   32       702.25\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "disk type"), (Texts{"nvme sata", "nvme scsi", "disk raid"}));
        QCOMPARE(cells(*imported, "threads"), (Texts{"8", "16", "32"}));
    }

    void columnsThatOneBlankPartsEverywhereStayApart() {
        // One blank is all that this program ever leaves.
        const auto imported = readTool("name type rate\nnvme sata 381.5\nnvme scsi 659.5\ndisk      702.25\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "type"), (Texts{"sata", "scsi", ""}));
    }

    void longerWordsFurtherDownAreOneCell() {
        std::string text = "system name   threads  rate\n";
        for (int line = 0; line < 500; ++line) {
            text += "old system    8        381.5\n";
        }
        const auto imported = readTool(text + "the newest system  16  659.5\n");
        QVERIFY(imported);
        QCOMPARE(imported->dataset->rowCount(), std::size_t{501});
        QCOMPARE(cells(*imported, "system name").back(), std::string("the newest system"));
    }

    void missingCellsAndRulesOfAlignedColumns() {
        const auto imported = readTool(
            "case        threads    rate MB/s   remark\n--------    -------    ---------   ------\n"
            "Lustre 2    8          381.5       first run\nLustre 2    16         659.5\n"
            "DAOS        8          702.25      second run\n\nDAOS        16         1001\nThe run ended well, with no "
            "error at all.\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "remark"), (Texts{"first run", "", "second run", ""}));
        QCOMPARE(cells(*imported, "case"), (Texts{"Lustre 2", "Lustre 2", "DAOS", "DAOS"}));
        QCOMPARE(imported->report.counts.at(ProblemKind::lineNotUnderstood), std::size_t{1});
    }

    void wideCharactersFillTwoPlaces() {
        const auto imported = readTool("系统 名    线程  速率\n旧 系统    8     381.5\n新 系统    16    659.5\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "系统 名"), (Texts{"旧 系统", "新 系统"}));
    }

    void aLongerNumberFurtherDownIsARowAsWell() {
        std::string text = "system name   threads  rate\nold system    8        381.5\nnew system    16       659.5\n";
        const auto imported = readTool(text + "newest        1024000000000 702.25\n");
        QVERIFY(imported);
        QCOMPARE(imported->dataset->rowCount(), std::size_t{3});
    }

    /// The first one is read, of Markdown, of a database's client, of columns below each other; others can be told.
    void tablesBelowEachOtherAreNotMixed_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("above");
        QTest::newRow("Markdown")
            << std::string(
                   "* disks\n\n| plan | rate (MB/s) |\n|---|---|\n| small | 101.5 |\n| large | 512.7 |\n\n* network\n\n"
                   "| place | ping |\n|---|---|\n| Paris | 12 |\n| Rome | 44 |\n")
            << std::string("7");
        QTest::newRow("words alone")
            << std::string(
                   "| plan | rate (MB/s) |\n|---|---|\n| small | 101.5 |\n| large | 512.7 |\n\n"
                   "| place | town |\n|---|---|\n| Paris | big |\n| Rome | old |\n| 7 | 8 |\n")
            << std::string("5");
        QTest::newRow("frames")
            << std::string(
                   "+-------+-------------+\n| plan  | rate (MB/s) |\n+-------+-------------+\n| small | 101.5 |\n"
                   "+-------+-------------+\n| large | 512.7 |\n+-------+-------------+\n+-------+------+\n| place | "
                   "ping |\n"
                   "+-------+------+\n| Paris |   12 |\n| Rome  |   44 |\n+-------+------+\n")
            << std::string("7");
        QTest::newRow("blanks")
            << std::string(
                   "plan name    rate (MB/s)\nsmall one    101.5\nlarge one    512.7\n\nplace name   ping\n"
                   "Paris town   12\nRome town    44\n")
            << std::string("4");
    }
    void tablesBelowEachOtherAreNotMixed() {
        QFETCH(const std::string, text);
        QFETCH(const std::string, above);
        const auto first = readTool(text);
        QVERIFY(first);
        QCOMPARE(first->report.format, std::string("text-table"));
        QCOMPARE(first->dataset->rowCount(), std::size_t{2});
        QCOMPARE(cells(*first, "rate (MB/s)"), (Texts{"101.5", "512.7"}));
        QVERIFY(test::countOf(*first, ProblemKind::tableNotRead) >= 3);
        const auto second = readTool(text, {.dialect = {{"above", above}}});
        QVERIFY(second);
        QCOMPARE(second->dataset->columns().size(), std::size_t{2});
        QVERIFY(second->dataset->columns()[0].name.starts_with("place"));
        const auto again = readTool(text, io::sameAgain(*second));
        QVERIFY(again && again->dataset->columns()[0].name == second->dataset->columns()[0].name);
    }

    void theLastLineOfADrawnTableCanBeTold() {
        const std::string text = "| a | b |\n|---|---|\n| x | 1 |\n| y | 2 |\n| all | 3 |\n";
        QCOMPARE(cells(*readTool(text, {.dialect = {{"until", "4"}}}), "b"), (Texts{"1", "2"}));
        QCOMPARE(cells(*readTool(text), "b"), (Texts{"1", "2", "3"}));
    }

    void whatBlanksOrCommasPartIsNoDrawnTable() {
        for (const char* other : {"a b c\n1 2 3\n4 5 6\n", "a b c\n1 2.5 3.5 4.5\n2 2.6 3.6 4.6\n3 2.7 3.7 4.7\n",
                                  "ab   threads   rate\na b   1   2.5\nabcdef   16   3.5\n",
                                  "date time host rtt\n2010-12-12 21:51:55 a1 0.519\n2010-12-12 21:52:27 b1 0.533\n",
                                  "a  b\n1  2\n3  4\n", "name, rate\na b, 2\nc d, 3\n", "a|b\n1|2\n3|4\n",
                                  "This is some text, in\nlines of about the same\nlength, but no table.\n", ""}) {
            QVERIFY2(io::sniffTextTable(other) < 0.5, other);
        }
        QVERIFY(!readTool("a,b\n1,2\n", {.format = "text-table"}));
    }
};

GREYSCOPE_TEST(tst_text_table_reader)

}  // namespace tests_of_text_table_reader

#include "tst_text_table_reader.moc"
