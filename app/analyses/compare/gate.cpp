#include "app/analyses/compare/gate.h"

#include <algorithm>
#include <array>

#include "app/text/share_text.h"
#include "core/base/text.h"

namespace greyscope::app {

namespace {

/// "2 of 3 cells = 66.7 % have no test (1 in one run alone, 1 measured once on a side), more than 50 %. ..."
std::string untestedText(const stats::Comparison& comparison, const stats::CellCount& count, double most) {
    struct Reason {
        std::size_t cells;
        const char* why;
        const char* remedy;
    };
    const std::array<Reason, 6> reasons{
        {{count.unmatched, "in one run alone", "Measure the same cells in both runs"},
         {comparison.oneRepeat, "measured once on a side", "Measure each cell at least twice in both runs"},
         {comparison.notPositive, "with values that are not above 0", "Leave failed results out with --where"},
         {comparison.beyondNumbers, "too far apart for a ratio", "Check the units of both runs"},
         {comparison.summedUp, "summed up, which ranks cannot use", "Use --test welch"},
         {comparison.fewRanks, "measured too seldom for ranks", "Use --test welch, or measure each cell more often"}}};
    std::string list;
    for (const Reason& reason : reasons) {
        if (reason.cells > 0) {
            list += (list.empty() ? "" : ", ") + std::to_string(reason.cells) + " " + reason.why;
        }
    }
    const auto mostCommon = std::max_element(reasons.begin(), reasons.end(),
                                             [](const Reason& a, const Reason& b) { return a.cells < b.cells; });
    return std::to_string(count.untested) + " of " + std::to_string(count.all) +
           (count.all == 1 ? " cell = " : " cells = ") +
           percent(static_cast<double>(count.untested) / static_cast<double>(count.all)) + " have no test (" + list +
           "), more than " + percent(most) + ". " + mostCommon->remedy + ", or allow more with --max-undecided.";
}

}  // namespace

Gate::Outcome Gate::outcome(const stats::Comparison& comparison, const std::vector<std::string>& notCompared) const {
    Outcome outcome;
    for (const FailRule& rule : rules) {
        outcome.rules.push_back(rule.outcome(comparison));
    }
    const stats::CellCount count = stats::countCells(comparison);
    const bool tooMany = static_cast<double>(count.untested) > maxUndecided * static_cast<double>(count.all);
    if (std::any_of(outcome.rules.begin(), outcome.rules.end(), [](const auto& rule) { return rule.failed; })) {
        outcome.end = End::failed;
    } else if (!notCompared.empty()) {
        outcome.end = End::undecided;
        outcome.untested = "both folders have other tables, which were not compared (" +
                           base::joined(notCompared, ", ") + "). Compare these files by themselves.";
    } else if (tooMany) {
        outcome.end = End::undecided;
        outcome.untested = untestedText(comparison, count, maxUndecided);
    }
    return outcome;
}

const FailRule* Gate::directed() const {
    const auto found = std::find_if(rules.begin(), rules.end(), [](const FailRule& rule) { return rule.asksBetter(); });
    return found == rules.end() ? nullptr : &*found;
}

int exitCode(Gate::End end) {
    switch (end) {
        case Gate::End::passed:
            return 0;
        case Gate::End::failed:
            return 1;
        case Gate::End::undecided:
            return 3;
    }
    return 3;
}

}  // namespace greyscope::app
