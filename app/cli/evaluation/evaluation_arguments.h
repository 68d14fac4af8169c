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
#include "core/data/series/series_table.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

/// A table of objects (rows) with an indicator in each of some columns, as `cluster` and `decide` take it.
class EvaluationArguments {
public:
    void declare(CLI::App& app);

    struct Indicator {
        std::string name;
        data::PointEffect effect;
        bool stated = false;  ///< the direction was given, or the name of the column says it
    };
    struct Objects {
        std::vector<std::string> names;
        std::vector<Indicator> indicators;
        std::vector<std::string> units;    ///< of the indicators; "" of one without
        Eigen::MatrixXd values;            ///< objects x indicators, finite
        std::vector<std::string> leftOut;  ///< names of objects that lack a value
        data::LeftOut account;
    };
    /// Several rows of an object are combined by --agg. Objects without a value of every indicator are left out; a note
    /// names them. Errors: those of reading and of pivot(), noRows where no object is left.
    [[nodiscard]] base::Expected<Objects> load(Notes& notes) const;
    /// How many indicators are asked for.
    [[nodiscard]] std::size_t count() const { return m_indicators.size(); }

private:
    [[nodiscard]] base::Expected<std::vector<Indicator>> indicators() const;

    TableArguments m_table;
    std::string m_objects;
    std::vector<std::string> m_indicators;
    data::Aggregation m_aggregation = data::Aggregation::none;
};

/// The numbers of "A=1,2;B=3,4", each list for the indicator of its name. Errors: optionUnknown for another text or an
/// unknown name.
[[nodiscard]] base::Expected<std::vector<std::vector<double>>> numbersByName(
    const std::string& option, const std::string& text, const std::vector<EvaluationArguments::Indicator>& indicators);

/// The numbers of "0.3,0.2", one for each of `count` indicators; optionUnknown otherwise.
[[nodiscard]] base::Expected<std::vector<double>> weightsIn(const std::string& option, const std::string& text,
                                                            std::size_t count, const std::string& otherwise);

}  // namespace greyscope::app::cli
