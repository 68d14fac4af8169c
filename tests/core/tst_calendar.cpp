#include <QTest>

#include "core/data/columns/calendar.h"
#include "core/data/columns/calendar_steps.h"
#include "core/data/roles/roles.h"
#include "core/data/series/pivot.h"
#include "tests/support/test_registry.h"

namespace tests_of_calendar {

using namespace greyscope;
using data::secondsOf;

namespace {

/// A column of texts, each a level of its own, and others of numbers.
data::Dataset datasetOf(const char* name, const std::vector<std::string>& texts, std::vector<data::Column> others) {
    data::TextValues values;
    for (std::size_t row = 0; row < texts.size(); ++row) {
        values.levels.push_back(texts[row]);
        values.codes.push_back(static_cast<std::int32_t>(row));
    }
    others.insert(others.begin(), {name, "", std::move(values)});
    return *data::Dataset::create(std::move(others));
}

}  // namespace

class tst_calendar : public QObject {
    Q_OBJECT

private slots:
    /// By `date -u -d ... +%s.%N`.
    void readsIso8601_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("seconds");
        QTest::newRow("date") << "2024-02-29" << 1709164800.0;
        QTest::newRow("before 1970") << "1969-12-31" << -86400.0;
        QTest::newRow("minutes") << "2024-02-29T12:34" << 1709210040.0;
        QTest::newRow("space") << "2024-02-29 12:34:56" << 1709210096.0;
        QTest::newRow("fraction") << "2024-02-29T12:34:56.25Z" << 1709210096.25;
        QTest::newRow("comma") << "2024-02-29T12:34:56,5Z" << 1709210096.5;
        QTest::newRow("UTC") << "2024-02-29 12:34:56 UTC" << 1709210096.0;  // as sadf -d has it
        QTest::newRow("ahead") << "2024-02-29T12:34:56+02:00" << 1709202896.0;
        QTest::newRow("behind") << "2024-02-29T12:34:56-0530" << 1709229896.0;
        QTest::newRow("hours alone") << "2024-02-29T12:34:56+02" << 1709202896.0;
    }
    void readsIso8601() {
        QFETCH(const QString, text);
        QFETCH(const double, seconds);
        const auto read = secondsOf(text.toStdString());
        QVERIFY(read);
        QCOMPARE(*read, seconds);
        QCOMPARE(*secondsOf(data::isoText(seconds)), seconds);
    }

    void leavesOtherTextsAlone() {
        for (const char* text :
             {"", "2024", "2024-02", "2023-02-29", "2024-13-01", "2024-02-29T", "2024-02-29T25:00", "2024-02-29T12",
              "2024-02-29T12:34:56+", "2024-02-29T12:34:56Zx", "12:34", "64k", "2024-02-29 noon", "29.02.2024"}) {
            QVERIFY2(!secondsOf(text), text);
        }
    }

    void datesOfOtherOrdersAreToldByTheirColumn() {
        const auto orderOf = [](const std::vector<std::string>& texts) {
            return data::dateOrderOf(datasetOf("when", texts, {}).columns().front());
        };
        using data::DateOrder;
        QVERIFY(orderOf({"2024-01-03", "2024-01-01"}) == DateOrder::iso);
        QVERIFY(orderOf({"2015/01/31 01:00:00", "2015/02/01 14:30:00"}) == DateOrder::iso);
        QVERIFY(orderOf({"2024/1/3", "2024/12/31"}) == DateOrder::iso && !orderOf({"2024/1-3", "2024/13/1"}));
        QVERIFY(orderOf({"01/02/2024", "13/02/2024"}) == DateOrder::dayFirst);
        QVERIFY(orderOf({"3.1.2024", "4.1.2024 7:05"}) == DateOrder::dayFirst);
        QVERIFY(orderOf({"01/02/2024", "02/13/2024"}) == DateOrder::monthFirst);
        QVERIFY(orderOf({"01/11/2024", "02/11/2024", "01/12/2024"}) == DateOrder::dayFirst);  // by what follows
        QVERIFY(orderOf({"11/01/2024", "11/02/2024", "12/01/2024"}) == DateOrder::monthFirst);
        QVERIFY(!orderOf({"01/02/2024", "02/03/2024"}));                                      // both rise
        QVERIFY(orderOf({"01/01/2023", "01/02/2023", "01/01/2024"}) == DateOrder::dayFirst);  // begin months
        QVERIFY(orderOf({"1/1/2023", "2/1/2023", "1/1/2024"}) == DateOrder::monthFirst);
        QVERIFY(!orderOf({"01/02/2024", "13/02/2024", "02/13/2024"}) && !orderOf({"1/2", "3/4"}));
        QVERIFY(!orderOf({"01/02/2024", "soon"}));
        QCOMPARE(data::secondsOf("29/02/2024 12:34", DateOrder::dayFirst), std::optional(1709210040.0));
        QCOMPARE(data::secondsOf("2/29/2024 0:34:56.25", DateOrder::monthFirst), std::optional(1709166896.25));
        QCOMPARE(data::secondsOf("2/29/2024 12:34 PM", DateOrder::monthFirst), std::optional(1709210040.0));
        QCOMPARE(data::secondsOf("2/29/2024 12:34 am", DateOrder::monthFirst), std::optional(1709166840.0));
        for (const char* text :
             {"29/02-2024", "30/02/2024", "29/02/2024 25:00", "29/02/2024 13:00 PM", "29/02/240", ""}) {
            QVERIFY2(!data::secondsOf(text, DateOrder::dayFirst), text);
        }
    }

    void datesMayNameTheirMonth() {
        const auto orderOf = [](const std::vector<std::string>& texts) {
            return data::dateOrderOf(datasetOf("date", texts, {}).columns().front());
        };
        using data::DateOrder;
        QVERIFY(orderOf({"Jan 1 2000", "Dec 31 2001"}) == DateOrder::monthFirst);
        QVERIFY(orderOf({"January 1, 2000", "feb 2, 2000"}) == DateOrder::monthFirst);
        QVERIFY(orderOf({"April 1st, 2015", "May 22nd, 2010", "May 4th, 2010"}) == DateOrder::monthFirst);
        QVERIFY(orderOf({"3rd May 2010", "31st May 2010"}) == DateOrder::dayFirst);
        QVERIFY(orderOf({"1 Jan 2000", "31 December 2001 7:05"}) == DateOrder::dayFirst);
        QVERIFY(orderOf({"01-Jan-2000", "31-Dec-01"}) == DateOrder::dayFirst);
        QVERIFY(!orderOf({"Jan 1 2000", "1 Feb 2000"}) && !orderOf({"Jam 1 2000"}) && !orderOf({"May 31x 2000"}));
        QCOMPARE(data::secondsOf("Feb 29 2024", DateOrder::monthFirst), secondsOf("2024-02-29"));
        QVERIFY(!data::secondsOf("Feb 30 2024", DateOrder::monthFirst));
    }

    void timesOfTheDayGoOnFromRowToRow() {
        const auto orderOf = [](const std::vector<std::string>& texts) {
            return data::dateOrderOf(datasetOf("t", texts, {}).columns().front());
        };
        QVERIFY(orderOf({"9:05", "9:10", "13:00"}) == data::DateOrder::clock);
        QCOMPARE(data::secondsOf("13:00:30", data::DateOrder::clock), std::optional(46830.0));
        QVERIFY(!orderOf({"3:45", "2:10", "4:01"}));    // how long something took
        QVERIFY(!orderOf({"23:50", "23:55", "0:05"}));  // midnight
        QCOMPARE(data::writtenLike("13:00", data::DateOrder::clock, 47100.0), std::string("13:05"));
    }

    void yearsOfTwoDigitsAreSomeWhereTheNameSaysSo() {
        const std::vector<std::string> texts{"1/22/20", "1/23/20", "12/31/99"};
        QVERIFY(data::dateOrderOf(datasetOf("date", texts, {}).columns().front()) == data::DateOrder::monthFirst);
        QVERIFY(!data::dateOrderOf(datasetOf("nodes/tasks/size", texts, {}).columns().front()));
        QCOMPARE(data::secondsOf("1/22/20", data::DateOrder::monthFirst), std::optional(1579651200.0));
        QCOMPARE(data::secondsOf("12/31/99", data::DateOrder::monthFirst), std::optional(946598400.0));
    }

    void monthsAndQuartersBeginWithTheirFirstDay() {
        for (const char* text : {"2024-03", "2024/03", "2024M03", "2024 M3", "Mar 2024", "march-2024", "2024 March"}) {
            QVERIFY2(data::periodStart(text) == secondsOf("2024-03-01"), text);
        }
        for (const char* text : {"2024 Q3", "2024Q3", "2024-q3", "Q3 2024", "Q3/2024"}) {
            QVERIFY2(data::periodStart(text) == secondsOf("2024-07-01"), text);
        }
        for (const char* text : {"2024", "2024-13", "2024-00", "2024 03", "2024-Q5", "Q0 2024", "Mai 2024", "Ma 2024",
                                 "2024-03-01", "20243", "Q3", "March", "Mar 24", ""}) {
            QVERIFY2(!data::periodStart(text), text);
        }
        const auto dataset =
            datasetOf("when", {"Feb 2024", "Dec 2023", "Jan 2024"}, {{"rate", "", std::vector<double>{3, 1, 2}}});
        const auto table = data::pivot(dataset, {.axis = {"when"}, .value = "rate", .keys = {}, .where = {}});
        QCOMPARE(table->axisNumbers(), (std::vector<double>{1701388800.0, 1704067200.0, 1706745600.0}));
    }

    void pairsOfYearsAreNoMonths() {
        const auto orderOf = [](const std::vector<std::string>& texts) {
            return data::dateOrderOf(datasetOf("fy", texts, {}).columns().front());
        };
        QVERIFY(orderOf({"2009-10", "2010-11", "2011-12", "2012-13"}) == data::DateOrder::yearPair);
        QVERIFY(orderOf({"2009-10", "2010-11", "2011-12"}) == data::DateOrder::yearPair);
        QVERIFY(orderOf({"1999/00", "2000/01"}) == data::DateOrder::yearPair);
        QVERIFY(orderOf({"2009-10", "2009-11", "2009-12"}) == data::DateOrder::period);
        QVERIFY(orderOf({"2009-10"}) == data::DateOrder::period);
        QVERIFY(!orderOf({"2009-10", "2010-12", "2012-13"}));
        QCOMPARE(data::secondsOf("2009-10", data::DateOrder::yearPair), secondsOf("2009-01-01"));
        QVERIFY(!data::pairedYear("2009-11") && !data::pairedYear("2009") && !data::pairedYear("2009-10-11"));
        QCOMPARE(data::pairedYear("2009/2010"), std::optional(2009));
    }

    void datesWithTheMonthFirstRunAlong() {
        const auto dataset = datasetOf("started", {"12/31/2023 23:00", "1/2/2024 7:05", "1/1/2024 12:00"},
                                       {{"rate_mb_s", "MB/s", std::vector<double>{3, 1, 2}}});
        QCOMPARE(data::guessRoles(dataset)->factors, std::vector<std::string>{"started"});
        const auto table = data::pivot(dataset, {.axis = {"started"}, .value = "rate_mb_s", .keys = {}, .where = {}});
        QCOMPARE(table->axisNumbers(), (std::vector<double>{1704063600.0, 1704110400.0, 1704179100.0}));
        QCOMPARE(table->values(1, 0), 2.0);
    }

    void writesAsMuchAsItTakes() {
        QCOMPARE(data::isoText(1709164800.0), std::string("2024-02-29"));
        QCOMPARE(data::isoText(1709210096.25), std::string("2024-02-29T12:34:56.25Z"));
        QCOMPARE(data::isoText(-1.0), std::string("1969-12-31T23:59:59Z"));
    }

    void epochsGoByNameAndSize() {
        using Numbers = std::vector<double>;
        const auto unit = [](const char* name, Numbers numbers) {
            return data::epochUnit({name, "", std::move(numbers)});
        };
        QCOMPARE(unit("start_epoch", Numbers{1.7e9, 1.71e9}), std::optional(1.0));
        QCOMPARE(unit("timestamp", Numbers{1.7e12}), std::optional(1e-3));
        QCOMPARE(unit("ts_us", Numbers{1.7e15}), std::optional(1e-6));
        QCOMPARE(unit("ts_ns", Numbers{1.7e18}), std::optional(1e-9));
        QCOMPARE(unit("values.1", Numbers{1.7e9}), std::optional(1.0));  // of Prometheus
        QVERIFY(!unit("bytes", Numbers{1.7e9}));
        QVERIFY(!unit("start_epoch", Numbers{0.0, 1.7e9}));
        QVERIFY(!unit("time", Numbers{12.5, 13.0}));
    }

    void timesRunAlongSeriesInTheirOrder() {
        const auto dataset = datasetOf("when", {"2024-01-03", "2024-01-01T06:00Z", "2024-01-02"},
                                       {{"rate_mb_s", "MB/s", std::vector<double>{3, 1, 2}}});
        const auto roles = data::guessRoles(dataset);
        QCOMPARE(roles->factors, std::vector<std::string>{"when"});
        const auto table = data::pivot(dataset, {.axis = {"when"}, .value = "rate_mb_s", .keys = {}, .where = {}});
        QCOMPARE(table->secondsPerUnit, std::optional(1.0));
        QCOMPARE(table->axisNumbers(), (std::vector<double>{1704088800.0, 1704153600.0, 1704240000.0}));
        QCOMPARE(table->pointLabel(0), std::string("2024-01-01T06:00Z"));  // as it stands in the file
        QCOMPARE(table->values(2, 0), 3.0);
    }

    void epochsAreNoMeasurementWhateverTheirUnit() {
        const auto dataset = data::Dataset::create({{"ts_ms", "ms", std::vector<double>{1.7e12, 1.7e12 + 6e4}},
                                                    {"rate_mb_s", "MB/s", std::vector<double>{1, 2}}});
        const auto roles = data::guessRoles(*dataset);
        QCOMPARE(roles->metrics, std::vector<std::string>{"rate_mb_s"});
        QCOMPARE(roles->factors, std::vector<std::string>{"ts_ms"});
        const auto table = data::pivot(*dataset, {.axis = {"ts_ms"}, .value = "rate_mb_s", .keys = {}, .where = {}});
        QCOMPARE(table->secondsPerUnit, std::optional(1e-3));
    }

    void aTimeBesideAFactorStaysADescription() {
        std::vector<std::string> started;
        std::vector<double> threads;
        std::vector<double> rates;
        for (int i = 0; i < 12; ++i) {
            started.push_back("2024-01-" + std::to_string(10 + i));
            threads.push_back(1 << (i % 4));
            rates.push_back(100.5 + 7 * i);
        }
        const auto roles =
            data::guessRoles(datasetOf("started", started, {{"threads", "", threads}, {"rate_mb_s", "MB/s", rates}}));
        QCOMPARE(roles->factors, std::vector<std::string>{"threads"});
    }
};

GREYSCOPE_TEST(tst_calendar)

}  // namespace tests_of_calendar

#include "tst_calendar.moc"
