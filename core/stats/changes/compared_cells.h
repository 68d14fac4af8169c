#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"

namespace greyscope::stats {

/// Measurements of one run: selected rows of a table.
struct Run {
    data::Dataset table;
    std::vector<data::Filter> where;
    std::string name;
};

/// Returns those of `settings` that identify the cells of both runs. Left out are columns that are missing in one
/// table, have one value in both, name the files of a stack, or count repeats. Also left out are columns that differ by
/// run: those with a condition in only one run, and counts, times and ids whose values differ between the runs.
/// A name is added if some rows have no other setting. The files are added if they are parts of both runs: they have
/// the same names, which do not number runs, and each repeats its cells.
[[nodiscard]] std::vector<std::string> settingsInBoth(const Run& before, const Run& after,
                                                      std::vector<std::string> settings, const std::string& value);

/// Returns whether the name of a column denotes what a run did, or when, rather than a setting: "operations", "job_id".
[[nodiscard]] bool namesCounter(const std::string& name);

/// Returns the settings of a stack of files that are constant within each file: they vary between the files, and both
/// runs share a value. Empty if neither run is a whole stack.
[[nodiscard]] std::vector<std::string> settingsBetweenFiles(const Run& before, const Run& after);

/// Returns the condition that leaves out rows of spreads, extremes and counts if a matched column distinguishes them
/// from means or medians ("stddev" beside "mean"), because they are not cells. Returns nullopt if there are no such
/// rows or if the run has a condition on that column.
[[nodiscard]] std::optional<data::Filter> withoutSpreads(const Run& run, const std::vector<std::string>& match);

}  // namespace greyscope::stats
