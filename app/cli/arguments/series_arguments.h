#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/cli/arguments/table_arguments.h"
#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/series/pivot.h"
#include "core/data/table_layout.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

class Notes;

/// The arguments that turn files into series: FILE..., the steps, --axis, --value, --series, --repeat, --agg and
/// --without-points.
class SeriesArguments {
public:
    void declare(CLI::App& app);

    /// Makes the points of load() run along this column as well, if --axis is given; "": does nothing.
    void alsoAlong(const std::string& column);
    /// Makes load() average rows that share a point instead of failing, unless --agg is given; with a note if `told`.
    void averageSharedPoints(bool told) {
        m_averages = true;
        m_averagesTold = told;
    }
    /// Makes load() read a table as the window does, also if that gives a single series. Otherwise each measured column
    /// of a table without keys is a series, because a single series cannot be compared.
    void drawReading() { m_drawsReading = true; }

    /// Whether the points of the series can be combinations of several factors, or are the levels of one factor.
    enum class Points { severalFactors, oneFactor };

    struct Chosen {
        data::SeriesTable table;
        data::SeriesQuery query;
        Notes* notes = nullptr;
        std::shared_ptr<const data::Dataset> dataset = nullptr;  ///< the table that the series were made from
        TableArguments::Source read = {};                        ///< the files that were read
        /// The series before points were left out that not all series have; empty if no points were left out.
        std::optional<data::SeriesTable> withAllPoints = {};

        [[nodiscard]] const data::SeriesTable& allPoints() const { return withAllPoints ? *withAllPoints : table; }
        /// Returns lines for text output on the rows and points that are left out, with an empty line at the end.
        [[nodiscard]] std::string leftOutLine() const;
        /// Adds a note on the rows and points that are left out, for output that contains only data.
        void noteLeftOut() const;
    };

    /// Reads the table and makes the series. Columns that are not given are guessed: metric and keys of a long file,
    /// and the columns of a wide one by wideRoles(). The axis is guessed from the factors that --where leaves free.
    /// Without --value and --series, the table is read as wide in four cases: guessLayout() says so; no keys can name
    /// series; another axis than the table's own is given; `named`, a requested series, is a numeric column. Exception:
    /// the only metric of a table without keys is a single series for a command with one factor. `only` lists the
    /// required series; empty: all. Only these columns of a wide table are read.
    [[nodiscard]] base::Expected<Chosen> load(const std::string& named, Points points, Notes& notes,
                                              const std::vector<std::string>& only = {}) const;

    /// Returns the table for a study that has the same series as `chosen`. Errors: those of
    /// TableArguments::studyTable(); optionConflict if the points of --without-points can be left out neither by lines
    /// of the files nor by a condition on the axis.
    [[nodiscard]] base::Expected<StudyTable> studyTable(const Chosen& chosen) const;

    /// Returns the table for a study in which the alternatives of loadAlternatives() are the series. Errors: those of
    /// TableArguments::studyTable() and of data::RowsAsSeries; optionConflict if no single column names the rows.
    [[nodiscard]] base::Expected<StudyTable> studyOfAlternatives(const Chosen& chosen) const;

    /// Reads a table of alternatives: each row is a series, named by --series or by its number. The numeric columns
    /// `criteria` are its points. Error: optionConflict with --axis, --value or --without-points.
    [[nodiscard]] base::Expected<Chosen> loadAlternatives(const std::vector<std::string>& criteria, Notes& notes) const;

private:
    [[nodiscard]] base::Expected<void> leaveOutPoints(StudyTable& table, const Chosen& chosen) const;
    [[nodiscard]] base::Expected<data::Recipe> withoutRows(const StudyTable& table,
                                                           const data::SeriesQuery& query) const;
    [[nodiscard]] bool isWide(const data::Dataset& dataset, const std::optional<data::TableLayout>& layout,
                              const std::string& named, Points points) const;
    [[nodiscard]] data::SeriesQuery wideQuery(const data::Dataset& dataset, const data::Roles& roles,
                                              const std::string& named, Points points,
                                              const std::vector<std::string>& only, data::SeriesQuery query) const;
    [[nodiscard]] data::SeriesQuery longQuery(const data::Roles& roles, const std::string& named, Points points,
                                              data::SeriesQuery query) const;

    [[nodiscard]] data::Roles asked() const;

    TableArguments m_table;
    std::vector<std::string> m_axis;
    std::string m_value;
    std::vector<std::string> m_series;
    std::vector<std::string> m_repeat;
    std::vector<std::string> m_withoutPoints;
    data::Aggregation m_aggregation = data::Aggregation::none;
    bool m_averages = false, m_averagesTold = false;
    bool m_drawsReading = false;
};

/// Returns how the series were made, as JSON for every output: {"axis", "value", "keys", "where", "aggregation"}.
[[nodiscard]] nlohmann::ordered_json queryJson(const data::SeriesQuery& query);
/// Returns how the series were made, as one line of text.
[[nodiscard]] std::string wordsOf(const data::SeriesQuery& query);

}  // namespace greyscope::app::cli
