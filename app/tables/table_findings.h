#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

#include "app/study/series_catalog.h"
#include "app/study/step_words.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Something about a table that a user should know before trusting a chart of it.
struct Finding {
    enum class Kind { good, look, bad, info };
    Kind kind = Kind::info;
    QString text;
    /// The remedies, each applied by one click; the first is the usual choice.
    struct Mend {
        QString label;
        std::function<void(StudyTable&)> edit;
        std::optional<StepWhat> begins = {};    ///< instead of `edit`: a step of the recipe that the user completes
        std::optional<ToldReading> reads = {};  ///< instead of `edit`: the file is read in this way
    };
    std::vector<Mend> mends = {};
};

/// Returns the findings about a table. On its series: whether there can be any, series with identical values, a full or
/// incomplete grid, factors whose levels double. On its columns: an index, quantities as text, columns without
/// information. `entries` are the table's series.
[[nodiscard]] std::vector<Finding> findingsOf(const StudyTable& table, const std::vector<SeriesEntry>& entries,
                                              base::Progress& progress);

}  // namespace greyscope::app
