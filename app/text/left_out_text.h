#pragma once

#include <QStringList>

#include <string>
#include <vector>

#include "core/data/left_out.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// What a table of series leaves out, a phrase each: "2 rows belong to no series: note is empty (first in line 5)".
/// Empty where it shows every row.
[[nodiscard]] QStringList leftOutPhrases(const data::LeftOut& leftOut);

/// What the steps of a recipe left out or could not take as it stood, likewise.
[[nodiscard]] QStringList stepPhrases(const std::vector<data::StepAccount>& steps);
/// One count of a step in words: "192 rows do not meet tasks>1".
[[nodiscard]] QString tallyText(const data::Tally& tally);

/// What a table leaves out.
struct TableAccount {
    data::LeftOut leftOut;
    std::string table = {};  ///< where there are several
};

/// Of two runs that are compared, as far as they can be.
[[nodiscard]] std::vector<TableAccount> runAccounts(const stats::Run& before, const stats::Run& after,
                                                    const stats::CompareOptions& options, base::Progress& progress);

/// "Left out: 2 rows belong to no series: note is empty (first in line 5)." of one table; of several, a sentence each
/// with its name. Empty where nothing is left out that nobody asked to leave out.
[[nodiscard]] QString leftOutSentence(const std::vector<TableAccount>& accounts);

/// The weightiest of it in a few words: "2 rows left out".
[[nodiscard]] QString leftOutSummary(const data::LeftOut& leftOut);

}  // namespace greyscope::app
