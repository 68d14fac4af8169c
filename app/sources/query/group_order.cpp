#include "app/sources/query/group_order.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

namespace greyscope::app {

std::vector<std::size_t> sortedRows(const std::vector<data::Column>& columns, std::size_t keys, std::size_t rows) {
    std::vector<std::size_t> order(rows);
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto before = [&](std::size_t a, std::size_t b) {
        for (std::size_t c = 0; c < keys; ++c) {
            if (columns[c].missingAt(a) != columns[c].missingAt(b)) {
                return columns[c].missingAt(b);
            }
            if (columns[c].missingAt(a)) {
                continue;
            }
            if (columns[c].isNumeric()) {
                if (columns[c].numbers()[a] != columns[c].numbers()[b]) {
                    return columns[c].numbers()[a] < columns[c].numbers()[b];
                }
            } else if (const int how = columns[c].textAt(a).compare(columns[c].textAt(b)); how != 0) {
                return how < 0;
            }
        }
        return false;
    };
    std::stable_sort(order.begin(), order.end(), before);
    return order;
}

void rearrange(data::Column& column, const std::vector<std::size_t>& order) {
    std::vector<std::size_t> place(order.size());
    for (std::size_t r = 0; r < order.size(); ++r) {
        place[order[r]] = r;
    }
    if (column.isNumeric()) {
        std::vector<double> moved(order.size());
        std::transform(order.begin(), order.end(), moved.begin(), [&](std::size_t r) { return column.numbers()[r]; });
        column.values = std::move(moved);
    } else {
        data::TextValues moved;
        std::vector<std::int32_t> codes(column.texts().levels.size(), -1);
        for (const std::size_t row : order) {  // levels are in order of first appearance
            const std::int32_t code = column.texts().codes[row];
            if (code >= 0 && codes[static_cast<std::size_t>(code)] < 0) {
                codes[static_cast<std::size_t>(code)] = static_cast<std::int32_t>(moved.levels.size());
                moved.levels.push_back(column.texts().levels[static_cast<std::size_t>(code)]);
            }
            moved.codes.push_back(code < 0 ? code : codes[static_cast<std::size_t>(code)]);
        }
        column.values = std::move(moved);
    }
    for (auto* rows : {&column.notNumbers, &column.notFinite}) {
        std::transform(rows->begin(), rows->end(), rows->begin(), [&](std::size_t r) { return place[r]; });
        std::sort(rows->begin(), rows->end());
    }
    for (auto& [row, word] : column.words) {
        row = place[row];
    }
    std::sort(column.words.begin(), column.words.end());
}

}  // namespace greyscope::app
