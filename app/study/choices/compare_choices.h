#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/recipe/filter.h"
#include "core/stats/changes/cell_change.h"
#include "widgets/present/compare/change_order.h"

namespace greyscope::app {

/// Rows of a table that were measured in one run.
struct RunChoice {
    std::string table;
    std::vector<data::Filter> where;
    bool operator==(const RunChoice&) const = default;
};

/// What the page Compare compares and how. What is left open follows from the study: see comparedRuns().
struct CompareChoices {
    RunChoice before, after;
    std::vector<std::string> match;       ///< columns whose values make a cell; empty: the settings that both have
    std::string value;                    ///< the metric; empty: that of the table before
    std::optional<stats::Better> better;  ///< none: what the metric's unit or name says
    stats::ChangeOptions change;
    double failWorse = 0.05;    ///< the command fails where more than this share of the cells is worse
    double maxUndecided = 0.5;  ///< and does not decide where more than this share has no test
    widgets::ChangeOrder order = widgets::ChangeOrder::change;
    std::vector<stats::Verdict> hidden;  ///< that the list leaves out
    bool operator==(const CompareChoices&) const = default;
};

}  // namespace greyscope::app
