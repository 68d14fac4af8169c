#include "app/cli/tree_command.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/option_values.h"
#include "app/cli/relative_arguments.h"
#include "app/cli/table_arguments.h"
#include "app/cli/tree_output.h"
#include "core/base/try.h"
#include "core/data/column_clues.h"

namespace greyscope::app::cli {

using base::Expected;

namespace {

/// The same column with its numbers as names, in ascending order.
data::Column withNames(const data::Column& column) {
    std::map<double, std::int32_t> codes;
    for (const double number : column.numbers()) {
        if (!std::isnan(number)) {
            codes.emplace(number, 0);
        }
    }
    data::TextValues texts;
    for (auto& [number, code] : codes) {
        code = static_cast<std::int32_t>(texts.levels.size());
        texts.levels.push_back(base::toText(number));
    }
    for (const double number : column.numbers()) {
        texts.codes.push_back(std::isnan(number) ? -1 : codes.at(number));
    }
    return {column.name, column.unit, std::move(texts)};
}

std::string alphaNote(const std::optional<double>& alpha) {
    return "pruned at alpha = " + shortNumber(alpha) + " (of sums of squares)";
}

/// Rows that lack a predictor, by its name.
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

/// How many rows take no part, or lack what the tree splits by.
std::vector<std::string> leftOutLines(const cart::Sample& sample, const data::LeftOut& account) {
    std::vector<std::string> lines{leftOutText(account)};
    std::erase(lines, std::string());
    for (const auto& [name, rows] : missingPredictors(sample)) {
        lines.push_back(rowCountText(rows) + " without " + name + ": each follows the child with more rows");
    }
    return lines;
}

std::size_t cellsOf(const cart::Sample& sample) {
    return sample.cells.empty() ? sample.size() : *std::max_element(sample.cells.begin(), sample.cells.end()) + 1;
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
    declareGrowth(app, m_grow);
    declareList(app, "--categories", m_categories, "Factors whose numbers are only names; those of cases if not given");
    declarePruning(app, m_prune, m_crossValidation.folds);
    declareCount(app, "--seed", m_crossValidation.seed, "Seed of the folds")->type_name("S");
    declareFormat(app, m_format);
}

Expected<TreeCommand::Pruned> TreeCommand::pruned(const cart::Sample& sample, cart::Tree tree) const {
    const auto choice = pruningIn(m_prune);
    if (!choice) {
        return tl::unexpected(choice.error());
    }
    auto path = cart::pruningPath(tree);
    if (choice->pruning == relative::Pruning::none) {
        return Pruned{std::move(tree), "not pruned", {}, std::move(path)};
    }
    if (choice->pruning == relative::Pruning::alpha) {
        return Pruned{cart::prune(tree, cart::inSquaresOfUnit(tree, choice->alpha)), alphaNote(choice->alpha),
                      choice->alpha, std::move(path)};
    }
    base::NoProgress progress;
    cart::CrossValidationOptions options = m_crossValidation;
    options.keepFolds = m_format == Format::json;
    auto validated = cart::crossValidate(sample, tree, m_grow, options, progress);
    if (!validated) {
        return tl::unexpected(validated.error());
    }
    const double alpha = validated->steps[validated->chosen].step.alpha;
    const auto shown = cart::inSquaresOfResponse(tree, alpha);
    const std::string folds = std::to_string(m_crossValidation.folds) + " folds (seed " +
                              std::to_string(m_crossValidation.seed) + ", one standard error)";
    const std::string repeats = cellsOf(sample) < sample.size()
                                    ? " of " + std::to_string(cellsOf(sample)) + " cells, whose repeats stay together"
                                    : "";
    return Pruned{cart::prune(tree, alpha), alphaNote(shown) + ", chosen by " + folds + repeats, shown, std::move(path),
                  std::move(*validated)};
}

Expected<void> TreeCommand::checkEffects() const {
    if (m_prune != "cv") {
        if (auto effect = withoutEffect(*m_app, {"--folds", "--seed"}, "--prune " + m_prune); !effect) {
            return effect;
        }
    }
    for (const std::string& name : m_categories) {
        if (std::find(m_factors.begin(), m_factors.end(), name) == m_factors.end()) {
            return base::fail(base::ErrorCode::optionUnknown, {"--categories", name, "the columns of --factors"});
        }
    }
    const auto pruning = pruningIn(m_prune);
    return pruning ? Expected<void>() : tl::unexpected(pruning.error());
}

/// A number of a case orders nothing: `case <= 2.1` would say something that nobody measured.
Expected<std::shared_ptr<const data::Dataset>> TreeCommand::withCategories(
    const std::shared_ptr<const data::Dataset>& dataset) const {
    std::vector<std::string> names = m_categories;
    std::vector<data::Column> columns = dataset->columns();
    for (const data::Column& column : columns) {
        if (m_categories.empty() && data::namesCases(column)) {
            names.push_back(column.name);
        }
    }
    for (const std::string& name : names) {
        if (const auto column = dataset->column(name); !column) {
            return tl::unexpected(column.error());
        }
        data::Column& column = columns[*dataset->find(name)];
        if (column.isNumeric() && name != m_response) {
            column = withNames(column);
        }
    }
    auto named = data::Dataset::create(std::move(columns));
    if (!named) {
        return tl::unexpected(named.error());
    }
    return std::make_shared<const data::Dataset>(std::move(*named));
}

nlohmann::ordered_json TreeCommand::json(const cart::Sample& sample, const data::LeftOut& account,
                                         const Pruned& result) const {
    nlohmann::ordered_json json = treeJson(result.tree, m_response);
    json["rows"] = sample.size();
    json["cells"] = cellsOf(sample);
    json["left_out"] = leftOutJson(account);
    json["left_out"]["without_response"] = sample.withoutResponse;
    json["without_factor"] = nlohmann::ordered_json::object();
    for (const auto& [name, rows] : missingPredictors(sample)) {
        json["without_factor"][name] = rows;
    }
    json["pruning"] = {{"how", m_prune}, {"alpha", numberOrNull(result.alpha)}};
    json["pruning"]["path"] = pathJson(result.tree, result.path);
    if (m_prune == "cv") {
        json["pruning"]["folds"] = m_crossValidation.folds;
        json["pruning"]["seed"] = m_crossValidation.seed;
        json["pruning"]["cells_kept_together"] = cellsOf(sample);
        json["pruning"]["cross_validation"] = validationJson(result.tree, *result.validation);
    }
    return json;
}

std::string TreeCommand::text(const cart::Sample& sample, const data::LeftOut& account, const Pruned& result) const {
    std::string text = "Regression tree of " + m_response + " on " + rowCountText(sample.size()) +
                       (cellsOf(sample) < sample.size() ? " of " + std::to_string(cellsOf(sample)) + " cells" : "") +
                       ": squared error, " + "thresholds at midpoints, leaves of at least " +
                       std::to_string(m_grow.minLeaf) + "; " + result.note + "\n" + rowsText(account) + "\n";
    for (const std::string& line : leftOutLines(sample, account)) {
        text += line + "\n";
    }
    return text + "\n" + outlineOf(result.tree) + "\n" + rulesText(result.tree, m_response);
}

Expected<std::string> TreeCommand::run(Notes& notes) {
    if (const auto effects = checkEffects(); !effects) {
        return tl::unexpected(effects.error());
    }
    data::Roles asked;
    asked.factors = m_factors;
    asked.metrics = {m_response};
    const TableArguments::Table read = GREYSCOPE_TRY(m_table.read(asked, notes));
    const data::PlacedRows placed = GREYSCOPE_TRY(data::placedRows(*read.dataset, read.where, {}, {}));
    const auto named = withCategories(read.dataset);
    if (!named) {
        return tl::unexpected(named.error());
    }
    const auto sample = cart::sampleOf(**named, placed.rows, m_factors, m_response);
    if (!sample) {
        return tl::unexpected(sample.error());
    }
    data::LeftOut account = placed.leftOut;
    if (sample->withoutResponse > 0) {
        account.idle.push_back({data::Reason::valueEmpty, m_response, sample->withoutResponse, 0, {}});
    }
    auto grown = cart::grow(*sample, m_grow);
    if (!grown) {
        return tl::unexpected(grown.error());
    }
    const auto result = pruned(*sample, std::move(*grown));
    if (!result) {
        return tl::unexpected(result.error());
    }
    for (std::string& line : m_format == Format::text ? std::vector<std::string>() : leftOutLines(*sample, account)) {
        notes.add(std::move(line));
    }
    switch (m_format) {
        case Format::json:
            return notes.writeWith(json(*sample, account, *result));
        case Format::csv:
            return csvTable(nodeRows(result->tree));
        case Format::text:
            break;
    }
    return text(*sample, account, *result);
}

}  // namespace greyscope::app::cli
