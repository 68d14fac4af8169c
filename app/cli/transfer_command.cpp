#include "app/cli/transfer_command.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/table_arguments.h"
#include "app/text/error_text.h"
#include "core/io/json_writer.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Json = nlohmann::ordered_json;
using relative::PathWeights;
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

Json relationsJson(const relative::TransferResult& result) {
    Json relations = Json::array();
    for (const relative::Relation& relation : result.relations) {
        Json entry{{"from", relation.from}, {"to", relation.to}};
        if (relation.refused) {
            entry["refused"] = reasonOf(*relation.refused);
        } else {
            entry["rows"] = relation.table.rows.size();
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
        direct["baselines"].push_back({{"name", baseline.name}, {"are", baseline.are}});
    }
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

std::string jsonText(const relative::TransferResult& result) {
    const relative::RelativeOptions& model = result.options.model;
    Json json{{"from", model.from}, {"to", model.to}, {"factors", model.factors}};
    json["validation"] = validationName(model);
    json["nodes"] = Json::array();
    for (const relative::TransferNode& node : result.nodes) {
        json["nodes"].push_back({{"name", node.name}, {"same_as", node.aliases}});
    }
    json["relations"] = relationsJson(result);
    json["paths"] = pathsJson(result);
    json["refused"] = Json::array();
    for (const relative::TransferPath& path : result.refused) {
        json["refused"].push_back({{"systems", path.systems}, {"reason", reasonOf(*path.refused)}});
    }
    json["parallel"] = result.parallel ? errorsJson(*result.parallel) : Json();
    json["direct"] = directJson(result);
    json["cells"] = cellsJson(result);
    return io::writeJson(json);
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

std::string plainText(const relative::TransferResult& result) {
    const relative::RelativeOptions& model = result.options.model;
    std::string text = model.value + " of " + model.to + " from " + model.from + ": " +
                       std::to_string(result.cells.size()) + " cells, " + std::to_string(result.paths.size()) +
                       " paths, " + std::to_string(result.refused.size()) + " refused\n";
    text += model.where.empty() ? "" : "where " + wordsOf(model.where) + "\n";
    for (const relative::TransferNode& node : result.nodes) {
        for (const std::string& alias : node.aliases) {
            text += alias + " holds the same measurements as " + node.name + "\n";
        }
    }
    text += "\n" + alignedTable(pathRows(result)) + "\n";
    for (const relative::TransferPath& path : result.refused) {
        text += "Refused: " + wayOf(path.systems) + ": " + reasonOf(*path.refused) + "\n";
    }
    text += result.directRefused ? "No direct model: " + reasonOf(*result.directRefused) + "\n" : "";
    text += "Mean absolute relative error, each cell by trees that have not seen it (" + validationName(model) + ")\n";
    return text + alignedTable(comparedRows(result)) + "\n" + alignedTable(cellRows(result, false));
}

}  // namespace

std::string TransferCommand::example() const {
    return "  greyscope transfer lustre_throughput.csv --value throughput_mb_s --system case --from 2.1 --to 3.2 \\\n"
           "    --via 4.1 --via 1.1,1.2 --where operation=W --factors threads_per_ost,objects_per_ost --min-leaf 2";
}

void TransferCommand::declare(CLI::App& app) {
    m_arguments.declare(app);
    declareConditions(app, "--via", m_via, "Systems between the ends, joined with commas; repeated for further paths");
    app.add_option("--paths", m_paths, "all: every path without a detour, where --via names none")
        ->type_name("WHICH")
        ->capture_default_str();
    app.add_option("--hops", m_options.maxHops, "Relations in a path at the most")
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--combine", m_options.combine, "How many of all paths, the best ones, are averaged")
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--weights", m_weights, "equal, error (1 / validated error), or a number for each --via")
        ->type_name("HOW")
        ->capture_default_str();
    declareFormat(app, m_format);
}

Expected<void> TransferCommand::readPaths(relative::TransferOptions& options) const {
    if (m_paths != "all") {
        return fail(ErrorCode::optionUnknown, {"--paths", m_paths, "all"});
    }
    for (const std::string& path : m_via) {
        options.via.push_back(listIn(path));
    }
    return {};
}

Expected<void> TransferCommand::readWeights(relative::TransferOptions& options) const {
    if (m_weights == "equal" || m_weights == "error") {
        options.weights = m_weights == "equal" ? PathWeights::equal : PathWeights::inverseError;
        return {};
    }
    options.weights = PathWeights::manual;
    for (const std::string& text : listIn(m_weights)) {
        const auto weight = numberIn(text);
        if (!weight) {
            return fail(ErrorCode::optionUnknown, {"--weights", m_weights, "equal, error, W1,W2,..."});
        }
        options.manual.push_back(*weight);
    }
    return {};
}

Expected<std::string> TransferCommand::run() {
    const auto chosen = m_arguments.load();
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    relative::TransferOptions options = m_options;
    options.model = chosen->options;
    if (const auto paths = readPaths(options); !paths) {
        return tl::unexpected(paths.error());
    }
    if (const auto weights = readWeights(options); !weights) {
        return tl::unexpected(weights.error());
    }
    base::NoProgress progress;
    const auto result = relative::transfer(*chosen->dataset, options, progress);
    if (!result) {
        return tl::unexpected(result.error());
    }
    switch (m_format) {
        case Format::json:
            return jsonText(*result);
        case Format::csv:
            return csvTable(cellRows(*result, true));
        case Format::text:
            break;
    }
    return plainText(*result);
}

}  // namespace greyscope::app::cli
