#include <QTest>

#include "core/data/columns/heading_levels.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_heading_levels {

using namespace greyscope;

namespace {

data::Recipe stepsOf(const std::string& csv) {
    base::NoProgress progress;
    return data::levelsInHeadings(*io::readText(csv, "t.csv", {}, progress)->dataset).steps;
}

std::optional<data::Unpivot> stepOf(const std::string& csv) {
    const data::Recipe steps = stepsOf(csv);
    return steps.empty() ? std::nullopt : std::optional(std::get<data::Unpivot>(steps.front().what));
}

}  // namespace

class tst_heading_levels : public QObject {
    Q_OBJECT

private slots:
    void rowsOfQuantitiesBecomeSeries_data() {
        QTest::addColumn<std::string>("csv");
        QTest::addColumn<std::string>("names");
        const auto row = [](const char* name, const char* csv, const char* names) {
            QTest::newRow(name) << std::string(csv) << std::string(names);
        };
        row("quantities of systems", "metric,A,B\nThroughput (MB/s),1523,1310\nLatency (ms),3.4,4.1\nPower (W),95,65\n",
            "metric");
        row("names with units alone", "what,A,B\nThroughput (MB/s),1523,1310\nLatency (ms),3.4,4.1\n", "what");
        row("metrics, values and units", "metric,value,unit\nrate,1523,MB/s\ndelay,3.4,ms\n", "metric");
        row("names of things", "model,A,B\nalpha,1523,1310\nbeta,3.4,4.1\n", "");
        row("statistics of one quantity", "metric,A,B\nmean,1523,1310\nmedian,1600,1400\nstddev,3.4,4.1\n", "");
        row("one unit", "what,A,B\nRead (MB/s),1523,1310\nWrite (MB/s),1340,1241\n", "");
    }
    void rowsOfQuantitiesBecomeSeries() {
        QFETCH(const std::string, csv);
        base::NoProgress progress;
        const auto read = io::readText(csv, "t.csv", {}, progress);
        const auto layout = data::guessLayout(*read->dataset, progress);
        const data::HeadingLevels levels = data::spreadColumns(*read->dataset, *layout);
        const auto* const turned =
            levels.steps.empty() ? nullptr : std::get_if<data::RowsAsSeries>(&levels.steps.front().what);
        QTEST(turned == nullptr ? std::string() : turned->names, "names");
        if (turned != nullptr) {
            const auto made = data::applyRecipe(*read->dataset, levels.steps, {}, progress);
            QVERIFY(made);
            const auto read = data::layoutOfSpread(made->dataset, levels, progress);
            QVERIFY(read && *read && (*read)->wide);
            QCOMPARE((*read)->roles.metrics.size(), made->dataset.columns().size() - 1);
            const bool units = csv.starts_with("metric,value,unit");
            QCOMPARE(made->dataset.columns()[1].unit, std::string(units ? "MB/s" : ""));
        }
    }

    void settingsInHeadingsBecomeTheAxis_data() {
        QTest::addColumn<std::string>("csv");
        QTest::addColumn<std::string>("value");  // empty: no step
        const auto row = [](const char* name, const char* csv, const char* value) {
            QTest::newRow(name) << std::string(csv) << std::string(value);
        };
        row("doubling numbers", "op,1,2,4,8\nread,10,19,35,60\nwrite,5,9,17,30\n", "value");
        row("sizes", "op,1 KiB,4 KiB,64 KiB\nread,10,19,35\nwrite,5,9,17\n", "value");
        row("a unit above the labels", "GB/s:,1,2,4\nread,10,19,35\nwrite,5,9,17\n", "value (GB/s)");
        row("a measure above the labels", "Rate (MB/s),1,2,4\nread,10,19,35\nwrite,5,9,17\n", "value (MB/s)");
        row("repetitions", "op,run1,run2,run3\nread,10,19,35\nwrite,5,9,17\n", "value");
        row("items", "name,1,2,3\nAnn,10,19,35\nBob,5,9,17\n", "");
        row("numbered items", "name,item1,item2,item3\nAnn,10,19,35\nBob,5,9,17\n", "");
    }
    void settingsInHeadingsBecomeTheAxis() {
        QFETCH(const std::string, csv);
        base::NoProgress progress;
        const auto read = io::readText(csv, "t.csv", {}, progress);
        const auto layout = data::guessLayout(*read->dataset, progress);
        const data::HeadingLevels levels = data::spreadColumns(*read->dataset, *layout);
        const auto* const step =
            levels.steps.empty() ? nullptr : std::get_if<data::Unpivot>(&levels.steps.front().what);
        QTEST(step == nullptr ? std::string() : step->value, "value");
    }

    void yearsBecomeRows() {
        const auto step = stepOf("region,2012,2013,2015\nBerlin,1,2,3\nBremen,4,5,7\n");
        QVERIFY(step);
        QCOMPARE(step->columns, (std::vector<std::string>{"2012", "2013", "2015"}));
        QCOMPARE(step->key, std::string("year"));
        QCOMPARE(step->value, std::string("value"));
    }

    void aTitleNamesWhatWasMeasured_data() {
        QTest::addColumn<std::string>("above");
        QTest::addColumn<std::string>("value");
        const auto row = [](const char* above, const char* value) {
            QTest::newRow(above) << std::string(above) << std::string(value);
        };
        row("数据库：分省年度数据\n指标：年末常住人口(万人)\n时间：最近3年\n", "年末常住人口(万人)");
        row("Table 3: GDP per capita (US$),,,\n", "GDP per capita (US$)");
        row("年末常住人口\n单位：万人\n", "年末常住人口 (万人)");
        row("Results of all regions\n", "value");
    }
    void aTitleNamesWhatWasMeasured() {
        QFETCH(const std::string, above);
        const auto step = stepOf(above + "region,2023年,2022年,2021年\nBerlin,1,2,3\nBremen,4,5,7\nHesse,4,5,8\n");
        QVERIFY(step);
        QTEST(step->value, "value");
        QCOMPARE(step->columns.size(), std::size_t{3});
        QVERIFY(stepOf(above + "region,2023年1月,2023年2月\nBerlin,1,2\nBremen,4,5\nHesse,4,6\n"));
    }

    void otherNumbersAreLevels() {
        const auto step = stepOf("system,value,1,2,4,8\na,3,1,2,3,4\nb,4,4,5,7,9\n");
        QVERIFY(step);
        QCOMPARE(step->key, std::string("level"));
        QCOMPARE(step->value, std::string("value_"));
    }

    void powersAreLevels() {
        const auto sizes = stepOf("system,10^3,10^4,10^5\na,1.5,2,3\nb,4,4,5\n");
        QVERIFY(sizes);
        QCOMPARE(sizes->columns, (std::vector<std::string>{"10^3", "10^4", "10^5"}));
        QVERIFY(stepOf("system,2^10,2^11,2^12\na,1.5,2,3\nb,4,4,5\n"));
        QVERIFY(stepOf("system,10³,10⁴,10⁵\na,1.5,2,3\nb,4,4,5\n"));
        QVERIFY(!stepOf("system,10^5,10^4,10^6\na,1.5,2,3\nb,4,4,5\n"));
        const data::Recipe rows = stepsOf("system,10^3 rows,10^4 rows,10^5 rows\na,1.5,2,3\nb,4,4,5\n");
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(std::get<data::SplitColumn>(rows.back().what), (data::SplitColumn{"level", "{rows} rows"}));
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

    void timesInHeadingsBecomeRows_data() {
        QTest::addColumn<QString>("names");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("pattern");  // empty: no step
        QTest::newRow("falling years") << "2021,2020,2019"
                                       << "year"
                                       << "value"
                                       << "";
        QTest::newRow("two years") << "2019,2020"
                                   << "year"
                                   << "value"
                                   << "";
        QTest::newRow("months") << "2019-11,2019-12,2020-01"
                                << "month"
                                << "value"
                                << "";
        QTest::newRow("named months") << "Nov 2019,Dec 2019,Jan 2020"
                                      << "month"
                                      << "value"
                                      << "";
        QTest::newRow("quarters") << "2019 Q3,2019 Q4,2020 Q1"
                                  << "quarter"
                                  << "value"
                                  << "";
        QTest::newRow("days") << "2019-12-30,2019-12-31,2020-01-01"
                              << "date"
                              << "value"
                              << "";
        QTest::newRow("month first") << "12/30/19,12/31/19,1/1/20"
                                     << "date"
                                     << "value"
                                     << "";
        QTest::newRow("day first") << "30/12/2019,31/12/2019,1/1/2020"
                                   << "date"
                                   << "value"
                                   << "";
        QTest::newRow("World Bank") << "1960 [YR1960],1961 [YR1961],1962 [YR1962]"
                                    << "level"
                                    << "value"
                                    << "{year} [{code}]";
        QTest::newRow("fiscal years") << "2018/19,2019/20,2020/21"
                                      << "level"
                                      << "value"
                                      << "{year}/{end}";
        QTest::newRow("fiscal years that might be months") << "2009-10,2010-11,2011-12"
                                                           << "level"
                                                           << "value"
                                                           << "{year}-{end}";
        QTest::newRow("marked years") << "FY2019,FY2020,FY2021"
                                      << "level"
                                      << "value"
                                      << "FY{year}";
        QTest::newRow("one measure") << "gdp_2019,gdp_2020,gdp_2021"
                                     << "level"
                                     << "gdp"
                                     << "gdp_{year}";
        QTest::newRow("two measures") << "gdp_2019,pop_2019,gdp_2020,pop_2020"
                                      << "year"
                                      << "*_"
                                      << "";
        QTest::newRow("measures of several words") << "gdp_per_head_2019,gdp_per_head_2020,pop_2019,pop_2020"
                                                   << "year"
                                                   << "*_"
                                                   << "";
        QTest::newRow("measures behind") << "2019 gdp a head,2020 gdp a head,2019 pop,2020 pop"
                                         << "year"
                                         << " *"
                                         << "";
    }
    void timesInHeadingsBecomeRows() {
        QFETCH(const QString, names);
        QFETCH(const QString, key);
        QFETCH(const QString, value);
        QFETCH(const QString, pattern);
        const int columns = static_cast<int>(names.count(',')) + 1;
        const auto line = [columns](const char* name, int first) {
            QString text = QLatin1String(name);
            for (int c = 0; c < columns; ++c) {
                text += QStringLiteral(",%1.5").arg(first + c * c);
            }
            return text + '\n';
        };
        for (const QString& total : {QString(), QStringLiteral(",total")}) {  // it may stand behind them
            const QString rest = total.isEmpty() ? QString() : QStringLiteral(",99.5");
            const QString csv = "country," + names + total + '\n' + line("Italy", 3).trimmed() + rest + '\n' +
                                line("Spain", 5).trimmed() + rest + '\n';
            const data::Recipe steps = stepsOf(csv.toStdString());
            QCOMPARE(steps.size(), std::size_t{pattern.isEmpty() ? 1u : 2u});
            const auto& step = std::get<data::Unpivot>(steps.front().what);
            QCOMPARE(step.columns.size(), static_cast<std::size_t>(columns));
            QCOMPARE(QString::fromStdString(step.key), key);
            QCOMPARE(QString::fromStdString(step.value), value);
            if (!pattern.isEmpty()) {
                QCOMPARE(QString::fromStdString(std::get<data::SplitColumn>(steps.back().what).pattern), pattern);
            }
        }
    }

    void whatIsMeasuredStaysApart() {
        base::NoProgress progress;
        const auto read = io::readText(
            "country,gdp_per_head_2019,gdp_per_head_2020,pop_2019,pop_2020\nItaly,33.6,32.0,59,60\nSpain,29.6,27,47,"
            "47\n",
            "t.csv", {}, progress);
        const data::HeadingLevels levels = data::spreadHeadings(*read->dataset);
        const auto made = data::applyRecipe(*read->dataset, levels.steps, {}, progress);
        QVERIFY(made);
        const auto layout = data::layoutOfSpread(made->dataset, levels, progress);
        QVERIFY(layout && *layout);
        QCOMPARE((*layout)->roles.keys, std::vector<std::string>{"country"});
        QCOMPARE((*layout)->roles.factors, std::vector<std::string>{"year"});
        QCOMPARE((*layout)->roles.metrics, (std::vector<std::string>{"gdp_per_head", "pop"}));
    }

    /// Columns that somebody names stand; a key may be named of either table.
    void namedColumnsStay() {
        base::NoProgress progress;
        const auto read = io::readText("country,2019,2020,total\nItaly,1,2,3\nSpain,4,5,9\n", "t.csv", {}, progress);
        const auto spread = [&](const data::Roles& asked, const std::vector<std::string>& series = {}) {
            return !data::spreadHeadings(*read->dataset, asked, series).steps.empty();
        };
        const data::Roles keys{.keys = {"country"}, .factors = {}, .metrics = {}, .descriptions = {}};
        const data::Roles metric{.keys = {}, .factors = {}, .metrics = {"total"}, .descriptions = {}};
        const data::Roles made{.keys = {}, .factors = {"year"}, .metrics = {"value"}, .descriptions = {}};
        QVERIFY(spread({}));
        QVERIFY(spread(keys));
        QVERIFY(spread(made));
        QVERIFY(!spread(metric));
        QVERIFY(!spread({}, {"2019"}));
    }

    void sizesAreNoYears() {
        const data::Recipe steps = stepsOf("system,512,1024,2048,4096\na,5,6,7,8\nb,6,7,8,9\n");
        QCOMPARE(std::get<data::Unpivot>(steps.front().what).key, std::string("level"));
        QVERIFY(stepsOf("system,size1024,size2048,size4096\na,5,6,7\nb,6,7,8\n").empty());
        QVERIFY(stepsOf("system,x2000,x2001,y2000\na,5,6,7\nb,6,7,8\n").empty());
        QVERIFY(stepsOf("country,2019,2021,2020\na,5,6,7\nb,6,7,8\n").empty());
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
