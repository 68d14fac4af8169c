#pragma once

#include <cstddef>
#include <vector>

#include "core/base/names.h"

namespace greyscope::stats {

/// How the p values of many tests are adjusted. Benjamini-Hochberg controls the share of false discoveries among all
/// discoveries; Holm and Bonferroni control the probability of a single false one.
enum class Adjustment { none, benjaminiHochberg, holm, bonferroni };

/// The names of the adjustments: "none", "bh", "holm", "bonferroni".
[[nodiscard]] const base::Names<Adjustment>& adjustmentNames();

/// Adjusts the p values of many tests; returns the adjusted values in the same order, like R's p.adjust. With p(1) <=
/// ... <= p(m):
///   Benjamini-Hochberg  min over j >= i of min(1, m p(j) / j)
///   Holm                max over j <= i of min(1, (m - j + 1) p(j))
///   Bonferroni          min(1, m p)
/// m is the number of values, or `tests` if that is larger. Sources: Benjamini & Hochberg 1995; Holm 1979.
[[nodiscard]] std::vector<double> adjusted(const std::vector<double>& p, Adjustment how, std::size_t tests = 0);

}  // namespace greyscope::stats
