#pragma once

#include <QString>

#include <map>
#include <memory>
#include <string>

#include "core/working/derivation.h"
#include "core/working/notation/notation.h"
#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

/// A derivation to be drawn, and what its lines light up in other views.
struct WorkingSpec {
    QString title;
    QString subtitle;
    std::shared_ptr<const working::Derivation> derivation;
    working::NumberStyle numbers;
    working::LineRef chosen;                   ///< whose numbers are put in
    Targets lights;                            ///< what all lines light, as a forecast's light its model
    std::map<std::string, QString> seriesIds;  ///< by the names that the lines have
    bool operator==(const WorkingSpec&) const = default;
};

/// What pointing at a line lights.
[[nodiscard]] Targets targetsOf(const WorkingSpec& spec, const working::LineRef& line);

/// Every line with its value, tab-separated.
[[nodiscard]] QString tabSeparated(const WorkingSpec& spec);

}  // namespace greyscope::widgets
