#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_sysstat_reader {

using namespace greyscope;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_sysstat_reader : public QObject {
    Q_OBJECT

private slots:
    void aClockOfTwelveHoursIsReadAsOneOf24() {
        const std::string head = "Linux 5.15.0-91-generic (node1) \t01/15/2024 \t_x86_64_\t(4 CPU)\n\n";
        const auto imported = readTool(head +
                                       "11:40:01 AM     CPU     %user   %iowait     %idle\n"
                                       "11:50:01 AM     all      1.37      0.05     97.97\n"
                                       "12:00:01 PM     all      1.45      0.06     97.84\n\n"
                                       "12:10:01 PM     CPU     %user   %iowait     %idle\n"
                                       "01:10:01 PM     all     11.45      0.26     85.64\n"
                                       "12:00:01 AM     all     12.45      0.20     84.65\n"
                                       "Average:        all      6.68      0.14     91.53\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("sysstat"));
        QCOMPARE(cells(*imported, "column 1"), (Texts{"11:50:01", "12:00:01", "13:10:01", "00:00:01", "Average:"}));
        QCOMPARE(cells(*imported, "%user"), (Texts{"1.37", "1.45", "11.45", "12.45", "6.68"}));
        QCOMPARE(imported->report.counts.at(io::ProblemKind::headingRepeated), std::size_t{1});
        QVERIFY(readTool(head + "11:40:01  CPU  %user\n11:50:01  all  1.37\n")->report.format != "sysstat");
    }

    /// iostat -xt: a report of the processors and of the devices every second.
    void devicesOfAllReportsAreOneTable() {
        const auto report = [](const std::string& stamp, const std::string& first, const std::string& second) {
            return stamp + "avg-cpu:  %user   %nice %system %iowait  %steal   %idle\n" +
                   "          77.15    0.20    6.16    0.11    0.32   16.06\n\n" +
                   "Device            r/s     rkB/s\nvda   " + first + "\nvdb   " + second + "\n\n\n";
        };
        const std::string head = "Linux 6.1.0 (vm) \t11/28/26 \t_x86_64_\t(2 CPU)\n\n";
        const auto timed = readTool(head + report("11/28/26 11:59:59 AM\n", "23.5 405.8", "1.5 2") +
                                    report("11/28/26 12:00:00 PM\n", "24.5 406.8", "1.6 3"));
        QVERIFY(timed);
        QCOMPARE(timed->report.format, std::string("sysstat"));
        QCOMPARE(cells(*timed, "time"), (Texts{"11:59:59", "11:59:59", "12:00:00", "12:00:00"}));
        QCOMPARE(cells(*timed, "Device"), (Texts{"vda", "vdb", "vda", "vdb"}));
        QCOMPARE(cells(*timed, "rkB/s"), (Texts{"405.8", "2", "406.8", "3"}));
        QCOMPARE(timed->dataset->lineOf(3), std::size_t{18});
        QCOMPARE(timed->report.linesSeen, std::size_t{20});
        QCOMPARE(timed->report.linesSeen, timed->report.rowsRead + timed->report.rowsSkipped + 1);
        QCOMPARE(test::layoutOf(*timed).roles.factors, Texts{"time"});
        const auto plain = readTool(head + report("", "23.5 405.8", "1.5 2") + report("", "24.5 406.8", "1.6 3"));
        QCOMPARE(cells(*plain, "report"), (Texts{"1", "1", "2", "2"}));
        const auto iso = readTool(head + report("2026-11-28T11:59:59+0100\n", "23.5 405.8", "1.5 2"));
        QCOMPARE(cells(*iso, "date"), Texts(2, "2026-11-28"));
        QCOMPARE(cells(*iso, "time"), Texts(2, "11:59:59"));
    }
};

GREYSCOPE_TEST(tst_sysstat_reader)

}  // namespace tests_of_sysstat_reader

#include "tst_sysstat_reader.moc"
