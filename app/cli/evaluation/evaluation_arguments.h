#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <Eigen/Dense>

#include "app/cli/arguments/table_arguments.h"
#include "app/cli/output/notes.h"
#include "core/data/series/aggregation.h"
#include "core/data/series/image.h"
#include "core/data/series/pivot.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

/// The arguments of `cluster` and `decide`: a table with one row for each object and a column for each indicator.
class EvaluationArguments {
public:
    void declare(CLI::App& app);

    struct Indicator {
        std::string name;
        data::PointEffect effect;
        /// Whether the direction (more or less is better) was given or follows from the name of the column.
        bool stated = false;
    };
    struct Objects {
        std::vector<std::string> names;
        std::vector<Indicator> indicators;
        std::vector<std::string> units;    ///< unit of each indicator; "" if it has none
        Eigen::MatrixXd values;            ///< values of the indicators: objects x indicators, all finite
        std::vector<std::string> leftOut;  ///< names of the objects that were left out because a value is missing
        data::LeftOut account;
    };
    /// Reads the table. Several rows of an object are combined by --agg. Objects that lack the value of an indicator
    /// are left out, and a note names them. Errors: those of reading and of pivot(); noRows if no object is left.
    [[nodiscard]] base::Expected<Objects> load(Notes& notes) const;
    /// Returns the number of indicators that the options name.
    [[nodiscard]] std::size_t count() const { return m_indicators.size(); }

private:
    [[nodiscard]] base::Expected<std::vector<Indicator>> indicators() const;

    TableArguments m_table;
    std::string m_objects;
    std::vector<std::string> m_indicators;
    data::Aggregation m_aggregation = data::Aggregation::none;
};

/// Parses "A=1,2;B=3,4" and returns for each indicator the numbers under its name. Errors: optionUnknown if the text
/// has another form or a name is unknown.
[[nodiscard]] base::Expected<std::vector<std::vector<double>>> numbersByName(
    const std::string& option, const std::string& text, const std::vector<EvaluationArguments::Indicator>& indicators);

/// Parses "0.3,0.2" and returns `count` numbers, one for each indicator. Error: optionUnknown if the text is something
/// else; `otherwise` is what the error says is expected.
[[nodiscard]] base::Expected<std::vector<double>> weightsIn(const std::string& option, const std::string& text,
                                                            std::size_t count, const std::string& otherwise);

}  // namespace greyscope::app::cli
