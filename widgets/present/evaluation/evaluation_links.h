#pragma once

#include <QString>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

/// Returns the target of an object of an evaluation. It has no meaning on pages that show no evaluation.
[[nodiscard]] inline Target objectTarget(const std::string& name, std::size_t index) {
    return {Target::Kind::model, QString::fromStdString(name), QStringLiteral("object"), static_cast<int>(index)};
}

/// Returns the link of an object: every view of the page that shows the object highlights it.
[[nodiscard]] inline Link linkOfObject(const std::string& name, std::size_t index) {
    return {{objectTarget(name, index)}, {objectTarget(name, index)}};
}

/// Returns the name of the first object among the targets; nullopt if there is none.
[[nodiscard]] inline std::optional<std::string> objectIn(const Targets& targets) {
    const auto found = std::ranges::find_if(targets, [](const Target& target) {
        return target.kind == Target::Kind::model && target.second == QStringLiteral("object");
    });
    return found == targets.end() ? std::nullopt : std::optional(found->first.toStdString());
}

}  // namespace greyscope::widgets
