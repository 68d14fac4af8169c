#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/grey/degrees/relation_axioms.h"

namespace greyscope::widgets {

/// The result of checking one of the four axioms of grey relational degrees on the given data.
struct AxiomLine {
    QString name;
    QString statement;           ///< the statement that is checked
    std::optional<bool> holds;   ///< whether the statement holds; nullopt if the axiom does not apply
    QString numbers;             ///< the numbers that the verdict is based on
    QString secondReading = {};  ///< the axiom as other authors state it, and whether that version holds
    bool operator==(const AxiomLine&) const = default;
};

/// Returns whether an axiom holds, as text: "holds", "does not hold" or "does not apply".
[[nodiscard]] QString verdictText(const std::optional<bool>& holds);

/// Returns the checks of the axioms normality, pair symmetry, wholeness and closeness. `names` are the names of the
/// series in the order of the matrix of all pairs.
[[nodiscard]] std::vector<AxiomLine> axiomLines(const grey::AxiomChecks& checks, const std::vector<QString>& names,
                                                const grey::RelationOptions& options, int decimals);

}  // namespace greyscope::widgets
