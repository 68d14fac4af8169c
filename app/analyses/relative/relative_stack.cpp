#include "app/analyses/relative/relative_stack.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "core/base/contains.h"
#include "core/base/free_name.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/data/roles/repeats.h"
#include "core/data/roles/roles.h"
#include "core/data/series/invalid_results.h"
#include "core/data/series/series_names.h"
#include "core/data/series/series_quantities.h"
#include "core/relative/row_fates.h"

namespace greyscope::app {

namespace {

using Rows = std::vector<std::size_t>;
using Names = std::vector<std::string>;

data::Column taken(const data::Column& column, const Rows& rows) {
    data::Column result{column.name, column.unit, data::NumericValues{}};
    if (column.isNumeric()) {
        data::NumericValues numbers;
        for (const std::size_t row : rows) {
            if (const std::string* const word = column.wordAt(row)) {
                result.words.emplace_back(numbers.size(), *word);
            }
            numbers.push_back(column.numbers()[row]);
        }
        result.values = std::move(numbers);
        return result;
    }
    data::TextValues texts{column.texts().levels, {}};
    for (const std::size_t row : rows) {
        texts.codes.push_back(column.texts().codes[row]);
    }
    result.values = std::move(texts);
    return result;
}

/// The rows of some series of a long table, found by their keys in one pass.
class KeyedRows {
public:
    KeyedRows(const data::Dataset& dataset, const Names& keys, const Names& series) : m_rows(dataset.rowCount()) {
        for (const std::string& key : keys) {
            if (const auto column = dataset.column(key)) {
                m_keys.push_back(*column);
            }
        }
        m_names.emplace(dataset, m_keys);
        for (const std::string& name : series) {
            m_found[name];
        }
        for (std::size_t row = 0; row < m_rows; ++row) {
            Names own = keysOf(row);
            const auto place = own.empty() ? m_found.end() : m_found.find(m_names->of(own));
            if (place == m_found.end()) {
                m_without += own.empty() ? 1 : 0;
                continue;
            }
            Found& found = place->second;
            if (found.rows.empty()) {
                found.keys = std::move(own);
                found.rows.push_back(row);
            } else if (own == found.keys) {
                found.rows.push_back(row);
            }
        }
    }

    [[nodiscard]] base::Expected<Rows> of(const std::string& series) const {
        if (const auto found = m_found.find(series); found != m_found.end() && !found->second.rows.empty()) {
            return found->second.rows;
        }
        std::set<std::string> known;
        for (std::size_t row = 0; row < m_rows; ++row) {
            if (const Names keys = keysOf(row); !keys.empty()) {
                known.insert(m_names->of(keys));
            }
        }
        return base::fail(base::ErrorCode::unknownSeries,
                          base::withChoices({series}, base::nearestChoices(series, {known.begin(), known.end()})));
    }

    /// Returns the number of rows without a key; 0 if there are no keys.
    [[nodiscard]] std::size_t without() const { return m_keys.empty() ? 0 : m_without; }

private:
    struct Found {
        Names keys;
        Rows rows;
    };

    /// Empty if a key is missing; such a row belongs to no series.
    [[nodiscard]] Names keysOf(std::size_t row) const {
        Names keys;
        for (const data::Column* key : m_keys) {
            if (key->missingAt(row)) {
                return {};
            }
            keys.push_back(key->textAt(row));
        }
        return keys;
    }

    std::vector<const data::Column*> m_keys;
    std::optional<data::SeriesNames> m_names;
    std::unordered_map<std::string, Found> m_found;
    std::size_t m_rows;
    std::size_t m_without = 0;
};

/// Returns the columns that the request uses besides the measured ones, each once.
Names usedColumns(const RelativeRequest& request, const Names& metrics) {
    Names names = request.query.axis;
    const auto add = [&](const Names& more) {
        for (const std::string& name : more) {
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                names.push_back(name);
            }
        }
    };
    add(request.model.predictors);
    add(metrics);
    add(request.query.repeats);
    add(request.query.settings);
    if (request.query.aggregation == data::Aggregation::none && request.query.repeats.empty()) {
        const auto rows = data::Rows::all(request.dataset->rowCount());
        add(data::columnsTellingApart(*request.dataset, rows));  // columns that identify repeats
    }
    return names;
}

}  // namespace

relative::RelativeOptions optionsOf(const RelativeRequest& request) {
    relative::RelativeOptions options = request.model;
    options.folds = request.model.crossValidation.folds;
    options.value = request.query.value;
    options.from = request.from;
    options.to = request.to;
    options.factors = request.query.axis;
    options.aggregation = request.query.aggregation;
    options.repeats = request.query.repeats;
    options.settings = request.query.settings;
    options.repetitions = request.query.repeats;
    std::copy_if(request.query.axis.begin(), request.query.axis.end(), std::back_inserter(options.repetitions),
                 [&](const std::string& name) { return data::countsRepetitions(*request.dataset, name); });
    options.intervals = request.intervals;
    return options;
}

base::Expected<Stacked> stacked(const RelativeRequest& request, const Names& systems, const Names& metrics) {
    const data::Dataset& dataset = *request.dataset;
    const bool wide = request.query.value.empty();
    if (wide) {
        GREYSCOPE_TRY(data::checkAlike(dataset, request.query, {}, systems));
    }
    const KeyedRows keyed(dataset, request.query.keys, wide ? Names{} : systems);
    Rows rows;
    data::TextValues names;
    const auto exists = [&dataset](const std::string& name) { return dataset.find(name).has_value(); };
    data::Column values{base::freeColumnName("value", exists), {}, data::NumericValues{}};
    for (const std::string& system : systems) {
        Rows own(dataset.rowCount());
        if (wide) {
            const auto column = dataset.numericColumn(system);
            if (!column) {
                return tl::unexpected(column.error());
            }
            values.unit = (*column)->unit;
            auto& numbers = std::get<data::NumericValues>(values.values);
            numbers.appendAll((*column)->numbers());
            for (const auto& [row, word] : (*column)->words) {
                values.words.emplace_back(rows.size() + row, word);
            }
            std::iota(own.begin(), own.end(), std::size_t{0});
        } else {
            own = GREYSCOPE_TRY(keyed.of(system));
            if (const auto& where = system == request.from ? request.fromWhere : request.toWhere; !where.empty()) {
                const data::Rows kept = GREYSCOPE_TRY(data::select(dataset, where));
                std::erase_if(own, [&](std::size_t row) { return !std::ranges::binary_search(kept, row); });
            }
        }
        names.codes.resize(names.codes.size() + own.size(), static_cast<std::int32_t>(names.levels.size()));
        names.levels.push_back(system);
        rows.insert(rows.end(), own.begin(), own.end());
    }
    std::vector<data::Column> columns{{base::freeColumnName("series", exists), {}, std::move(names)}};
    Names used = usedColumns(request, wide ? Names{} : metrics);
    for (const data::Column* told : {data::invalidReasons(dataset), data::unitColumn(dataset.columns())}) {
        if (told != nullptr && !base::contains(used, told->name)) {
            used.push_back(told->name);
        }
    }
    for (const std::string& name : used) {
        const auto column = dataset.column(name);
        if (!column) {
            return tl::unexpected(column.error());
        }
        columns.push_back(taken(**column, rows));
    }
    relative::RelativeOptions options = optionsOf(request);
    options.system = columns.front().name;
    if (wide) {
        options.value = values.name;
        columns.push_back(std::move(values));
    }
    auto table = data::Dataset::create(std::move(columns));
    if (!table) {
        return tl::unexpected(table.error());
    }
    return Stacked{std::move(*table), std::move(options), keyed.without(), std::move(rows)};
}

base::Expected<data::LeftOut> accountOf(const RelativeRequest& request, const Stacked& stacked,
                                        const std::vector<relative::Fate>& fates, data::LeftOut account) {
    const data::Dataset& dataset = *request.dataset;
    const data::PlacedRows placed = GREYSCOPE_TRY(data::placedRows(dataset, {}, request.query.keys, {}));
    std::vector<relative::Fate> all(dataset.rowCount(), relative::Fate::withoutSystem);
    for (const std::size_t row : placed.rows) {
        all[row] = relative::Fate::otherSystem;
    }
    for (std::size_t row = 0; row < stacked.rows.size(); ++row) {
        all[stacked.rows[row]] = std::max(all[stacked.rows[row]], fates[row]);
    }
    data::LeftOut own = GREYSCOPE_TRY(relative::accountOf(dataset, stacked.options, all));
    std::erase_if(own.unplaced, [](const data::Unplaced& each) { return each.isKey; });
    account.rows = own.rows;
    account.steps = std::move(own.steps);
    account.unplaced = placed.leftOut.unplaced;
    account.unplaced.insert(account.unplaced.end(), own.unplaced.begin(), own.unplaced.end());
    account.idle = std::move(own.idle);
    return account;
}

}  // namespace greyscope::app
