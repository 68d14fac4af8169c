#include "app/reading/reading_sketches.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <numeric>
#include <random>
#include <utility>

#include "app/study/tables/column_roles.h"
#include "core/base/try.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kSketchedRows = 20'000;

base::Expected<data::Dataset> sampled(const data::Dataset& dataset) {
    std::vector<std::size_t> all(dataset.rowCount());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::vector<std::size_t> rows;
    std::sample(all.begin(), all.end(), std::back_inserter(rows), kSketchedRows, std::mt19937_64(1));
    std::vector<data::Column> columns;
    for (const data::Column& column : dataset.columns()) {
        columns.push_back(data::takenRows(column, rows));
    }
    return data::Dataset::create(std::move(columns));
}

}  // namespace

base::Expected<std::vector<widgets::ReadingSketch>> readingSketches(const StudyTable& table,
                                                                    const data::Readings& readings,
                                                                    base::Progress& progress) {
    const data::Dataset drawn =
        table.dataset->rowCount() > kSketchedRows ? GREYSCOPE_TRY(sampled(*table.dataset)) : *table.dataset;
    std::vector<widgets::ReadingSketch> sketches;
    for (std::size_t n = 1; const data::Reading* reading = readings.number(n); ++n) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        StudyTable read = table;
        takeReading(read, *reading);
        const auto series = data::pivot(drawn, queryFor(read, {}));  // held at the levels that the whole table has
        sketches.push_back(series ? widgets::readingSketch(*series, drawn) : widgets::ReadingSketch());
    }
    return sketches;
}

}  // namespace greyscope::app
