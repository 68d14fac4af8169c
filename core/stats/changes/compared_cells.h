#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"

namespace greyscope::stats {

/// Measurements of one run: rows of a table.
struct Run {
    data::Dataset table;
    std::vector<data::Filter> where;
    std::string name;
};

/// Those of `settings` that cells are matched by: columns of both tables, without those that are one value in both,
/// that name the files of a stack, count repeats, or tell the runs apart (a condition of one run that is not the
/// other's; counts, times and ids whose values differ between the runs). A name is added where rows have nothing else,
/// the files where they are parts of both runs: of the same names, which count no runs, each with repeats of its cells.
[[nodiscard]] std::vector<std::string> settingsInBoth(const Run& before, const Run& after,
                                                      std::vector<std::string> settings, const std::string& value);

/// Whether a column by its name says what a run did or when, not what it was told to do: "operations", "job_id".
[[nodiscard]] bool namesCounter(const std::string& name);

/// Settings of a stack of files that each file takes for a fact of all its rows: they vary between the files, and both
/// runs share a value. Empty where neither run is a whole stack.
[[nodiscard]] std::vector<std::string> settingsBetweenFiles(const Run& before, const Run& after);

/// The condition that leaves out rows of spreads, extremes and counts where a matched column tells them from means or
/// medians ("stddev" beside "mean"): they are no cells. None without such rows, and where the run has a condition on
/// that column.
[[nodiscard]] std::optional<data::Filter> withoutSpreads(const Run& run, const std::vector<std::string>& match);

}  // namespace greyscope::stats
