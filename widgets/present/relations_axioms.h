#pragma once

#include <QString>

#include <vector>

#include "core/grey/relation_axioms.h"

namespace greyscope::widgets {

/// One of the four axioms of grey relation on the data at hand.
struct AxiomLine {
    QString name;
    QString demand;  ///< what the axiom asks for
    bool holds = false;
    QString numbers;  ///< what the verdict rests on
    bool operator==(const AxiomLine&) const = default;
};

/// Normality, pair symmetry, wholeness, closeness. `names` are those of the series in the table of all pairs.
[[nodiscard]] std::vector<AxiomLine> axiomLines(const grey::AxiomChecks& checks, const std::vector<QString>& names,
                                                const grey::RelationOptions& options, int decimals);

}  // namespace greyscope::widgets
