#include "app/cli/relative_arguments.h"

#include <cmath>

#include <CLI/CLI.hpp>

#include "app/cli/output.h"
#include "app/cli/table_arguments.h"
#include "app/cli/tree_output.h"

namespace greyscope::app::cli {

using base::Expected;
using relative::Validation;

namespace {

constexpr std::string_view foldPrefix = "kfold=";
constexpr std::string_view holdOutPrefix = "holdout=";

/// The number behind a prefix, if the text is that.
std::optional<double> numberAfter(std::string_view prefix, std::string_view text) {
    return text.substr(0, prefix.size()) == prefix ? numberIn(text.substr(prefix.size())) : std::nullopt;
}

}  // namespace

void RelativeArguments::declare(CLI::App& app) {
    app.add_option("FILE", m_file, "Table: CSV, TSV or the like")->required()->type_name("");
    app.add_option("--value", m_options.value, "Column that was measured")->required()->type_name("NAME");
    app.add_option("--system", m_options.system, "Column that tells the systems apart")->required()->type_name("NAME");
    app.add_option("--from", m_options.from, "System that is measured")->required()->type_name("VALUE");
    app.add_option("--to", m_options.to, "System that is predicted")->required()->type_name("VALUE");
    declareConditions(app, "--where", m_where, "Keep only such rows of all systems; may be repeated");
    declareList(app, "--factors", m_options.factors, "Columns to match on and to predict with");
    declareAggregation(app, m_options.aggregation, "Where a system was measured several times in one cell");
    app.add_option("--validate", m_validate, "loo (leave one out), kfold=K or holdout=SHARE")
        ->type_name("HOW")
        ->capture_default_str();
    app.add_option("--seed", m_options.crossValidation.seed, "Seed of the folds")
        ->type_name("S")
        ->capture_default_str();
    declareGrowth(app, m_options.grow);
}

Expected<void> RelativeArguments::readValidation(relative::RelativeOptions& options) const {
    if (const auto folds = numberAfter(foldPrefix, m_validate);
        folds && *folds >= 0.0 && *folds < 1e9 && std::floor(*folds) == *folds) {
        options.validation = Validation::kFold;
        options.folds = static_cast<std::size_t>(*folds);
    } else if (const auto share = numberAfter(holdOutPrefix, m_validate)) {
        options.validation = Validation::holdOut;
        options.holdOut = *share;
    } else if (m_validate != "loo") {
        return base::fail(base::ErrorCode::optionUnknown, {"--validate", m_validate, "loo, kfold=K, holdout=SHARE"});
    }
    return {};
}

Expected<RelativeArguments::Chosen> RelativeArguments::load() const {
    const auto dataset = readTable(m_file);
    if (!dataset) {
        return tl::unexpected(dataset.error());
    }
    relative::RelativeOptions options = m_options;
    const auto where = filtersOf(m_where, "--where");
    if (!where) {
        return tl::unexpected(where.error());
    }
    options.where = *where;
    if (const auto validation = readValidation(options); !validation) {
        return tl::unexpected(validation.error());
    }
    if (options.factors.empty()) {
        options.factors = data::guessRoles(**dataset).value_or(data::Roles{}).factors;
    }
    return Chosen{*dataset, std::move(options)};
}

std::string validationName(const relative::RelativeOptions& options) {
    switch (options.validation) {
        case Validation::leaveOneOut:
            return "loo";
        case Validation::kFold:
            return std::string(foldPrefix) + std::to_string(options.folds);
        case Validation::holdOut:
            break;
    }
    return std::string(holdOutPrefix) + base::toText(options.holdOut);
}

}  // namespace greyscope::app::cli
