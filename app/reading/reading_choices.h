#pragma once

#include <QString>

#include <string>
#include <vector>

#include "app/reading/reading_popup.h"
#include "core/data/roles/reading.h"

namespace greyscope::app {

/// How a table is read, the alternative readings, and what is known about its columns.
struct ReadTable {
    data::Readings readings;
    std::vector<data::ColumnFacts> facts;  ///< facts on the columns, in the order of the dataset
    bool operator==(const ReadTable&) const = default;
};

/// Returns the name of a part of the sentence: "Metric", "Along", "One series per".
[[nodiscard]] QString partName(data::ReadingPart part);

/// Returns words of the sentence that stand between two controls, without the punctuation marks at their beginning.
[[nodiscard]] QString wordsAlone(const QString& words);

/// Returns a text on why a column has its role, from its name and values alone; "" if unknown.
[[nodiscard]] QString clueOf(const ReadTable& table, const data::Dataset& dataset, const std::string& column);

/// Returns the columns that a part of the reading in use could be, as entries of its menu. For the keys, an entry adds
/// or removes a column.
[[nodiscard]] std::vector<ReadingPopup::Entry> columnChoices(const ReadTable& table, const data::Dataset& dataset,
                                                             data::ReadingPart part);

/// Returns the name of the step that gives other columns to a part: "Read nodes as the axis".
[[nodiscard]] QString changeText(data::ReadingPart part, const std::vector<std::string>& before,
                                 const std::vector<std::string>& columns);

}  // namespace greyscope::app
