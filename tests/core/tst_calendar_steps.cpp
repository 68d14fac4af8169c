#include <QTest>

#include "core/data/columns/calendar_steps.h"
#include "core/data/series/pivot.h"
#include "core/grey/forecast/forecast_input.h"
#include "tests/support/test_registry.h"

namespace tests_of_calendar_steps {

using namespace greyscope;

namespace {

/// A table of one series along these texts.
data::SeriesTable along(const QStringList& texts) {
    data::TextValues values;
    data::NumericValues numbers;
    for (const QString& text : texts) {
        values.codes.push_back(static_cast<std::int32_t>(values.levels.size()));
        values.levels.push_back(text.toStdString());
        numbers.push_back(static_cast<double>(numbers.size() + 1));
    }
    const auto dataset = *data::Dataset::create({{"date", "", std::move(values)}, {"rate", "", std::move(numbers)}});
    data::SeriesQuery query;
    query.axis = {"date"};
    query.value = "rate";
    return data::pivot(dataset, query).value();
}

}  // namespace

class tst_calendar_steps : public QObject {
    Q_OBJECT

private slots:
    void theCalendarGoesOn_data() {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QStringList>("next");
        QTest::newRow("fiscal years") << QStringList{"2016/17", "2017/18", "2018/19"}
                                      << QStringList{"2019/20", "2020/21"};
        QTest::newRow("fiscal years in full")
            << QStringList{"1997-1998", "1998-1999"} << QStringList{"1999-2000", "2000-2001"};
        QTest::newRow("turn of a century") << QStringList{"1997/98", "1998/99"} << QStringList{"1999/00", "2000/01"};
        QTest::newRow("quarters") << QStringList{"2023 Q3", "2023 Q4"} << QStringList{"2024 Q1", "2024 Q2"};
        QTest::newRow("quarters first") << QStringList{"Q3/2023", "Q4/2023"} << QStringList{"Q1/2024", "Q2/2024"};
        QTest::newRow("months") << QStringList{"2023-11", "2023-12"} << QStringList{"2024-01", "2024-02"};
        QTest::newRow("months of Eurostat") << QStringList{"2023M11", "2023M12"} << QStringList{"2024M01", "2024M02"};
        QTest::newRow("named months") << QStringList{"Apr 2024", "May 2024"} << QStringList{"Jun 2024", "Jul 2024"};
        QTest::newRow("months in full") << QStringList{"2024 April", "2024 May"}
                                        << QStringList{"2024 June", "2024 July"};
        QTest::newRow("loud months") << QStringList{"NOV 2024", "DEC 2024"} << QStringList{"JAN 2025", "FEB 2025"};
        QTest::newRow("first days") << QStringList{"2023-12-01", "2024-01-01"}
                                    << QStringList{"2024-02-01", "2024-03-01"};
        QTest::newRow("last days") << QStringList{"2023-11-30", "2023-12-31", "2024-01-31"}
                                   << QStringList{"2024-02-29", "2024-03-31"};
        QTest::newRow("every year") << QStringList{"2019-07-04", "2020-07-04", "2021-07-04"}
                                    << QStringList{"2022-07-04", "2023-07-04"};
        QTest::newRow("days") << QStringList{"28/02/2024", "29/02/2024"} << QStringList{"01/03/2024", "02/03/2024"};
        QTest::newRow("months first") << QStringList{"2/28/24", "2/29/24"} << QStringList{"3/1/24", "3/2/24"};
        QTest::newRow("hours") << QStringList{"2024-02-28T22:00:00Z", "2024-02-28T23:00:00Z"}
                               << QStringList{"2024-02-29", "2024-02-29T01:00:00Z"};
        QTest::newRow("uneven") << QStringList{"2024-01", "2024-02", "2024-05"} << QStringList{};
    }
    void theCalendarGoesOn() {
        QFETCH(QStringList, texts);
        grey::ForecastOptions options;
        options.horizon = 2;
        const data::SeriesTable table = along(texts);
        const auto points = grey::forecastPoints(table, 0, options);
        QVERIFY(points);
        QStringList next;
        for (auto k = static_cast<std::size_t>(texts.size()); k < points->labels.size(); ++k) {
            next << QString::fromStdString(points->labels[k]);
        }
        QTEST(next, "next");
        QCOMPARE(points->spacing, next.empty() ? grey::AxisSpacing::uneven : grey::AxisSpacing::linear);
        QCOMPARE(points->withoutPlace, next.empty() ? std::size_t{2} : std::size_t{0});
        QVERIFY(points->numbers.back());
    }

    /// A gap leaves no next date, but those that are asked for.
    void datesThatAreAskedFor() {
        grey::ForecastOptions options;
        options.at = {"2024-03-09", "2024-03-10"};
        const auto points = grey::forecastPoints(along({"2024-03-01", "2024-03-02", "2024-03-05"}), 0, options);
        QVERIFY(points);
        QCOMPARE(points->labels.back(), std::string("2024-03-10"));
        QCOMPARE(*points->numbers[4] - *points->numbers[3], 86400.0);
        options.at = {"9 March"};
        QVERIFY(!grey::forecastPoints(along({"2024-03-01", "2024-03-02", "2024-03-05"}), 0, options));
    }

    void whatCannotBeWrittenAlikeIsIso() {
        QCOMPARE(data::writtenLike("Jan 1 2000", data::DateOrder::monthFirst, 86400.0), std::string("Jan 2 1970"));
        QCOMPARE(data::writtenLike("31-Dec-2001", data::DateOrder::dayFirst, 86400.0), std::string("02-Jan-1970"));
        QCOMPARE(data::writtenLike("2024 Q1", data::DateOrder::period, 86400.0), std::string("1970-01-02"));
        QVERIFY(!data::monthStepsOf({0.0}));
        QVERIFY(!data::monthStepsOf({0.0, 0.0}));
        QVERIFY(!data::MonthSteps({0.0, 12, false}).after(9000));
        QVERIFY(!data::MonthSteps({0.0, -12, false}).after(9000));
    }
};

GREYSCOPE_TEST(tst_calendar_steps)

}  // namespace tests_of_calendar_steps

#include "tst_calendar_steps.moc"
