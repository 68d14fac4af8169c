#include "app/pages/transfer/transfer_derivation.h"

#include <algorithm>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/derivation/path_derivation.h"
#include "core/derivation/transfer_derivation.h"
#include "widgets/present/transfer/transfer_parts.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Columns of the strips' table.
enum Column { madeOf, weight, ratio, error, mean, most };

QString meanTitle() {
    return Words::tr("Mean error of the path");
}

QString parallelTitle() {
    return Words::tr("All paths in parallel");
}

QString parallelMeanTitle() {
    return Words::tr("Mean error of all paths in parallel");
}

/// Returns the line of the mean or the largest error in the derivation with this title.
AskedLine lineOfErrors(const relative::PredictionErrors& errors, int column, const QString& title) {
    if (column == mean || errors.heldOut.empty()) {
        return {QStringLiteral("mean"), {}, 0, title};
    }
    AskedLine line{QStringLiteral("errors"), {}, 0, title};
    line.value = 0.0;
    for (const std::size_t held : errors.heldOut) {
        line.value = std::max(*line.value, errors.errors[held]);
    }
    return line;
}

}  // namespace

std::optional<PageDerivation> transferDerivations(const AskedTransfer& asked, std::size_t path) {
    const auto& cells = asked.outcome->result.cells;
    const auto found = std::find_if(cells.begin(), cells.end(),
                                    [&asked](const relative::TransferCell& cell) { return cell.labels == asked.cell; });
    if (found == cells.end()) {
        return std::nullopt;
    }
    const auto cell = static_cast<std::size_t>(found - cells.begin());
    PageDerivation derivation;
    derivation.title = Words::tr("The path at the selected cell");
    derivation.lights = asked.parts.pathLink(path).lights;
    derivation.derive = [outcome = asked.outcome, path, cell](
                            const derivation::Rounding& rounding,
                            base::Progress&) -> base::Expected<derivation::Derivation> {
        return derivation::pathDerivation(outcome->result, path, cell, rounding);
    };
    if (asked.outcome->result.paths[path].errors) {
        derivation.others.push_back(
            {meanTitle(),
             [outcome = asked.outcome, path](const derivation::Rounding& rounding, base::Progress&) {
                 return derivation::pathErrorDerivation(outcome->result, path, rounding);
             },
             derivation.lights});
    }
    derivation.others.push_back(
        {parallelTitle(),
         [outcome = asked.outcome, cell](const derivation::Rounding& rounding, base::Progress&) {
             return derivation::parallelDerivation(outcome->result, cell, rounding);
         },
         widgets::TransferParts::combinationLink().lights});
    if (asked.outcome->result.parallel) {
        derivation.others.push_back({parallelMeanTitle(),
                                     [outcome = asked.outcome](const derivation::Rounding& rounding, base::Progress&) {
                                         return derivation::parallelErrorDerivation(outcome->result, rounding);
                                     },
                                     widgets::TransferParts::combinationLink().lights});
    }
    return derivation;
}

AskedLine lineOfPrediction() {
    return {QStringLiteral("predicted"), {}, 0, parallelTitle()};
}

std::optional<AskedLine> lineOfStrip(const AskedTransfer& asked, const widgets::Targets& row, int column) {
    const relative::TransferResult& result = asked.outcome->result;
    const std::size_t path = asked.parts.pathOf(row);
    const bool isPath = path < result.paths.size();
    if (column == madeOf ||  // these columns contain words
        (!isPath && !base::contains(row, widgets::TransferParts::combinationLink().is.front()))) {
        return std::nullopt;
    }
    if (column == mean || column == most) {
        const auto& errors = isPath ? result.paths[path].errors : result.parallel;
        return errors ? std::optional(lineOfErrors(*errors, column, isPath ? meanTitle() : parallelMeanTitle()))
                      : std::nullopt;
    }
    if (column == weight) {
        return AskedLine{QStringLiteral("weights"),
                         isPath ? base::joined(result.paths[path].systems, " → ") : std::string(), 0, parallelTitle()};
    }
    AskedLine line{column == ratio ? QStringLiteral("ratio") : QString()};
    if (!isPath) {
        line.of = parallelTitle();
    }
    return line;
}

}  // namespace greyscope::app
