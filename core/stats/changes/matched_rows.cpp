#include "core/stats/changes/matched_rows.h"

#include <algorithm>
#include <map>
#include <unordered_set>
#include <utility>

#include "core/base/try.h"

namespace greyscope::stats {

namespace {

using Mask = std::vector<bool>;  // per matched column: whether it has a value
using Columns = std::vector<const data::Column*>;

Mask maskOf(const Columns& columns, std::size_t row) {
    Mask mask;
    for (const data::Column* column : columns) {
        mask.push_back(!column->missingAt(row));
    }
    return mask;
}

/// Returns the texts of a row in the columns of a mask.
std::string keyOf(const Columns& columns, const Mask& mask, std::size_t row) {
    std::string key;
    for (std::size_t k = 0; k < columns.size(); ++k) {
        key += mask[k] ? columns[k]->textAt(row) + '\x1f' : std::string();
    }
    return key;
}

/// Returns whether `other` has all columns of `mask`, and more.
bool saysMore(const Mask& other, const Mask& mask) {
    for (std::size_t k = 0; k < mask.size(); ++k) {
        if (mask[k] && !other[k]) {
            return false;
        }
    }
    return other != mask;
}

/// Counts each row at its first column without a value.
std::vector<data::Unplaced> accountOf(const data::Dataset& table, const Columns& columns,
                                      const std::vector<std::size_t>& rows) {
    std::vector<data::Unplaced> account;
    for (const data::Column* column : columns) {
        account.push_back({column->name});
    }
    for (const std::size_t row : rows) {
        const Mask mask = maskOf(columns, row);
        data::Unplaced& lacking =
            account[static_cast<std::size_t>(std::find(mask.begin(), mask.end(), false) - mask.begin())];
        if (lacking.rows++ == 0) {
            lacking.firstLine = table.lineInPart(row);
            lacking.firstTable = table.tableOf(row);
        }
    }
    std::erase_if(account, [](const data::Unplaced& each) { return each.rows == 0; });
    return account;
}

}  // namespace

base::Expected<MatchedRows> matchedRows(const data::Dataset& table, const std::vector<data::Filter>& where,
                                        const std::vector<std::string>& match) {
    MatchedRows matched{GREYSCOPE_TRY(data::placedRows(table, where, {}, match))};
    data::LeftOut& leftOut = matched.complete.leftOut;
    if (leftOut.unplaced.empty()) {
        return matched;
    }
    Columns columns;
    for (const std::string& name : match) {
        columns.push_back(GREYSCOPE_TRY(table.column(name)));
    }
    std::map<Mask, std::vector<std::size_t>> byMask;
    for (const std::size_t row : GREYSCOPE_TRY(data::select(table, where))) {
        byMask[maskOf(columns, row)].push_back(row);
    }
    std::vector<std::size_t> unknown;
    for (const auto& [mask, rows] : byMask) {
        const bool any = std::find(mask.begin(), mask.end(), true) != mask.end();
        if (any && std::find(mask.begin(), mask.end(), false) == mask.end()) {
            continue;  // complete
        }
        std::unordered_set<std::string> known;
        for (const auto& [other, others] : byMask) {
            for (std::size_t k = 0; k < others.size() && saysMore(other, mask); ++k) {
                known.insert(keyOf(columns, mask, others[k]));
            }
        }
        for (const std::size_t row : rows) {
            (any && !known.contains(keyOf(columns, mask, row)) ? matched.without : unknown).push_back(row);
        }
    }
    std::sort(matched.without.begin(), matched.without.end());
    std::sort(unknown.begin(), unknown.end());
    leftOut.unplaced = accountOf(table, columns, unknown);
    return matched;
}

}  // namespace greyscope::stats
