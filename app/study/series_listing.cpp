#include "app/study/series_listing.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <unordered_map>

#include "core/base/contains.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/on_off.h"
#include "core/data/left_out.h"
#include "core/data/roles/repeats.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/bit_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Returns "external journal" for text and "2 OSS" for a count: the value before the name of the column.
QString phrase(const data::Column& column, std::size_t row) {
    QString name = widgets::visibleText(data::displayName(column.name));
    if (name.endsWith(QLatin1String(" count"), Qt::CaseInsensitive)) {
        name.chop(6);
    }
    const bool abbreviation = name == name.toUpper();
    const QString value = widgets::visibleText(column.textAt(row));
    const QString unit = column.unit.empty() ? QString() : QLatin1Char(' ') + widgets::visibleText(column.unit);
    return value + unit + QLatin1Char(' ') + (abbreviation ? name : name.toLower());
}

/// Returns a hash that is equal for equal values; all non-finite values count as equal.
std::size_t hashOf(const double* values, Eigen::Index count) {
    std::size_t hash = 0;
    for (Eigen::Index k = 0; k < count; ++k) {
        constexpr std::size_t kSpread = 0x9e3779b97f4a7c15;
        const std::size_t own = std::isfinite(values[k]) ? std::hash<double>()(values[k]) : 1;
        hash = (hash ^ own) * kSpread;
        hash ^= hash >> 29U;
    }
    return hash;
}

bool sameValues(const Eigen::MatrixXd& values, Eigen::Index a, Eigen::Index b) {
    for (Eigen::Index k = 0; k < values.rows(); ++k) {
        if (!data::sameNumber(values(k, a), values(k, b))) {
            return false;
        }
    }
    return true;
}

/// Returns for each series the first earlier one with the same values everywhere.
std::vector<std::optional<std::size_t>> equalSeries(const Eigen::MatrixXd& values) {
    std::vector<std::optional<std::size_t>> equal(static_cast<std::size_t>(values.cols()));
    std::unordered_multimap<std::size_t, Eigen::Index> byValues;  // a hash, because many series begin with equal values
    for (Eigen::Index s = 0; s < values.cols(); ++s) {
        const std::size_t hash = hashOf(values.col(s).data(), values.rows());
        const auto [begin, end] = byValues.equal_range(hash);
        const auto twin = std::find_if(begin, end, [&](const auto& it) { return sameValues(values, it.second, s); });
        if (twin != end) {
            equal[static_cast<std::size_t>(s)] = static_cast<std::size_t>(twin->second);
        } else {
            byValues.emplace(hash, s);
        }
    }
    return equal;
}

/// Returns the lowest and the highest value of each section of a long line, in order, so that every spike is kept.
std::vector<double> thinned(const std::vector<double>& values) {
    constexpr std::size_t kStretches = 25;  // a sparkline is about 50 pixels wide with a pen of more than one
    if (values.size() <= 2 * kStretches) {
        return values;
    }
    std::vector<double> kept;
    for (std::size_t s = 0; s < kStretches; ++s) {
        const auto from = values.begin() + static_cast<std::ptrdiff_t>(s * values.size() / kStretches);
        const auto to = values.begin() + static_cast<std::ptrdiff_t>((s + 1) * values.size() / kStretches);
        const auto [low, high] = std::minmax_element(from, to);
        kept.push_back(low < high ? *low : *high);
        kept.push_back(low < high ? *high : *low);
    }
    return kept;
}

/// Returns the sparklines of a table's series, by name.
std::unordered_map<std::string, std::vector<double>> sparksOf(const data::SeriesTable& table) {
    std::unordered_map<std::string, std::vector<double>> sparks;
    for (std::size_t s = 0; s < table.series.size(); ++s) {
        std::vector<double> spark;
        for (const double value : table.values.col(static_cast<Eigen::Index>(s))) {
            if (std::isfinite(value)) {
                spark.push_back(value);
            }
        }
        sparks.emplace(table.series[s].name, thinned(spark));
    }
    return sparks;
}

/// Returns the row of a series' first measured point.
std::size_t firstRow(const data::Series& series) {
    for (std::size_t point = 0; point < series.rows.size(); ++point) {
        if (const auto rows = series.rows[point]; !rows.empty()) {
            return rows.front();
        }
    }
    return 0;
}

/// Returns the descriptions that are equal in all rows of a series; others would describe only its first row.
std::vector<std::string> agreedIn(const StudyTable& table, const data::Series& series, std::size_t points) {
    std::vector<std::string> agreed;
    for (const std::string& name : table.roles.descriptions) {
        const auto index = table.dataset->find(name);
        const data::Column* column = index ? &table.dataset->columns()[*index] : nullptr;
        const auto same = [&](std::size_t row, std::size_t other) {
            return column->isNumeric() ? column->numbers()[row] == column->numbers()[other] ||
                                             (column->missingAt(row) && column->missingAt(other))
                                       : column->texts().codes[row] == column->texts().codes[other];
        };
        bool all = column != nullptr;
        const std::size_t first = firstRow(series);
        for (std::size_t point = 0; all && point < points; ++point) {
            const auto rows = series.rows[point];
            all = std::all_of(rows.begin(), rows.end(), [&](std::size_t row) { return same(row, first); });
        }
        if (all) {
            agreed.push_back(name);
        }
    }
    return agreed;
}

/// Returns the parts of a description: a number with the name of what it counts, or text.
std::vector<QString> traitsOf(const StudyTable& table, std::size_t row, const std::vector<std::string>& agreed) {
    std::vector<QString> traits;
    for (const std::string& name : table.roles.descriptions) {
        const auto index = table.dataset->find(name);
        const data::Column* column =
            index && base::contains(agreed, name) ? &table.dataset->columns()[*index] : nullptr;
        traits.push_back(column == nullptr || column->missingAt(row) ? QString()
                         : column->isNumeric()                       ? phrase(*column, row)
                                                                     : widgets::visibleText(column->textAt(row)));
    }
    return traits;
}

/// Returns which keys are on/off options, if there are many; otherwise none.
std::vector<bool> optionsAmong(const StudyTable& table, const std::vector<std::string>& keys) {
    std::vector<bool> options;
    for (const std::string& key : keys) {
        const auto column = table.dataset->find(key);
        options.push_back(column && table.dataset->levels(*column).count() == 2 &&
                          data::isOption(table.dataset->levels(*column).texts()));
    }
    const auto many =
        std::count(options.begin(), options.end(), true) >= static_cast<std::ptrdiff_t>(data::kManyOptions);
    return many ? options : std::vector<bool>(keys.size(), false);
}

/// Names a series by squares if it has many options.
void shorten(SeriesEntry& entry, const data::Series& series, const std::vector<std::string>& keyColumns,
             const std::vector<bool>& options) {
    QStringList rest;
    QStringList named[2];
    std::vector<bool> bits;
    for (std::size_t k = 0; k < series.keys.size() && k < options.size(); ++k) {
        const auto on = options[k] ? data::onOrOff(series.keys[k]) : std::nullopt;
        if (on) {
            bits.push_back(*on);
            named[*on ? 1 : 0] << widgets::visibleText(data::displayName(keyColumns[k]));
        } else {
            rest << widgets::visibleText(series.keys[k]);
        }
    }
    if (bits.empty()) {
        return;
    }
    entry.shortName = widgets::bitName(rest.join(QLatin1Char('-')), bits);
    entry.shortLast =
        widgets::bitName(options.front() ? rest.join(QLatin1Char('-')) : rest.mid(1).join(QLatin1Char('-')), bits);
    const auto list = [](const QStringList& names) {
        return names.isEmpty() ? Words::tr("none") : widgets::listed(names);
    };
    entry.optionsText = Words::tr("On: %1. Off: %2.").arg(list(named[1]), list(named[0]));
}

}  // namespace

QString unitOf(const StudyTable& table, const std::string& column) {
    const auto index = table.dataset ? table.dataset->find(column) : std::nullopt;
    const std::string unit = index ? table.dataset->columns()[*index].unit : std::string();
    return widgets::visibleText(data::aggregatedUnit(unit, table.aggregation));
}

QString measureOf(const StudyTable& table, const data::LeftOut& account) {
    const data::SeriesQuery query = queryFor(table, {});
    const bool perRun = !data::runsSummed(query.aggregation, query.repeats).empty();
    return query.value.empty() ? QString()
                               : widgets::aggregatedName(widgets::visibleText(data::displayName(query.value)),
                                                         data::namedAggregation(query.aggregation, account), perRun);
}

QString describe(const StudyTable& table, std::size_t row, const std::vector<std::string>& columns) {
    QStringList parts;
    for (const std::string& name : columns) {
        const auto column = table.dataset->find(name);
        if (column && !table.dataset->columns()[*column].missingAt(row)) {
            parts << phrase(table.dataset->columns()[*column], row);
        }
    }
    return widgets::listed(parts);
}

std::vector<std::string> differingDescriptions(const StudyTable& table, const std::vector<std::size_t>& rows) {
    std::vector<std::string> differing;
    for (const std::string& name : table.roles.descriptions) {
        const bool differs = std::any_of(rows.begin(), rows.end(), [&](std::size_t row) {
            return describe(table, row, {name}) != describe(table, rows.front(), {name});
        });
        if (differs) {
            differing.push_back(name);
        }
    }
    return differing;
}

SeriesListing seriesOf(const StudyTable& table) {
    SeriesListing listing;
    if (!table.dataset) {
        return listing;
    }
    // Calculates the levels here, off the GUI thread: every page uses those of the factors, the Data page those of all
    // columns.
    for (std::size_t column = 0; column < table.dataset->columns().size(); ++column) {
        static_cast<void>(table.dataset->reach(column));
        if (!table.dataset->columns()[column].isNumeric()) {
            static_cast<void>(table.dataset->levels(column));
        }
    }
    for (const std::string& factor : table.roles.factors) {
        if (const auto column = table.dataset->find(factor)) {
            static_cast<void>(table.dataset->levels(*column));
        }
    }
    if (std::ranges::none_of(table.dataset->columns(), &data::Column::isNumeric)) {
        listing.whyNone = {base::ErrorCode::noNumericColumn, {}, {}};
        return listing;
    }
    const data::SeriesQuery everything = queryFor(table, {.allCells = true, .axis = {}, .hold = {}});
    const auto all = data::pivot(*table.dataset, everything);
    if (!all) {
        listing.whyNone = all.error();
        const std::vector<std::string> measured =
            everything.value.empty() ? std::vector<std::string>() : std::vector{everything.value};
        listing.leftOut = data::accountOf(*table.dataset, everything.where, everything.keys, everything.axis, measured)
                              .value_or(data::LeftOut());
        return listing;
    }
    listing.leftOut = all->leftOut;
    auto sparks = sparksOf(*all);
    if (const data::SeriesQuery asHeld = queryFor(table, {}); asHeld != everything) {
        if (const auto along = data::pivot(*table.dataset, asHeld)) {
            sparks = sparksOf(*along);
        }
    }
    const auto equal = equalSeries(all->values);
    const std::vector<bool> options = optionsAmong(table, all->keyColumns);
    constexpr std::size_t mostListed = 20'000;  // more would block the window for seconds
    const std::size_t listed = std::min(all->series.size(), mostListed);
    if (listed < all->series.size()) {
        listing.whyNone = {base::ErrorCode::tooManySeries,
                           {std::to_string(all->series.size()), std::to_string(mostListed), "",
                            all->series[listed].name, all->series.back().name},
                           {}};
    }
    for (std::size_t s = 0; s < listed; ++s) {
        const data::Series& series = all->series[s];
        SeriesEntry entry;
        entry.id = {table.name, series.name};
        entry.name = widgets::visibleText(series.name);
        entry.row = firstRow(series);
        if (!series.keys.empty()) {
            entry.firstKey = QString::fromStdString(series.keys.front());
            const std::vector<std::string> agreed = agreedIn(table, series, all->pointCount());
            entry.description = describe(table, entry.row, agreed);
            entry.traits = traitsOf(table, entry.row, agreed);
            QStringList rest;
            for (std::size_t k = 1; k < series.keys.size(); ++k) {
                rest << widgets::visibleText(series.keys[k]);
            }
            entry.lastKeys = rest.join(QLatin1Char('-'));
        }
        shorten(entry, series, all->keyColumns, options);
        entry.unit = unitOf(table, table.wide ? series.name : all->valueName);
        if (const auto spark = sparks.find(series.name); spark != sparks.end()) {
            entry.spark = spark->second;
        }
        if (equal[s]) {
            entry.equalTo = SeriesId{table.name, all->series[*equal[s]].name};
        }
        listing.entries.push_back(std::move(entry));
    }
    return listing;
}

}  // namespace greyscope::app
