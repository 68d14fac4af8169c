#include <QtTest>

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
};

GREYSCOPE_TEST(tst_sysstat_reader)

}  // namespace tests_of_sysstat_reader

#include "tst_sysstat_reader.moc"
