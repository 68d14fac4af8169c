#include "app/pages/relative/relative_derivation.h"

#include <algorithm>

#include "app/analyses/split_derivation.h"
#include "core/base/text.h"
#include "core/derivation/left_out_derivation.h"
#include "core/derivation/mean_error_derivation.h"
#include "core/derivation/pruning_derivation.h"
#include "core/derivation/tree_derivation.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_tables.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;
using Result = std::shared_ptr<const relative::RelativeResult>;

namespace {

QString sizeTitle(std::size_t leaves, bool training) {
    return (training ? Words::tr("Mean error of the training cells, %1")
                     : Words::tr("Mean error of left-out cells, %1"))
        .arg(widgets::leavesText(leaves));
}

QString subtreeTitle(std::size_t leaves, bool training) {
    return (training ? Words::tr("Squared error of the training cells, %1")
                     : Words::tr("Squared error of left-out folds, %1"))
        .arg(widgets::leavesText(leaves));
}

QString parityTitle() {
    return Words::tr("Mean error of parity");
}

QString levelTitle(const relative::RelativeResult& result, const relative::LevelError& level, bool parity) {
    const QString cells = widgets::factorTitle(result.table.factors, level.factor) + QStringLiteral(" = ") +
                          widgets::visibleText(level.level);
    return (parity ? Words::tr("Mean error of parity at %1") : Words::tr("Mean error of left-out cells at %1"))
        .arg(cells);
}

OtherDerivation meanError(const Result& result, const QString& title, const derivation::MeanErrorOf& of) {
    return {title, [result, of](const derivation::Rounding& rounding, base::Progress& progress) {
                return derivation::meanErrorDerivation(*result, of, progress, rounding);
            }};
}

void addErrors(const Result& result, PageDerivation& derivation) {
    derivation.others.push_back(meanError(result, Words::tr("Mean error of left-out cells"), {}));
    for (const bool training : {false, true}) {
        for (const relative::SizeError& size : result->sizes) {
            derivation.others.push_back(meanError(result, sizeTitle(size.leaves, training), {size.leaves, training}));
        }
    }
    derivation.others.push_back(meanError(result, parityTitle(), {.parity = true}));
}

/// Returns the levels in the order of their table's rows; the mean of a level with several rows has no steps.
std::vector<relative::LevelError> levelsWithSteps(const relative::RelativeResult& result) {
    return result.table.rows.size() > derivation::kMostRows ? std::vector<relative::LevelError>()
                                                            : widgets::listedLevelErrors(result);
}

void addLevels(const Result& result, PageDerivation& derivation) {
    const std::vector<std::string>& factors = result->table.factors;
    for (const relative::LevelError& level : levelsWithSteps(*result)) {
        const auto factor = std::find(factors.begin(), factors.end(), level.factor) - factors.begin();
        for (const bool parity : {false, true}) {
            derivation::MeanErrorOf of{.parity = parity};
            of.level = {static_cast<std::size_t>(factor), level.level};
            derivation.others.push_back(meanError(result, levelTitle(*result, level, parity), of));
        }
    }
}

/// Returns the sample for which the pruning path was determined.
derivation::PrunedSample prunedSample(const relative::RelativeResult& result) {
    derivation::PrunedSample of{result.table.sample, result.options.grow, result.options.crossValidation};
    of.validation.folds = std::min(of.validation.folds, result.table.cells);
    for (const relative::RatioRow& row : result.table.rows) {
        of.labels.push_back(base::joined(row.labels, " × "));
    }
    return of;
}

/// Maximum number of points of the pruning curve with steps; more would not be read, and cells need the room.
constexpr std::size_t kMostSubtrees = 40;

void addPruning(const Result& result, PageDerivation& derivation) {
    if (!result->crossValidation) {
        return;
    }
    derivation.others.push_back(
        {pruningTitle(), [result](const derivation::Rounding& rounding, base::Progress& progress) {
             return derivation::pruningDerivation(prunedSample(*result), progress, rounding);
         }});
    const std::vector<cart::CrossValidationStep>& steps = result->crossValidation->steps;
    for (const bool training : {false, true}) {
        for (std::size_t i = 0; i < std::min(steps.size(), kMostSubtrees); ++i) {
            const derivation::Subtree subtree{steps[steps.size() - 1 - i].step.leaves, training};
            derivation.others.push_back(
                {subtreeTitle(subtree.leaves, training),
                 [result, subtree](const derivation::Rounding& rounding, base::Progress& progress) {
                     return derivation::subtreeErrorDerivation(prunedSample(*result), subtree, progress, rounding);
                 }});
        }
    }
}

QString cellTitle(const relative::RelativeResult& result, std::size_t row) {
    const std::string cell = base::joined(result.table.rows[row].labels, " × ");
    return Words::tr("Without the cell %1").arg(widgets::visibleText(cell));
}

void addCells(const Result& result, PageDerivation& derivation) {
    const std::vector<std::size_t>& heldOut = result->validation.heldOut;
    const std::size_t listed = std::min(heldOut.size(), kMostOthers - derivation.others.size());
    derivation.unlisted = heldOut.size() - listed;
    for (std::size_t i = 0; i < listed; ++i) {
        const std::size_t row = heldOut[i];
        derivation.others.push_back(
            {cellTitle(*result, row), [result, row](const derivation::Rounding& rounding, base::Progress& progress) {
                 return derivation::leftOutDerivation(*result, row, progress, rounding);
             }});
    }
}

}  // namespace

PageDerivation relativeDerivations(const Result& result, int node) {
    PageDerivation derivation =
        splitDerivations(result->tree, node, [result](int each, const derivation::Rounding& rounding) {
            return derivation::splitDerivation(result->table.sample, result->tree, each, result->options.grow.minLeaf,
                                               rounding);
        });
    addErrors(result, derivation);
    addLevels(result, derivation);
    addPruning(result, derivation);
    addCells(result, derivation);
    return derivation;
}

AskedLine lineOfCell(const relative::RelativeResult& result, std::size_t row) {
    return {{}, {}, 0, cellTitle(result, row)};
}

std::optional<AskedLine> lineOfLevel(const relative::RelativeResult& result, std::size_t row, std::size_t column) {
    const std::vector<relative::LevelError> levels = levelsWithSteps(result);
    if (column == 0 || column > 2 || row >= levels.size()) {
        return std::nullopt;  // counts have no line
    }
    return AskedLine{{}, {}, 0, levelTitle(result, levels[row], column == 2)};
}

/// Both curves have one point per tree, the one-leaf tree first. Parity is the third curve of those by size.
std::optional<AskedLine> lineOfCurve(const relative::RelativeResult& result, std::size_t curve, std::size_t point) {
    if (!result.crossValidation) {
        if (curve > 2 || (curve < 2 && point >= result.sizes.size())) {
            return std::nullopt;  // the ring has no line
        }
        return AskedLine{{}, {}, 0, curve == 2 ? parityTitle() : sizeTitle(result.sizes[point].leaves, curve == 1)};
    }
    const std::vector<cart::CrossValidationStep>& steps = result.crossValidation->steps;
    if (curve > 1 || point >= std::min(steps.size(), kMostSubtrees)) {
        return AskedLine{{}, {}, 0, pruningTitle()};
    }
    return AskedLine{{}, {}, 0, subtreeTitle(steps[steps.size() - 1 - point].step.leaves, curve == 1)};
}

}  // namespace greyscope::app
