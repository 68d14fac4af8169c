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

/// Returns the texts of the card with the prediction for the selected cell.
[[nodiscard]] CardText transferCard(const TransferParts& parts);

struct WeightRow {
    QString letter;
    Ink ink;
    Dash dash = Dash::solid;
    double weight = 0.0;  ///< the weight of the path at the selected cell
    QString tooltip;      ///< the systems of the path
    Link link;
};
[[nodiscard]] std::vector<WeightRow> weightRows(const TransferParts& parts);
/// Returns the name of a way to choose the weights: "α ∝ 1 / error".
[[nodiscard]] QString weightsName(relative::PathWeights weights);

struct PairRow {
    std::string from, to;
    QString name;  ///< the name of the relation: "2.1 → 4.1"
    /// The mean error of the relation; "refused" if it could not be trained, "–" if it is not in the result.
    QString text;
    QString tooltip;
    bool used = true;
    Link link;
};
/// Returns a row for each pair of systems, in the given order. The result may lack a pair that is not in use.
[[nodiscard]] std::vector<PairRow> pairRows(const TransferParts& parts,
                                            const std::vector<std::pair<std::string, std::string>>& pairs);

/// A system on a path, with the mean error of its prediction along the path up to it. The first system is measured and
/// has no error.
struct GrowthRow {
    QString system;
    std::optional<double> error;  ///< the mean error in percent; nullopt for the first system
    QString text;
};
[[nodiscard]] std::vector<GrowthRow> growthRows(const TransferParts& parts, std::size_t path);
/// Returns a sentence with the mean error after each step of a path: "Mean error after each step: 2.1 → 4.1 3.3 % → 3.2
/// 3.72 %".
[[nodiscard]] QString growthSentence(const TransferParts& parts, std::size_t path);

/// Returns the subtitle of transferStrips(): "Errors in all 20 cells, each left out in turn. Bar: mean. Paths A and B
/// do better than the direct tree."
[[nodiscard]] QString pathsSubtitle(const TransferParts& parts, bool direct);
/// Returns a sentence with the error of the parity baseline (both systems equal): "Parity, 3.2-W = 2.1-W, would be
/// wrong by 67.8 % on average." With repeats, a sentence about the noise floor is before it.
[[nodiscard]] QString paritySentence(const TransferParts& parts);
/// Returns a sentence about systems with the same data: "2.2 and 1.1 hold the same data, as do 3.1 and 1.2. Each is one
/// node."; empty if there are none.
[[nodiscard]] QString equalSentence(const TransferParts& parts);
/// Returns sentences about paths that were not tried or are not used, rows that are left out and repeats that are
/// merged; empty if there are none.
[[nodiscard]] QString boundsSentence(const TransferParts& parts);

}  // namespace greyscope::widgets
