#include <QSignalSpy>
#include <QTest>

#include <numeric>

#include "app/pages/series_choice.h"
#include "app/study/sample_study.h"
#include "app/study/series_catalog.h"
#include "app/study/series_listing.h"
#include "app/study/tables/open_table.h"
#include "tests/support/test_registry.h"

namespace tests_of_series_catalog {

using namespace greyscope;
using namespace greyscope::app;

class tst_series_catalog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void listsEverySeriesOfEveryTable();
    void sparklineRunsAlongTheFirstFactor();
    void aLongSparklineKeepsItsSpikes();
    void findsSeriesThatAgreeEverywhere();
    void describesWhatAGroupIsAbout();
    void followsTheStore();
    void idsSurviveTheirText();
    void looksFollowTheOrderOfChoosing();
    void queryHoldsTheOtherFactors();
    void manyOptionsAreNamedBySquares();
    void aDropDownListsTheFirstSeriesAndTheCurrentOne();

private:
    StudyStore m_store;
};

static SeriesId lustre(const char* name) {
    return {kSampleTable, name};
}

void tst_series_catalog::initTestCase() {
    auto sample = sampleStudy();
    QVERIFY(sample.has_value());
    m_store.reset(std::move(*sample));
}

void tst_series_catalog::listsEverySeriesOfEveryTable() {
    const SeriesCatalog catalog(m_store);
    QCOMPARE(catalog.entries().size(), std::size_t{25});
    const SeriesEntry* entry = catalog.find(lustre("3.2-ReW"));
    QVERIFY(entry);
    QCOMPARE(entry->firstKey, QStringLiteral("3.2"));
    QCOMPARE(entry->lastKeys, QStringLiteral("ReW"));
    QCOMPARE(entry->unit, QStringLiteral("MB/s"));
    QCOMPARE(catalog.find({kWorkedExampleTable, "1.1-R"})->unit, QStringLiteral("GB/s"));
    QVERIFY(!catalog.find(lustre("9.9-W")));
}

void tst_series_catalog::sparklineRunsAlongTheFirstFactor() {
    const SeriesCatalog catalog(m_store);
    // Table 5 of the paper, one object per OST.
    QCOMPARE(catalog.find(lustre("1.1-W"))->spark, (std::vector<double>{381, 659, 590, 598, 837}));
}

void tst_series_catalog::aLongSparklineKeepsItsSpikes() {
    constexpr std::size_t kPoints = 250000;
    std::vector<double> seconds(kPoints);
    std::vector<double> rates(kPoints, 5.0);
    std::iota(seconds.begin(), seconds.end(), 0.0);
    rates[77777] = 1.0;
    rates[123456] = 9.0;
    StudyTable table;
    table.name = "t";
    table.wide = true;
    table.dataset =
        std::make_shared<const data::Dataset>(*data::Dataset::create({{"second", "s", seconds}, {"a", "", rates}}));
    table.roles.factors = {"second"};
    table.roles.metrics = {"a"};
    const std::vector<double> spark = seriesOf(table).entries.front().spark;
    QVERIFY(spark.size() <= 100);
    QCOMPARE(*std::min_element(spark.begin(), spark.end()), 1.0);
    QCOMPARE(*std::max_element(spark.begin(), spark.end()), 9.0);
}

void tst_series_catalog::findsSeriesThatAgreeEverywhere() {
    const SeriesCatalog catalog(m_store);
    QCOMPARE(catalog.find(lustre("2.2-R"))->equalTo, std::optional(lustre("1.1-R")));
    QCOMPARE(catalog.find(lustre("3.1-W"))->equalTo, std::optional(lustre("1.2-W")));
    const auto repeats = std::count_if(catalog.entries().begin(), catalog.entries().end(),
                                       [](const SeriesEntry& entry) { return entry.equalTo.has_value(); });
    QCOMPARE(repeats, 6);
}

void tst_series_catalog::describesWhatAGroupIsAbout() {
    const SeriesCatalog catalog(m_store);
    const StudyTable& table = m_store.study().tables.front();
    const std::size_t internal = catalog.find(lustre("2.1-W"))->row;
    const std::size_t external = catalog.find(lustre("2.2-W"))->row;
    QCOMPARE(differingDescriptions(table, {internal, external}), std::vector<std::string>{"journal"});
    QCOMPARE(describe(table, internal, {"journal"}), QStringLiteral("internal journal"));
    QCOMPARE(describe(table, internal, {"oss_count"}), QStringLiteral("1 OSS"));
}

void tst_series_catalog::followsTheStore() {
    StudyStore store;
    SeriesCatalog catalog(store);
    const QSignalSpy changes(&catalog, &SeriesCatalog::changed);
    store.reset(m_store.study());
    QCOMPARE(changes.count(), 1);
    store.edit(QStringLiteral("Not about tables"), [](Study& study) { study.forecast.ahead = 7; });
    QCOMPARE(changes.count(), 1);
    store.edit(QStringLiteral("Drop a table"), [](Study& study) { study.tables.pop_back(); });
    QCOMPARE(catalog.entries().size(), std::size_t{24});
    store.undoStack().undo();
    QCOMPARE(catalog.entries().size(), std::size_t{25});
}

void tst_series_catalog::idsSurviveTheirText() {
    const SeriesId odd{"my table", "read/4k-1"};
    QCOMPARE(idFromText(idText(odd)), odd);
}

void tst_series_catalog::looksFollowTheOrderOfChoosing() {
    Selection selection{lustre("1.1-W"), {}};
    for (const char* name : {"a", "b", "c", "d", "e", "f"}) {
        selection.compared.push_back(lustre(name));
    }
    QVERIFY(lookOf(selection, lustre("1.1-W")).reference);
    QCOMPARE(lookOf(selection, lustre("a")).marker, widgets::Marker::circle);
    QCOMPARE(lookOf(selection, lustre("d")).dash, widgets::Dash::solid);
    QCOMPARE(lookOf(selection, lustre("e")).dash, widgets::Dash::dashed);
    QVERIFY(!lookOf(selection, lustre("e")).hollow);
    const SeriesLook sixth = lookOf(selection, lustre("f"));
    QVERIFY(sixth.hollow);
    QCOMPARE(sixth.marker, widgets::Marker::circle);
    QCOMPARE(lookOf(selection, lustre("z")).ink.tone, widgets::Tone::quiet);
}

void tst_series_catalog::queryHoldsTheOtherFactors() {
    const StudyTable& table = m_store.study().tables.front();
    const data::SeriesQuery first = queryFor(table, {});
    QCOMPARE(first.axis, std::vector<std::string>{"threads_per_ost"});
    QCOMPARE(first.where, (std::vector<data::Filter>{{"objects_per_ost", {"1"}}}));
    const data::SeriesQuery other =
        queryFor(table, {.allCells = false, .axis = "objects_per_ost", .hold = {{"threads_per_ost", {"64"}}}});
    QCOMPARE(other.axis, std::vector<std::string>{"objects_per_ost"});
    QCOMPARE(other.where, (std::vector<data::Filter>{{"threads_per_ost", {"64"}}}));
    const data::SeriesQuery all = queryFor(table, {.allCells = true, .axis = {}, .hold = {}});
    QCOMPARE(all.axis, (std::vector<std::string>{"threads_per_ost", "objects_per_ost"}));
    QVERIFY(all.where.empty());

    // Of a grid with few cells, the one at every first level may be missing.
    base::NoProgress progress;
    StudyTable sparse =
        tableFromBytes("host,a,b,c,mb_s\nx,1,1,0,5\nx,2,1,0,6\nx,1,0,1,7\nx,2,0,1,9\n", "t.csv", {}, progress).value();
    sparse.roles = {.keys = {"host"}, .factors = {"a", "b", "c"}, .metrics = {"mb_s"}, .descriptions = {}};
    sparse.metric = "mb_s";
    QCOMPARE(data::pivot(*sparse.dataset, queryFor(sparse, {})).value().pointCount(), std::size_t{2});
}

void tst_series_catalog::manyOptionsAreNamedBySquares() {
    const auto words = [](std::vector<std::string> levels, std::vector<std::int32_t> codes) {
        return data::TextValues{std::move(levels), std::move(codes)};
    };
    StudyTable table;
    table.name = "t";
    table.dataset = std::make_shared<const data::Dataset>(
        *data::Dataset::create({{"fs", "", words({"ext4", "xfs"}, {0, 0, 1, 1})},
                                {"cache", "", words({"on", "off"}, {0, 1, 0, 1})},
                                {"sync", "", data::NumericValues{0, 0, 1, 1}},
                                {"direct", "", words({"no", "yes"}, {1, 0, 0, 1})},
                                {"level", "", words({"read", "write"}, {0, 0, 1, 1})},
                                {"size", "", data::NumericValues{1, 1, 1, 1}},
                                {"mbps", "MB/s", data::NumericValues{5, 6, 7, 8}}}));
    table.roles.keys = {"fs", "cache", "sync", "direct", "level"};
    table.roles.factors = {"size"};
    table.roles.metrics = {"mbps"};
    table.metric = "mbps";
    const SeriesListing listing = seriesOf(table);
    QCOMPARE(listing.entries.size(), std::size_t{4});
    const SeriesEntry& entry = listing.entries.front();
    QCOMPARE(entry.name, QStringLiteral("ext4-on-0-yes-read"));
    QCOMPARE(entry.shortName, QStringLiteral("ext4-read ▮▯▮"));
    QCOMPARE(entry.shortLast, QStringLiteral("read ▮▯▮"));
    QCOMPARE(entry.optionsText, QStringLiteral("On: Cache, Direct. Off: Sync."));
    table.roles.keys = {"fs", "cache", "sync", "level"};
    table.aggregation = data::Aggregation::mean;
    QVERIFY(seriesOf(table).entries.front().shortName.isEmpty());  // two options are said in words
}

void tst_series_catalog::aDropDownListsTheFirstSeriesAndTheCurrentOne() {
    constexpr std::size_t kHosts = 2500;
    QByteArray text = "host,threads,mb_s\n";
    for (std::size_t host = 0; host < kHosts; ++host) {
        const QByteArray name = QByteArray::number(static_cast<qulonglong>(host));
        text += "h" + name + ",1," + name + "\nh" + name + ",2,7\n";
    }
    base::NoProgress progress;
    Study study;
    study.tables.push_back(tableFromBytes(text, "hosts.csv", {}, progress).value());
    const std::string table = study.tables.front().name;
    StudyStore store;
    store.reset(std::move(study));
    const SeriesCatalog catalog(store);
    QCOMPARE(catalog.entries().size(), kHosts);
    const Items<SeriesId> items = seriesOfTable(store.study(), catalog, {table, "h2400"});
    QCOMPARE(items.size(), kMostItems + 1);
    QCOMPARE(items[7].value, (SeriesId{table, "h7"}));
    QCOMPARE(items.back().value, (SeriesId{table, "h2400"}));
    QCOMPARE(items.back().text, QStringLiteral("h2400"));
    QCOMPARE(items.left, kHosts - kMostItems - 1);
    const auto even = [](const SeriesEntry& entry) { return entry.row % 4 == 0; };  // two rows each
    const Items<SeriesId> some = seriesOfTable(store.study(), catalog, {table, "h3"}, even);
    QCOMPARE(some.size(), kHosts / 2);
    QCOMPARE(some[1].value, (SeriesId{table, "h2"}));
    QCOMPARE(some.left, std::size_t{0});
}

GREYSCOPE_TEST(tst_series_catalog)

}  // namespace tests_of_series_catalog

#include "tst_series_catalog.moc"
