#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/cli/arguments/table_arguments.h"
#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/series/series_table.h"
#include "core/data/table_layout.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

class Notes;

/// The arguments that turn files into series: FILE..., the steps, --axis --value --series --repeat --agg
/// --without-points.
class SeriesArguments {
public:
    void declare(CLI::App& app);

    /// How much a command can take as points.
    enum class Points { severalFactors, oneFactor };

    struct Chosen {
        data::SeriesTable table;
        data::SeriesQuery query;
        Notes* notes = nullptr;
        std::shared_ptr<const data::Dataset> dataset = nullptr;  ///< that the table is of
        TableArguments::Source read = {};                        ///< that this was made of
        /// The table with the points that not all series have, where these are left out.
        std::optional<data::SeriesTable> withAllPoints = {};

        [[nodiscard]] const data::SeriesTable& allPoints() const { return withAllPoints ? *withAllPoints : table; }
        /// What the table leaves out: for text a line with an empty one behind it, a note beside data.
        [[nodiscard]] std::string leftOutLine() const;
        void noteLeftOut() const;
    };

    /// Pivots the table. It is wide where neither --value nor --series is given, and guessLayout() says so, it is
    /// keyless, it has no keys and an axis of its own is given, or `named`, a series that the command asks for, is a
    /// numeric column; its only metric stays a series along what was set for a command of one. What is not given is
    /// guessed: the metric and the keys of a long file, the columns of a wide one by wideRoles(), and as axis the
    /// factors that --where leaves free. `only` names the series that are needed, where not all are: of a wide table no
    /// other column is looked at.
    [[nodiscard]] base::Expected<Chosen> load(const std::string& named, Points points, Notes& notes,
                                              const std::vector<std::string>& only = {}) const;

    /// The table of a study whose series are those of `chosen`. Errors: those of TableArguments::studyTable();
    /// optionConflict where neither lines of the files nor a condition on the axis leave out the points that
    /// --without-points names.
    [[nodiscard]] base::Expected<StudyTable> studyTable(const Chosen& chosen) const;

    /// A table of alternatives: each row is a series, named by --series or by its number, and these numeric columns are
    /// its points. optionConflict with --axis or --value.
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
};

/// How the series came about, for every output: {"axis", "value", "keys", "where", "aggregation"}.
[[nodiscard]] nlohmann::ordered_json queryJson(const data::SeriesQuery& query);
/// The same in a line.
[[nodiscard]] std::string wordsOf(const data::SeriesQuery& query);

}  // namespace greyscope::app::cli
