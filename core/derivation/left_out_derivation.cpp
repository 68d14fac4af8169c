#include "core/derivation/left_out_derivation.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/cart/rules.h"
#include "core/derivation/draft.h"
#include "core/derivation/tree_derivation.h"
#include "core/relative/validate.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::percentError;

namespace {

/// The tree of the fold that holds a row out, and the rows that it was grown on.
struct Unseen {
    cart::Tree tree;
    std::vector<std::uint32_t> kept;
    int leaf = 0;                     ///< leaf that the row falls into
    std::vector<std::uint32_t> rows;  ///< rows in that leaf
};

/// Finds the leaf that the row falls into.
void findLeaf(Unseen& unseen, const cart::Sample& sample, std::size_t row) {
    std::vector<double> features;
    for (const cart::Feature& feature : sample.features) {
        features.push_back(feature.values[row]);
    }
    unseen.leaf = unseen.tree.leafFor(features);
    std::copy_if(unseen.kept.begin(), unseen.kept.end(), std::back_inserter(unseen.rows),
                 [&](std::uint32_t other) { return unseen.tree.leafOf[other] == unseen.leaf; });
}

base::Expected<Unseen> treeWithout(const relative::RelativeResult& result, std::size_t row, base::Progress& progress) {
    const cart::Sample& sample = result.table.sample;
    const auto folds = GREYSCOPE_TRY(relative::Folds::create(sample, result.options));
    for (std::size_t i = 0; i < folds.count(); ++i) {
        relative::Fold fold = folds.at(i);
        if (std::find(fold.heldOut.begin(), fold.heldOut.end(), row) == fold.heldOut.end()) {
            continue;
        }
        const relative::SortedSample sorted(sample);
        auto fitted = GREYSCOPE_TRY(
            relative::fitTree(sorted, fold.kept, result.options, relative::alphaFor(sample, result.options), progress));
        Unseen unseen{std::move(fitted.tree), std::move(fold.kept), 0, {}};
        findLeaf(unseen, sample, row);
        if (unseen.rows.size() > kMostRows) {
            return base::fail(base::ErrorCode::tooManyPoints,
                              {kTheDerivation, std::to_string(unseen.rows.size()), std::to_string(kMostRows)});
        }
        return unseen;
    }
    return base::fail(base::ErrorCode::optionUnknown, {"cell", std::to_string(row), "a cell that is held out"});
}

Derivation written(const relative::RelativeResult& result, std::size_t row, const Unseen& unseen, Rounding rounding) {
    const relative::RatioRow& cell = result.table.rows[row];
    const std::string name = base::joined(cell.labels, " × ");
    Draft draft("left-out", name, rounding);
    draft.begin(SectionId::otherRows, SourceId::breiman1984);
    std::vector<std::pair<std::string, Expr>> lines;
    for (const std::uint32_t other : unseen.rows) {
        lines.emplace_back(base::joined(result.table.rows[other].labels, " × "),
                           number(result.table.sample.response[other]));
    }
    const Expr rf = symbol("RF");
    const StepValues ratios = draft.bySeries({.key = "ratios", .symbol = indexed("RF", "j")}, std::move(lines));
    for (const cart::LeafRule& rule : cart::rulesOf(unseen.tree)) {
        if (rule.leaf == unseen.leaf) {
            draft.note({NoteId::treeWithout,
                        {static_cast<Real>(unseen.kept.size())},
                        {cart::ruleText(unseen.tree, rule, result.table.sample.responseName, cart::kRuleSigns)}});
        }
    }
    const StepValues ratio =
        draft.value({.key = "ratio",
                     .symbol = rf,
                     .rule = fraction(letters::sumOver("j", 1, letters::n(), indexed("RF", "j")), letters::n())},
                    fraction(sum(ratios.all()), ratios.count()));
    draft.begin(SectionId::path, SourceId::zhaoDong);
    const Expr from = indexed("P", "i");
    const Expr to = indexed("P", "j");
    const StepValues start =
        draft.given({.key = "from", .symbol = from, .series = name, .ofPoint = false}, {cell.from});
    const StepValues predicted =
        draft.value({.key = "predicted", .symbol = hat(to), .rule = product({rf, from}), .series = name},
                    product({ratio(), start()}));
    const StepValues actual = draft.given({.key = "to", .symbol = to, .series = name, .ofPoint = false}, {cell.to});
    draft.value({.key = "error", .symbol = symbol("e"), .rule = percentError(hat(to), to)},
                percentError(predicted(), actual()));
    return draft.take();
}

}  // namespace

base::Expected<Derivation> leftOutDerivation(const relative::RelativeResult& result, std::size_t row,
                                             base::Progress& progress, Rounding rounding) {
    const Unseen unseen = GREYSCOPE_TRY(treeWithout(result, row, progress));
    return besideExact(rounding, [&](const Rounding& digits) { return written(result, row, unseen, digits); });
}

}  // namespace greyscope::derivation
