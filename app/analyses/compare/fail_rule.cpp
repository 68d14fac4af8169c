#include "app/analyses/compare/fail_rule.h"

#include <cstddef>

#include "app/text/share_text.h"

namespace greyscope::app {

namespace {

constexpr std::string_view kOverall = "overall";
constexpr std::string_view kUnmatched = "unmatched";

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
        if (!share || *share >= 1.0) {  // more than all cells never are
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
    const double reached = static_cast<double>(count) / static_cast<double>(all);
    const bool failed = reached > share;
    return {failed, std::to_string(count) + " of " + std::to_string(all) + (all == 1 ? " cell = " : " cells = ") +
                        percent(reached) + " are " + what + (failed ? ", more than " : ", no more than ") +
                        percent(share)};
}

}  // namespace greyscope::app
