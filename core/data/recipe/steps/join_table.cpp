#include "core/data/recipe/steps/join_table.h"

#include <cstdint>
#include <limits>
#include <unordered_map>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kNoKey = std::numeric_limits<std::size_t>::max();

/// Numbers the keys of both tables consistently: column by column, the number so far and the cell give the next number.
class KeyNumbers {
public:
    /// Updates the numbers of the rows by a column's cells; kNoKey if a cell is empty. A new text gets a number if the
    /// cells are `owned`, otherwise kNoKey.
    void add(std::size_t column, const TextValues& cells, std::vector<std::size_t>& numbers, bool owned) {
        if (m_texts.size() <= column) {
            m_texts.resize(column + 1);
            m_pairs.resize(column + 1);
        }
        std::vector<std::size_t> own(cells.levels.size());
        for (std::size_t level = 0; level < own.size(); ++level) {
            own[level] = numberOf(m_texts[column], cells.levels[level], owned);
        }
        for (std::size_t row = 0; row < numbers.size(); ++row) {
            const std::int32_t code = cells.codes[row];
            const std::size_t text = code < 0 ? kNoKey : own[static_cast<std::size_t>(code)];
            if (numbers[row] == kNoKey || text == kNoKey) {
                numbers[row] = kNoKey;
                continue;
            }
            // Both numbers are at most the number of rows in memory, below 2^32.
            numbers[row] = numberOf(m_pairs[column], std::uint64_t{numbers[row]} << 32U | text, owned);
        }
    }

private:
    template <class Known, class Key>
    static std::size_t numberOf(Known& known, const Key& key, bool owned) {
        if (owned) {
            return known.try_emplace(key, known.size()).first->second;
        }
        const auto found = known.find(key);
        return found == known.end() ? kNoKey : found->second;
    }
    std::vector<std::unordered_map<std::string, std::size_t>> m_texts;
    std::vector<std::unordered_map<std::uint64_t, std::size_t>> m_pairs;
};

using Columns = std::vector<const Column*>;

Expected<Columns> keyColumns(const std::vector<Column>& columns, const std::vector<std::string>& names) {
    Columns keys;
    for (const std::string& name : names) {
        const std::size_t place = GREYSCOPE_TRY(columnNamed(columns, name));
        keys.push_back(&columns[place]);
    }
    return keys;
}

std::string keyText(const Columns& keys, std::size_t row) {
    std::vector<std::string> cells;
    for (const Column* key : keys) {
        cells.push_back(key->textAt(row));
    }
    return base::joined(cells, ", ");
}

/// The row of each key in the other table.
Expected<std::vector<std::size_t>> rowsOfKeys(const Columns& keys, const std::string& path, std::size_t rows,
                                              KeyNumbers& numbers) {
    std::vector<std::size_t> own(rows, 0);
    for (std::size_t c = 0; c < keys.size(); ++c) {
        numbers.add(c, asText(*keys[c]), own, true);
    }
    std::vector<std::size_t> rowOf;
    std::vector<std::size_t> times;
    std::size_t twice = kNoKey;
    for (std::size_t row = 0; row < rows; ++row) {
        if (own[row] == kNoKey) {
            continue;
        }
        if (own[row] >= rowOf.size()) {
            rowOf.resize(own[row] + 1, kNoKey);
            times.resize(own[row] + 1, 0);
        }
        if (++times[own[row]] > 1 && twice == kNoKey) {
            twice = own[row];
        }
        rowOf[own[row]] = rowOf[own[row]] == kNoKey ? row : rowOf[own[row]];
    }
    if (twice != kNoKey) {
        return fail(ErrorCode::duplicateKey, {path, keyText(keys, rowOf[twice]), std::to_string(times[twice])});
    }
    return rowOf;
}

/// The cells of these rows; an empty cell where there is no row.
Column lookedUp(const Column& column, const std::vector<std::size_t>& rows) {
    Column result{column.name, column.unit, {}};
    result.better = column.better;
    if (column.isNumeric()) {
        NumericValues values;
        values.reserve(rows.size());
        for (const std::size_t row : rows) {
            values.push_back(row == kNoKey ? std::numeric_limits<double>::quiet_NaN() : column.numbers()[row]);
        }
        result.values = std::move(values);
        return result;
    }
    TextValues texts{column.texts().levels, {}};
    texts.codes.reserve(rows.size());
    for (const std::size_t row : rows) {
        texts.codes.push_back(row == kNoKey ? -1 : column.texts().codes[row]);
    }
    result.values = std::move(texts);
    return result;
}

std::vector<Tally> unmatched(const JoinTable& step, const ReshapedTable& table, const Columns& keys,
                             const std::vector<std::size_t>& found, const Dataset& other) {
    const std::string on = base::joined(step.on, ", ");
    Tally empty{Reason::keyEmpty, on, 0, 0, {}};
    Tally unknown{Reason::keyUnknown, on, 0, 0, {}};
    Tally unused{Reason::keyUnused, step.path, 0, 0, {}};
    std::vector<char> used(other.rowCount(), 0);
    for (std::size_t row = 0; row < found.size(); ++row) {
        if (found[row] != kNoKey) {
            used[found[row]] = 1;
        } else if (std::any_of(keys.begin(), keys.end(), [row](const Column* key) { return key->missingAt(row); })) {
            tallyRow(empty, table.lines, row);
        } else {
            tallyCell(unknown, table.lines, row, keyText(keys, row));
        }
    }
    for (std::size_t row = 0; row < used.size(); ++row) {
        if (used[row] == 0) {
            tallyRow(unused, other.lines(), row);
        }
    }
    return counting({std::move(empty), std::move(unknown), std::move(unused)});
}

}  // namespace

Expected<StepAccount> applyStep(const JoinTable& step, ReshapedTable& table, const TableReader& reader,
                                base::Progress& progress) {
    if (step.on.empty()) {
        return fail(ErrorCode::optionMissing, {"join", "FILE=COL,..."});
    }
    const Dataset other = GREYSCOPE_TRY(reader(step.path, progress));
    const Columns keys = GREYSCOPE_TRY(keyColumns(table.columns, step.on));
    const Columns otherKeys = GREYSCOPE_TRY(keyColumns(other.columns(), step.on));
    GREYSCOPE_TRY(checkSize(table, table.rows, table.columns.size() + other.columns().size()));
    KeyNumbers numbers;
    const auto rowOf = GREYSCOPE_TRY(rowsOfKeys(otherKeys, step.path, other.rowCount(), numbers));
    std::vector<std::size_t> found(table.rows, 0);
    for (std::size_t c = 0; c < keys.size(); ++c) {
        numbers.add(c, asText(*keys[c]), found, false);
    }
    for (std::size_t& key : found) {
        key = key == kNoKey ? kNoKey : rowOf[key];
    }
    StepAccount account{.leftOut = {}, .remarks = unmatched(step, table, keys, found, other)};
    for (const Column& column : other.columns()) {
        if (base::contains(step.on, column.name)) {
            continue;
        }
        GREYSCOPE_TRY(checkNewName(table.columns, column.name));
        table.columns.push_back(lookedUp(column, found));
    }
    return account;
}

}  // namespace greyscope::data
