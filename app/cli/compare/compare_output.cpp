#include "app/cli/compare/compare_output.h"

#include <algorithm>

#include "app/cli/output/notes.h"
#include "app/cli/output/table_output.h"
#include "core/base/text.h"
#include "widgets/present/compare/compare_tables.h"

namespace greyscope::app::cli {

namespace {

/// Returns "+3.2 %"; "-" if there is no value.
std::string change(const std::optional<double>& share) {
    return terminalNumber(share, widgets::kChangeDigits);
}

std::string range(const std::optional<stats::Interval>& interval) {
    return interval ? change(interval->low) + " ... " + change(interval->high) : "-";
}

std::string meanLine(const stats::MeanChange& mean) {
    return "Geometric mean of the changes: " + change(mean.change) + " (" + range(mean.interval) +
           (mean.overCells ? ", over the cells" : "") + ")";
}

std::string verdictOf(const stats::Comparison& comparison, stats::Verdict verdict) {
    return stats::verdictName(verdict, comparison.betterIsKnown());
}

std::string conventions(const stats::CompareOptions& options) {
    const stats::ChangeOptions& how = options.change;
    const bool ranks = how.test == stats::ChangeTest::mannWhitney;
    const std::string margin =
        how.margin > 0.0 ? "-" + percent(how.margin) + " ... +" + percent(how.margin) : std::string("no change");
    std::string text = ranks ? "Change: ratio of medians. Test: Mann-Whitney, for any change"
                             : "Change: ratio of geometric means. Test: Welch on logarithms, against " + margin;
    text += ". Intervals: " + percent(how.confidence) + ", " +
            (how.isDrawn() ? "BCa of " + std::to_string(how.draws) + " draws, seed " + std::to_string(how.seed)
                           : std::string("Welch"));
    text += ranks ? "; for each median (--format json) two of its values with at least that confidence, as in benchstat"
                  : "";
    text += ". Adjusted: " + base::nameOf(stats::adjustmentNames(), how.adjustment) + ", at " +
            percent(1.0 - how.confidence) + ".\n";
    return text;
}

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string aloneText(const stats::RunAccount& run) {
    constexpr std::size_t kNamed = 10;
    const std::size_t all = run.cellsAlone.size();
    if (all == 0) {
        return {};
    }
    const std::vector<std::string> named(run.cellsAlone.begin(),
                                         run.cellsAlone.begin() + static_cast<std::ptrdiff_t>(std::min(kNamed, all)));
    const std::size_t more = all - named.size();
    return counted(all, "cell", "cells") + " in " + run.name + " alone: " + base::joined(named, "; ") +
           (more > 0 ? "; " + std::to_string(more) + " more" : "");
}

std::string accountText(const stats::RunAccount& run) {
    const std::string leftOut = leftOutText(run.leftOut);
    return run.name + ". " + rowsText(run.leftOut) + "\n" + (leftOut.empty() ? leftOut : leftOut + "\n");
}

}  // namespace

std::string headline(const stats::Comparison& comparison) {
    std::string text;
    for (const auto& [verdict, name] : stats::verdictNames()) {
        const std::size_t count = comparison.overall.verdicts[static_cast<std::size_t>(verdict)];
        if (count > 0) {
            const std::string of = " of " + counted(comparison.cells.size(), "cell ", "cells ");
            text += (text.empty() ? std::to_string(count) + of : ", " + std::to_string(count) + " ") +
                    verdictOf(comparison, verdict);
        }
    }
    return text;
}

std::string unmatchedText(const stats::Comparison& comparison) {
    const std::string before = aloneText(comparison.before);
    const std::string after = aloneText(comparison.after);
    return before.empty() && after.empty()
               ? std::string()
               : "Unmatched: " + before + (before.empty() || after.empty() ? "" : ". ") + after;
}

namespace {

/// Returns "mb_s (MB/s), more is better: after.csv against before.csv".
std::string subjectLine(const stats::Comparison& comparison) {
    const stats::CompareOptions& options = comparison.options;
    const std::string better = options.better ? base::nameOf(stats::betterNames(), *options.better) + " is better"
                                              : std::string("not known whether more or less is better (--better)");
    const bool said = comparison.unit.empty() || options.value.find(comparison.unit) != std::string::npos;
    return options.value + (said ? "" : " (" + comparison.unit + ")") + ", " + better + ": " + comparison.after.name +
           " against " + comparison.before.name + "\n";
}

/// The verdicts come before the mean, which can hide them.
std::string answerText(const stats::Comparison& comparison) {
    const std::string unmatched = unmatchedText(comparison);
    const std::vector<std::string>& match = comparison.options.match;
    return (match.empty() ? "Matched by no column: all rows are one cell\n"
                          : "Matched by " + base::joined(match, ", ") + "\n") +
           (unmatched.empty() ? unmatched : unmatched + "\n") + headline(comparison) + "\n" +
           meanLine(comparison.overall) + "\n" + subjectLine(comparison);
}

std::string gateText(const JudgedComparison& judged) {
    if (!judged.asked) {
        return {};
    }
    if (judged.outcome.end == Gate::End::undecided) {
        return "Not decided: " + judged.outcome.untested + "\n";
    }
    std::string text;
    for (const FailRule::Outcome& rule : judged.outcome.rules) {
        text += std::string(rule.failed ? "Failed" : "Passed") + ": " + rule.words + ".\n";
    }
    return text;
}

}  // namespace

std::string compareText(const JudgedComparison& judged, const std::string& remarks) {
    constexpr std::size_t kShown = 10;
    const stats::Comparison& comparison = judged.comparison;
    std::string text = answerText(comparison) + conventions(comparison.options);
    if (comparison.meanVariation) {
        text += "Repeats scatter by " + percent(*comparison.meanVariation) + " (mean coefficient of variation).\n";
    }
    text += remarks + "\n";
    if (!comparison.groups.empty()) {
        text += alignedTable(widgets::changedGroups(comparison)) + "\n";
    }
    std::vector<std::size_t> order = stats::byChange(comparison);
    const std::size_t more = order.size() - std::min(kShown, order.size());
    order.resize(order.size() - more);
    text += (comparison.betterIsKnown() ? "Cells, the worst change first" : "Cells, the lowest change first") +
            (more > 0 ? "; " + std::to_string(more) + " more with --format csv" : std::string()) + "\n" +
            alignedTable(widgets::changedCells(comparison).withRows(order)) + "\n" + accountText(comparison.before) +
            accountText(comparison.after);
    return text + gateText(judged);
}

}  // namespace greyscope::app::cli
