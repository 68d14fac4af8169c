#pragma once

#include <QString>

#include <string>
#include <utility>
#include <vector>

#include "core/published/replicate.h"

namespace greyscope::app {

// The report on published numbers as a file: the same words and numbers as on the page. `judged` is of `report`.

/// Counts, then a paragraph each line of the table, under headings by verdict.
[[nodiscard]] std::string replicationText(const published::ReplicationReport& report, const published::Judged& judged);
/// Everything, one object an item, numbers unrounded.
[[nodiscard]] std::string replicationJson(const published::ReplicationReport& report, const published::Judged& judged,
                                          published::Tolerance tolerance);
/// One row an item, numbers unrounded.
[[nodiscard]] std::string replicationCsv(const published::ReplicationReport& report, const published::Judged& judged);
/// A longtable with booktabs rules, a row each line of the page's table.
[[nodiscard]] std::string replicationLatex(const published::ReplicationReport& report, const published::Judged& judged);

/// "rounding", "last-unit", "percent": on the command line and in files.
[[nodiscard]] const std::vector<std::pair<published::Tolerance, std::string>>& toleranceNames();

/// One sentence on what is no result: repeats, identities, own criteria, given values.
[[nodiscard]] QString countedApart(const published::VerdictCounts& tally);

/// "reproduced", "other-reading", "contradicted", "not-determinable"; "repeat-agrees", "repeat-differs",
/// "identity-holds", "identity-fails", "criterion-met", "criterion-missed", "given".
[[nodiscard]] std::string stateName(const published::Item& item, const published::Judgement& judgement);

}  // namespace greyscope::app
