#pragma once

#include <QDir>
#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <vector>

#include "app/study/study.h"

// The history of a study in its file: the first state, and for every step its name and what it changed.

namespace greyscope::app {

/// An edit, the name that the user gave to the state after it, and that state.
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
    std::size_t at = 0;  ///< number of steps that are done; the later ones were undone
};

/// Returns the name in the file of the first part that a step changed ("trends"); empty if the choices are equal.
[[nodiscard]] std::string changedPart(Study before, Study after);

[[nodiscard]] nlohmann::json historyJson(const History& history, const QDir& folder);

/// Returns the steps before and after `now` that can be undone and redone. They end at a state whose tables come from
/// other files or texts than those of `now`; other recipes are applied again. `lost` receives the number of steps that
/// were dropped: all of them if the state that the file calls the present one differs from `now`.
[[nodiscard]] History historyFrom(const nlohmann::json& j, const Study& now, const QDir& folder, std::size_t& lost);

}  // namespace greyscope::app
