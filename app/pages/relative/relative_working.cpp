#include "app/pages/relative/relative_working.h"

#include <algorithm>

#include "app/pages/split_working.h"
#include "core/base/text.h"
#include "core/working/left_out_working.h"
#include "core/working/mean_error_working.h"
#include "core/working/tree_working.h"
#include "widgets/present/relative_parts.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;
using Result = std::shared_ptr<const relative::RelativeResult>;

namespace {

QString sizeTitle(std::size_t leaves, bool training) {
    return (training ? Words::tr("Mean error of the training cells, %1")
                     : Words::tr("Mean error of left-out cells, %1"))
        .arg(widgets::leavesText(leaves));
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
}

void addCells(const Result& result, PageWorking& working) {
    const std::vector<std::size_t>& heldOut = result->validation.heldOut;
    const std::size_t listed = std::min(heldOut.size(), kMostOthers - working.others.size());
    working.unlisted = heldOut.size() - listed;
    for (std::size_t i = 0; i < listed; ++i) {
        const std::size_t row = heldOut[i];
        const QString cell = widgets::visibleText(base::joined(result->table.rows[row].labels, " × "));
        working.others.push_back({Words::tr("Without the cell %1").arg(cell),
                                  [result, row](const working::Rounding& rounding, base::Progress& progress) {
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
    addCells(result, working);
    return working;
}

std::optional<AskedLine> lineOfSize(const relative::RelativeResult& result, std::size_t curve, std::size_t point) {
    const bool isOfSizes = !result.crossValidation && curve < 2;  // else of steps of pruning
    if (!isOfSizes || point >= result.sizes.size()) {
        return std::nullopt;
    }
    return AskedLine{{}, {}, 0, sizeTitle(result.sizes[point].leaves, curve == 1)};
}

}  // namespace greyscope::app
