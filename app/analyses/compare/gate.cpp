#include "app/analyses/compare/gate.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "app/text/share_text.h"
#include "core/base/text.h"

namespace greyscope::app {

namespace {

constexpr std::string_view kOverall = "overall";
constexpr std::string_view kUnmatched = "unmatched";

/// Returns "25 % of the cells (1 of 4)".
std::string shareOfCells(std::size_t count, std::size_t all) {
    return percent(static_cast<double>(count) / static_cast<double>(all)) + " of the cells (" + std::to_string(count) +
           " of " + std::to_string(all) + ")";
}

}  // namespace

std::optional<FailRule> FailRule::from(std::string_view text) {
    const std::size_t colon = text.find(':');
    FailRule rule{std::string(text), std::string(text.substr(0, colon)), 0.0};
    const bool known = rule.what == kOverall || rule.what == kUnmatched ||
                       base::choiceNamed(stats::verdictNames(), rule.what).has_value();
    if (!known || (rule.what == kOverall && colon != std::string_view::npos)) {
        return std::nullopt;
    }
    if (colon != std::string_view::npos) {
        const auto share = shareIn(text.substr(colon + 1));
        if (!share || *share >= 1.0) {  // more than all cells is impossible
            return std::nullopt;
        }
        rule.share = *share;
    }
    return rule;
}

bool FailRule::asksBetter() const {
    return what == kOverall || what == "worse" || what == "better";
}

FailRule::Outcome FailRule::outcome(const stats::Comparison& comparison) const {
    if (what == kOverall) {
        return {comparison.overall.verdict == stats::Verdict::worse,
                "the mean change is " + base::nameOf(stats::verdictNames(), comparison.overall.verdict)};
    }
    std::size_t all = comparison.cells.size();
    std::size_t count = 0;
    if (what == kUnmatched) {
        count = comparison.before.cellsAlone.size() + comparison.after.cellsAlone.size();
        all += count;
    } else {
        count = comparison.overall.verdicts[static_cast<std::size_t>(*base::choiceNamed(stats::verdictNames(), what))];
    }
    const bool failed = static_cast<double>(count) / static_cast<double>(all) > share;
    return {failed, shareOfCells(count, all) + " are " + what + (failed ? ", more than " : ", not more than ") +
                        percent(share)};
}

namespace {

/// Returns "66.7 % of the cells (2 of 3) have no test, more than 50 %: 1 only in one run, 1 measured only once in a
/// run. ..."
std::string untestedText(const stats::Comparison& comparison, const stats::CellCount& count, double most) {
    struct Reason {
        std::size_t cells;
        const char* why;
        const char* remedy;
    };
    const std::array<Reason, 6> reasons{
        {{count.unmatched, "only in one run", "Measure the same cells in both runs"},
         {comparison.oneRepeat, "measured only once in a run", "Measure each cell at least twice in both runs"},
         {comparison.notPositive, "with values that are not positive", "Remove failed results with --where"},
         {comparison.beyondNumbers, "with values too far apart for a ratio", "Check the units of both runs"},
         {comparison.summedUp, "already aggregated, which ranks cannot use", "Use --test welch"},
         {comparison.fewRanks, "with too few measurements for ranks",
          "Use --test welch, or measure each cell more often"}}};
    std::string list;
    for (const Reason& reason : reasons) {
        if (reason.cells > 0) {
            list += (list.empty() ? "" : ", ") + std::to_string(reason.cells) + " " + reason.why;
        }
    }
    const auto mostCommon = std::max_element(reasons.begin(), reasons.end(),
                                             [](const Reason& a, const Reason& b) { return a.cells < b.cells; });
    return shareOfCells(count.untested, count.all) + " have no test, more than " + percent(most) + ": " + list + ". " +
           mostCommon->remedy + ", or allow more with --max-undecided.";
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
        outcome.untested = "both folders contain further tables, which were not compared (" +
                           base::joined(notCompared, ", ") + "). Compare these files separately.";
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
