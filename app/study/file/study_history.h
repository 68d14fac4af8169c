#pragma once

#include <QDir>
#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <vector>

#include "app/study/study.h"

// The history of a study in its file: its first state, and of every step what it is called and what it changed.

namespace greyscope::app {

/// What was done, the name that somebody gave the state after it, and that state.
struct HistoryStep {
    QString what;
    QString name;
    Study after;
};

/// As many as a history holds; older ones go.
inline constexpr int kMostSteps = 200;

struct History {
    Study first;
    std::vector<HistoryStep> steps;
    std::size_t at = 0;  ///< so many steps are done; those behind them were undone
};

/// What a step changed first, by its name in the file ("trends"); empty where the choices are the same.
[[nodiscard]] std::string changedPart(Study before, Study after);

[[nodiscard]] nlohmann::json historyJson(const History& history, const QDir& folder);

/// The steps before and after `now` that can be undone and redone. A state whose tables come from other files or texts
/// than those of `now` ends them on its side; recipes with other steps are applied again. `lost` counts the remaining
/// steps, or all of them where the state that the file calls the present one is not `now`.
[[nodiscard]] History historyFrom(const nlohmann::json& j, const Study& now, const QDir& folder, std::size_t& lost);

}  // namespace greyscope::app
