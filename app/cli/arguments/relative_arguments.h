#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "app/analyses/relative/relative_figures.h"
#include "app/analyses/relative/relative_request.h"
#include "app/cli/arguments/table_arguments.h"
#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/relative/breakdown.h"
#include "core/relative/model.h"

#include <nlohmann/json_fwd.hpp>

namespace CLI {
class App;
}

namespace greyscope::app::cli {

class Notes;

/// The arguments of commands that predict one system from another: FILE..., the metric, the systems, the factors, and
/// how trees are grown and validated.
class RelativeArguments {
public:
    /// Whether the command predicts one system or several.
    enum class Systems { one, several };
    void declare(CLI::App& app, Systems systems = Systems::one);
    /// Declares the options that transfer does not have: other predictors, the number of leaves, pruning.
    void declareModel(CLI::App& app);
    /// Declares how intervals of ratios are calculated from repeats.
    void declareIntervals(CLI::App& app);
    /// Allows several metrics in --value.
    void allowSeveralMetrics() { m_severalMetrics = true; }

    struct Chosen {
        std::shared_ptr<const data::Dataset> dataset;
        relative::RelativeOptions options;  ///< its `value` is the first metric
        std::vector<std::string> metrics;
        std::vector<relative::PredictionRun> scenarios;  ///< with several systems: the pairs, or the published ones
    };
    /// Reads the table; factors that are not given are guessed.
    [[nodiscard]] base::Expected<Chosen> load(Notes& notes);

    /// Returns the study of this prediction. Errors: those of TableArguments::studyTable().
    [[nodiscard]] base::Expected<Study> study(const relative::RelativeOptions& options) const;

private:
    TableArguments::Source m_read;  ///< the source of what load() returned
    void declareSeveral(CLI::App& app);
    [[nodiscard]] base::Expected<std::vector<relative::PredictionRun>> scenarios(
        const data::Dataset& dataset, const relative::RelativeOptions& options) const;
    [[nodiscard]] base::Expected<void> readValidation(relative::RelativeOptions& options) const;
    [[nodiscard]] base::Expected<void> checkEffects(const relative::RelativeOptions& options) const;

    TableArguments m_table;
    std::vector<std::string> m_metrics;
    std::vector<std::string> m_to;
    CLI::App* m_app = nullptr;
    bool m_several = false;
    bool m_severalMetrics = false;
    bool m_published = false;
    relative::RelativeOptions m_options;     ///< the given systems, cells and repeats
    RelativeChoices m_choices{.model = {}};  ///< all other options
    std::string m_prune = "none";
    std::string m_validate = "auto";
};

/// The pruning according to --prune, with the alpha of alpha=X. Error: optionUnknown.
struct PruningChoice {
    relative::Pruning pruning = relative::Pruning::none;
    double alpha = 0.0;
};
[[nodiscard]] base::Expected<PruningChoice> pruningIn(const std::string& text);

/// Returns the request of a study for a pair. Error: optionConflict if both systems are the same.
[[nodiscard]] base::Expected<RelativeRequest> requestOf(const Study& study, const relative::RelativeOptions& given);
/// Error: optionOutOfRange if there are fewer cells than the given number of folds. The analysis would reduce the
/// number, but a user who gives one expects it.
[[nodiscard]] base::Expected<void> checkFolds(const relative::RelativeOptions& given, std::size_t cells);
/// Gives the result of a study the names in `given`, and the account of the rows that were read.
void nameAsGiven(relative::RelativeResult& result, const relative::RelativeOptions& given,
                 const relative::RatioTable& read);

/// Returns the figures of a pair whose conditions are steps of its study.
[[nodiscard]] RelativeFigures shownPair(relative::RelativeResult result, const widgets::RelativeNames& names);

/// Returns the validation as spelled for --validate; if none is chosen, the one for the number of cells.
[[nodiscard]] std::string validationName(const relative::RelativeOptions& options);
/// Returns "12 repeated measurements merged by mean"; "" without repeats.
[[nodiscard]] std::string repeatedText(std::size_t repeated, data::Aggregation aggregation);
/// Returns a note on the cells of only one system, merged repeats and rows left out, under the scenario's name, for
/// outputs that do not list them; "" if there are none.
[[nodiscard]] std::string leftOutNote(const relative::ScenarioOutcome& outcome);
[[nodiscard]] nlohmann::ordered_json leftOutJson(const relative::RatioTable& table);

}  // namespace greyscope::app::cli
