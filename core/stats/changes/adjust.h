#pragma once

#include <cstddef>
#include <vector>

#include "core/base/names.h"

namespace greyscope::stats {

/// How p values of many tests are adjusted: Benjamini & Hochberg's share of false discoveries among those called, or
/// the chance of a single false one (Holm, Bonferroni).
enum class Adjustment { none, benjaminiHochberg, holm, bonferroni };

/// "none", "bh", "holm", "bonferroni".
[[nodiscard]] const base::Names<Adjustment>& adjustmentNames();

/// Adjusted p values in the order given, as R's p.adjust: with p(1) <= ... <= p(m),
///   Benjamini-Hochberg  min over j >= i of min(1, m p(j) / j)
///   Holm                max over j <= i of min(1, (m - j + 1) p(j))
///   Bonferroni          min(1, m p)
/// m = `tests` where that is more than the values. Sources: Benjamini & Hochberg 1995; Holm 1979.
[[nodiscard]] std::vector<double> adjusted(const std::vector<double>& p, Adjustment how, std::size_t tests = 0);

}  // namespace greyscope::stats
