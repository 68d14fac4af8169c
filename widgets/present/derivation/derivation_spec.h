#pragma once

#include <QString>

#include <map>
#include <memory>
#include <string>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/notation.h"
#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

/// A derivation to be drawn, and what its lines light up in other views.
struct DerivationSpec {
    QString title;
    QString subtitle;
    std::shared_ptr<const derivation::Derivation> derivation;
    derivation::NumberStyle numbers;
    derivation::LineRef chosen;                ///< whose numbers are put in
    Targets lights;                            ///< what all lines light, as a forecast's light its model
    std::map<std::string, QString> seriesIds;  ///< by the names that the lines have
    bool operator==(const DerivationSpec&) const = default;
};

/// What pointing at a line lights.
[[nodiscard]] Targets targetsOf(const DerivationSpec& spec, const derivation::LineRef& line);

/// Every line with its value, tab-separated.
[[nodiscard]] QString tabSeparated(const DerivationSpec& spec);

}  // namespace greyscope::widgets
