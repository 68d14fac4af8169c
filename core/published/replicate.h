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

/// The conventions that the calculations are made with. The defaults are those of the program's pages; none of them was
/// chosen by looking at a printed number.
struct ReplicationOptions {
    double backgroundWeight = 0.5;  ///< of GM(1,1)
    grey::RelationOptions relation{.image = {data::Image::mean},
                                   .scope = grey::ExtremaScope::matrix,
                                   .distinguishingCoefficient = 0.5,
                                   .weights = {}};
    cart::GrowOptions grow{.minLeaf = 2, .maxLeaves = 5};  ///< trees of P1 table 9
    bool operator==(const ReplicationOptions&) const = default;
};

/// Every published number with what the program calculates, in the order of the papers.
struct ReplicationReport {
    ReplicationOptions options;
    std::vector<Item> items;
};

/// Calculates everything. Tolerance is no part of it: judge() applies it.
/// Errors: those of reading the files, fileNotFound, fitGm11(), relateAll(), relativePerformance(), cancelled.
[[nodiscard]] base::Expected<ReplicationReport> replicate(const Sources& sources, const ReplicationOptions& options,
                                                          base::Progress& progress);

/// How many numbers of each sort.
struct VerdictCounts {
    std::array<std::size_t, 4> verdicts{};  ///< of the results, by Verdict
    std::size_t repeats = 0;
    std::size_t agreeing = 0;  ///< of the repeats
    std::size_t identities = 0;
    std::size_t holding = 0;  ///< of the identities
    std::size_t checks = 0;
    std::size_t met = 0;  ///< of the checks
    std::size_t inputs = 0;
    [[nodiscard]] std::size_t results() const;
    [[nodiscard]] std::size_t of(ItemVerdict verdict) const { return verdicts[static_cast<std::size_t>(verdict)]; }
};

/// Items that stand side by side in one place, are the same quantity and came to the same for the same reason.
struct ReportLine {
    std::vector<std::size_t> items;
    Judgement judgement;  ///< of the first one
};

/// A report under a tolerance. `paper`: of that one alone.
struct Judged {
    std::vector<Judgement> judgements;  ///< one an item
    std::vector<ReportLine> lines;  ///< disagreements first, then in the order of the papers; what is no result last
    VerdictCounts tally;
};
[[nodiscard]] Judged judgeAll(const ReplicationReport& report, Tolerance tolerance, std::optional<Paper> paper = {});

}  // namespace greyscope::published
