#include "core/data/groups/row_groups.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/data/row_weights.h"

namespace greyscope::data {

namespace {

constexpr std::string_view kGrouped = "grouped";

}  // namespace

const base::Names<RowsNeeded>& rowsNeededNames() {
    static const base::Names<RowsNeeded> names{{RowsNeeded::fewRows, "few-rows"},
                                               {RowsNeeded::manyLevels, "many-levels"},
                                               {RowsNeeded::wholeNumbers, "whole-numbers"},
                                               {RowsNeeded::fewFractions, "few-fractions"},
                                               {RowsNeeded::cells, "cells"},
                                               {RowsNeeded::inOrder, "order"},
                                               {RowsNeeded::name, "name"},
                                               {RowsNeeded::roles, "roles"},
                                               {RowsNeeded::answer, "answer"}};
    return names;
}

base::Error rowsNeeded(const KeptRows& kept) {
    return {
        base::ErrorCode::noRows, {std::string(kGrouped), base::nameOf(rowsNeededNames(), kept.why), kept.column}, {}};
}

std::optional<KeptRows> neededRows(const base::Error& error) {
    if (error.code != base::ErrorCode::noRows || error.arguments.size() != 3 || error.arguments.front() != kGrouped) {
        return std::nullopt;
    }
    return KeptRows{base::choiceNamed(rowsNeededNames(), error.arguments[1]).value_or(RowsNeeded::answer),
                    error.arguments[2]};
}

const RowGroups::Measured* RowGroups::measuredIn(std::size_t column) const {
    const auto found = std::ranges::find(measured, column, &Measured::column);
    return found == measured.end() ? nullptr : &*found;
}

MeasuredValues RowGroups::valuesIn(std::size_t column, std::size_t row) const {
    if (const Measured* const many = measuredIn(column)) {
        return many->values[row];
    }
    MeasuredValues values;
    const Column& few = classes->columns()[column];
    if (!few.missingAt(row)) {
        values.addRepeated(few.numbers()[row], classes->remembered<RowWeights>()->of[row]);
    }
    return values;
}

RowGroups::Missing RowGroups::missingIn(std::size_t column, std::size_t row) const {
    if (const Measured* const many = measuredIn(column)) {
        return many->missing[row];
    }
    const bool missing = classes->columns()[column].missingAt(row);
    return missing ? Missing{classes->remembered<RowWeights>()->of[row], 0, 0, classes->lineOf(row)} : Missing();
}

void RowGroups::complete(Profile& profile) const {
    Profile whole = profiles[profile.place];
    whole.column = profile.column;
    whole.levels = whole.endless ? LevelCodes() : std::move(profile.levels);
    whole.sizes = profile.sizes;
    whole.times = profile.times;
    profile = std::move(whole);
}

}  // namespace greyscope::data
