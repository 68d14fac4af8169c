#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "core/base/moments.h"
#include "core/base/text.h"
#include "core/data/roles/reading.h"
#include "core/data/series/pivot.h"
#include "tests/support/test_registry.h"

namespace tests_of_pivot_by_row {

using namespace greyscope;
using data::Aggregation;
using Names = std::vector<std::string>;

namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

/// Texts of few and of many levels, whole and broken numbers, missing cells, values of every size, and a value that
/// few rows have.
data::Dataset messyTable(unsigned seed, std::size_t rows) {
    std::mt19937 random(seed);
    const auto drawn = [&random](std::size_t below) { return static_cast<std::size_t>(random() % below); };
    std::vector<data::Column> columns;
    for (const std::size_t levels : {std::size_t{1}, std::size_t{3}, std::size_t{11}, rows / 3 + 1}) {
        data::TextValues texts;
        for (std::size_t level = 0; level < levels; ++level) {
            texts.levels.push_back("l" + std::to_string((level * 7919) % levels));
        }
        const bool holes = levels > 1 && drawn(2) == 0;
        for (std::size_t row = 0; row < rows; ++row) {
            texts.codes.push_back(holes && drawn(30) == 0 ? -1 : static_cast<std::int32_t>(drawn(levels)));
        }
        columns.push_back({"text" + std::to_string(columns.size()), {}, std::move(texts)});
    }
    for (const double step : {1.0, -3.0, 0.1, 70'000.0}) {
        data::NumericValues numbers;
        const std::size_t levels = step == 70'000.0 ? rows / 5 + 1 : 6;
        for (std::size_t row = 0; row < rows; ++row) {
            numbers.push_back(drawn(50) == 0 ? kMissing : step * static_cast<double>(drawn(levels)));
        }
        columns.push_back({"number" + std::to_string(columns.size()), {}, std::move(numbers)});
    }
    for (const std::size_t oneOf : {std::size_t{1}, std::size_t{6}}) {
        data::NumericValues measured;
        for (std::size_t row = 0; row < rows; ++row) {
            const double value = std::ldexp(static_cast<double>(random()) + 1.0, static_cast<int>(drawn(40)) - 50);
            measured.push_back(drawn(oneOf == 1 ? 25 : oneOf) == 0 ? kMissing : drawn(3) == 0 ? -value : value);
        }
        columns.push_back({"rate" + std::to_string(oneOf), "MB/s", std::move(measured)});
    }
    return *data::Dataset::create(std::move(columns));
}

/// What pivot() says, each row looked at by itself.
struct ByRow {
    std::vector<Names> points;
    std::vector<Names> series;
    std::map<std::pair<std::size_t, std::size_t>, std::vector<std::size_t>> rows;  ///< by series and point
    std::size_t unplaced = 0;
    std::size_t missing = 0;
};

/// The place of a cell among those of its column: numbers by their size, texts by their level.
double placeOf(const data::Column& column, std::size_t row) {
    return column.isNumeric() ? column.numbers()[row] : static_cast<double>(column.texts().codes[row]);
}

Names textsAt(const data::Dataset& dataset, const Names& columns, std::size_t row) {
    Names texts;
    for (const std::string& name : columns) {
        texts.push_back((*dataset.column(name))->textAt(row));
    }
    return texts;
}

ByRow rowByRow(const data::Dataset& dataset, const data::SeriesQuery& query) {
    ByRow result;
    const data::Column& metric = **dataset.column(query.value);
    std::vector<std::size_t> placed;
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        const auto lacks = [&](const std::string& name) { return (*dataset.column(name))->missingAt(row); };
        const bool unplaced = std::ranges::any_of(query.keys, lacks) || std::ranges::any_of(query.axis, lacks);
        unplaced ? static_cast<void>(++result.unplaced) : placed.push_back(row);
    }
    std::map<std::vector<double>, Names> points;
    std::map<Names, std::size_t> series;
    const auto along = [&](std::size_t row) {
        std::vector<double> places;
        for (const std::string& name : query.axis) {
            places.push_back(placeOf(**dataset.column(name), row));
        }
        return places;
    };
    for (const std::size_t row : placed) {
        points.try_emplace(along(row), textsAt(dataset, query.axis, row));
        if (series.try_emplace(textsAt(dataset, query.keys, row), series.size()).second) {
            result.series.push_back(textsAt(dataset, query.keys, row));
        }
    }
    std::map<std::vector<double>, std::size_t> pointOf;
    for (const auto& [places, texts] : points) {
        pointOf.emplace(places, result.points.size());
        result.points.push_back(texts);
    }
    for (const std::size_t row : placed) {
        if (metric.missingAt(row)) {
            ++result.missing;
        } else {
            result.rows[{series.at(textsAt(dataset, query.keys, row)), pointOf.at(along(row))}].push_back(row);
        }
    }
    return result;
}

/// One value for several, as textbooks write it, in long numbers.
double combined(const std::vector<double>& values, const Aggregation& how) {
    const auto n = static_cast<double>(values.size());
    std::vector<double> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    switch (how.kind) {
        case Aggregation::Kind::mean:
            return static_cast<double>(std::accumulate(values.begin(), values.end(), 0.0L) /
                                       static_cast<long double>(values.size()));
        case Aggregation::Kind::median:
            return std::midpoint(sorted[(sorted.size() - 1) / 2], sorted[sorted.size() / 2]);
        case Aggregation::Kind::minimum:
            return sorted.front();
        case Aggregation::Kind::maximum:
            return sorted.back();
        case Aggregation::Kind::sum:
            return static_cast<double>(std::accumulate(values.begin(), values.end(), 0.0L));
        case Aggregation::Kind::count:
            return n;
        default:
            break;
    }
    const double deviation = values.size() < 2 ? kMissing : base::momentsOf(values).deviation;
    return how.kind == Aggregation::Kind::variance ? deviation * deviation : deviation;
}

bool same(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

std::string differenceOf(const data::SeriesTable& table, const data::Dataset& dataset, const data::SeriesQuery& query) {
    const ByRow expected = rowByRow(dataset, query);
    if (table.points.size() != expected.points.size() || table.series.size() != expected.series.size()) {
        return "size";
    }
    if (table.leftOut.unplacedRows() != expected.unplaced || table.leftOut.valuesMissing != expected.missing) {
        return "rows left out";
    }
    std::vector<double> values;
    std::size_t merged = 0;
    for (std::size_t s = 0; s < table.series.size(); ++s) {
        if (table.series[s].keys != expected.series[s]) {
            return "keys of series " + std::to_string(s);
        }
        for (std::size_t k = 0; k < table.points.size(); ++k) {
            const auto rows = expected.rows.find({s, k});
            const auto there = rows == expected.rows.end() ? std::vector<std::size_t>() : rows->second;
            const data::RowSpan own = table.series[s].rows[k];
            if (table.points[k].labels != expected.points[k] ||
                !std::equal(own.begin(), own.end(), there.begin(), there.end())) {
                return "rows of point " + std::to_string(k);
            }
            values.clear();
            for (const std::size_t row : there) {
                values.push_back((*dataset.column(query.value))->numbers()[row]);
            }
            merged += values.size() > 1 ? values.size() : 0;
            const bool counted = query.aggregation == Aggregation::count;
            const double cell = table.values(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(s));
            const double value =
                values.empty() ? (counted && !std::isnan(cell) ? 0.0 : kMissing) : combined(values, query.aggregation);
            double size = 0.0;
            for (const double each : values) {
                size += std::abs(each);
            }
            size = query.aggregation == Aggregation::variance ? size * size : size;
            if (!same(cell, value) && !(std::abs(cell - value) <= 1e-14 * size)) {
                return "value at " + std::to_string(s) + ", " + std::to_string(k);
            }
        }
    }
    return merged == table.leftOut.mergedRows ? "" : "rows merged";
}

}  // namespace

/// pivot() of random, messy tables against each row looked at by itself: before and after the dataset knows the classes
/// of its rows, and of tables long enough to be worth several threads.
class tst_pivot_by_row : public QObject {
    Q_OBJECT

private slots:
    void isThatOfEachRow_data() {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<unsigned>("rows");
        for (const unsigned rows : {1U, 2U, 7U, 60U, 900U, 4000U}) {
            for (unsigned seed = 1; seed <= 3; ++seed) {
                QTest::addRow("%u rows, %u", rows, seed) << seed << rows;
            }
        }
        QTest::addRow("long") << 4U << 140'000U;
    }
    void isThatOfEachRow() {
        QFETCH(const unsigned, seed);
        QFETCH(const unsigned, rows);
        const data::Dataset plain = messyTable(seed, rows);
        const data::Dataset known = messyTable(seed, rows);
        base::NoProgress progress;
        static_cast<void>(data::readings(known, progress));
        std::mt19937 random(seed);
        Names names;
        for (const data::Column& column : plain.columns()) {
            names.push_back(column.name);
        }
        names.resize(names.size() - 2);  // without what was measured
        const std::size_t kinds = data::kAggregations.size();
        const std::size_t turns = rows > 10'000 ? 2 : rows > 500 ? 4 : 5 * kinds;
        for (std::size_t turn = 0; turn < turns; ++turn) {
            std::shuffle(names.begin(), names.end(), random);
            const auto axes = static_cast<std::ptrdiff_t>(1 + random() % 2);
            const auto keys = static_cast<std::ptrdiff_t>(random() % 4);
            const data::SeriesQuery query{{names.begin(), names.begin() + axes},
                                          random() % 3 == 0 ? "rate6" : "rate1",
                                          {names.begin() + axes, names.begin() + axes + keys},
                                          {},
                                          data::kAggregations[3 * turn % kinds]};
            for (const data::Dataset* dataset : {&plain, &known}) {
                const auto table = data::pivot(*dataset, query);
                if (!table) {  // nothing has a place, a spread or room
                    QVERIFY(table.error().code != base::ErrorCode::duplicatePoint);
                    continue;
                }
                const std::string difference = differenceOf(*table, *dataset, query);
                QVERIFY2(difference.empty(),
                         (difference + " of " + base::joined(query.keys, ", ") + " along " +
                          base::joined(query.axis, ", ") + ", " + data::aggregationName(query.aggregation))
                             .c_str());
            }
        }
    }
};

GREYSCOPE_TEST(tst_pivot_by_row)

}  // namespace tests_of_pivot_by_row

#include "tst_pivot_by_row.moc"
