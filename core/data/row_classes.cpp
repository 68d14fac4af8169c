#include "core/data/row_classes.h"

#include <algorithm>
#include <cstdint>

#include "core/base/parallel.h"

namespace greyscope::data {

namespace {

bool areFew(const RowClasses& classes, const Dataset& dataset, const std::vector<const Column*>& columns) {
    return std::ranges::all_of(columns, [&](const Column* column) {
        return classes.isFew[static_cast<std::size_t>(column - dataset.columns().data())];
    });
}

/// Returns a mark for each class: 1 if any of these rows belongs to it, otherwise 0.
std::vector<char> classesOf(const RowClasses& classes, const Rows& rows) {
    const bool all = rows.areFirst() && rows.size() == classes.of.size();
    std::vector<char> met(classes.first.size(), all ? 1 : 0);
    for (const std::size_t row : all ? Rows() : rows) {
        met[static_cast<std::size_t>(classes.of[row])] = 1;
    }
    return met;
}

}  // namespace

Coding codesOf(const Dataset& dataset, const std::vector<const Column*>& columns, const Rows& rows) {
    const auto classes = dataset.remembered<RowClasses>();
    if (!classes || rows.size() < classes->first.size() || !areFew(*classes, dataset, columns)) {
        return codesOf(columns, rows);
    }
    const std::vector<char> met = classesOf(*classes, rows);
    Rows first;
    for (std::size_t each = 0; each < met.size(); ++each) {
        if (met[each] != 0) {
            first.push_back(classes->first[each]);
        }
    }
    const Coding ofFirst = codesOf(columns, first);
    std::vector<std::int32_t> codeOf(met.size(), 0);
    for (std::size_t each = 0, place = 0; each < met.size(); ++each) {
        if (met[each] != 0) {
            codeOf[each] = ofFirst.codes[place++];
        }
    }
    const auto most = static_cast<std::int32_t>(ofFirst.count) - 1;
    return {classes->of.visit([&](auto of) {
                return LevelCodes::made(rows.size(), 0, most, base::Threads::available(),
                                        [&](std::size_t i) { return codeOf[static_cast<std::size_t>(of[rows[i]])]; });
            }),
            ofFirst.count};
}

}  // namespace greyscope::data
