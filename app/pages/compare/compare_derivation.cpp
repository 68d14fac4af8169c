#include "app/pages/compare/compare_derivation.h"

#include <utility>

#include "core/base/text.h"
#include "core/derivation/change_test_derivation.h"
#include "core/derivation/drawn_interval_derivation.h"
#include "core/derivation/rank_test_derivation.h"
#include "core/derivation/ratio_interval_derivation.h"
#include "widgets/present/compare/compare_present.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

using ComparisonResult = std::shared_ptr<const stats::Comparison>;

Derive intervalOf(const ComparisonResult& comparison, std::size_t cell, bool drawn) {
    return [comparison, cell, drawn](const derivation::Rounding& rounding, base::Progress&) {
        const stats::CellChange& change = comparison->cells[cell];
        const stats::ChangeOptions& how = comparison->options.change;
        const std::string name = base::joined(change.labels, " × ");
        return drawn ? derivation::drawnChangeDerivation(change, cell, name, how, rounding)
                     : derivation::changeIntervalDerivation(change.before.values, change.after.values, name,
                                                            how.confidence, rounding);
    };
}

/// Whether a change has no interval, because a side has one measurement or does not vary.
bool standsAlone(const stats::CellChange& change, const stats::ChangeOptions& how) {
    const bool ofOne = change.before.values.size() == 1 && change.after.values.size() == 1;
    return change.change && !change.interval && !change.before.summed && !change.after.summed &&
           (ofOne || how.test != stats::ChangeTest::mannWhitney);
}

Derive changeOf(const ComparisonResult& comparison, std::size_t cell) {
    return [comparison, cell](const derivation::Rounding& rounding, base::Progress&) {
        const stats::CellChange& change = comparison->cells[cell];
        return derivation::changeDerivation(change.before.values, change.after.values,
                                            base::joined(change.labels, " × "), rounding);
    };
}

Derive testOf(const ComparisonResult& comparison, std::size_t cell, bool byRanks) {
    return [comparison, cell, byRanks](const derivation::Rounding& rounding, base::Progress&) {
        const stats::CellChange& change = comparison->cells[cell];
        const std::string name = base::joined(change.labels, " × ");
        return byRanks ? derivation::rankTestDerivation(change.before.values, change.after.values, name, rounding)
                       : derivation::changeTestDerivation(change.before.values, change.after.values, name,
                                                          comparison->options.change.margin, rounding);
    };
}

}  // namespace

std::optional<AskedLine> lineOfChange(const stats::Comparison& comparison, std::size_t cell) {
    if (cell >= comparison.cells.size()) {
        return std::nullopt;
    }
    if (standsAlone(comparison.cells[cell], comparison.options.change)) {
        return AskedLine{QStringLiteral("change")};
    }
    if (!comparison.cells[cell].interval) {
        return std::nullopt;
    }
    return AskedLine{comparison.options.change.isDrawn() ? QStringLiteral("estimate") : QStringLiteral("change")};
}

std::optional<AskedLine> lineOfRepeat(const stats::Comparison& comparison, std::size_t cell, bool after, double value) {
    auto line = lineOfChange(comparison, cell);
    if (line) {
        const bool drawn = comparison.cells[cell].interval && comparison.options.change.isDrawn();
        line->step = after ? (drawn ? QStringLiteral("x") : QStringLiteral("a"))
                           : (drawn ? QStringLiteral("y") : QStringLiteral("b"));
        line->value = value;
    }
    return line;
}

std::optional<PageDerivation> compareDerivation(const ComparisonResult& comparison, std::size_t cell) {
    if (cell >= comparison->cells.size()) {
        return std::nullopt;
    }
    const stats::CellChange& change = comparison->cells[cell];
    const stats::ChangeOptions& how = comparison->options.change;
    const bool byRanks = how.test == stats::ChangeTest::mannWhitney;
    const bool drawn = how.isDrawn();
    const bool summedUp = change.before.summed || change.after.summed;
    std::vector<OtherDerivation> all;
    if (change.interval && !summedUp) {
        all.push_back({Words::tr("Interval of the change"), intervalOf(comparison, cell, drawn)});
    }
    if (change.p && !summedUp) {
        all.push_back({Words::tr("Test of the change"), testOf(comparison, cell, byRanks)});
    }
    if (standsAlone(change, how)) {
        all.push_back({Words::tr("The change"), changeOf(comparison, cell)});
    }
    for (OtherDerivation& each : all) {
        each.lights = widgets::changeLink(cell).lights;
    }
    return derivationsOf(std::move(all));
}

}  // namespace greyscope::app
