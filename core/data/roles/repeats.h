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

/// The columns of these names, all of which the dataset has.
[[nodiscard]] std::vector<const Column*> columnsNamed(const Dataset& dataset, const std::vector<std::string>& names);

/// Whether rows that fall on one point are repeats of one measurement: they agree in every setting, and all differ in
/// the columns that tell repeats apart. Where there are no such columns they agree in all that is not measured,
/// whatever it is used as. Without settings nothing is known of them.
class RepeatTest {
public:
    /// For points among `rows`; the dataset, which stays, has all these columns.
    RepeatTest(const Dataset& dataset, std::vector<std::string> repeats, std::vector<std::string> settings,
               const Rows& rows);
    /// Several threads may ask.
    [[nodiscard]] bool operator()(RowSpan rows);

private:
    void codeRows();
    [[nodiscard]] LevelCodes codesByRow(const std::vector<std::string>& columns) const;

    const Dataset& m_dataset;
    std::vector<std::string> m_repeats;
    std::vector<std::string> m_settings;
    const Rows& m_rows;
    std::once_flag m_coded;
    LevelCodes m_repeatOf;  ///< of each row of the dataset; made when first needed
    LevelCodes m_settingOf;
};

/// The columns in which repeats agree: keys and factors but those that tell repeats apart; where none does, all that
/// only describes a row too.
[[nodiscard]] std::vector<std::string> settingsOfRepeats(const Roles& roles, const std::vector<std::string>& repeats);

/// How repeats are combined where nobody says how: as their mean.
[[nodiscard]] Aggregation ofRepeats(Aggregation asked);

/// Of a sum the columns that tell runs apart: those that tell repeats apart, but for which part of its run a row is
/// ("rank"). None of other aggregations.
[[nodiscard]] std::vector<std::string> runsSummed(const Aggregation& asked, const std::vector<std::string>& repeats);

/// Of rows on one point the columns that tell them apart as parts of one run, such as its processes, where their sum is
/// what the run did; none of a metric that does not add up. See namesRunPart(), addsUp().
[[nodiscard]] std::vector<std::string> partsOfRun(const Dataset& dataset, const Column& metric, RowSpan rows);

/// Why rows on one point of a series are refused: duplicatePoint, of so many values.
[[nodiscard]] base::Error duplicateError(const Dataset& dataset, const Column& metric,
                                         const std::pair<std::string, std::string>& seriesAndPoint, std::size_t values,
                                         RowSpan rows);

/// The measurements of a point: each of its rows or, where they are summed and columns tell runs apart, the sum of the
/// rows of each run. The value of such a point is the mean over its runs. What a database summed up counts as the rows
/// that it was in sums, counts and spreads; other aggregations take its mean.
class PointValues {
public:
    /// `runs`: see runsSummed(). All are columns of the dataset, which stays.
    PointValues(const Dataset& dataset, const Column& metric, const Aggregation& asked,
                const std::vector<std::string>& runs);
    /// The finite ones of these rows; returns how many rows have one.
    std::size_t take(RowSpan rows, std::vector<double>& values) const;
    /// Their value, where there are any; `values` as take() has them, reordered. See aggregated().
    [[nodiscard]] double value(RowSpan rows, std::vector<double>& values) const;
    /// How they become one.
    [[nodiscard]] const Aggregation& how() const { return m_how; }

private:
    [[nodiscard]] base::Moments rowAt(std::size_t row) const;

    const NumericValues& m_numbers;
    Aggregation m_how;
    std::optional<SummedRows> m_summed;  ///< where it matters
    LevelCodes m_runOf;                  ///< of each row; empty: each row is a measurement
};

/// The columns in which rows that fall on one point differ, metrics aside: fixing one of them, or matching by it, tells
/// the rows apart. Settings first, then what only describes a row (when it was measured, from which file).
[[nodiscard]] std::vector<std::string> columnsTellingApart(const Dataset& dataset, const Rows& rows);

}  // namespace greyscope::data
