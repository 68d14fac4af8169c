#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_ior_csv {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_ior_csv : public QObject {
    Q_OBJECT

private slots:
    void headingsAreRepeated() {
        const std::string heading =
            "access,bw(MiB/s),IOPS,Latency,block(KiB),xfer(KiB),open(s),wr/rd(s),close(s),total(s),numTasks,iter\n";
        const auto imported =
            readTool(heading +
                     "write,2397.1732,2403.0316,0.0016,8192.0000,1024.0000,0.0066,0.0266,0.0008,0.0267,4,0\n"
                     "read,18669.8745,18741.5664,0.0001,8192.0000,1024.0000,0.0016,0.0034,0.0024,0.0034,4,0\n" +
                     heading + "write,1.5,2.5,0.0016,8192.0000,64.0000,0.0066,0.0266,0.0008,0.0267,4,0\nread,3");
        QCOMPARE(imported->report.format, std::string("ior-csv"));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"2397.1732", "18669.8745", "1.5"}));
        QCOMPARE(cells(*imported, "transfer_size"), (Texts{"1024", "1024", "64"}));
        QCOMPARE(cell(*imported, "tasks", 0), std::string("4"));
        QCOMPARE(test::countOf(*imported, ProblemKind::rowCut), std::size_t{1});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void detailsOfRanksAreInBytes() {
        const auto imported = readTool(
            "access,rank,runtime-with-openclose,runtime,throughput-withopenclose,throughput\n"
            "write,0,1.0185003281e-02,1.0093927383e-02,1048576,2097152\nwrite,1,9.7e-03,9.6e-03,4.2e+08,4.3e+08\n"
            "write,0,1.0e-02,1.0e-02,1048576,3145728\n");
        QCOMPARE(cells(*imported, "rank"), (Texts{"0", "1", "0"}));
        QCOMPARE(cell(*imported, "bandwidth", 0), std::string("2"));
        QCOMPARE((*imported->dataset->column("bandwidth"))->unit, std::string("MiB/s"));
        QCOMPARE((*imported->dataset->column("bandwidth"))->unitInFile, std::string("B/s"));
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "1", "2"}));
    }

    void valuesWithNothingBetweenThemAreRefused_data() {
        QTest::addColumn<std::string>("text");
        QTest::addRow("3.2") << std::string(
            "IOR-3.2.1: MPI Coordinated Test of Parallel I/O\nFri Nov 20 2026/ior -O summaryFormat=CSV -o /t3Linux "
            "vm0\n");
        QTest::addRow("3.3") << std::string("3.3.0Fri Nov 20 2026/ior -O summaryFormat=CSV -f sweep.iorLinux vm0Fri\n");
    }

    void valuesWithNothingBetweenThemAreRefused() {
        QFETCH(std::string, text);
        const auto imported = readTool(text);
        QVERIFY(!imported);
        QVERIFY(imported.error().code == base::ErrorCode::outputNotUsable);
        QCOMPARE(imported.error().arguments, (Texts{"IOR", "unseparated", "-O summaryFormat=JSON"}));
    }
};

GREYSCOPE_TEST(tst_ior_csv)

}  // namespace tests_of_ior_csv

#include "tst_ior_csv.moc"
