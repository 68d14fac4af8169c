#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/grey/degrees/relation_axioms.h"

namespace greyscope::widgets {

/// One of the four axioms of grey relation on the data at hand.
struct AxiomLine {
    QString name;
    QString statement;           ///< what the verdict is about
    std::optional<bool> holds;   ///< nothing where the axiom does not apply
    QString numbers;             ///< what the verdict rests on
    QString secondReading = {};  ///< how other authors word it, and whether that holds
    bool operator==(const AxiomLine&) const = default;
};

/// "holds", "does not hold" or "does not apply".
[[nodiscard]] QString verdictText(const std::optional<bool>& holds);

/// Normality, pair symmetry, wholeness, closeness. `names` are those of the series in the table of all pairs.
[[nodiscard]] std::vector<AxiomLine> axiomLines(const grey::AxiomChecks& checks, const std::vector<QString>& names,
                                                const grey::RelationOptions& options, int decimals);

}  // namespace greyscope::widgets
