#pragma once

#include <string>
#include <vector>

#include "app/analyses/evaluation/evaluated_objects.h"
#include "app/cli/arguments/table_arguments.h"
#include "app/cli/output/notes.h"
#include "core/data/left_out.h"
#include "core/data/series/aggregation.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

/// The arguments of `cluster` and `decide`: a table with one row for each object and a column for each indicator.
class EvaluationArguments {
public:
    void declare(CLI::App& app);

    [[nodiscard]] const std::string& objects() const { return m_objects; }
    /// Returns the indicators with their directions. Error: optionUnknown (a direction that is not one).
    [[nodiscard]] base::Expected<std::vector<IndicatorChoice>> indicators() const;

    /// A table that was read, and the account of its rows before its conditions.
    struct Source {
        StudyTable table;
        data::LeftOut account;
    };
    /// Reads the table. Errors: those of TableArguments::read().
    [[nodiscard]] base::Expected<Source> read(const std::vector<IndicatorChoice>& indicators, Notes& notes) const;
    /// Returns the request for the objects of a table that was read.
    [[nodiscard]] ObjectsRequest request(const StudyTable& table, std::vector<IndicatorChoice> indicators) const;

private:
    TableArguments m_table;
    std::string m_objects;
    std::vector<std::string> m_indicators;
    data::Aggregation m_aggregation = data::Aggregation::none;
};

/// Parses "A=1,2;B=3,4" and returns for each indicator the numbers under its name. Errors: optionUnknown if the text
/// has another form or a name is unknown.
[[nodiscard]] base::Expected<std::vector<std::vector<double>>> numbersByName(
    const std::string& option, const std::string& text, const std::vector<IndicatorChoice>& indicators);

/// Parses "0.3,0.2" and sets the weights of the indicators. Error: optionUnknown if the text is something else;
/// `otherwise` is what the error says is expected.
[[nodiscard]] base::Expected<void> setWeights(const std::string& option, const std::string& text,
                                              std::vector<IndicatorChoice>& indicators, const std::string& otherwise);

/// Returns the index of an object by its name. Error: unknownSeries.
[[nodiscard]] base::Expected<std::size_t> objectNamed(const std::string& name, const EvaluatedObjects& objects);

}  // namespace greyscope::app::cli
