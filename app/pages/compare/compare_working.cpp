#include "app/pages/compare/compare_working.h"

#include <utility>

#include "core/base/text.h"
#include "core/working/change_test_working.h"
#include "core/working/drawn_interval_working.h"
#include "core/working/rank_test_working.h"
#include "core/working/ratio_interval_working.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

using ComparisonResult = std::shared_ptr<const stats::Comparison>;

Derive intervalOf(const ComparisonResult& comparison, std::size_t cell, bool drawn) {
    return [comparison, cell, drawn](const working::Rounding& rounding, base::Progress&) {
        const stats::CellChange& change = comparison->cells[cell];
        const stats::ChangeOptions& how = comparison->options.change;
        const std::string name = base::joined(change.labels, " × ");
        return drawn ? working::drawnChangeWorking(change, cell, name, how, rounding)
                     : working::changeIntervalWorking(change.before.values, change.after.values, name, how.confidence,
                                                      rounding);
    };
}

Derive testOf(const ComparisonResult& comparison, std::size_t cell, bool byRanks) {
    return [comparison, cell, byRanks](const working::Rounding& rounding, base::Progress&) {
        const stats::CellChange& change = comparison->cells[cell];
        const std::string name = base::joined(change.labels, " × ");
        return byRanks ? working::rankTestWorking(change.before.values, change.after.values, name, rounding)
                       : working::changeTestWorking(change.before.values, change.after.values, name,
                                                    comparison->options.change.margin, rounding);
    };
}

}  // namespace

std::optional<PageWorking> compareWorking(const ComparisonResult& comparison, std::size_t cell) {
    if (cell >= comparison->cells.size()) {
        return std::nullopt;
    }
    const stats::CellChange& change = comparison->cells[cell];
    const stats::ChangeOptions& how = comparison->options.change;
    const bool byRanks = how.test == stats::ChangeTest::mannWhitney;
    const bool drawn = byRanks || how.interval == stats::ChangeInterval::bootstrap;
    const bool summedUp = change.before.summed || change.after.summed;
    std::vector<OtherWorking> all;
    if (change.interval && !summedUp) {
        all.push_back({Words::tr("Interval of the change"), intervalOf(comparison, cell, drawn)});
    }
    if (change.p && !summedUp) {
        all.push_back({Words::tr("Test of the change"), testOf(comparison, cell, byRanks)});
    }
    if (all.empty()) {
        return std::nullopt;
    }
    PageWorking working;
    working.derive = std::move(all.front().derive);
    working.title = std::move(all.front().title);
    working.others.assign(std::make_move_iterator(all.begin() + 1), std::make_move_iterator(all.end()));
    return working;
}

}  // namespace greyscope::app
