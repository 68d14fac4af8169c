#include "app/cli/relative/tree_command.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/tree/tree_analysis.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/arguments/option_values.h"
#include "app/cli/arguments/relative_arguments.h"
#include "app/cli/arguments/table_arguments.h"
#include "app/cli/forecast/noise_output.h"
#include "app/cli/output/table_output.h"
#include "app/cli/relative/tree_output.h"
#include "app/study/choices/tree_options.h"
#include "core/base/try.h"
#include "core/data/left_out.h"
#include "widgets/present/tree/node_table.h"

namespace greyscope::app::cli {

using base::Expected;

namespace {

/// Returns how the tree was pruned according to --prune.
std::string pruningNote(const relative::ColumnTree& result) {
    if (result.options.pruning == relative::Pruning::none) {
        return "not pruned";
    }
    const std::string note = "pruned at alpha = " + shortNumber(result.alpha) + " (of sums of squares)";
    if (!result.validation) {
        return note;
    }
    const cart::CrossValidationOptions& how = result.options.crossValidation;
    return note + ", chosen by " + std::to_string(how.folds) + " folds (seed " + std::to_string(how.seed) +
           ", one standard error)" +
           (result.cells() < result.sample.size()
                ? " of " + std::to_string(result.cells()) + " cells, whose rows stay together"
                : "");
}

/// Returns for each predictor the number of rows without it.
std::vector<std::pair<std::string, std::size_t>> missingPredictors(const cart::Sample& sample) {
    std::vector<std::pair<std::string, std::size_t>> counts;
    for (const cart::Feature& feature : sample.features) {
        const auto count = std::count_if(feature.values.begin(), feature.values.end(),
                                         [](double value) { return !std::isfinite(value); });
        if (count > 0) {
            counts.emplace_back(feature.name, static_cast<std::size_t>(count));
        }
    }
    return counts;
}

std::string rowCountText(std::size_t rows) {
    return std::to_string(rows) + (rows == 1 ? " row" : " rows");
}

/// Returns how many rows are left out, or lack a predictor.
std::vector<std::string> leftOutLines(const cart::Sample& sample, const data::LeftOut& account) {
    std::vector<std::string> lines{leftOutText(account)};
    std::erase(lines, std::string());
    for (const auto& [name, rows] : missingPredictors(sample)) {
        lines.push_back(rowCountText(rows) + " without " + name + ": each follows the child with more rows");
    }
    return lines;
}

}  // namespace

std::string TreeCommand::example() const {
    return "  greyscope tree lustre_throughput.csv --response throughput_mb_s \\\n"
           "    --factors case,operation,threads_per_ost,objects_per_ost --min-leaf 5 --prune cv";
}

void TreeCommand::declare(CLI::App& app) {
    m_app = &app;
    m_table.declare(app);
    app.add_option("--response", m_response, "Column to explain")->required()->type_name("NAME");
    declareList(app, "--factors", m_factors, "Columns that explain it")->required();
    m_table.declareSteps(app);
    declareOptions(app, m_grow);
    declareList(app, "--categories", m_categories,
                "Factors whose numbers are only names; default: those that number cases");
    declarePruning(app, m_prune, m_crossValidation.folds);
    declareOptions(app, m_crossValidation);
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<relative::ColumnTreeOptions> TreeCommand::options() const {
    if (m_prune != "cv") {
        GREYSCOPE_TRY(withoutEffect(*m_app, {"--folds", "--seed"}, "--prune " + m_prune));
    }
    const PruningChoice pruning = GREYSCOPE_TRY(pruningIn(m_prune));
    relative::ColumnTreeOptions options{m_response,      m_factors,     m_categories,     m_grow,
                                        pruning.pruning, pruning.alpha, m_crossValidation};
    options.crossValidation.keepFolds = m_format == Format::json;
    return options;
}

nlohmann::ordered_json TreeCommand::json(const relative::ColumnTree& result) const {
    nlohmann::ordered_json json = treeJson(result.tree, m_response);
    json["rows"] = result.sample.size();
    json["cells"] = result.cells();
    json["left_out"] = leftOutJson(result.account);
    json["left_out"]["without_response"] = result.sample.withoutResponse;
    json["without_factor"] = nlohmann::ordered_json::object();
    for (const auto& [name, rows] : missingPredictors(result.sample)) {
        json["without_factor"][name] = rows;
    }
    json["noise_floor"] = noiseJson(result.noise);
    json["other_settings"] = result.otherSettings;
    json["within_cells"] = result.withinCells;
    json["pruning"] = {{"how", m_prune}, {"alpha", numberOrNull(result.alpha)}};
    json["pruning"]["path"] = pathJson(result.tree, result.path);
    if (result.validation) {
        json["pruning"]["folds"] = result.options.crossValidation.folds;
        json["pruning"]["seed"] = result.options.crossValidation.seed;
        json["pruning"]["cells_kept_together"] = result.cells();
        json["pruning"]["cross_validation"] = validationJson(result.tree, *result.validation);
    }
    return json;
}

std::string TreeCommand::text(const relative::ColumnTree& result, const std::string& remarks) const {
    const std::size_t rows = result.sample.size();
    std::string text = "Regression tree of " + m_response + " on " + rowCountText(rows) +
                       (result.cells() < rows ? " of " + std::to_string(result.cells()) + " cells" : "") +
                       ": squared error, " + "thresholds at midpoints, leaves of at least " +
                       std::to_string(m_grow.minLeaf) + "; " + pruningNote(result) + "\n" + rowsText(result.account) +
                       "\n";
    for (const std::string& line : leftOutLines(result.sample, result.account)) {
        text += line + "\n";
    }
    return text + remarks + "\n" + outlineOf(result.tree) + "\n" + rulesText(result.tree, m_response);
}

Expected<Study> TreeCommand::study(const TableArguments::Table& read,
                                   const relative::ColumnTreeOptions& options) const {
    Study study;
    study.tables.push_back(GREYSCOPE_TRY(m_table.studyTable(read.read)));
    StudyTable& table = study.tables.front();
    if (auto layout = read.layout()) {  // of all rows, those that conditions leave out among them
        table.wide = layout->wide;
        table.roles = std::move(layout->roles);
    }
    study.name = table.name;
    study.tree = {options.response, options.factors, options.categories,     options.grow,
                  options.pruning,  options.alpha,   options.crossValidation};
    return study;
}

/// Returns the request of the study, with all columns as given: the study drops those that its table lacks, and the
/// analysis refuses them.
TreeRequest TreeCommand::requestOf(const Study& study, relative::ColumnTreeOptions options) {
    TreeRequest request = treeRequest(study).value_or(TreeRequest{study.tables.front().dataset, {}});
    options.settings = std::move(request.options.settings);
    options.repetitions = std::move(request.options.repetitions);
    request.options = std::move(options);
    return request;
}

Expected<std::string> TreeCommand::run(Notes& notes) {
    const relative::ColumnTreeOptions options = GREYSCOPE_TRY(this->options());
    data::Roles asked;
    asked.factors = m_factors;
    asked.metrics = {m_response};
    const TableArguments::Table read = GREYSCOPE_TRY(m_table.read(asked, notes));
    // No factor is required.
    const data::LeftOut account = GREYSCOPE_TRY(data::accountOf(*read.dataset, read.where, {}, {}, {m_response}));
    notes.setLeftOut(account);
    const Study study = GREYSCOPE_TRY(this->study(read, options));
    base::NoProgress progress;
    DrawnTree drawn = GREYSCOPE_TRY(TreeAnalysis::run(requestOf(study, options), progress));
    if (m_figure.asked()) {
        const auto same = [&drawn](const TreeRequest& /*request*/) { return drawn; };
        GREYSCOPE_TRY(m_figure.write<TreeAnalysis>(study, TreeAnalysis::kTree, same, notes));
    }
    relative::ColumnTree& result = drawn.tree;
    result.account = accountAsRead(std::move(result.account), account);
    for (std::string& line :
         m_format == Format::text ? std::vector<std::string>() : leftOutLines(result.sample, result.account)) {
        notes.add(std::move(line));
    }
    notes.setRemarks(TreeAnalysis::remarks(result));
    switch (m_format) {
        case Format::json:
            return notes.writeWith(json(result));
        case Format::csv:
            return csvTable(widgets::treeNodes(result.tree));
        case Format::text:
            break;
    }
    return text(result, notes.takeRemarks());
}

}  // namespace greyscope::app::cli
