#pragma once

#include <QDir>
#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <vector>

#include "app/study/study.h"

// The history of a study in its file: the first state and, for every step, its name and what it changed.

namespace greyscope::app {

/// A step of the history: the name of the edit, the name that the user gave to the state after it, and that state.
struct HistoryStep {
    QString what;
    QString name;
    Study after;
};

/// Maximum number of steps in a history; older steps are removed.
inline constexpr int kMostSteps = 200;

struct History {
    Study first;
    std::vector<HistoryStep> steps;
    std::size_t at = 0;  ///< number of steps that are done; later steps were undone
};

/// Returns the name of the first part that differs between two states, as the study file calls it ("trends"); empty if
/// the choices are equal.
[[nodiscard]] std::string changedPart(Study before, Study after);

[[nodiscard]] nlohmann::json historyJson(const History& history, const QDir& folder);

/// Reads the history from a study file: the steps before and after `now`, for undo and redo. A state ends the history
/// if its tables are from other files or texts than those of `now`; recipes are applied again if they differ. `lost`
/// receives the number of steps that were dropped: all of them if `now` differs from the state that the file calls the
/// current one.
[[nodiscard]] History historyFrom(const nlohmann::json& j, const Study& now, const QDir& folder, std::size_t& lost);

}  // namespace greyscope::app
