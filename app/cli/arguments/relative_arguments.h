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
    /// Whether the command predicts one system from another or several.
    enum class Systems { one, several };
    void declare(CLI::App& app, Systems systems = Systems::one);
    /// Declares the options that transfer does not have: other predictors, the number of leaves, pruning.
    void declareModel(CLI::App& app);
    /// Declares the options for how intervals of ratios are calculated from repeats.
    void declareIntervals(CLI::App& app);
    /// Lets --value contain several metrics.
    void allowSeveralMetrics() { m_severalMetrics = true; }

    struct Chosen {
        std::shared_ptr<const data::Dataset> dataset;
        relative::RelativeOptions options;  ///< the model's options; `value` is the first metric
        std::vector<std::string> metrics;
        /// The pairs to predict if several systems are predicted: those of the options, or the published ones.
        std::vector<relative::PredictionRun> scenarios;
        data::LeftOut account = {};  ///< counts of the rows as read, which has those that the conditions leave out
    };
    /// Reads the table and determines what to predict; factors that are not given are guessed.
    [[nodiscard]] base::Expected<Chosen> load(Notes& notes);

    /// Returns a study that makes this prediction. Errors: those of TableArguments::studyTable().
    [[nodiscard]] base::Expected<Study> study(const relative::RelativeOptions& options) const;

private:
    TableArguments::Source m_read;  ///< the files that load() read
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
    relative::RelativeOptions m_options;     ///< systems, cells and repeats as given
    RelativeChoices m_choices{.model = {}};  ///< the values of all other options
    std::string m_prune = "none";
    std::string m_validate = "auto";
};

/// The pruning method of --prune, with the number from alpha=X. Error: optionUnknown.
struct PruningChoice {
    relative::Pruning pruning = relative::Pruning::none;
    double alpha = 0.0;
};
[[nodiscard]] base::Expected<PruningChoice> pruningIn(const std::string& text);

/// Returns the request that a study makes for its pair. Error: optionConflict if both systems are the same.
[[nodiscard]] base::Expected<RelativeRequest> requestOf(const Study& study, const relative::RelativeOptions& given);
/// Checks the given number of folds. Error: optionOutOfRange if there are fewer cells than folds. The analysis would
/// leave out each cell in turn, but a user who gives a number expects it.
[[nodiscard]] base::Expected<void> checkFolds(const relative::RelativeOptions& given, std::size_t cells);
/// Replaces names in options that were made from a study by those in `given`: of systems, columns and filters.
void nameAsGiven(relative::RelativeOptions& options, const relative::RelativeOptions& given);
/// Replaces names and counts in a result that was calculated from a study. The names of systems and filters become
/// those in `given`; the counts of rows become those of the table as read.
void nameAsGiven(relative::RelativeResult& result, const relative::RelativeOptions& given,
                 const relative::RatioTable& read);

/// Prepares a result for display, without counting the rows that its conditions left out, because these conditions are
/// steps of its study.
[[nodiscard]] RelativeFigures shownPair(relative::RelativeResult result, const widgets::RelativeNames& names);

/// Returns the validation as it is written for --validate. If none was chosen, returns the rule by the number of cells.
[[nodiscard]] std::string validationName(const relative::RelativeOptions& options);
/// Returns a text on merged repeats, "12 repeated measurements merged by mean"; "" without repeats.
[[nodiscard]] std::string repeatedText(std::size_t repeated, data::Aggregation aggregation);
/// Returns a note on what a scenario leaves out: cells that only one system has, merged repeats, and rows. It is for
/// outputs that do not list them and begins with the scenario's name; "" if nothing is left out.
[[nodiscard]] std::string leftOutNote(const relative::ScenarioOutcome& outcome);
[[nodiscard]] nlohmann::ordered_json leftOutJson(const relative::RatioTable& table);

}  // namespace greyscope::app::cli
