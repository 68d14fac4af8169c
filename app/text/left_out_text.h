#pragma once

#include <QStringList>

#include <string>
#include <vector>

#include "core/data/left_out.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// Returns phrases on what a table of series leaves out: "2 rows belong to no series: note is empty (first in line 5)".
/// Empty if every row is used.
[[nodiscard]] QStringList leftOutPhrases(const data::LeftOut& leftOut);

/// Returns phrases on what the steps of a recipe left out or could not read.
[[nodiscard]] QStringList stepPhrases(const std::vector<data::StepAccount>& steps);
/// Returns a phrase for one count of a recipe step: "192 rows do not meet tasks>1".
[[nodiscard]] QString tallyText(const data::Tally& tally);

/// What one table leaves out: the counts of its rows and points that are not used.
struct TableAccount {
    data::LeftOut leftOut;
    std::string table = {};  ///< name of the table if there are several; otherwise empty
};

/// Returns for each of two compared runs what its table leaves out, as far as that can be determined.
[[nodiscard]] std::vector<TableAccount> runAccounts(const stats::Run& before, const stats::Run& after,
                                                    const stats::CompareOptions& options, base::Progress& progress);

/// Returns a sentence on what a table leaves out: "Left out: 2 rows belong to no series: note is empty (first in line
/// 5)." For several tables, there is a sentence for each with its name. "" if the user excluded all of these rows.
[[nodiscard]] QString leftOutSentence(const std::vector<TableAccount>& accounts);

/// Returns the most important part of what is left out in a few words: "2 rows left out".
[[nodiscard]] QString leftOutSummary(const data::LeftOut& leftOut);

}  // namespace greyscope::app
