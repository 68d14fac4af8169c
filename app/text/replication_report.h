#pragma once

#include <QString>

#include <string>
#include <utility>
#include <vector>

#include "core/replication/replicate.h"

namespace greyscope::app {

// The report on published numbers as a file: the same words and numbers as on the page. `judged` is of `report`.

/// Counts, then a paragraph each line of the table, under headings by verdict.
[[nodiscard]] std::string replicationText(const replication::Report& report, const replication::Judged& judged);
/// Everything, one object an item, numbers unrounded.
[[nodiscard]] std::string replicationJson(const replication::Report& report, const replication::Judged& judged,
                                          replication::Tolerance tolerance);
/// One row an item, numbers unrounded.
[[nodiscard]] std::string replicationCsv(const replication::Report& report, const replication::Judged& judged);
/// A longtable with booktabs rules, a row each line of the page's table.
[[nodiscard]] std::string replicationLatex(const replication::Report& report, const replication::Judged& judged);

/// "rounding", "last-unit", "percent": on the command line and in files.
[[nodiscard]] const std::vector<std::pair<replication::Tolerance, std::string>>& toleranceNames();

/// One sentence on what is no result: repeats, identities, own criteria, given values.
[[nodiscard]] QString countedApart(const replication::Tally& tally);

/// "reproduced", "other-reading", "contradicted", "not-determinable"; "repeat-agrees", "repeat-differs",
/// "identity-holds", "identity-fails", "criterion-met", "criterion-missed", "given".
[[nodiscard]] std::string stateName(const replication::Item& item, const replication::Judgement& judgement);

}  // namespace greyscope::app
