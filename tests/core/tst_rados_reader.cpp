#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_rados_reader {

using namespace greyscope;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const std::string heading = "  sec Cur ops   started  finished  avg MB/s  cur MB/s last lat(s)  avg lat(s)\n";
const std::string log =
    "hints = 1\nMaintaining 16 concurrent writes of 4194304 bytes to objects of size 4194304 for up "
    "to 2 seconds or 0 objects\n" +
    heading +
    "    0       0         0         0         0         0           -           0\n"
    "    1      16        75        59   235.966       236    0.153094     0.22456\n"
    "2020-03-12 10:00:20.312455 min lat: 0.153 max lat: 0.512 avg lat: 0.224\n" +
    heading +
    "    2      16       146       130   259.963       284    0.201432     0.23311\n"
    "Total time run:         2.27311\nBandwidth (MB/sec):     258.1\n";

}  // namespace

class tst_rados_reader : public QObject {
    Q_OBJECT

private slots:
    void aSecondIsARow() {
        const auto imported = readTool(log);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("rados"));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"0", "236", "284"}));
        QCOMPARE(cells(*imported, "latency"), (Texts{"", "0.153094", "0.201432"}));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"time"});
        QVERIFY(test::accountsForAllLines(*imported));
        const auto& notes = imported->dataset->notes();
        QVERIFY(std::ranges::any_of(notes, [](const data::TableFact& note) { return note.value == "258.1"; }));
    }

    void severalRunsAreRepeats() {
        const auto imported = readTool(log + log);
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "1", "1", "2", "2", "2"}));
    }
};

GREYSCOPE_TEST(tst_rados_reader)

}  // namespace tests_of_rados_reader

#include "tst_rados_reader.moc"
