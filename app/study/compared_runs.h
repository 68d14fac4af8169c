#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// The two runs that a study compares.
struct ComparedRuns {
    RunChoice before, after;
    bool operator==(const ComparedRuns&) const = default;
};

/// Maximum number of values of a column that can define runs.
inline constexpr std::size_t kMostRunValues = 40;

/// Returns everything that can be a run: each table and, for a long table, the rows with one value of a key or factor.
/// Such a column has at most kMostRunValues values; keys come before factors.
[[nodiscard]] std::vector<RunChoice> runsIn(const Study& study);

/// Whether two tables have a metric and a setting in common, so that their runs can be compared.
[[nodiscard]] bool canBeCompared(const StudyTable& a, const StudyTable& b);

/// Returns the runs that the study compares: the chosen ones if their tables are in the study. Otherwise it returns the
/// first two tables that can be compared. If there are none, it returns the first two values of a key, preferably of
/// one that names versions. nullopt if there is no such key.
[[nodiscard]] std::optional<ComparedRuns> comparedRuns(const Study& study);

/// A key of the active table that has too many values to define runs.
struct CrowdedKey {
    std::string column;
    std::size_t values = 0;
};
[[nodiscard]] std::optional<CrowdedKey> crowdedKey(const Study& study);

/// Returns the name of a run: the value of its key, "case 1.1", or the name of its table if it is a whole table. If the
/// study has several tables, the name of the table follows in brackets.
[[nodiscard]] QString runName(const Study& study, const RunChoice& run);

/// Returns the names of the metrics that the tables of both runs have.
[[nodiscard]] std::vector<std::string> sharedMetrics(const Study& study, const ComparedRuns& runs);
/// Returns the metric by which the runs are compared: the chosen one, otherwise the metric of the table of `before`,
/// otherwise one that both tables have.
[[nodiscard]] std::string comparedMetric(const Study& study, const ComparedRuns& runs);
/// Returns the settings by which cells of the two runs can be matched, including the chosen ones.
[[nodiscard]] std::vector<std::string> sharedSettings(const Study& study, const ComparedRuns& runs);
/// Returns the settings by which cells of the two runs are matched.
[[nodiscard]] std::vector<std::string> matchedSettings(const Study& study, const ComparedRuns& runs);

}  // namespace greyscope::app
