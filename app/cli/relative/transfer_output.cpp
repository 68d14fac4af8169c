#include "app/cli/relative/transfer_output.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/analyses/transfer/transfer_analysis.h"
#include "app/cli/arguments/relative_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/forecast/noise_output.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/table_output.h"
#include "app/text/error_text.h"
#include "core/data/roles/repeats.h"
#include "widgets/present/relative/ratio_tables.h"
#include "widgets/present/transfer/transfer_tables.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app::cli {

using Answer = std::optional<relative::TransferAnswer>;
using Json = nlohmann::ordered_json;

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
    Json paths = jsonRows(widgets::transferPaths(result));
    for (std::size_t k = 0; k < result.paths.size(); ++k) {
        paths[k]["systems"] = result.paths[k].systems;
        paths[k]["growth"] = result.paths[k].growth;
        paths[k]["ratios"] = result.paths[k].ratios;
    }
    return paths;
}

/// Returns the model's options with the validation that was used.
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
    direct["baselines"] = jsonRows(widgets::modelErrors(*result.direct));
    direct["baselines"].erase(0);  // the tree itself
    direct["noise_floor"] = noiseJson(result.direct->table.noise);
    return direct;
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
    json["predictions"] = jsonRows(widgets::transferAnswer(result, answer));
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
    json["cells"] = jsonRows(widgets::transferCells(result));
    return json;
}

/// Returns the question and the answer, before the details.
std::string answerText(const relative::TransferResult& result, const relative::TransferAnswer& answer) {
    const relative::RelativeOptions& model = result.options.model;
    std::string text = "At ";
    for (std::size_t k = 0; k < model.factors.size(); ++k) {
        text += (k > 0 ? ", " : "") + model.factors[k] + "=" + result.cells[answer.cell].labels[k];
    }
    text += ": " + model.from + " has " + shortNumber(answer.from);
    text += answer.measured ? ", " + model.to + " was measured at " + shortNumber(answer.measured) : "";
    return text + "\n" + alignedTable(widgets::transferAnswer(result, answer)) + "\n";
}

/// Returns the systems by their names in the table.
widgets::TransferNames namesOf(const relative::TransferResult& result) {
    widgets::TransferNames names;
    const auto add = [&names](const std::string& system) {
        const QString name = widgets::visibleText(system);
        names.systems[system] = {name, name, {}, {}, {}};
    };
    for (const relative::TransferNode& node : result.nodes) {
        add(node.name);
        std::ranges::for_each(node.aliases, add);
    }
    names.refusal = errorLine;
    return names;
}

std::vector<widgets::Remark> remarksOf(const relative::TransferResult& result, const Answer& answer) {
    relative::TransferAnswer asked = answer.value_or(relative::TransferAnswer());
    for (std::size_t k = asked.weights.size(); k < result.paths.size(); ++k) {
        asked.weights.push_back(result.paths[k].weight);
    }
    return TransferAnalysis::remarks({result, std::move(asked), namesOf(result), result.options.combine});
}

std::string plainText(const relative::TransferResult& result, const Answer& answer, const std::string& remarks) {
    const relative::RelativeOptions& model = result.options.model;
    std::string text = model.value + " of " + model.to + " from " + model.from + ": " +
                       std::to_string(result.cells.size()) + " cells, " + std::to_string(result.paths.size()) +
                       " paths, " + std::to_string(result.refused.size()) + " refused\n";
    text += model.where.empty() ? "" : "where " + data::filterText(model.where) + "\n";
    const std::string leftOut = leftOutText(result.account);
    text += rowsText(result.account) + "\n";
    text += leftOut.empty() ? leftOut : leftOut + "\n";
    text += remarks;
    text += "\n" + (answer ? answerText(result, *answer) : "") + alignedTable(widgets::transferPaths(result)) + "\n";
    for (const relative::TransferPath& path : result.refused) {
        text += "Refused: " + wayOf(path.systems) + ": " + reasonOf(*path.refused) + "\n";
    }
    text += result.directRefused ? "No direct model: " + reasonOf(*result.directRefused) + "\n" : "";
    text += "Mean absolute relative error, each cell by trees that have not seen it (" +
            validationName(protocolOf(result, relative::usedValidation(result))) + ")\n";
    text += alignedTable(widgets::transferErrors(result));
    return answer ? text : text + "\n" + alignedTable(widgets::transferCells(result));
}

}  // namespace

std::string transferText(const relative::TransferResult& result, const Answer& answer, Format format, Notes& notes) {
    if (format != Format::text) {
        notes.add(result.account.any() ? leftOutText(result.account) : std::string());
        notes.add(repeatedText(result.repeated, result.options.model.aggregation));
    }
    notes.setRemarks(remarksOf(result, answer));
    switch (format) {
        case Format::json:
            return notes.writeWith(jsonOf(result, answer));
        case Format::csv:
            return csvTable(answer ? widgets::transferAnswer(result, *answer) : widgets::transferCells(result));
        case Format::text:
            break;
    }
    return plainText(result, answer, notes.takeRemarks());
}

}  // namespace greyscope::app::cli
