#include "app/pages/transfer/transfer_working.h"

#include <algorithm>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/working/path_working.h"
#include "core/working/transfer_working.h"
#include "widgets/present/transfer_parts.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Columns of the strips, as they are read.
enum Column { madeOf, weight, ratio, error, mean, most };

QString meanTitle() {
    return Words::tr("Mean error of the path");
}

QString parallelTitle() {
    return Words::tr("All paths in parallel");
}

}  // namespace

std::optional<PageWorking> transferWorkings(const AskedTransfer& asked, std::size_t path) {
    const auto& cells = asked.outcome->result.cells;
    const auto found = std::find_if(cells.begin(), cells.end(),
                                    [&asked](const relative::TransferCell& cell) { return cell.labels == asked.cell; });
    if (found == cells.end()) {
        return std::nullopt;
    }
    const auto cell = static_cast<std::size_t>(found - cells.begin());
    PageWorking working;
    working.title = Words::tr("The path at the asked cell");
    working.lights = asked.parts.pathLink(path).lights;
    working.derive = [outcome = asked.outcome, path, cell](const working::Rounding& rounding,
                                                           base::Progress&) -> base::Expected<working::Derivation> {
        return working::pathWorking(outcome->result, path, cell, rounding);
    };
    if (asked.outcome->result.paths[path].errors) {
        working.others.push_back({meanTitle(),
                                  [outcome = asked.outcome, path](const working::Rounding& rounding, base::Progress&) {
                                      return working::pathErrorWorking(outcome->result, path, rounding);
                                  },
                                  working.lights});
    }
    working.others.push_back({parallelTitle(),
                              [outcome = asked.outcome, cell](const working::Rounding& rounding, base::Progress&) {
                                  return working::parallelWorking(outcome->result, cell, rounding);
                              },
                              widgets::TransferParts::combinationLink().lights});
    return working;
}

AskedLine lineOfPrediction() {
    return {QStringLiteral("predicted"), {}, 0, parallelTitle()};
}

std::optional<AskedLine> lineOfStrip(const AskedTransfer& asked, const widgets::Targets& row, int column) {
    const auto& paths = asked.outcome->result.paths;
    const std::size_t path = asked.parts.pathOf(row);
    if (path >= paths.size()) {
        const bool together = base::contains(row, widgets::TransferParts::combinationLink().is.front());
        if (!together || column == madeOf || column == mean || column == most) {
            return std::nullopt;
        }
        return AskedLine{column == weight  ? QStringLiteral("weights")
                         : column == ratio ? QStringLiteral("ratio")
                                           : QString(),
                         {},
                         0,
                         parallelTitle()};
    }
    switch (column) {
        case madeOf:
            return std::nullopt;  // words
        case weight:
            return AskedLine{QStringLiteral("weights"), base::joined(paths[path].systems, " → "), 0, parallelTitle()};
        case ratio:
            return AskedLine{QStringLiteral("ratio")};
        case mean:
            return AskedLine{QStringLiteral("mean"), {}, 0, meanTitle()};
        case most:
            if (const auto& errors = paths[path].errors; errors && !errors->heldOut.empty()) {
                AskedLine line{QStringLiteral("errors"), {}, 0, meanTitle()};
                line.value = 0.0;
                for (const std::size_t held : errors->heldOut) {
                    line.value = std::max(*line.value, errors->errors[held]);
                }
                return line;
            }
            return std::nullopt;
        default:
            return AskedLine{};
    }
}

}  // namespace greyscope::app
