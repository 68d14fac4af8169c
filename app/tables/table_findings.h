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
    /// Ways to mend it, each by one click; the first one is what most would do.
    struct Mend {
        QString label;
        std::function<void(StudyTable&)> edit;
        std::optional<StepWhat> begins = {};    ///< instead: a step of the recipe, which the user fills in
        std::optional<ToldReading> reads = {};  ///< instead: the file is read so
    };
    std::vector<Mend> mends = {};
};

/// What the table's series are like: whether they can be made at all, series that repeat others value for value, the
/// grid full or with cells missing, factors whose levels double; and what its columns are like: an index, quantities as
/// text, columns that add nothing. `entries` are the table's series.
[[nodiscard]] std::vector<Finding> findingsOf(const StudyTable& table, const std::vector<SeriesEntry>& entries,
                                              base::Progress& progress);

}  // namespace greyscope::app
