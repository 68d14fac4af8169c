#pragma once

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "widgets/present/spec/card_text.h"
#include "widgets/present/transfer/transfer_parts.h"

namespace greyscope::widgets {

/// The card with the prediction for the asked cell.
[[nodiscard]] CardText transferCard(const TransferParts& parts);

struct WeightRow {
    QString letter;
    Ink ink;
    Dash dash = Dash::solid;
    double weight = 0.0;  ///< the weight at the asked cell
    QString tooltip;      ///< the systems of the path
    Link link;
};
[[nodiscard]] std::vector<WeightRow> weightRows(const TransferParts& parts);
/// The name of a choice of weights: "α ∝ 1 / error".
[[nodiscard]] QString weightsName(relative::PathWeights weights);

struct PairRow {
    std::string from, to;
    QString name;  ///< "2.1 → 4.1"
    QString text;  ///< the mean error; "–" or "refused" without one
    QString tooltip;
    bool used = true;
    Link link;
};
/// One row for each pair, in the given order; a pair that is not in use may be missing from the result.
[[nodiscard]] std::vector<PairRow> pairRows(const TransferParts& parts,
                                            const std::vector<std::pair<std::string, std::string>>& pairs);

/// The mean error of the prediction of a system along a path, including both ends.
struct GrowthRow {
    QString system;
    std::optional<double> error;  ///< nullopt for the first system
    QString text;
};
[[nodiscard]] std::vector<GrowthRow> growthRows(const TransferParts& parts, std::size_t path);
/// The mean error after each step of a path: "2.1 → 4.1 3.3 % → 3.2 3.72 %".
[[nodiscard]] QString growthSentence(const TransferParts& parts, std::size_t path);

/// The subtitle of the strips: "Errors in all 20 cells, each left out in turn. Bar: mean. Paths A and B do better than
/// the direct tree."
[[nodiscard]] QString pathsSubtitle(const TransferParts& parts, bool direct);
/// "Parity, 3.2-W = 2.1-W, would be wrong by 67.8 % on average."; with repeats preceded by the noise floor.
[[nodiscard]] QString paritySentence(const TransferParts& parts);
/// "2.2 and 1.1 hold the same data, as do 3.1 and 1.2. Each is one node."; empty without equal systems.
[[nodiscard]] QString equalSentence(const TransferParts& parts);
/// The paths that were not tried or are not used, the rows left out and the repeats merged; empty if there are none.
[[nodiscard]] QString boundsSentence(const TransferParts& parts);

}  // namespace greyscope::widgets
