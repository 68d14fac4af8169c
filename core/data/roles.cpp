#include "core/data/roles.h"

#include <utility>

#include "core/base/contains.h"

namespace greyscope::data {

const base::Names<Role>& roleNames() {
    static const base::Names<Role> names{{Role::key, "key"},
                                         {Role::factor, "factor"},
                                         {Role::metric, "metric"},
                                         {Role::repetition, "repetition"},
                                         {Role::description, "description"},
                                         {Role::ignored, "ignored"}};
    return names;
}

base::Expected<Roles> guessRoles(const Dataset& dataset, base::Progress& progress) {
    return explainRoles(dataset, progress).map([](RoleGuess&& guess) { return std::move(guess.roles); });
}

std::optional<Roles> guessRoles(const Dataset& dataset) {
    base::NoProgress progress;
    auto roles = guessRoles(dataset, progress);
    return roles->metrics.empty() ? std::nullopt : std::optional(std::move(*roles));
}

std::vector<std::string> settingsOf(const Roles& roles) {
    std::vector<std::string> settings = roles.keys;
    settings.insert(settings.end(), roles.factors.begin(), roles.factors.end());
    return settings;
}

std::vector<std::string>* listOf(Roles& roles, Role role) {
    switch (role) {
        case Role::key:
            return &roles.keys;
        case Role::factor:
            return &roles.factors;
        case Role::metric:
            return &roles.metrics;
        case Role::repetition:
            return &roles.repetitions;
        case Role::description:
            return &roles.descriptions;
        case Role::ignored:
            break;
    }
    return nullptr;
}

Role roleOf(const Roles& roles, const std::string& column) {
    Roles searched = roles;
    for (const auto& [role, name] : roleNames()) {
        if (const auto* names = listOf(searched, role); names && base::contains(*names, column)) {
            return role;
        }
    }
    return Role::ignored;
}

}  // namespace greyscope::data
