#pragma once

#include <QString>

#include <string>
#include <vector>

#include "app/reading/reading_popup.h"
#include "core/data/roles/reading.h"

namespace greyscope::app {

/// How a table is read and could be read instead, with what is known of its columns.
struct ReadTable {
    data::Readings readings;
    std::vector<data::ColumnFacts> facts;  ///< one a column of the dataset
    bool operator==(const ReadTable&) const = default;
};

/// "Metric", "Along", "One series per".
[[nodiscard]] QString partName(data::ReadingPart part);

/// Words between two controls, without the marks that would stand apart from them.
[[nodiscard]] QString wordsAlone(const QString& words);

/// What speaks for the role of a column by itself.
[[nodiscard]] QString clueOf(const ReadTable& table, const data::Dataset& dataset, const std::string& column);

/// Every column that the part of the best reading can be; of keys each adds or removes one.
[[nodiscard]] std::vector<ReadingPopup::Entry> columnChoices(const ReadTable& table, const data::Dataset& dataset,
                                                             data::ReadingPart part);

/// Names the step that gives a part other columns: "Read nodes as the axis".
[[nodiscard]] QString changeText(data::ReadingPart part, const std::vector<std::string>& before,
                                 const std::vector<std::string>& columns);

}  // namespace greyscope::app
