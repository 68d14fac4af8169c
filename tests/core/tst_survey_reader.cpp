#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_survey_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const std::string kBanner = "Fri Nov 20 07:53:38 UTC 2026 Obdfilter-survey for case=disk from oss01\n";
const std::string kCurrent =
    "ost  2 sz   524288K rsz  256K obj    2 thr    2 write 1805.18 [ 974.38, 1135.04] read 1095.23 [ 596.86,  663.76] "
    "\n"
    "ost  2 sz   524288K rsz  256K obj    2 thr    4 write 3011.76 [2048.83, 2266.49] read 1135.55             SHORT \n"
    "ost  2 sz   524288K rsz  256K obj    4 thr    4 write 1707.92             ERROR read 1018.04 [ 500.00,  600.00] "
    "\n";

}  // namespace

class tst_survey_reader : public QObject {
    Q_OBJECT

private slots:
    void whatAShellTellsBelowIsNoTest() {
        const auto imported = readTool(
            "ost  1 sz  524288K rsz 1024K obj    1 thr    1 write 10.50 [ 1.00, 2.00] \nreal\t0m3.2s\nuser\t0m1.0s\n");
        QCOMPARE(cells(*imported, "operation"), std::vector<std::string>{"write"});
    }

    void anErrorWithoutANumberIsARowWithoutOne() {
        const auto imported =
            readTool("ost  1 sz  524288K rsz 1024K obj    1 thr    1 write 10.50 [ 1.00, 2.00] read ERROR \n");
        QCOMPARE(cells(*imported, "operation"), (Texts{"write", "read"}));
        QCOMPARE(cells(*imported, "validity"), (Texts{"ok", "ERROR"}));
    }

    void aRowIsOneTestOfOneSetting() {
        const auto imported = readTool(kBanner + kCurrent);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("obdfilter-survey"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"write", "read", "write", "read", "write", "read"}));
        QCOMPARE(cells(*imported, "threads"), (Texts{"2", "2", "4", "4", "4", "4"}));
        QCOMPARE(cells(*imported, "threads_per_ost"), (Texts{"1", "1", "2", "2", "2", "2"}));
        QCOMPARE(cell(*imported, "objects_per_ost", 4), std::string("2"));
        QCOMPARE(cell(*imported, "max", 0), std::string("1135.04"));
        QCOMPARE((*imported->dataset->column("bandwidth"))->unit, std::string("MiB/s"));
        QCOMPARE(test::note(*imported, "host"), std::string("oss01"));
        QCOMPARE(test::note(*imported, "case"), std::string("disk"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void whatIsNoResultIsMarkedAndCounted() {
        const auto imported = readTool(kBanner + kCurrent);
        QCOMPARE(cells(*imported, "validity"), (Texts{"ok", "ok", "ok", "SHORT", "ERROR", "ok"}));
        QCOMPARE(cell(*imported, "bandwidth", 3), std::string("1135.55"));  // the rate of a short test stands
        QCOMPARE(cell(*imported, "min", 3), std::string());
        const data::Column& bandwidth = **imported->dataset->column("bandwidth");
        QVERIFY(bandwidth.missingAt(4));
        QCOMPARE(bandwidth.writtenAt(4), std::string("1707.92 ERROR"));
        QCOMPARE(test::countOf(*imported, ProblemKind::invalidCell), std::size_t{1});
        QCOMPARE(imported->report.problems.back().line, std::size_t{4});
    }

    void theFirstChartIsSetUp() {
        std::string text = kBanner;
        for (const char* thr : {"1", "2", "4", "8"}) {
            text += std::string("ost  1 sz  1024K rsz 1024K obj  1 thr ") + thr +
                    " write 10.5 [ 1.00, 2.00] read 11.5 [ 1.00, 2.00] \n";
        }
        const auto layout = test::layoutOf(*readTool(text));
        QVERIFY(!layout.wide);
        QCOMPARE(layout.roles.factors, Texts{"threads"});
        QCOMPARE(layout.roles.keys, Texts{"operation"});
        QCOMPARE(layout.roles.metrics, Texts{"bandwidth"});
        for (std::size_t c = 0; c < layout.guess.reasons.size(); ++c) {
            if (layout.guess.reasons[c].role == data::Role::factor) {
                QCOMPARE(layout.guess.facts[c].ratio, 2.0);  // so the axis is logarithmic
            }
        }
    }

    void oldGenerationsAndLocales() {
        // 2009: no K behind the record size, no blank behind the comma; under a German locale commas and no brackets.
        const auto old = readTool(
            "ost  2 sz 524288K rsz 1024 obj 2 thr 2 write 1508.20 [ 861.72,1288.67] read  9.5 [ 1.00,2.00] \n");
        QCOMPARE(cells(*old, "bandwidth"), (Texts{"1508.2", "9.5"}));
        QCOMPARE(cells(*old, "max"), (Texts{"1288.67", "2"}));
        const auto german =
            readTool("ost  2 sz 524288K rsz 1024 obj 2 thr 2 write 1721,29 rewrite 2421,27 read  926,61 \n");
        QCOMPARE(cells(*german, "bandwidth"), (Texts{"1721.29", "2421.27", "926.61"}));
        QVERIFY(!german->dataset->find("min"));
    }

    void brokenLinesGoOn() {
        const auto imported = readTool(
            "ost  1 sz 16777216K rsz 2048K obj    4 thr    8\n"
            "write 3662.99 [4286.00,4528.95] rewrite 3873.87 [4746.85, 4857.48]\nread 8088.39      SHORT\n");
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"3662.99", "3873.87", "8088.39"}));
        QCOMPARE(imported->dataset->lineOf(2), std::size_t{3});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void aKilledRunEndsInAPartialTable() {
        const std::string line = "ost  2 sz 512K rsz 64K obj 2 thr 2 write 1805.18 [ 974.38, 1135.04] ";
        for (const char* rest : {"rewr", "rewrite ", "rewrite 12", "read 12.5"}) {
            const auto imported = readTool(line + rest);
            QCOMPARE(cells(*imported, "bandwidth"), Texts{"1805.18"});
            QCOMPARE(test::countOf(*imported, ProblemKind::rowCut), std::size_t{1});
        }
        const auto range = readTool(line + "read 12.50 [ 9");
        QCOMPARE(cells(*range, "bandwidth"), (Texts{"1805.18", "12.5"}));
        QCOMPARE(cell(*range, "validity", 1), std::string("cut off"));
        const auto setting = readTool(line + "\nost  2 sz 512K rsz 64K obj 2 thr 4 ");
        QCOMPARE(setting->dataset->rowCount(), std::size_t{1});
        QCOMPARE(test::countOf(*setting, ProblemKind::rowCut), std::size_t{1});
    }

    void linesOfSeveralHosts() {
        const auto imported = readTool(
            "oss1: ost 1 sz 512K rsz 64K obj 1 thr 1 write 10.00 [ 1.00, 2.00] \n"
            "oss2: ost 1 sz 512K rsz 64K obj 1 thr 1 write 20.00 [ 1.00, 2.00] \n"
            "oss2: ost 1 sz 512K rsz 64K obj 1 thr 1 write 21.00 [ 1.00, 2.00] \n");
        QCOMPARE(cells(*imported, "host"), (Texts{"oss1", "oss2", "oss2"}));
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "1", "2"}));
    }

    void otherLinesAreAccountedFor() {
        const auto imported =
            readTool("bash: x\n\n" + kBanner + kCurrent + "created object #3 on oss1:o not contiguous\ndone!\n");
        QVERIFY(test::accountsForAllLines(*imported));
        QCOMPARE(test::countOf(*imported, ProblemKind::blankLine), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::programMessage), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::otherLine), std::size_t{3});
        const auto none = readTool("=======> ost  2 sz 262144K rsz 1024K obj 2 thr 2 \n");
        QVERIFY(!none && none.error().code == base::ErrorCode::noResults);
    }

    void secondsOfEachOst() {
        const auto imported = readTool(
            "=======================> ost  2 sz   262144K rsz 512K obj    2 thr    2 \n=============> Create 1 on "
            "localhost:OST0\ncreate: 1 objects\n=============> write localhost:OST0\nSelected device 3\n"
            "1/1 Total: 875.5/second\n1/1 Total: 994.5/second\nTotal: total 128 threads 1 sec 0.12 1035.5/second\n"
            "=============> write localhost:OST1\n1/1 Total: 865.5/second\n=============> write global\n3 875.5 "
            "1260.6\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("obdfilter-survey-detail"));
        QCOMPARE(cells(*imported, "ost"), (Texts{"localhost:OST0", "localhost:OST0", "localhost:OST1"}));
        QCOMPARE(cells(*imported, "second"), (Texts{"1", "2", "1"}));
        QCOMPARE(cells(*imported, "request_rate"), (Texts{"875.5", "994.5", "865.5"}));
        QCOMPARE(cell(*imported, "bandwidth", 0), std::string("437.75"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void metadataSurvey() {
        const auto imported = readTool(
            "Fri Nov 20 07:53:38 UTC 2026 mds-survey for case=disk from mds01\n"
            "mdt 1 file  100000 dir    4 thr    4 create 5652.05 [ 999.01,46940.48] destroy 7000.10 [ 1.00,2.00] \n");
        QCOMPARE(imported->report.format, std::string("mds-survey"));
        QCOMPARE(cells(*imported, "rate"), (Texts{"5652.05", "7000.1"}));
        QCOMPARE((*imported->dataset->column("rate"))->unit, std::string("ops/s"));
        QCOMPARE(cell(*imported, "directories_per_mdt", 0), std::string("4"));
    }

    void diskSurvey() {
        const auto current = readTool(
            "Fri Nov 20 07:58:22 UTC 2026 sgpdd-survey on /dev/sda /dev/sdb from oss01\n"
            "dev  2 sz 524288K rsz 256K crg 2 thr 4 write 4749.94  [ 2527.97, 2668.53]  read 1 failed \n"
            "dev  2 sz 524288K rsz 256K crg 2 thr 8 ENOMEM\n");
        QCOMPARE(current->report.format, std::string("sgpdd-survey"));
        QCOMPARE(cells(*current, "bandwidth"), (Texts{"4749.94", "1 failed"}));
        QCOMPARE(cell(*current, "threads_per_device", 0), std::string("2"));
        QCOMPARE(test::countOf(*current, ProblemKind::invalidCell), std::size_t{1});
        QCOMPARE(test::countOf(*current, ProblemKind::programMessage), std::size_t{1});
        QVERIFY(test::accountsForAllLines(*current));
        // Until 2012 what is called MB/s is MiB/s, but for the slowest process.
        const auto old = readTool(
            "total_size   131072K rsz 1024 crg     1 thr     1 write 7666.52 MB/s     1 x 1048.576 = 9768.01 MB/s read "
            "10918.67 MB/s     1 x 15827.88 = 15827.88 MB/s \n");
        QCOMPARE(cells(*old, "bandwidth"), (Texts{"7666.52", "10918.67"}));
        QCOMPARE(cell(*old, "min", 0), std::string("1000"));
        QCOMPARE(cell(*old, "size", 0), std::string("131072"));
    }
};

GREYSCOPE_TEST(tst_survey_reader)

}  // namespace tests_of_survey_reader

#include "tst_survey_reader.moc"
