#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/recipe/filter.h"
#include "core/stats/changes/cell_change.h"
#include "widgets/present/compare/change_order.h"

namespace greyscope::app {

/// The rows of a table that were measured in one run.
struct RunChoice {
    std::string table;
    std::vector<data::Filter> where;
    bool operator==(const RunChoice&) const = default;
};

/// What the Compare page compares, and how. comparedRuns() fills in what is not set.
struct CompareChoices {
    RunChoice before, after;
    std::vector<std::string> match;  ///< columns whose values identify a cell; empty: the settings that both runs have
    std::string value;               ///< the metric; empty: the metric of the table of `before`
    std::optional<stats::Better> better;  ///< nullopt: as the metric's unit or name indicates
    stats::ChangeOptions change;
    double failWorse = 0.05;    ///< the command fails if more than this share of the cells is worse
    double maxUndecided = 0.5;  ///< the command gives no verdict if more than this share of the cells has no test
    widgets::ChangeOrder order = widgets::ChangeOrder::change;
    std::vector<stats::Verdict> hidden;  ///< verdicts that the list does not show
    bool operator==(const CompareChoices&) const = default;
};

}  // namespace greyscope::app
