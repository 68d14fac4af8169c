#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"

namespace greyscope::stats {

/// The measurements of one run: the rows of a table that fulfil conditions.
struct Run {
    data::Dataset table;
    std::vector<data::Filter> where;
    std::string name;
};

/// Chooses the columns that identify a cell in both runs. They are taken from `settings`, without columns that are
/// missing in one table, have one value in both, name the files of a stack, or count repeats. Columns that differ by
/// run are also left out: those with a condition in only one run, and counts, times and ids whose values differ between
/// the runs.
/// A column of names is added if some rows have no value in any other setting. The column of the files is added if the
/// files are parts of both runs: they have the same names, which do not number runs, and each repeats its cells.
[[nodiscard]] std::vector<std::string> settingsInBoth(const Run& before, const Run& after,
                                                      std::vector<std::string> settings, const std::string& value);

/// Returns whether a column name denotes what a run did, or when, rather than a setting: "operations", "job_id".
[[nodiscard]] bool namesCounter(const std::string& name);

/// Returns the settings that are constant within each file of a stack of files: they vary between the files, and both
/// runs share a value. Empty if neither run is a whole stack.
[[nodiscard]] std::vector<std::string> settingsBetweenFiles(const Run& before, const Run& after);

/// Returns a condition that leaves out the rows with spreads, extremes and counts, because they are not measurements of
/// a cell. It applies if a matched column distinguishes such rows from means or medians ("stddev" beside "mean").
/// Returns nullopt if there are no such rows or if the run has a condition on that column.
[[nodiscard]] std::optional<data::Filter> withoutSpreads(const Run& run, const std::vector<std::string>& match);

}  // namespace greyscope::stats
