#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// Two runs of a study.
struct ComparedRuns {
    RunChoice before, after;
    bool operator==(const ComparedRuns&) const = default;
};

/// A column of more values is none to choose runs by.
inline constexpr std::size_t kMostRunValues = 40;

/// Everything that can be a run: each table, and in a long table the rows of every value of a key or a factor that has
/// no more values than these, keys first.
[[nodiscard]] std::vector<RunChoice> runsIn(const Study& study);

/// Whether two tables measured the same under a setting that both have.
[[nodiscard]] bool canBeCompared(const StudyTable& a, const StudyTable& b);

/// The runs as chosen, as far as their tables are there. Otherwise the first two tables that measured the same thing
/// under a setting that both have; or the first two values of a key, one that names versions before others. None where
/// there is neither.
[[nodiscard]] std::optional<ComparedRuns> comparedRuns(const Study& study);

/// A key of the table in front whose values are too many to be runs.
struct CrowdedKey {
    std::string column;
    std::size_t values = 0;
};
[[nodiscard]] std::optional<CrowdedKey> crowdedKey(const Study& study);

/// "case 1.1"; the table's name where it is all of a table, and before a value where the study has several tables.
[[nodiscard]] QString runName(const Study& study, const RunChoice& run);

/// The metrics that both tables have.
[[nodiscard]] std::vector<std::string> sharedMetrics(const Study& study, const ComparedRuns& runs);
/// What they are compared by: as chosen, else the metric of the table before, else one that both have.
[[nodiscard]] std::string comparedMetric(const Study& study, const ComparedRuns& runs);
/// The settings that cells can be matched by, chosen ones with them, and those that they are matched by.
[[nodiscard]] std::vector<std::string> sharedSettings(const Study& study, const ComparedRuns& runs);
[[nodiscard]] std::vector<std::string> matchedSettings(const Study& study, const ComparedRuns& runs);

/// Rows of a table as the comparison takes them; the table must be in the study.
[[nodiscard]] stats::Run runOf(const Study& study, const RunChoice& run);

}  // namespace greyscope::app
