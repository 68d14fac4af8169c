#pragma once

#include <QString>

#include <string>
#include <utility>
#include <vector>

#include "core/published/replicate.h"

namespace greyscope::app {

// The report on published numbers as a file, with the words and numbers of the page. `judged` must belong to `report`.

/// Returns the counts, then one paragraph per line of the table, under headings by verdict.
[[nodiscard]] std::string replicationText(const published::ReplicationReport& report, const published::Judged& judged);
/// Returns everything as JSON: one object per item, with unrounded numbers.
[[nodiscard]] std::string replicationJson(const published::ReplicationReport& report, const published::Judged& judged,
                                          published::Tolerance tolerance);
/// Returns one row per item, with unrounded numbers.
[[nodiscard]] std::string replicationCsv(const published::ReplicationReport& report, const published::Judged& judged);
/// Returns a longtable with booktabs rules, one row per line of the page's table.
[[nodiscard]] std::string replicationLatex(const published::ReplicationReport& report, const published::Judged& judged);

/// The names of the tolerances on the command line and in files: "rounding", "last-unit", "percent".
[[nodiscard]] const std::vector<std::pair<published::Tolerance, std::string>>& toleranceNames();

/// Returns a sentence on the items that are not results: repeats, identities, own criteria, given values.
[[nodiscard]] QString countedApart(const published::VerdictCounts& tally);

/// Returns the name of an item's verdict: "reproduced", "other-reading", "contradicted", "not-determinable";
/// "repeat-agrees", "repeat-differs", "identity-holds", "identity-fails", "criterion-met", "criterion-missed", "given".
[[nodiscard]] std::string stateName(const published::Item& item, const published::Judgement& judgement);

}  // namespace greyscope::app
