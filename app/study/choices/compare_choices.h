#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/recipe/filter.h"
#include "core/stats/changes/cell_change.h"
#include "widgets/present/compare/change_order.h"

namespace greyscope::app {

/// A run to compare, given by the rows of a table that were measured in it.
struct RunChoice {
    std::string table;
    std::vector<data::Filter> where;
    bool operator==(const RunChoice&) const = default;
};

/// Which runs the Compare page compares, and how. comparedRuns() determines what is not set.
struct CompareChoices {
    RunChoice before, after;
    /// Columns whose values identify a cell; empty: the settings that both runs have in common.
    std::vector<std::string> match;
    std::string value;  ///< name of the metric; empty: the metric of the table of `before`
    /// Whether more or less is better; nullopt: as the unit or the name of the metric indicates.
    std::optional<stats::Better> better;
    stats::ChangeOptions change;
    double failWorse = 0.05;  ///< share of the cells; the command fails if more cells than this are worse
    /// Share of the cells; the command gives no verdict if more cells than this have no test.
    double maxUndecided = 0.5;
    widgets::ChangeOrder order = widgets::ChangeOrder::change;
    std::vector<stats::Verdict> hidden;  ///< verdicts whose cells the list does not show
    bool operator==(const CompareChoices&) const = default;
};

}  // namespace greyscope::app
