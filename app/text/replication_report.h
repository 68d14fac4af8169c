#pragma once

#include <QString>

#include <string>
#include <utility>
#include <vector>

#include "core/published/replicate.h"

namespace greyscope::app {

// Returns the report on published numbers as the contents of a file, with the words and numbers of the Replication
// page. `judged` must belong to `report`.

/// Returns the report as text: the counts, then a paragraph for each line of the page's table, under headings by
/// verdict.
[[nodiscard]] std::string replicationText(const published::ReplicationReport& report, const published::Judged& judged);
/// Returns the report as JSON, with an object for each published value and unrounded numbers.
[[nodiscard]] std::string replicationJson(const published::ReplicationReport& report, const published::Judged& judged,
                                          published::Tolerance tolerance);
/// Returns the report as CSV, with a row for each published value and unrounded numbers.
[[nodiscard]] std::string replicationCsv(const published::ReplicationReport& report, const published::Judged& judged);
/// Returns the report as LaTeX: a longtable with booktabs rules and a row for each line of the page's table.
[[nodiscard]] std::string replicationLatex(const published::ReplicationReport& report, const published::Judged& judged);

/// Returns the tolerances with their names on the command line and in files: "rounding", "last-unit", "percent".
[[nodiscard]] const std::vector<std::pair<published::Tolerance, std::string>>& toleranceNames();

/// Returns a sentence that counts the published values that are not results: repeats, identities, own criteria, given
/// values.
[[nodiscard]] QString countedApart(const published::VerdictCounts& tally);

/// Returns the name of the verdict on a published value: "reproduced", "other-reading", "contradicted",
/// "not-determinable"; "repeat-agrees", "repeat-differs", "identity-holds", "identity-fails", "criterion-met",
/// "criterion-missed", "given".
[[nodiscard]] std::string stateName(const published::Item& item, const published::Judgement& judgement);

}  // namespace greyscope::app
