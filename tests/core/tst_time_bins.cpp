#include <QTest>

#include "core/data/recipe/recipe.h"
#include "core/data/roles/time_bins.h"
#include "tests/support/test_registry.h"

namespace tests_of_time_bins {

using namespace greyscope;

namespace {

const data::Roles roles{{"source"}, {"time"}, {"bandwidth"}, {}};

/// Two logs with these times.
data::Dataset logs(const std::vector<double>& first, const std::vector<double>& second, const char* unit = "ms") {
    data::TextValues source{{"a", "b"}, {}};
    data::NumericValues times;
    for (const auto* log : {&first, &second}) {
        source.codes.resize(source.codes.size() + log->size(), log == &first ? 0 : 1);
        times.append(*log);
    }
    data::NumericValues values(times.size(), 5.0);
    return data::Dataset::create({{"source", "", source}, {"time", unit, times}, {"bandwidth", "KiB/s", values}})
        .value();
}

}  // namespace

class tst_time_bins : public QObject {
    Q_OBJECT

private slots:
    /// What fio writes of two jobs every half second.
    void timesThatDifferALittleAreBroughtTogether() {
        const data::Dataset table = logs({501, 1001, 1502, 2001}, {500, 1000, 1500, 2000});
        const auto bins = data::timeBins(table, roles);
        QVERIFY(bins);
        QCOMPARE(bins->time, std::string("time"));
        QCOMPARE(bins->width, 500.0);
        base::NoProgress progress;
        const auto binned = data::applyRecipe(table, {{bins->step}}, {}, progress);
        QVERIFY(binned);
        const data::Column& column = binned->dataset.columns().back();
        QCOMPARE(column.unit, std::string("ms"));
        QCOMPARE(column.numbers(), (data::NumericValues{500, 1000, 1500, 2000, 500, 1000, 1500, 2000}));
    }

    /// Two jobs at one clock and two at another: each time is in half of the logs.
    void logsThatAgreeInPairsAreBroughtTogether() {
        data::TextValues source{{"a", "b", "c", "d"}, {}};
        data::NumericValues times;
        for (int row = 0; row < 20; ++row) {
            source.codes.push_back(row / 5);
            times.push_back(500.0 * (row % 5 + 1) + row / 5 % 2);
        }
        const auto table = data::Dataset::create(
            {{"source", "", source}, {"time", "ms", times}, {"bandwidth", "KiB/s", data::NumericValues(20, 5.0)}});
        const auto bins = data::timeBins(*table, roles);
        QVERIFY(bins && bins->width == 500.0);
    }

    void otherTimesStay_data() {
        QTest::addColumn<std::vector<double>>("first");
        QTest::addColumn<std::vector<double>>("second");
        using Times = std::vector<double>;
        QTest::newRow("the same") << Times{500, 1000, 1500} << Times{500, 1000, 1500};
        QTest::newRow("other intervals") << Times{500, 1000, 1500} << Times{1001, 2001, 3001};
        QTest::newRow("other hours") << Times{501, 1001, 1501} << Times{90000, 90500, 91000};
        QTest::newRow("two in one bin") << Times{501, 502, 1001, 1501, 2001} << Times{500, 1000, 1500, 2000, 2500};
        QTest::newRow("halfway between two bins") << Times{501, 1001, 1501, 2001} << Times{750, 1250, 1750, 2250};
        QTest::newRow("too few") << Times{501, 1001} << Times{500, 1000};
    }
    void otherTimesStay() {
        QFETCH(const std::vector<double>, first);
        QFETCH(const std::vector<double>, second);
        QVERIFY(!data::timeBins(logs(first, second), roles));
    }

    /// Reads and writes of one job stand at the same times, or take turns; another job's are later.
    void timesAreSharedBetweenTables() {
        for (const double later : {0.0, 500.0}) {
            data::TextValues source{{"a", "b"}, {}};
            data::TextValues operation{{"read", "write"}, {}};
            data::NumericValues times;
            for (int row = 0; row < 16; ++row) {
                source.codes.push_back(row / 8);
                operation.codes.push_back(row % 2);
                times.push_back(1000.0 * (row % 8 / 2) + 1000.0 + (row % 2) * later + (row < 8 ? 0.0 : 2.0));
            }
            const auto table = data::Dataset::create({{"source", "", source},
                                                      {"operation", "", operation},
                                                      {"time", "ms", times},
                                                      {"bandwidth", "KiB/s", data::NumericValues(16, 5.0)}})
                                   .value();
            const auto bins = data::timeBins(table, {{"source", "operation"}, {"time"}, {"bandwidth"}, {}});
            QVERIFY(bins);
            QCOMPARE(bins->width, later > 0.0 ? 500.0 : 1000.0);
        }
    }

    void anotherAxisIsNoTime() {
        QVERIFY(!data::timeBins(logs({501, 1001, 1501}, {500, 1000, 1500}, "B"), roles));
        QVERIFY(!data::timeBins(logs({501, 1001, 1501}, {500, 1000, 1500}), {{"source"}, {}, {"bandwidth"}, {}}));
    }
};

GREYSCOPE_TEST(tst_time_bins)

}  // namespace tests_of_time_bins

#include "tst_time_bins.moc"
