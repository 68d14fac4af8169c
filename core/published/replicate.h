#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/cart/grow.h"
#include "core/grey/degrees/relation.h"
#include "core/published/item.h"
#include "core/published/judge.h"
#include "core/published/published.h"

namespace greyscope::published {

/// The options with which the published numbers are calculated again. The defaults are those of the program's pages;
/// none was chosen to match a printed number.
struct ReplicationOptions {
    double backgroundWeight = 0.5;  ///< background weight alpha of GM(1,1)
    grey::RelationOptions relation{.image = {data::Image::mean},
                                   .scope = grey::ExtremaScope::matrix,
                                   .distinguishingCoefficient = 0.5,
                                   .weights = {}};
    cart::GrowOptions grow{.minLeaf = 2, .maxLeaves = 5};  ///< options of the trees of P1 table 9
    bool operator==(const ReplicationOptions&) const = default;
};

/// All published numbers with the numbers calculated for comparison, in the order of the papers.
struct ReplicationReport {
    ReplicationOptions options;
    std::vector<Item> items;
};

/// Calculates all published numbers again. The tolerance is applied later, by judge(). Errors: those of reading the
/// files, fileNotFound, fitGm11(), relateAll(), relativePerformance(), cancelled.
[[nodiscard]] base::Expected<ReplicationReport> replicate(const Sources& sources, const ReplicationOptions& options,
                                                          base::Progress& progress);

/// Number of published numbers (items) of each kind and verdict.
struct VerdictCounts {
    std::array<std::size_t, 4> verdicts{};  ///< number of results with each verdict, by ItemVerdict
    std::size_t repeats = 0;
    std::size_t agreeing = 0;  ///< repeats that agree with their first print
    std::size_t identities = 0;
    std::size_t holding = 0;  ///< identities that hold
    std::size_t checks = 0;
    std::size_t met = 0;  ///< checks that are met
    std::size_t inputs = 0;
    [[nodiscard]] std::size_t results() const;
    [[nodiscard]] std::size_t of(ItemVerdict verdict) const { return verdicts[static_cast<std::size_t>(verdict)]; }
};

/// A line of the report: items from the same place that have the same quantity and the same judgement for the same
/// reason.
struct ReportLine {
    std::vector<std::size_t> items;
    Judgement judgement;  ///< judgement of the first item
};

/// The judgements of all items of a report, combined to lines and counted.
struct Judged {
    std::vector<Judgement> judgements;  ///< one per item
    std::vector<ReportLine> lines;      ///< disagreements first, then in the order of the papers; items that are not
                                        ///< results last
    VerdictCounts tally;
};
/// Judges all items of a report with a tolerance. If `paper` is set, lines and counts include only items of that paper.
[[nodiscard]] Judged judgeAll(const ReplicationReport& report, Tolerance tolerance, std::optional<Paper> paper = {});

}  // namespace greyscope::published
