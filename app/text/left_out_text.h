#pragma once

#include <QStringList>

#include <string>
#include <vector>

#include "core/data/left_out.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// Returns what a table of series leaves out, as phrases: "2 rows belong to no series: note is empty (first in line
/// 5)". Empty if every row is shown.
[[nodiscard]] QStringList leftOutPhrases(const data::LeftOut& leftOut);

/// Returns what the steps of a recipe left out or could not read, as phrases.
[[nodiscard]] QStringList stepPhrases(const std::vector<data::StepAccount>& steps);
/// Returns one count of a step in words: "192 rows do not meet tasks>1".
[[nodiscard]] QString tallyText(const data::Tally& tally);

/// What a table leaves out.
struct TableAccount {
    data::LeftOut leftOut;
    std::string table = {};  ///< name of the table if there are several
};

/// Returns the accounts of two compared runs, as far as they can be compared.
[[nodiscard]] std::vector<TableAccount> runAccounts(const stats::Run& before, const stats::Run& after,
                                                    const stats::CompareOptions& options, base::Progress& progress);

/// Returns a sentence on what one table leaves out: "Left out: 2 rows belong to no series: note is empty (first in line
/// 5)." For several tables, one sentence each with the table's name. Empty if only rows are left out that the user
/// excluded.
[[nodiscard]] QString leftOutSentence(const std::vector<TableAccount>& accounts);

/// Returns the most important part in a few words: "2 rows left out".
[[nodiscard]] QString leftOutSummary(const data::LeftOut& leftOut);

}  // namespace greyscope::app
