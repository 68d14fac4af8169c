#include "app/cli/relate_command.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "core/io/json_writer.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

namespace {

/// A choice and its name on the command line.
template <class Choice>
using Names = std::vector<std::pair<Choice, std::string>>;

const Names<grey::ExtremaScope>& scopeNames() {
    static const Names<grey::ExtremaScope> names{{grey::ExtremaScope::global, "global"},
                                                 {grey::ExtremaScope::pairwise, "pairwise"},
                                                 {grey::ExtremaScope::matrix, "matrix"}};
    return names;
}

template <class Choice>
std::string nameOf(Choice choice, const Names<Choice>& names) {
    return std::find_if(names.begin(), names.end(), [&](const auto& n) { return n.first == choice; })->second;
}

template <class Choice>
std::string choicesOf(const Names<Choice>& names) {
    std::string text;
    for (const auto& [choice, name] : names) {
        text += (text.empty() ? "" : ", ") + name;
    }
    return text;
}

template <class Choice>
Expected<Choice> choiceOf(const std::string& option, const std::string& name, const Names<Choice>& names) {
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto& n) { return n.second == name; });
    if (found == names.end()) {
        return fail(ErrorCode::optionUnknown, {option, name, choicesOf(names)});
    }
    return found->first;
}

std::string imageName(data::Image image) {
    return nameOf(image, data::imageNames());
}
std::string scopeName(grey::ExtremaScope scope) {
    return nameOf(scope, scopeNames());
}
std::string methodName(grey::RelationMethod method) {
    return nameOf(method, grey::relationMethodNames());
}

Json conventionsOf(const grey::RelationOptions& options, const data::SeriesQuery& query) {
    Json json;
    json["image"] = imageName(options.image.kind);
    if (options.image.kind == data::Image::target) {
        json["target"] = options.image.target;
    }
    json["scope"] = scopeName(options.scope);
    json["rho"] = options.distinguishingCoefficient;
    json["weights"] = options.weights.empty() ? Json("equal") : Json(options.weights);
    if (options.method == grey::RelationMethod::synthetic) {
        json["theta"] = options.theta;
    }
    json.update(queryJson(query));
    return json;
}

std::string conventionsLine(const grey::RelationOptions& options, const data::SeriesQuery& query) {
    std::string text = "Method " + methodName(options.method) + ", image " + imageName(options.image.kind);
    if (options.method == grey::RelationMethod::deng) {
        text += ", extrema " + scopeName(options.scope) + ", rho " + shortNumber(options.distinguishingCoefficient) +
                ", " + (options.weights.empty() ? "equal" : "own") + " weights";
    } else if (options.method == grey::RelationMethod::synthetic) {
        text += ", theta " + shortNumber(options.theta);
    }
    return text + "\n" + wordsOf(query) + "\n\n";
}

Json coefficientsOf(const grey::RelationResult& result, Eigen::Index series) {
    Json numbers = Json::array();
    for (Eigen::Index k = 0; k < result.coefficients.rows(); ++k) {
        numbers.push_back(result.coefficients(k, series));
    }
    return numbers;
}

std::string jsonText(const grey::RelationResult& result, const data::SeriesQuery& query) {
    Json json;
    json["reference"] = result.reference;
    json["method"] = methodName(result.options.method);
    json["conventions"] = conventionsOf(result.options, query);
    json["points"] = result.pointLabels;
    json["series"] = Json::array();
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        const auto column = static_cast<Eigen::Index>(i);
        json["series"].push_back({{"name", result.names[i]},
                                  {"grade", result.grades(column)},
                                  {"rank", result.ranks[i]},
                                  {"coefficients", coefficientsOf(result, column)}});
    }
    return io::writeJson(json);
}

/// In the order of the ranks: the best first.
Rows rankedRows(const grey::RelationResult& result, bool exact) {
    std::vector<std::size_t> order(result.names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t l, std::size_t r) { return result.ranks[l] < result.ranks[r]; });
    Rows rows{{"series", "grade", "rank"}};
    for (const std::size_t i : order) {
        const double grade = result.grades(static_cast<Eigen::Index>(i));
        rows.push_back(
            {result.names[i], exact ? exactNumber(grade) : shortNumber(grade), std::to_string(result.ranks[i])});
    }
    return rows;
}

Rows matrixRows(const grey::RelationMatrix& matrix, bool exact) {
    Rows rows{{"reference"}};
    rows.front().insert(rows.front().end(), matrix.names.begin(), matrix.names.end());
    for (std::size_t i = 0; i < matrix.names.size(); ++i) {
        rows.push_back({matrix.names[i]});
        for (std::size_t j = 0; j < matrix.names.size(); ++j) {
            const double grade = matrix.grades(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
            rows.back().push_back(exact ? exactNumber(grade) : shortNumber(std::round(grade * 1e4) / 1e4));
        }
    }
    return rows;
}

std::string jsonText(const grey::RelationMatrix& matrix, const data::SeriesQuery& query) {
    Json json;
    json["names"] = matrix.names;
    json["grades"] = Json::array();
    for (Eigen::Index i = 0; i < matrix.grades.rows(); ++i) {
        Json row = Json::array();
        for (Eigen::Index j = 0; j < matrix.grades.cols(); ++j) {
            row.push_back(matrix.grades(i, j));
        }
        json["grades"].push_back(std::move(row));
    }
    json["method"] = methodName(matrix.options.method);
    json["conventions"] = conventionsOf(matrix.options, query);
    return io::writeJson(json);
}

}  // namespace

std::string RelateCommand::example() const {
    return "  greyscope relate lustre_throughput.csv --axis threads_per_ost --value throughput_mb_s \\\n"
           "    --series case,operation --where objects_per_ost=1 --reference 1.1-W --compare 1.1-R,1.2-W";
}

void RelateCommand::declare(CLI::App& app) {
    m_series.declare(app);
    app.add_option("--reference", m_reference, "Series that the others are compared with")->type_name("NAME");
    declareList(app, "--compare", m_compare, "Series to compare; all others where it is left out");
    app.add_flag("--matrix", m_matrix, "Degrees of all pairs instead of those with one reference");
    app.add_option("--method", m_method, "Degree: " + choicesOf(grey::relationMethodNames()))
        ->type_name("NAME")
        ->capture_default_str();
    app.add_option("--theta", m_theta, "Share of the absolute degree in the synthetic one, in [0, 1]")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--image", m_image, "Normalisation: " + choicesOf(data::imageNames()))
        ->type_name("NAME")
        ->capture_default_str();
    app.add_option("--target", m_target, "The value that --image target aims at")->type_name("NUMBER");
    app.add_option("--scope", m_scope,
                   "Smallest and largest difference over: global, pairwise or matrix (with --matrix: matrix)")
        ->type_name("NAME")
        ->default_str("global");
    app.add_option("--rho", m_rho, "Distinguishing coefficient, in (0, 1]")->type_name("NUMBER")->capture_default_str();
    declareList(app, "--weights", m_weights, "A weight for each point; equal where it is left out")
        ->type_name("NUMBER,...");
    declareFormat(app, m_format);
}

Expected<grey::RelationOptions> RelateCommand::options() const {
    const auto image = choiceOf("--image", m_image, data::imageNames());
    const auto method = choiceOf("--method", m_method, grey::relationMethodNames());
    const auto scope = choiceOf("--scope", m_scope.empty() ? (m_matrix ? "matrix" : "global") : m_scope, scopeNames());
    for (const auto* error :
         {image ? nullptr : &image.error(), method ? nullptr : &method.error(), scope ? nullptr : &scope.error()}) {
        if (error != nullptr) {
            return tl::unexpected(*error);
        }
    }
    grey::RelationOptions options;
    options.image = {*image, m_target};
    options.method = *method;
    options.scope = *scope;
    options.distinguishingCoefficient = m_rho;
    options.theta = m_theta;
    for (const std::string& weight : m_weights) {
        const auto number = numberIn(weight);
        if (!number) {
            return fail(ErrorCode::optionUnknown, {"--weights", weight, "numbers joined with commas"});
        }
        options.weights.push_back(*number);
    }
    return options;
}

Expected<std::vector<std::size_t>> RelateCommand::compared(const data::SeriesTable& table,
                                                           std::optional<std::size_t> reference) const {
    std::vector<std::size_t> indices;
    if (m_compare.empty()) {
        for (std::size_t i = 0; i < table.series.size(); ++i) {
            if (i != reference) {
                indices.push_back(i);
            }
        }
        return indices;
    }
    for (const std::string& seriesName : m_compare) {
        const auto index = table.indexOf(seriesName);
        if (!index) {
            return tl::unexpected(index.error());
        }
        indices.push_back(*index);
    }
    return indices;
}

Expected<std::string> RelateCommand::run() {
    const auto chosenOptions = options();
    if (!chosenOptions) {
        return tl::unexpected(chosenOptions.error());
    }
    if (!m_matrix && m_reference.empty()) {
        return fail(ErrorCode::optionUnknown, {"--reference", "", "the name of a series, or --matrix for all pairs"});
    }
    const std::string named = m_reference.empty() && !m_compare.empty() ? m_compare.front() : m_reference;
    const auto chosen = m_series.load(named, SeriesArguments::Points::severalFactors);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    return m_matrix ? runMatrix(*chosen, *chosenOptions) : runReference(*chosen, *chosenOptions);
}

Expected<std::string> RelateCommand::runReference(const SeriesArguments::Chosen& chosen,
                                                  const grey::RelationOptions& options) const {
    const auto reference = chosen.table.indexOf(m_reference);
    if (!reference) {
        return tl::unexpected(reference.error());
    }
    const auto others = compared(chosen.table, *reference);
    if (!others) {
        return tl::unexpected(others.error());
    }
    const auto result = grey::relate(chosen.table, *reference, *others, options);
    if (!result) {
        return tl::unexpected(result.error());
    }
    switch (m_format) {
        case Format::json:
            return jsonText(*result, chosen.query);
        case Format::csv:
            return csvTable(rankedRows(*result, true));
        case Format::text:
            break;
    }
    return "Reference " + result->reference + ", " + std::to_string(result->pointLabels.size()) + " points. " +
           conventionsLine(result->options, chosen.query) + alignedTable(rankedRows(*result, false));
}

Expected<std::string> RelateCommand::runMatrix(const SeriesArguments::Chosen& chosen,
                                               const grey::RelationOptions& options) const {
    auto which = compared(chosen.table, std::nullopt);
    if (which && !m_compare.empty() && !m_reference.empty()) {
        const auto reference = chosen.table.indexOf(m_reference);
        if (!reference) {
            return tl::unexpected(reference.error());
        }
        which->insert(which->begin(), *reference);
    }
    if (!which) {
        return tl::unexpected(which.error());
    }
    base::NoProgress progress;
    const auto matrix = grey::relateAll(chosen.table, *which, options, progress);
    if (!matrix) {
        return tl::unexpected(matrix.error());
    }
    switch (m_format) {
        case Format::json:
            return jsonText(*matrix, chosen.query);
        case Format::csv:
            return csvTable(matrixRows(*matrix, true));
        case Format::text:
            break;
    }
    return "All pairs, a row for each reference. " + conventionsLine(matrix->options, chosen.query) +
           alignedTable(matrixRows(*matrix, false));
}

}  // namespace greyscope::app::cli
