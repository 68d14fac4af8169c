#include "app/cli/relative/transfer_output.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/cli/arguments/relative_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/forecast/noise_output.h"
#include "app/cli/output/notes.h"
#include "app/text/error_text.h"
#include "core/data/roles/repeats.h"

namespace greyscope::app::cli {

using Answer = std::optional<relative::TransferAnswer>;
using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

namespace {

std::string wayOf(const std::vector<std::string>& systems) {
    std::string text;
    for (const std::string& system : systems) {
        text += (text.empty() ? "" : " > ") + system;
    }
    return text;
}

std::string reasonOf(const base::Error& error) {
    return errorLine(error).toStdString();
}

Json errorsJson(const relative::PredictionErrors& errors) {
    return {{"are", errors.are}, {"standard_error", errors.standardError}};
}

Json pathsJson(const relative::TransferResult& result) {
    Json paths = Json::array();
    for (const relative::TransferPath& path : result.paths) {
        Json entry{{"systems", path.systems},
                   {"weight", path.weight},
                   {"expected_error", path.expectedError},
                   {"growth", path.growth}};
        entry["are"] = path.errors ? Json(path.errors->are) : Json();
        entry["ratios"] = path.ratios;
        paths.push_back(std::move(entry));
    }
    return paths;
}

/// The model's options with the validation that was used.
relative::RelativeOptions protocolOf(const relative::TransferResult& result,
                                     const std::optional<relative::Validation>& validation) {
    relative::RelativeOptions options = result.options.model;
    options.validation = validation;
    return options;
}

Json relationsJson(const relative::TransferResult& result) {
    Json relations = Json::array();
    for (const relative::Relation& relation : result.relations) {
        Json entry{{"from", relation.from}, {"to", relation.to}};
        if (relation.refused) {
            entry["refused"] = reasonOf(*relation.refused);
        } else {
            entry["rows"] = relation.table.rows.size();
            entry["cells"] = relation.table.cells;
            entry["validation"] = validationName(protocolOf(result, relation.validation));
            entry["are"] = relation.errors.are;
        }
        relations.push_back(std::move(entry));
    }
    return relations;
}

Json directJson(const relative::TransferResult& result) {
    if (!result.direct) {
        return {{"refused", result.directRefused ? reasonOf(*result.directRefused) : ""}};
    }
    Json direct = errorsJson(result.direct->validation);
    direct["baselines"] = Json::array();
    for (const relative::PredictionErrors& baseline : result.direct->baselines) {
        direct["baselines"].push_back(
            {{"name", baseline.name}, {"are", baseline.are}, {"standard_error", baseline.standardError}});
    }
    direct["noise_floor"] = noiseJson(result.direct->table.noise);
    return direct;
}

std::optional<double> predictedIn(const relative::TransferResult& result, std::size_t cell) {
    return result.parallelRatios.empty() ? std::nullopt
                                         : std::optional(result.cells[cell].from * result.parallelRatios[cell]);
}

Json cellsJson(const relative::TransferResult& result) {
    Json cells = Json::array();
    for (std::size_t i = 0; i < result.cells.size(); ++i) {
        const relative::TransferCell& cell = result.cells[i];
        cells.push_back({{"factors", cell.labels},
                         {"from", cell.from},
                         {"to", numberOrNull(cell.to)},
                         {"predicted", numberOrNull(predictedIn(result, i))}});
    }
    return cells;
}

Json answerJson(const relative::TransferResult& result, const relative::TransferAnswer& answer) {
    Json paths = Json::array();
    for (std::size_t k = 0; k < result.paths.size(); ++k) {
        paths.push_back({{"systems", result.paths[k].systems},
                         {"weight", answer.weights[k]},
                         {"ratio", result.paths[k].ratios[answer.cell]}});
    }
    Json json{{"factors", result.cells[answer.cell].labels}, {"from", answer.from},
              {"ratio", numberOrNull(answer.ratio)},         {"predicted", numberOrNull(answer.predicted)},
              {"measured", numberOrNull(answer.measured)},   {"error", numberOrNull(answer.error)}};
    json["direct"] = answer.directRatio ? Json(answer.from * *answer.directRatio) : Json();
    json["paths"] = std::move(paths);
    return json;
}

Json jsonOf(const relative::TransferResult& result, const Answer& answer) {
    const relative::RelativeOptions& model = result.options.model;
    Json json{{"from", model.from}, {"to", model.to}, {"factors", model.factors}};
    json["validation"] = validationName(protocolOf(result, relative::usedValidation(result)));
    json["left_out"] = leftOutJson(result.account);
    json["left_out"]["without_system"] = result.withoutSystem;
    json["left_out"]["without_value"] = result.leftOut.withoutValue;
    json["left_out"]["without_factor"] = result.leftOut.withoutFactor;
    json["repeated"] = result.repeated;
    json["aggregation"] = data::aggregationName(data::ofRepeats(model.aggregation));
    json["noise_floor"] = noiseJson(result.noise);
    json["nodes"] = Json::array();
    for (const relative::TransferNode& node : result.nodes) {
        json["nodes"].push_back({{"name", node.name}, {"same_as", node.aliases}});
    }
    if (answer) {
        json["at"] = answerJson(result, *answer);
    }
    json["searched_relations"] = result.searchedHops;
    json["longer_left_out"] = result.longerLeftOut;
    json["paths_left_out"] = result.shortLeftOut;
    json["relations"] = relationsJson(result);
    json["paths"] = pathsJson(result);
    json["refused"] = Json::array();
    for (const relative::TransferPath& path : result.refused) {
        json["refused"].push_back({{"systems", path.systems}, {"reason", reasonOf(*path.refused)}});
    }
    json["parallel"] = result.parallel ? errorsJson(*result.parallel) : Json();
    json["direct"] = directJson(result);
    json["cells"] = cellsJson(result);
    return json;
}

Rows cellRows(const relative::TransferResult& result, bool exact) {
    const auto number = [&](const std::optional<double>& value) {
        return exact ? exactNumber(value) : shortNumber(value);
    };
    Rows rows{result.options.model.factors};
    rows.front().insert(rows.front().end(), {"from", "to", "predicted"});
    for (std::size_t i = 0; i < result.cells.size(); ++i) {
        const relative::TransferCell& cell = result.cells[i];
        rows.push_back(cell.labels);
        rows.back().insert(rows.back().end(), {number(cell.from), number(cell.to), number(predictedIn(result, i))});
    }
    return rows;
}

Rows pathRows(const relative::TransferResult& result) {
    Rows rows{{"path", "weight", "expected error %", "error after each relation %"}};
    for (const relative::TransferPath& path : result.paths) {
        std::string growth;
        for (const double error : path.growth) {
            growth += (growth.empty() ? "" : ", ") + shortNumber(error);
        }
        rows.push_back({wayOf(path.systems), path.weight > 0.0 ? shortNumber(path.weight) : "-",
                        shortNumber(path.expectedError), growth});
    }
    return rows;
}

Rows comparedRows(const relative::TransferResult& result) {
    Rows rows{{"model", "ARE %", "standard error"}};
    const auto add = [&](const std::string& name, const relative::PredictionErrors& errors) {
        rows.push_back({name, shortNumber(errors.are), shortNumber(errors.standardError)});
    };
    if (result.parallel) {
        add("weighted paths", *result.parallel);
    }
    if (result.direct) {
        add("direct tree of the ratio", result.direct->validation);
        for (const relative::PredictionErrors& baseline : result.direct->baselines) {
            add(baseline.name, baseline);
        }
    }
    return rows;
}

Rows answerRows(const relative::TransferResult& result, const relative::TransferAnswer& answer, bool exact) {
    const auto number = [&](const std::optional<double>& value) {
        return exact ? exactNumber(value) : shortNumber(value);
    };
    const auto row = [&](const std::string& name, const std::optional<double>& weight,
                         const std::optional<double>& ratio) {
        std::optional<double> predicted;
        std::optional<double> error;
        if (ratio) {
            predicted = answer.from * *ratio;
        }
        if (predicted && answer.measured) {
            error = 100.0 * std::abs((*predicted - *answer.measured) / *answer.measured);
        }
        return std::vector<std::string>{name, weight ? number(weight) : "-", number(ratio), number(predicted),
                                        number(error)};
    };
    Rows rows{{"by", "weight", "ratio", "predicted", "error %"}};
    for (std::size_t k = 0; k < result.paths.size(); ++k) {
        if (answer.weights[k] > 0.0) {
            rows.push_back(row(wayOf(result.paths[k].systems), answer.weights[k], result.paths[k].ratios[answer.cell]));
        }
    }
    if (answer.ratio) {
        rows.push_back(row("weighted paths", 1.0, answer.ratio));
    }
    if (answer.directRatio) {
        rows.push_back(row("direct tree of the ratio", {}, answer.directRatio));
    }
    return rows;
}

/// The question and what comes out, ahead of everything that it rests on.
std::string answerText(const relative::TransferResult& result, const relative::TransferAnswer& answer) {
    const relative::RelativeOptions& model = result.options.model;
    std::string text = "At ";
    for (std::size_t k = 0; k < model.factors.size(); ++k) {
        text += (k > 0 ? ", " : "") + model.factors[k] + "=" + result.cells[answer.cell].labels[k];
    }
    text += ": " + model.from + " has " + shortNumber(answer.from);
    text += answer.measured ? ", " + model.to + " was measured at " + shortNumber(answer.measured) : "";
    return text + "\n" + alignedTable(answerRows(result, answer, false)) + "\n";
}

/// What the error of the paths in parallel rests on.
std::string choiceText(const relative::TransferResult& result) {
    const relative::TransferOptions& options = result.options;
    if (!result.parallel || options.weights == relative::PathWeights::manual) {
        return {};
    }
    const std::size_t taken = std::min(options.combine, result.paths.size());
    if (options.via.empty() && taken < result.paths.size()) {
        return "The best " + std::to_string(taken) + " of " + std::to_string(result.paths.size()) +
               " paths are chosen anew for each cell, by their errors at the other cells\n";
    }
    return options.weights == relative::PathWeights::inverseError
               ? "Each cell's weights rest on the paths' errors at the other cells\n"
               : std::string();
}

std::string plainText(const relative::TransferResult& result, const Answer& answer) {
    const relative::RelativeOptions& model = result.options.model;
    std::string text = model.value + " of " + model.to + " from " + model.from + ": " +
                       std::to_string(result.cells.size()) + " cells, " + std::to_string(result.paths.size()) +
                       " paths, " + std::to_string(result.refused.size()) + " refused\n";
    text += model.where.empty() ? "" : "where " + data::filterText(model.where) + "\n";
    for (const relative::TransferNode& node : result.nodes) {
        for (const std::string& alias : node.aliases) {
            text += alias + " holds the same measurements as " + node.name + "\n";
        }
    }
    if (result.shortLeftOut > 0) {
        text += "There are " + std::to_string(result.options.maxPaths + result.shortLeftOut) +
                " paths of two relations. Only " + std::to_string(result.options.maxPaths) +
                " were tried: those by the systems that share most cells with both ends\n";
    } else if (result.longerLeftOut) {
        text += "Paths of more than " + std::to_string(result.searchedHops) +
                " relations are left out: with them there are more than " + std::to_string(result.options.maxPaths) +
                "\n";
    }
    const std::string leftOut = leftOutText(result.account);
    text += rowsText(result.account) + "\n";
    text += leftOut.empty() ? leftOut : leftOut + "\n";
    const std::string repeated = repeatedText(result.repeated, model.aggregation);
    text += repeated.empty() ? repeated : repeated + "\n";
    text += "\n" + (answer ? answerText(result, *answer) : "") + alignedTable(pathRows(result)) + "\n";
    for (const relative::TransferPath& path : result.refused) {
        text += "Refused: " + wayOf(path.systems) + ": " + reasonOf(*path.refused) + "\n";
    }
    text += result.directRefused ? "No direct model: " + reasonOf(*result.directRefused) + "\n" : "";
    text += "Mean absolute relative error, each cell by trees that have not seen it (" +
            validationName(protocolOf(result, relative::usedValidation(result))) + ")\n";
    text += alignedTable(comparedRows(result));
    text += choiceText(result) + noiseLine(result.noise);
    return answer ? text : text + "\n" + alignedTable(cellRows(result, false));
}

}  // namespace

std::string transferText(const relative::TransferResult& result, const Answer& answer, Format format, Notes& notes) {
    if (format != Format::text) {
        notes.add(result.account.any() ? leftOutText(result.account) : std::string());
        notes.add(repeatedText(result.repeated, result.options.model.aggregation));
    }
    switch (format) {
        case Format::json:
            return notes.writeWith(jsonOf(result, answer));
        case Format::csv:
            return csvTable(answer ? answerRows(result, *answer, true) : cellRows(result, true));
        case Format::text:
            break;
    }
    return plainText(result, answer);
}

}  // namespace greyscope::app::cli
