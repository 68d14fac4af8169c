#pragma once

#include <QString>

#include <string>
#include <utility>
#include <vector>

#include "app/study/study.h"
#include "widgets/present/spec/drawn_share.h"

namespace greyscope::app {

/// What of the study the numbers of a figure are of: its caption names it.
struct FigureData {
    std::vector<std::string> tables = {};  ///< by name; what their recipes leave out is left out of the figure
    std::string quantity = {};             ///< the column that is shown; "": each series is a column of its own
    std::vector<data::Filter> held = {};   ///< factors that stand at one level in all of it
    data::Aggregation aggregation = data::Aggregation::none;  ///< of several rows on one point
    data::Aggregation named = data::Aggregation::none;        ///< the same where the quantity is called by it
    bool perRun = false;                                      ///< a sum over the rows of each run
    std::vector<std::string> repeats = {};  ///< columns that tell repeats apart, of which the mean is shown otherwise
    std::vector<data::InvalidResult> invalid = {};        ///< that its numbers would rest on
    std::vector<std::pair<QString, QString>> facts = {};  ///< what else it is of, where that is no table: a scenario
    widgets::DrawnShare share = {};                       ///< how much of it is drawn
};
/// Of series of a table, as this query makes them; `account` is what they leave out. The share counts rows alone.
[[nodiscard]] FigureData dataOf(const StudyTable* table, const data::SeriesQuery& query,
                                const data::LeftOut* account = nullptr);

}  // namespace greyscope::app
