#include "app/pages/relative/relative_working.h"

#include <algorithm>

#include "app/analyses/split_working.h"
#include "core/base/text.h"
#include "core/working/left_out_working.h"
#include "core/working/mean_error_working.h"
#include "core/working/pruning_working.h"
#include "core/working/tree_working.h"
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

OtherWorking meanError(const Result& result, const QString& title, const working::MeanErrorOf& of) {
    return {title, [result, of](const working::Rounding& rounding, base::Progress& progress) {
                return working::meanErrorWorking(*result, of, progress, rounding);
            }};
}

void addErrors(const Result& result, PageWorking& working) {
    working.others.push_back(meanError(result, Words::tr("Mean error of left-out cells"), {}));
    for (const bool training : {false, true}) {
        for (const relative::SizeError& size : result->sizes) {
            working.others.push_back(meanError(result, sizeTitle(size.leaves, training), {size.leaves, training}));
        }
    }
    working.others.push_back(meanError(result, parityTitle(), {.parity = true}));
}

/// In the rows of their table; of one of more rows the mean has no steps.
std::vector<relative::LevelError> levelsWithSteps(const relative::RelativeResult& result) {
    return result.table.rows.size() > working::kMostRows ? std::vector<relative::LevelError>()
                                                         : widgets::listedLevelErrors(result);
}

void addLevels(const Result& result, PageWorking& working) {
    const std::vector<std::string>& factors = result->table.factors;
    for (const relative::LevelError& level : levelsWithSteps(*result)) {
        const auto factor = std::find(factors.begin(), factors.end(), level.factor) - factors.begin();
        for (const bool parity : {false, true}) {
            working::MeanErrorOf of{.parity = parity};
            of.level = {static_cast<std::size_t>(factor), level.level};
            working.others.push_back(meanError(result, levelTitle(*result, level, parity), of));
        }
    }
}

/// What the path of pruning was tried on.
working::PrunedSample prunedSample(const relative::RelativeResult& result) {
    working::PrunedSample of{result.table.sample, result.options.grow, result.options.crossValidation};
    of.validation.folds = std::min(of.validation.folds, result.table.cells);
    for (const relative::RatioRow& row : result.table.rows) {
        of.labels.push_back(base::joined(row.labels, " × "));
    }
    return of;
}

/// Points of the curve of pruning that have steps: nobody looks through more, and cells want their room.
constexpr std::size_t kMostSubtrees = 40;

void addPruning(const Result& result, PageWorking& working) {
    if (!result->crossValidation) {
        return;
    }
    working.others.push_back({pruningTitle(), [result](const working::Rounding& rounding, base::Progress& progress) {
                                  return working::pruningWorking(prunedSample(*result), progress, rounding);
                              }});
    const std::vector<cart::CrossValidationStep>& steps = result->crossValidation->steps;
    for (const bool training : {false, true}) {
        for (std::size_t i = 0; i < std::min(steps.size(), kMostSubtrees); ++i) {
            const working::Subtree subtree{steps[steps.size() - 1 - i].step.leaves, training};
            working.others.push_back({subtreeTitle(subtree.leaves, training),
                                      [result, subtree](const working::Rounding& rounding, base::Progress& progress) {
                                          return working::subtreeErrorWorking(prunedSample(*result), subtree, progress,
                                                                              rounding);
                                      }});
        }
    }
}

QString cellTitle(const relative::RelativeResult& result, std::size_t row) {
    const std::string cell = base::joined(result.table.rows[row].labels, " × ");
    return Words::tr("Without the cell %1").arg(widgets::visibleText(cell));
}

void addCells(const Result& result, PageWorking& working) {
    const std::vector<std::size_t>& heldOut = result->validation.heldOut;
    const std::size_t listed = std::min(heldOut.size(), kMostOthers - working.others.size());
    working.unlisted = heldOut.size() - listed;
    for (std::size_t i = 0; i < listed; ++i) {
        const std::size_t row = heldOut[i];
        working.others.push_back(
            {cellTitle(*result, row), [result, row](const working::Rounding& rounding, base::Progress& progress) {
                 return working::leftOutWorking(*result, row, progress, rounding);
             }});
    }
}

}  // namespace

PageWorking relativeWorkings(const Result& result, int node) {
    PageWorking working = splitWorkings(result->tree, node, [result](int each, const working::Rounding& rounding) {
        return working::splitWorking(result->table.sample, result->tree, each, result->options.grow.minLeaf, rounding);
    });
    addErrors(result, working);
    addLevels(result, working);
    addPruning(result, working);
    addCells(result, working);
    return working;
}

AskedLine lineOfCell(const relative::RelativeResult& result, std::size_t row) {
    return {{}, {}, 0, cellTitle(result, row)};
}

std::optional<AskedLine> lineOfLevel(const relative::RelativeResult& result, std::size_t row, std::size_t column) {
    const std::vector<relative::LevelError> levels = levelsWithSteps(result);
    if (column == 0 || column > 2 || row >= levels.size()) {
        return std::nullopt;  // counts
    }
    return AskedLine{{}, {}, 0, levelTitle(result, levels[row], column == 2)};
}

/// Both curves have a point a tree, the one-leaf tree first; parity is the third of those by size.
std::optional<AskedLine> lineOfCurve(const relative::RelativeResult& result, std::size_t curve, std::size_t point) {
    if (!result.crossValidation) {
        if (curve > 2 || (curve < 2 && point >= result.sizes.size())) {
            return std::nullopt;  // the ring
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
