#pragma once

#include <QString>

#include <map>
#include <memory>
#include <string>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/notation.h"
#include "widgets/present/spec/link.h"
#include "widgets/present/spec/spec_text.h"

namespace greyscope::widgets {

/// A derivation with what is needed to draw it and to highlight its lines in other views.
struct DerivationSpec {
    QString title;
    QString subtitle;
    std::shared_ptr<const derivation::Derivation> derivation;
    derivation::NumberStyle numbers;
    derivation::LineRef chosen;  ///< the line whose formula shows its numbers
    Targets lights;              ///< targets that every line highlights, for example the model of a forecast
    std::map<std::string, QString> seriesIds;  ///< the ids of the series; the key is the name that lines use
    bool operator==(const DerivationSpec&) const = default;
};

/// Returns the targets that are highlighted while the pointer is over a line.
[[nodiscard]] Targets targetsOf(const DerivationSpec& spec, const derivation::LineRef& line);

/// Returns all lines of the derivation with their values, which are written as the derivation rounds them.
[[nodiscard]] SpecTable specTable(const DerivationSpec& spec);

}  // namespace greyscope::widgets
