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

/// The arguments of the commands that predict one system from another: FILE..., the metric, the systems, the factors,
/// and how trees are grown and validated.
class RelativeArguments {
public:
    /// Several systems to predict, or one.
    enum class Systems { one, several };
    void declare(CLI::App& app, Systems systems = Systems::one);
    /// What transfer has not: other predictors, the number of leaves, pruning.
    void declareModel(CLI::App& app);
    /// How repeats make the intervals of ratios.
    void declareIntervals(CLI::App& app);
    /// --value may name several metrics.
    void allowSeveralMetrics() { m_severalMetrics = true; }

    struct Chosen {
        std::shared_ptr<const data::Dataset> dataset;
        relative::RelativeOptions options;  ///< its `value` is the first metric
        std::vector<std::string> metrics;
        std::vector<relative::PredictionRun> scenarios;  ///< with several systems: the pairs, or the published ones
    };
    /// Reads the table; factors that are not given are guessed.
    [[nodiscard]] base::Expected<Chosen> load(Notes& notes);

    /// The study that predicts this. Errors: those of TableArguments::studyTable().
    [[nodiscard]] base::Expected<Study> study(const relative::RelativeOptions& options) const;

private:
    TableArguments::Source m_read;  ///< that load() made this of
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
    relative::RelativeOptions m_options;     ///< the systems, cells and repeats that were given
    RelativeChoices m_choices{.model = {}};  ///< the rest
    std::string m_prune = "none";
    std::string m_validate = "auto";
};

/// How far --prune says to prune, and with alpha=X the alpha. optionUnknown.
struct PruningChoice {
    relative::Pruning pruning = relative::Pruning::none;
    double alpha = 0.0;
};
[[nodiscard]] base::Expected<PruningChoice> pruningIn(const std::string& text);

/// What a study asks of a pair. optionConflict where both systems are one.
[[nodiscard]] base::Expected<RelativeRequest> requestOf(const Study& study, const relative::RelativeOptions& given);
/// The analysis takes no more folds than there are cells; who gives a number expects that number. optionOutOfRange.
[[nodiscard]] base::Expected<void> checkFolds(const relative::RelativeOptions& given, std::size_t cells);
/// The result of a study under the names that were `given`, with the account of the rows that were read.
void nameAsGiven(relative::RelativeResult& result, const relative::RelativeOptions& given,
                 const relative::RatioTable& read);

/// What is shown of a pair whose conditions are steps of its study.
[[nodiscard]] RelativeFigures shownPair(relative::RelativeResult result, const widgets::RelativeNames& names);

/// The validation as --validate spells it; by the number of cells where none is chosen.
[[nodiscard]] std::string validationName(const relative::RelativeOptions& options);
/// "12 repeated measurements merged by mean"; "" without any.
[[nodiscard]] std::string repeatedText(std::size_t repeated, data::Aggregation aggregation);
/// The same with the cells that one system alone has, for outputs that do not list them, under the scenario's name.
[[nodiscard]] std::string leftOutNote(const relative::ScenarioOutcome& outcome);
[[nodiscard]] nlohmann::ordered_json leftOutJson(const relative::RatioTable& table);

}  // namespace greyscope::app::cli
