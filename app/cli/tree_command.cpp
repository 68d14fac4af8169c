#include "app/cli/tree_command.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/table_arguments.h"
#include "app/cli/tree_output.h"
#include "core/io/json_writer.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::string_view alphaPrefix = "alpha=";

/// X of "alpha=X": a number that is not negative.
std::optional<double> alphaIn(const std::string& text) {
    if (text.compare(0, alphaPrefix.size(), alphaPrefix) != 0) {
        return std::nullopt;
    }
    const auto alpha = numberIn(std::string_view(text).substr(alphaPrefix.size()));
    return alpha && *alpha >= 0.0 ? alpha : std::nullopt;
}

std::string alphaNote(double alpha) {
    return "pruned at alpha = " + shortNumber(alpha) + " (of sums of squares)";
}

}  // namespace

std::string TreeCommand::example() const {
    return "  greyscope tree lustre_throughput.csv --response throughput_mb_s \\\n"
           "    --factors case,operation,threads_per_ost,objects_per_ost --min-leaf 5 --prune cv";
}

void TreeCommand::declare(CLI::App& app) {
    app.add_option("FILE", m_file, "Table: CSV, TSV or the like")->required()->type_name("");
    app.add_option("--response", m_response, "Column to explain")->required()->type_name("NAME");
    declareList(app, "--factors", m_factors, "Columns that explain it")->required();
    declareConditions(app, "--where", m_where, "Keep only such rows; may be repeated");
    declareGrowth(app, m_grow);
    app.add_option("--prune", m_prune, "none, cv (cross-validated, one standard error) or alpha=X")
        ->type_name("HOW")
        ->capture_default_str();
    app.add_option("--folds", m_crossValidation.folds, "Folds of --prune cv")->type_name("K")->capture_default_str();
    app.add_option("--seed", m_crossValidation.seed, "Seed of the folds")->type_name("S")->capture_default_str();
    declareFormat(app, m_format);
}

Expected<TreeCommand::Pruned> TreeCommand::pruned(const cart::Sample& sample, cart::Tree tree) const {
    if (m_prune == "none") {
        return Pruned{std::move(tree), "not pruned"};
    }
    if (const auto alpha = alphaIn(m_prune)) {
        return Pruned{cart::prune(tree, *alpha), alphaNote(*alpha)};
    }
    if (m_prune != "cv") {
        return fail(ErrorCode::optionUnknown, {"--prune", m_prune, "none, cv, alpha=X with X >= 0"});
    }
    base::NoProgress progress;
    const auto validated = cart::crossValidate(sample, tree, m_grow, m_crossValidation, progress);
    if (!validated) {
        return tl::unexpected(validated.error());
    }
    const double alpha = validated->steps[validated->chosen].step.alpha;
    return Pruned{cart::prune(tree, alpha), alphaNote(alpha) + ", chosen by " +
                                                std::to_string(m_crossValidation.folds) + " folds (seed " +
                                                std::to_string(m_crossValidation.seed) + ", one standard error)"};
}

Expected<std::string> TreeCommand::run() {
    const auto dataset = readTable(m_file);
    const auto filters = filtersOf(m_where, "--where");
    if (!dataset) {
        return tl::unexpected(dataset.error());
    }
    if (!filters) {
        return tl::unexpected(filters.error());
    }
    const auto rows = data::select(**dataset, *filters);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    const auto sample = cart::sampleOf(**dataset, *rows, m_factors, m_response);
    if (!sample) {
        return tl::unexpected(sample.error());
    }
    auto grown = cart::grow(*sample, m_grow);
    if (!grown) {
        return tl::unexpected(grown.error());
    }
    const auto result = pruned(*sample, std::move(*grown));
    if (!result) {
        return tl::unexpected(result.error());
    }
    switch (m_format) {
        case Format::json:
            return io::writeJson(treeJson(result->tree, m_response));
        case Format::csv:
            return csvTable(nodeRows(result->tree));
        case Format::text:
            break;
    }
    return "Regression tree of " + m_response + " on " + std::to_string(sample->size()) + " rows: squared error, " +
           "thresholds at midpoints, leaves of at least " + std::to_string(m_grow.minLeaf) + "; " + result->note +
           "\n\n" + outlineOf(result->tree) + "\n" + rulesText(result->tree, m_response);
}

}  // namespace greyscope::app::cli
