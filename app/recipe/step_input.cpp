#include "app/recipe/step_input.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/base/try.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kFirstRows = 20;

LevelCounts numbersCounted(const data::NumericValues& numbers, const base::Progress& progress) {
    std::map<double, std::size_t> counts;
    std::size_t missing = 0;
    for (const double number : numbers) {
        std::isnan(number) ? void(++missing) : void(++counts[number]);
        if (counts.size() > 100 * kMostLevels && progress.cancelled()) {
            break;
        }
    }
    LevelCounts result;
    data::NumericValues levels;
    for (const auto& [number, rows] : counts) {
        if (levels.size() < kMostLevels) {
            levels.push_back(number);
            result.rows.push_back(rows);
        }
    }
    result.left = counts.size() - levels.size();
    if (missing > 0) {
        levels.push_back(std::nan(""));
        result.rows.push_back(missing);
    }
    result.levels.values = std::move(levels);
    return result;
}

LevelCounts textsCounted(const data::TextValues& texts) {
    std::vector<std::size_t> rows(texts.levels.size(), 0);
    std::size_t missing = 0;
    for (const std::int32_t code : texts.codes) {
        code < 0 ? ++missing : ++rows[static_cast<std::size_t>(code)];
    }
    LevelCounts result;
    data::TextValues levels;
    for (std::size_t level = 0; level < rows.size(); ++level) {
        if (rows[level] > 0 && levels.levels.size() < kMostLevels) {
            levels.codes.push_back(static_cast<std::int32_t>(levels.levels.size()));
            levels.levels.push_back(texts.levels[level]);
            result.rows.push_back(rows[level]);
        } else {
            result.left += rows[level] > 0 ? 1 : 0;
        }
    }
    if (missing > 0) {
        levels.codes.push_back(-1);
        result.rows.push_back(missing);
    }
    result.levels.values = std::move(levels);
    return result;
}

data::Column firstCells(const data::Column& column, std::size_t rows) {
    data::Column first{column.name, column.unit, {}};
    if (column.isNumeric()) {
        const auto begin = column.numbers().begin();
        first.values = data::NumericValues(begin, begin + static_cast<std::ptrdiff_t>(rows));
        return first;
    }
    data::TextValues texts;
    for (std::size_t row = 0; row < rows; ++row) {
        const bool missing = column.missingAt(row);
        texts.codes.push_back(missing ? -1 : static_cast<std::int32_t>(texts.levels.size()));
        if (!missing) {
            texts.levels.push_back(column.textAt(row));
        }
    }
    first.values = std::move(texts);
    return first;
}

}  // namespace

StepInput stepInput(std::shared_ptr<const data::Dataset> all) {
    std::vector<data::Column> columns;
    for (const data::Column& column : all->columns()) {
        columns.push_back(firstCells(column, std::min(kFirstRows, all->rowCount())));
    }
    auto first = data::Dataset::create(std::move(columns));
    return {std::move(all), first ? std::make_shared<const data::Dataset>(std::move(*first)) : nullptr};
}

base::Expected<LevelCounts> levelCounts(const data::Dataset& dataset, const std::string& column,
                                        base::Progress& progress) {
    const data::Column* found = GREYSCOPE_TRY(dataset.column(column));
    LevelCounts counts = found->isNumeric() ? numbersCounted(found->numbers(), progress) : textsCounted(found->texts());
    counts.levels.name = column;
    counts.levels.unit = found->unit;
    return counts;
}

std::vector<char> levelsMeeting(const LevelCounts& counts, data::Filter filter) {
    if (filter.test == data::Test::is || filter.test == data::Test::isNot) {
        // A value that is not listed is not an error here.
        std::erase_if(filter.values, [&](const std::string& value) {
            return !data::meets(counts.levels, {filter.column, {value}, data::Test::is});
        });
        if (filter.values.empty()) {
            return std::vector<char>(counts.rows.size(), filter.test == data::Test::isNot ? 1 : 0);
        }
    }
    return data::meets(counts.levels, filter).value_or(std::vector<char>());
}

}  // namespace greyscope::app
