#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

#include "app/study/series_catalog.h"
#include "app/study/step_words.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// A finding about a table: something that a user should know before trusting a chart of it, with remedies.
struct Finding {
    enum class Kind { good, look, bad, info };
    Kind kind = Kind::info;
    QString text;
    /// A remedy for a finding, which is applied by one click. The first one of a finding is the usual choice.
    struct Mend {
        QString label;
        std::function<void(StudyTable&)> edit;
        std::optional<StepWhat> begins = {};    ///< set instead of `edit`: a recipe step that the user must complete
        std::optional<ToldReading> reads = {};  ///< set instead of `edit`: settings with which the file is read again
    };
    std::vector<Mend> mends = {};
};

/// Returns the findings about a table. About its series: whether it can have any, series with identical values, a
/// complete or incomplete grid, factors whose levels double. About its columns: an index, quantities as text, columns
/// without information. `entries` are the series of the table.
[[nodiscard]] std::vector<Finding> findingsOf(const StudyTable& table, const std::vector<SeriesEntry>& entries,
                                              base::Progress& progress);

}  // namespace greyscope::app
