#include <QtTest>

#include "core/data/heading_levels.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_heading_levels {

using namespace greyscope;

namespace {

std::optional<data::Unpivot> stepOf(const std::string& csv) {
    base::NoProgress progress;
    return data::levelsInHeadings(*io::readText(csv, "t.csv", {}, progress)->dataset);
}

}  // namespace

class tst_heading_levels : public QObject {
    Q_OBJECT

private slots:
    void yearsBecomeRows() {
        const auto step = stepOf("region,2012,2013,2015\nBerlin,1,2,3\nBremen,4,5,7\n");
        QVERIFY(step);
        QCOMPARE(step->columns, (std::vector<std::string>{"2012", "2013", "2015"}));
        QCOMPARE(step->key, std::string("year"));
        QCOMPARE(step->value, std::string("value"));
    }

    void otherNumbersAreLevels() {
        const auto step = stepOf("system,value,1,2,4,8\na,3,1,2,3,4\nb,4,4,5,7,9\n");
        QVERIFY(step);
        QCOMPARE(step->key, std::string("level"));
        QCOMPARE(step->value, std::string("value_"));
    }

    void otherTablesStayAsTheyAre() {
        QVERIFY(!stepOf("threads,1,2,4\n1,5,6,7\n2,6,7,8\n"));             // no names: a grid of two factors
        QVERIFY(!stepOf("system,1,2\na,5,6\nb,6,7\n"));                    // few
        QVERIFY(!stepOf("system,4,2,1\na,5,6,7\nb,6,7,8\n"));              // no order
        QVERIFY(!stepOf("system,1,2,4,total\na,5,6,7,18\nb,6,7,8,21\n"));  // not alone
        QVERIFY(!stepOf("system,p50,p90,p99\na,5,6,7\nb,6,7,8\n"));
    }
};

GREYSCOPE_TEST(tst_heading_levels)

}  // namespace tests_of_heading_levels

#include "tst_heading_levels.moc"
