#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/relative/breakdown.h"
#include "core/relative/model.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// The arguments of the commands that predict one system from another: FILE, the metric, the systems, the factors, and
/// how trees are grown and validated.
class RelativeArguments {
public:
    /// Several systems to predict, or one.
    enum class Systems { one, several };
    void declare(CLI::App& app, Systems systems = Systems::one);
    /// What a single pair may have besides: several metrics, other predictors, the number of leaves, pruning.
    void declareModel(CLI::App& app);

    struct Chosen {
        std::shared_ptr<const data::Dataset> dataset;
        relative::RelativeOptions options;  ///< its `value` is the first metric
        std::vector<std::string> metrics;
        std::vector<relative::Scenario> scenarios;  ///< with several systems: the pairs, or the published ones
    };
    /// Reads the file; factors that are not given are guessed.
    [[nodiscard]] base::Expected<Chosen> load() const;

private:
    void declareSeveral(CLI::App& app);
    [[nodiscard]] base::Expected<std::vector<relative::Scenario>> scenarios(
        const data::Dataset& dataset, const relative::RelativeOptions& options) const;
    [[nodiscard]] base::Expected<void> readValidation(relative::RelativeOptions& options) const;

    std::string m_file;
    std::vector<std::string> m_metrics;
    std::vector<std::string> m_to;
    bool m_several = false;
    bool m_published = false;
    relative::RelativeOptions m_options;
    std::string m_prune = "none";
    std::vector<std::string> m_where;
    std::string m_validate = "loo";
};

/// How far --prune says to prune, and with alpha=X the alpha. optionUnknown.
struct PruningChoice {
    relative::Pruning pruning = relative::Pruning::none;
    double alpha = 0.0;
};
[[nodiscard]] base::Expected<PruningChoice> pruningIn(const std::string& text);

/// The validation as --validate spells it.
[[nodiscard]] std::string validationName(const relative::RelativeOptions& options);

}  // namespace greyscope::app::cli
