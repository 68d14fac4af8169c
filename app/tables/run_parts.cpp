#include "app/tables/run_parts.h"

#include "app/study/tables/column_roles.h"
#include "core/data/columns/column_clues.h"
#include "core/data/roles/repeats.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Returns the rows of the first point that has several.
std::vector<data::RowNumber> severalRows(const data::SeriesTable& table) {
    for (const data::Series& series : table.series) {
        for (std::size_t point = 0; point < series.rows.size(); ++point) {
            if (const auto rows = series.rows[point]; rows.size() > 1) {
                return {rows.begin(), rows.end()};
            }
        }
    }
    return {};
}

/// Returns the columns that distinguish these rows as parts of one run.
std::vector<std::string> partsIn(const StudyTable& table, const data::SeriesTable& series) {
    const auto metric = table.dataset->column(series.valueName);
    return metric && series.leftOut.mergedPoints > 0 ? data::partsOfRun(*table.dataset, **metric, severalRows(series))
                                                     : std::vector<std::string>();
}

}  // namespace

std::vector<std::string> partsOfRuns(const StudyTable& table) {
    const auto series = data::pivot(*table.dataset, queryFor(table, {}));
    return series ? partsIn(table, *series) : std::vector<std::string>();
}

void sumRuns(StudyTable& table) {
    table.aggregation = data::Aggregation::sum;
    const auto series = data::pivot(*table.dataset, queryFor(table, {.allCells = true, .axis = {}, .hold = {}}));
    const std::vector<data::RowNumber> rows = series ? severalRows(*series) : std::vector<data::RowNumber>();
    for (const std::string& name : data::columnsTellingApart(*table.dataset, data::Rows(data::RowSpan(rows)))) {
        const bool callsRuns = data::namesRepetitions(name) || data::namesIdentifier(name);
        if (callsRuns && !data::namesRunPart(name)) {
            setRole(table, name, ColumnRole::repetition);
        }
    }
}

std::optional<Finding> runPartsFinding(const StudyTable& table, const data::SeriesTable& series) {
    const std::vector<std::string> parts = partsIn(table, series);
    if (table.aggregation == data::Aggregation::sum || parts.empty()) {
        return std::nullopt;
    }
    QStringList names;
    for (const std::string& name : parts) {
        names << widgets::visibleText(name);
    }
    return Finding{Finding::Kind::look,
                   Words::tr("Rows on one point differ in %1, like parts of one run. The chart shows their %2.")
                       .arg(widgets::enumerated(names), widgets::aggregationWord(series.ofMeasurements())),
                   {{Words::tr("Sum the parts of each run"), sumRuns}}};
}

}  // namespace greyscope::app
