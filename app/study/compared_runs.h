#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// The two compared runs of a study.
struct ComparedRuns {
    RunChoice before, after;
    bool operator==(const ComparedRuns&) const = default;
};

/// A column with more values than this does not define runs.
inline constexpr std::size_t kMostRunValues = 40;

/// Returns everything that can be a run: each table, and for a long table the rows of every value of a key or factor
/// that has at most kMostRunValues values, keys first.
[[nodiscard]] std::vector<RunChoice> runsIn(const Study& study);

/// Whether two tables have a metric and a setting in common.
[[nodiscard]] bool canBeCompared(const StudyTable& a, const StudyTable& b);

/// Returns the chosen runs if their tables are in the study. Otherwise the first two tables with a metric and a setting
/// in common, or else the first two values of a key, where a key that names versions is preferred. nullopt if there are
/// none.
[[nodiscard]] std::optional<ComparedRuns> comparedRuns(const Study& study);

/// A key of the active table that has too many values for them to be runs.
struct CrowdedKey {
    std::string column;
    std::size_t values = 0;
};
[[nodiscard]] std::optional<CrowdedKey> crowdedKey(const Study& study);

/// "case 1.1"; the table's name if the run is a whole table. The table's name follows in brackets if the study has
/// several tables.
[[nodiscard]] QString runName(const Study& study, const RunChoice& run);

/// Returns the metrics that both tables have.
[[nodiscard]] std::vector<std::string> sharedMetrics(const Study& study, const ComparedRuns& runs);
/// Returns the metric that the runs are compared by: the chosen one, else the metric of the table of `before`, else one
/// that both tables have.
[[nodiscard]] std::string comparedMetric(const Study& study, const ComparedRuns& runs);
/// sharedSettings() returns the settings that cells can be matched by, chosen ones included; matchedSettings() returns
/// the settings that they are matched by.
[[nodiscard]] std::vector<std::string> sharedSettings(const Study& study, const ComparedRuns& runs);
[[nodiscard]] std::vector<std::string> matchedSettings(const Study& study, const ComparedRuns& runs);

/// Returns the rows of a run in the form that the comparison takes. The table must be in the study.
[[nodiscard]] stats::Run runOf(const Study& study, const RunChoice& run);

}  // namespace greyscope::app
