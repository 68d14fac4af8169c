#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/roles/summed_rows.h"
#include "core/data/series/series_table.h"

namespace greyscope::data {

struct Roles;

/// Returns the columns with these names; the dataset must have all of them.
[[nodiscard]] std::vector<const Column*> columnsNamed(const Dataset& dataset, const std::vector<std::string>& names);

/// Tests whether rows at the same point are repeats of one measurement: they have the same settings, and no two of them
/// agree in all columns that distinguish repeats. If there are no such columns, the rows must agree in every column
/// that is not a metric. If there are no settings either, the answer is false.
class RepeatTest {
public:
    /// `rows`: all rows that are tested later, of all points. `repeats`: the columns that distinguish repeats.
    /// `settings`: the columns in which repeats agree. The dataset must have all these columns; it and `rows` must
    /// outlive this object.
    RepeatTest(const Dataset& dataset, std::vector<std::string> repeats, std::vector<std::string> settings,
               const Rows& rows);
    /// Whether these rows of one point are repeats. May be called by several threads.
    [[nodiscard]] bool operator()(RowSpan rows);

private:
    void codeRows();
    [[nodiscard]] LevelCodes codesByRow(const std::vector<std::string>& columns) const;

    const Dataset& m_dataset;
    std::vector<std::string> m_repeats;
    std::vector<std::string> m_settings;
    const Rows& m_rows;
    std::once_flag m_coded;
    LevelCodes m_repeatOf;   ///< for each row of the dataset, a code of its values in the columns that distinguish
                             ///< repeats; computed at the first call
    LevelCodes m_settingOf;  ///< for each row of the dataset, a code of its settings; computed at the first call
};

/// Returns the columns in which repeats agree: keys and factors, except `repeats`, the columns that distinguish
/// repeats. If there are none of these, descriptions are included.
[[nodiscard]] std::vector<std::string> settingsOfRepeats(const Roles& roles, const std::vector<std::string>& repeats);

/// Returns how repeats are combined: as asked for, or as their mean if that is Aggregation::none.
[[nodiscard]] Aggregation ofRepeats(Aggregation asked);

/// Returns the columns that distinguish the runs if rows are summed: those that distinguish repeats, except columns
/// that number the parts of a run ("rank"). Empty for any other aggregation.
[[nodiscard]] std::vector<std::string> runsSummed(const Aggregation& asked, const std::vector<std::string>& repeats);

/// Returns the columns by which `rows`, which share a point, are parts of one run, such as the rank of a process; the
/// sum of the rows is then the value of the run. Empty if there is no such column or the metric does not add up. See
/// namesRunPart(), addsUp().
[[nodiscard]] std::vector<std::string> partsOfRun(const Dataset& dataset, const Column& metric, RowSpan rows);

/// Returns the error duplicatePoint for `rows`, which share a point of a series and have `values` values. It names the
/// columns in which the rows differ.
[[nodiscard]] base::Error duplicateError(const Dataset& dataset, const Column& metric,
                                         const std::pair<std::string, std::string>& seriesAndPoint, std::size_t values,
                                         RowSpan rows);

/// Combines the rows of a point into one value. Normally, each row is a measurement. If rows are summed and columns
/// distinguish runs, the measurements are the sums over the runs, and the value is the mean of these sums. A row may be
/// one that a database summed up from several measurements. In sums, counts and spreads it counts as these
/// measurements, in other aggregations as their mean.
class PointValues {
public:
    /// `runs`: the columns that distinguish runs, see runsSummed(). `metric` and `runs` must be columns of the dataset,
    /// which must outlive this object.
    PointValues(const Dataset& dataset, const Column& metric, const Aggregation& asked,
                const std::vector<std::string>& runs);
    /// Sets `values` to the finite measurements of these rows, and returns the number of rows with a finite number.
    std::size_t take(RowSpan rows, std::vector<double>& values) const;
    /// Returns the value of a point with these rows. `values` must be the result of take() for them and must not be
    /// empty; its order may change. See aggregated().
    [[nodiscard]] double value(RowSpan rows, std::vector<double>& values) const;
    /// The aggregation that makes one value of the measurements.
    [[nodiscard]] const Aggregation& how() const { return m_how; }

private:
    [[nodiscard]] base::Moments rowAt(std::size_t row) const;

    const NumericValues& m_numbers;
    Aggregation m_how;
    std::optional<SummedRows> m_summed;  ///< the rows that a database summed up from several measurements; nullopt if
                                         ///< there are none or the aggregation does not need them
    LevelCodes m_runOf;                  ///< the run of each row; empty if each row is a measurement
};

/// Returns the columns, except metrics, in which `rows`, which share a point, differ. Fixing one of these columns, or
/// matching series by it, separates the rows. Settings come first, then repetitions, then descriptions such as the time
/// or the file.
[[nodiscard]] std::vector<std::string> columnsTellingApart(const Dataset& dataset, const Rows& rows);

}  // namespace greyscope::data
