#pragma once

#include <QString>

#include <map>
#include <memory>
#include <string>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/notation.h"
#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

/// A derivation to be drawn, and the targets that its lines light up in other views.
struct DerivationSpec {
    QString title;
    QString subtitle;
    std::shared_ptr<const derivation::Derivation> derivation;
    derivation::NumberStyle numbers;
    derivation::LineRef chosen;                ///< the line whose formula shows its numbers
    Targets lights;                            ///< targets that every line lights, for example the model of a forecast
    std::map<std::string, QString> seriesIds;  ///< ids of the series by the names that the lines use
    bool operator==(const DerivationSpec&) const = default;
};

/// The targets to light while the pointer is over a line.
[[nodiscard]] Targets targetsOf(const DerivationSpec& spec, const derivation::LineRef& line);

/// All lines with their values, tab-separated.
[[nodiscard]] QString tabSeparated(const DerivationSpec& spec);

}  // namespace greyscope::widgets
