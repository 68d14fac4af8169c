#include <QtTest>

#include "core/data/heading_levels.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_heading_levels {

using namespace greyscope;

namespace {

data::Recipe stepsOf(const std::string& csv) {
    base::NoProgress progress;
    return data::levelsInHeadings(*io::readText(csv, "t.csv", {}, progress)->dataset);
}

std::optional<data::Unpivot> stepOf(const std::string& csv) {
    const data::Recipe steps = stepsOf(csv);
    return steps.empty() ? std::nullopt : std::optional(std::get<data::Unpivot>(steps.front().what));
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

    void numbersWithOneWordAreLevels() {
        const data::Recipe threads = stepsOf("system,1 thr,2 thr,4 thr\na,1,2,3\nb,4,4,5\n");
        QCOMPARE(threads.size(), std::size_t{2});
        QCOMPARE(std::get<data::SplitColumn>(threads.back().what), (data::SplitColumn{"level", "{thr} thr"}));
        const data::Recipe runs = stepsOf("system,run1,run2,run3\na,1,2,3\nb,4,4,5\n");
        QCOMPARE(std::get<data::SplitColumn>(runs.back().what), (data::SplitColumn{"level", "run{run}"}));
        const data::Recipe said = stepsOf("system,nodes=1,nodes=2,nodes=4\na,1,2,3\nb,4,4,5\n");
        QCOMPARE(std::get<data::SplitColumn>(said.back().what), (data::SplitColumn{"level", "nodes={nodes}"}));
        QVERIFY(!stepOf("system,1 thr,2 jobs,4 thr\na,5,6,7\nb,6,7,8\n"));
        QVERIFY(!stepOf("system,x1,x2,x3\na,5,6,7\nb,6,7,8\n"));  // what was measured of each
    }

    void measurementsOfConfigurationsBecomeRows() {
        base::NoProgress progress;
        const auto read =
            io::readText("A,B,C,load,store\n0,0,1,5.1,7\n0,1,0,5.5,8\n1,1,0,6,9\n", "t.csv", {}, progress);
        data::Roles wide{.keys = {}, .factors = {"A", "B", "C"}, .metrics = {"load", "store"}, .descriptions = {}};
        const data::Recipe steps = data::columnsOfConfigurations(*read->dataset, wide);
        QCOMPARE(steps.size(), std::size_t{1});
        QCOMPARE(std::get<data::Unpivot>(steps.front().what), (data::Unpivot{{"load", "store"}, "column", "value"}));
        wide.factors.pop_back();
        QVERIFY(data::columnsOfConfigurations(*read->dataset, wide).empty());  // a grid of two
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
