#include <QTest>

#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "tests/support/impatient.h"
#include "tests/support/test_registry.h"

namespace tests_of_column_roles {

using namespace greyscope;
using namespace greyscope::app;

namespace {

using Names = std::vector<std::string>;

/// case, threads and objects, two metrics, a description.
StudyTable longTable() {
    data::TextValues cases{{"1.1", "1.2"}, {0, 0, 1, 1}};
    data::TextValues disks{{"SAS", "SATA"}, {0, 0, 1, 1}};
    StudyTable table;
    table.name = "t";
    table.dataset = std::make_shared<const data::Dataset>(
        data::Dataset::create({{"case", "", cases},
                               {"threads", "", data::NumericValues{8, 16, 8, 16}},
                               {"objects", "", data::NumericValues{1, 1, 1, 1}},
                               {"rate", "MB/s", data::NumericValues{381, 659, 430, 622}},
                               {"latency", "ms", data::NumericValues{3.5, 2.5, 4.5, 1.5}},
                               {"disk", "", disks}})
            .value());
    table.roles = {{"case"}, {"threads", "objects"}, {"rate", "latency"}, {"disk"}};
    table.metric = "rate";
    return table;
}

const data::Column& column(const StudyTable& table, const char* name) {
    return table.dataset->columns()[*table.dataset->find(name)];
}

std::size_t seriesCount(const StudyTable& table) {
    return data::pivot(*table.dataset, queryFor(table, {.allCells = true, .axis = {}, .hold = {}}))->series.size();
}

base::NoProgress progress;

}  // namespace

class tst_column_roles : public QObject {
    Q_OBJECT

private slots:
    void eachColumnHasOneRole();
    void rolesThatSuitAColumn();
    void aKeyMoreMakesMoreSeries();
    void theMetricStaysOneOfTheMetrics();
    void keysKeepTheOrderOfTheFileAndFactorsThatOfChoosing();
    void theAxisOfAWideTableIsExchanged();
    void ignoredColumnsOfAWideTableAreNoSeries();
    void layouts();
    void manySystemsBesideSeveralFactorsMakeAWideTable();
    void anotherLayoutCanBeCancelled();
};

void tst_column_roles::eachColumnHasOneRole() {
    StudyTable table = longTable();
    for (const auto role : {ColumnRole::key, ColumnRole::factor, ColumnRole::description, ColumnRole::ignored}) {
        setRole(table, "disk", role);
        QCOMPARE(roleOf(table, "disk"), role);
        const auto& roles = table.roles;
        const auto in = [](const Names& names) { return std::count(names.begin(), names.end(), "disk"); };
        QCOMPARE(in(roles.keys) + in(roles.factors) + in(roles.metrics) + in(roles.descriptions),
                 role == ColumnRole::ignored ? 0 : 1);
    }
}

void tst_column_roles::rolesThatSuitAColumn() {
    StudyTable table = longTable();
    const auto offers = [&](const char* name, ColumnRole role) {
        const auto roles = rolesFor(table, column(table, name));
        return std::find(roles.begin(), roles.end(), role) != roles.end();
    };
    QVERIFY(offers("rate", ColumnRole::metric));
    QVERIFY(!offers("disk", ColumnRole::metric));
    QVERIFY(offers("disk", ColumnRole::key));
    table.wide = true;
    QVERIFY(!offers("rate", ColumnRole::key));
}

void tst_column_roles::aKeyMoreMakesMoreSeries() {
    StudyTable table = longTable();
    QCOMPARE(seriesCount(table), std::size_t{2});
    setRole(table, "threads", ColumnRole::key);
    QCOMPARE(seriesCount(table), std::size_t{4});
}

void tst_column_roles::theMetricStaysOneOfTheMetrics() {
    StudyTable table = longTable();
    setRole(table, "latency", ColumnRole::ignored);
    QCOMPARE(table.metric, std::string("rate"));
    setRole(table, "latency", ColumnRole::metric);
    setRole(table, "rate", ColumnRole::ignored);
    QCOMPARE(table.metric, std::string("latency"));
    setRole(table, "latency", ColumnRole::ignored);
    QCOMPARE(table.metric, std::string());
}

void tst_column_roles::keysKeepTheOrderOfTheFileAndFactorsThatOfChoosing() {
    StudyTable table = longTable();
    setRole(table, "disk", ColumnRole::key);
    setRole(table, "case", ColumnRole::ignored);
    setRole(table, "case", ColumnRole::key);
    QCOMPARE(table.roles.keys, (Names{"case", "disk"}));
    setRole(table, "threads", ColumnRole::ignored);
    setRole(table, "threads", ColumnRole::factor);
    QCOMPARE(table.roles.factors, (Names{"objects", "threads"}));
}

void tst_column_roles::theAxisOfAWideTableIsExchanged() {
    StudyTable table = longTable();
    QVERIFY(setWide(table, true, progress));
    QCOMPARE(table.roles.factors, Names{"case"});
    setRole(table, "threads", ColumnRole::factor);
    QCOMPARE(table.roles.factors, (Names{"case", "threads"}));
    // One that tells all rows apart gives way to another.
    table.roles = {{}, {"latency"}, {"threads", "objects", "rate"}, {}};
    setRole(table, "rate", ColumnRole::factor);
    QCOMPARE(table.roles.factors, Names{"rate"});
    QCOMPARE(roleOf(table, "latency"), ColumnRole::metric);
}

void tst_column_roles::ignoredColumnsOfAWideTableAreNoSeries() {
    StudyTable table = longTable();
    QVERIFY(setWide(table, true, progress));
    table.aggregation = data::Aggregation::mean;
    QCOMPARE(seriesCount(table), std::size_t{4});
    setRole(table, "objects", ColumnRole::ignored);
    QCOMPARE(seriesCount(table), std::size_t{3});
}

void tst_column_roles::layouts() {
    StudyTable table = longTable();
    QVERIFY(setWide(table, true, progress));
    QCOMPARE(table.roles.metrics, (Names{"threads", "objects", "rate", "latency"}));
    QVERIFY(setWide(table, false, progress));
    QVERIFY(!table.wide);
    QVERIFY(!table.metric.empty());
    // One numeric column: as an axis it would leave nothing to measure.
    table.dataset =
        std::make_shared<const data::Dataset>(data::Dataset::create({{"x", "", data::NumericValues{1, 2}}}).value());
    const StudyTable before = table;
    QVERIFY(!setWide(table, true, progress));
    QVERIFY(table == before);
}

void tst_column_roles::anotherLayoutCanBeCancelled() {
    // Two factors that together tell 10,000 rows apart, beside eight systems.
    constexpr int side = 100;
    std::vector<data::Column> columns{{"a", "", data::NumericValues()}, {"b", "", data::NumericValues()}};
    for (int system = 0; system < 8; ++system) {
        columns.push_back({"system " + std::to_string(system), "MB/s", data::NumericValues()});
    }
    for (int row = 0; row < side * side; ++row) {
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const double value = c == 0 ? row / side : c == 1 ? row % side : row * 0.5 + static_cast<double>(c);
            std::get<data::NumericValues>(columns[c].values).push_back(value);
        }
    }
    StudyTable table;
    table.dataset = std::make_shared<const data::Dataset>(data::Dataset::create(std::move(columns)).value());
    const StudyTable before = table;
    int patience = 0;
    while (true) {
        test::Impatient impatient(patience);
        if (setWide(table, true, impatient)) {
            break;
        }
        QVERIFY(table == before);
        ++patience;
    }
    QCOMPARE(table.roles.factors, (Names{"a", "b"}));
    QVERIFY2(patience > 12, std::to_string(patience).c_str());  // ten columns, and every 4096 rows
}

void tst_column_roles::manySystemsBesideSeveralFactorsMakeAWideTable() {
    const auto read = [](int systems, bool repeated) {
        std::string text = "mode,depth";
        for (int s = 0; s < systems; ++s) {
            text += ",drive" + std::to_string(s);
        }
        for (int row = 0; row < 8; ++row) {
            text +=
                std::string("\n") + (row < 4 ? "read" : "write") + ',' + std::to_string(repeated ? 1 : 1 << row % 4);
            for (int s = 0; s < systems; ++s) {
                text += ',' + base::toText(100.5 * (row * 5 % 8) + s);
            }
        }
        base::NoProgress progress;
        return tableFromBytes(QByteArray::fromStdString(text + "\n"), "t.csv", {}, progress).value();
    };
    const StudyTable wide = read(9, false);
    QVERIFY(wide.wide);
    QCOMPARE(wide.roles.factors, (Names{"depth", "mode"}));
    QCOMPARE(seriesCount(wide), std::size_t{9});
    QVERIFY(!read(3, false).wide);  // a few columns are metrics of one system
    QVERIFY(!read(9, true).wide);   // what does not tell the rows apart matches no cells
}

GREYSCOPE_TEST(tst_column_roles)

}  // namespace tests_of_column_roles

#include "tst_column_roles.moc"
