#include "core/data/groups/row_groups.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/data/series/pivot.h"
#include "core/data/table_layout.h"
#include "core/io/csv/row_grouping.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_row_groups {

using namespace greyscope;
using data::Aggregation;
using Names = std::vector<std::string>;

namespace {

constexpr unsigned kRows = 130'000;

/// One column of a random table: the text of a cell in a row.
struct Draft {
    std::string name;
    std::vector<std::string> levels;  ///< empty: numbers with fractions
    unsigned every = 0;               ///< 0: drawn; otherwise the levels take turns, each so many rows long
    unsigned missing = 0;             ///< one in so many cells is missing; 0: none
    std::vector<std::string> odd = {};
};

/// Tables of benchmarks: systems and settings, in any order or in nested loops, beside measurements of any size; and
/// much that is in the way of groups.
std::string drawnTable(std::mt19937& random) {
    const auto below = [&](std::size_t count) { return static_cast<unsigned>(random() % count); };
    const auto pick = [&](const std::vector<std::vector<std::string>>& of) { return of[below(of.size())]; };
    const unsigned ordered = below(3);
    const unsigned inner = 7 + below(40);
    std::vector<Draft> columns{
        {"system", pick({{"lustre", "gpfs", "nfs"}, {"a-b", "a", "b-c"}, {"x", "y"}, {"all", "some", "none of it"}}),
         ordered == 0 ? 0 : 24 * inner, below(3) == 0 ? 40U : 0U},
        {"tasks", pick({{"1", "2", "4", "8"}, {"1", "16", "max"}, {"00601", "00602"}, {"0.5", "1.5", "2.5"}}),
         ordered == 0 ? 0 : 6 * inner, below(4) == 0 ? 90U : 0U},
        {below(2) == 0 ? "operation" : "xfer", pick({{"read", "write"}, {"64k", "1m", "4m"}, {"NA", "US", "DE"}}),
         ordered == 2 ? inner : 0, below(5) == 0 ? 60U : 0U}};
    if (below(2) == 0) {
        columns.push_back({"run", {"1", "2", "3", "4", "5"}, below(2)});
    }
    if (below(3) == 0) {
        columns.push_back({"version", {"2.1"}});
    }
    columns.push_back(
        {below(2) == 0 ? "rate_mb_s" : "y", {}, 0, below(2) == 0 ? 25U : 0U, {"timeout", "inf", "failed"}});
    if (below(3) == 0) {
        columns.push_back({below(2) == 0 ? "latency_ms" : "cpu", {}, 0, below(2) == 0 ? 500U : 0U});
    }
    std::vector<double> weights;
    for (int level = 0; level < 8; ++level) {
        weights.push_back(below(2) == 0 ? 1.0 : 1.0 + below(9));
    }
    std::string text;
    for (const Draft& column : columns) {
        text += (text.empty() ? "" : ",") + column.name;
    }
    const bool oddLines = below(2) == 0;
    for (unsigned row = 0; row < kRows; ++row) {
        text += "\n";
        if (oddLines && below(5000) == 0) {
            text += pick({{"\n"}, {"# said\n"}, {"\"a \"\"b\"\"\",1\n"}}).front();
        }
        std::size_t place = 0;
        for (const Draft& column : columns) {
            text += place++ == 0 ? "" : ",";
            if (column.missing > 0 && below(column.missing) == 0) {
                text += column.odd.empty() || below(2) == 0 ? "" : column.odd[below(column.odd.size())];
            } else if (column.levels.empty()) {
                text += base::toText(static_cast<double>(below(1U << 30U)) / 1024.0 + 0.125 * below(100));
            } else {
                const std::vector<double> own(weights.begin(),
                                              weights.begin() + static_cast<std::ptrdiff_t>(column.levels.size()));
                const std::size_t level = column.every > 0
                                              ? row / column.every % column.levels.size()
                                              : std::discrete_distribution<std::size_t>(own.begin(), own.end())(random);
                text += column.levels[level];
            }
        }
    }
    return text + "\n";
}

io::Imported read(const std::string& text, bool grouped) {
    base::NoProgress progress;
    io::ReadOptions options;
    if (grouped) {
        io::RowGrouping{.rowsAtOnce = 9000, .squares = true}.addTo(options.dialect);
    }
    return *io::readText(text, "drawn.csv", options, progress);
}

bool sameBits(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b) {
    return a.rows() == b.rows() && a.cols() == b.cols() &&
           std::equal(a.data(), a.data() + a.size(), b.data(), [](double x, double y) {
               return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y) ||
                      (std::isnan(x) && std::isnan(y));
           });
}

std::string differenceOf(const base::Expected<data::SeriesTable>& a, const base::Expected<data::SeriesTable>& b) {
    if (!a || !b) {
        return a.has_value() == b.has_value() && a.error().code == b.error().code ? "" : "error";
    }
    if (!sameBits(a->values, b->values)) {
        return "values";
    }
    for (std::size_t s = 0; s < a->series.size(); ++s) {
        if (a->series[s].name != b->series[s].name || a->series[s].keys != b->series[s].keys) {
            return "series";
        }
    }
    return a->points != b->points         ? "points"
           : a->valueUnit != b->valueUnit ? "unit"
           : !(a->leftOut == b->leftOut)  ? "what is left out"
                                          : "";
}

std::string differenceOf(const io::ReadReport& a, const io::ReadReport& b) {
    return a.linesSeen == b.linesSeen && a.rowsRead == b.rowsRead && a.rowsSkipped == b.rowsSkipped &&
                   a.cellsMissing == b.cellsMissing && a.counts == b.counts && a.problems == b.problems &&
                   a.dialect == b.dialect
               ? ""
               : "report";
}

}  // namespace

/// Rows that were grouped while they were read, against the same rows when all of them are kept.
class tst_row_groups : public QObject {
    Q_OBJECT

private slots:
    void groupsAreThoseOfAllRows() {
        std::mt19937 random(50);
        std::size_t grouped = 0;
        std::map<std::string, std::size_t> kept;
        for (int table = 0; table < 24; ++table) {
            const std::string text = drawnTable(random);
            const std::string head = text.substr(0, 300);
            const io::Imported groups = read(text, true);
            if (const auto why = groups.dataset->remembered<data::KeptRows>()) {
                ++kept[base::nameOf(data::rowsNeededNames(), why->why)];
                QCOMPARE(groups.dataset->rowCount(), groups.report.rowsRead);
                continue;
            }
            QVERIFY(groups.dataset->rowCount() < groups.report.rowsRead);
            ++grouped;
            const io::Imported rows = read(text, false);
            QCOMPARE(differenceOf(groups.report, rows.report), std::string());
            base::NoProgress progress;
            const auto layout = *data::guessLayout(*rows.dataset, progress);
            const auto ofGroups = *data::guessLayout(*groups.dataset, progress);
            QVERIFY2(ofGroups.roles == layout.roles && ofGroups.wide == layout.wide, head.c_str());
            QVERIFY2(ofGroups.guess.reasons == layout.guess.reasons, head.c_str());
            Names names = data::columnNames(*rows.dataset);
            for (std::size_t turn = 0; turn < 3 * data::kAggregations.size(); ++turn) {
                data::SeriesQuery query{layout.roles.factors,
                                        layout.roles.metrics.front(),
                                        layout.roles.keys,
                                        {},
                                        data::kAggregations[turn % data::kAggregations.size()]};
                query.repeats = layout.roles.repetitions;
                if (turn >= data::kAggregations.size()) {
                    std::shuffle(names.begin(), names.end(), random);
                    query.axis = {names[0]};
                    query.keys = {names[1], names[2]};
                    query.value = names[3];
                    query.where = turn % 2 == 0 ? std::vector<data::Filter>()
                                                : std::vector<data::Filter>{{names[0], {"1", "lustre"}}};
                }
                const auto own = data::pivot(*groups.dataset, query);
                if (!own && data::neededRows(own.error())) {
                    continue;
                }
                const std::string difference = differenceOf(own, data::pivot(*rows.dataset, query));
                QVERIFY2(difference.empty(),
                         (difference + " of " + query.value + " by " + base::joined(query.keys, ", ") + ", " +
                          data::aggregationName(query.aggregation) + "\n" + head)
                             .c_str());
            }
        }
        QVERIFY(grouped >= 6);
        QVERIFY(!kept.empty());
    }

    void slicesDoNotMatter() {
        std::mt19937 random(3);
        std::string text = "system,tasks,rate_mb_s\n";
        for (unsigned row = 0; row < 90'000; ++row) {
            text += std::string(random() % 2 == 0 ? "x" : "y") + "," + std::to_string(random() % 5) + "," +
                    base::toText(static_cast<double>(random() % 1'000'000'007) / 1024.0) + "\n";
        }
        std::vector<data::SeriesTable> tables;
        for (const std::size_t rowsAtOnce : {std::size_t{1000}, std::size_t{40'000}}) {
            base::NoProgress progress;
            io::ReadOptions options;
            io::RowGrouping{.rowsAtOnce = rowsAtOnce}.addTo(options.dialect);
            const auto imported = *io::readText(text, "x.csv", options, progress);
            QVERIFY(imported.dataset->remembered<data::RowGroups>() != nullptr);
            tables.push_back(
                *data::pivot(*imported.dataset, {{"tasks"}, "rate_mb_s", {"system"}, {}, Aggregation::mean}));
            QVERIFY(!data::pivot(*imported.dataset, {{"tasks"}, "rate_mb_s", {"system"}, {}, Aggregation::median}));
        }
        QCOMPARE(differenceOf(tables[0], tables[1]), std::string());
    }

    void fewRowsAreKept() {
        base::NoProgress progress;
        io::ReadOptions options;
        io::RowGrouping().addTo(options.dialect);
        const auto imported = *io::readText("s,t,rate\na,1,0.5\nb,2,0.25\n", "x.csv", options, progress);
        QVERIFY(imported.dataset->remembered<data::KeptRows>()->why == data::RowsNeeded::fewRows);
        QVERIFY(!imported.report.dialect.contains("grouped rows"));
    }
};

GREYSCOPE_TEST(tst_row_groups)

}  // namespace tests_of_row_groups

#include "tst_row_groups.moc"
