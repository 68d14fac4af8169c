#include "app/cli/simulate/simulate_output.h"

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include "app/cli/output/table_output.h"
#include "core/base/try.h"
#include "core/io/csv/csv_writer.h"
#include "core/sim/experiments/experiment_data.h"
#include "core/sim/experiments/metrics.h"
#include "widgets/present/simulate/simulate_tables.h"

namespace greyscope::app::cli {

using base::Expected;
using Json = nlohmann::ordered_json;

namespace {

std::string operationName(const sim::PhaseResult& phase) {
    return phase.mixed ? "mixed" : phase.operation == sim::Operation::read ? "read" : "write";
}

Json intervalJson(const std::vector<double>& values) {
    const sim::MeanInterval interval = sim::intervalOf(values);
    return {{"mean", interval.mean}, {"half_width", numberOrNull(interval.halfWidth)}, {"values", values}};
}

Json experimentAsJson(const sim::ExperimentResult& result) {
    Json points = Json::array();
    for (std::size_t point = 0; point < result.points.size(); ++point) {
        Json entry{{"factors", Json::object()}, {"phases", Json::array()}};
        for (std::size_t f = 0; f < result.experiment.factors.size(); ++f) {
            entry["factors"][result.experiment.factors[f].parameter] = result.points[point].values[f];
        }
        const sim::RunResult& first = result.run(point, 0);
        for (std::size_t phase = 0; phase < first.phases.size(); ++phase) {
            Json metrics = Json::object();
            for (const sim::Metric& metric : sim::metrics()) {
                metrics[metric.name] = intervalJson(result.valuesOf(point, phase, metric));
            }
            Json groups = Json::array();
            for (const sim::GroupResult& group : first.phases[phase].groups) {
                groups.push_back({{"share_percent", 100.0 * group.share}, {"bytes", group.bytes}});
            }
            entry["phases"].push_back({{"operation", operationName(first.phases[phase])},
                                       {"metrics", std::move(metrics)},
                                       {"groups_of_first_run", std::move(groups)}});
        }
        points.push_back(std::move(entry));
    }
    return points;
}

/// Returns the sources of the parameters that do not come from a paper.
std::string originsText(const sim::Scenario& scenario) {
    std::map<sim::Origin, std::size_t> counts;
    for (const sim::Provenance& known : sim::provenanceOf(scenario)) {
        ++counts[known.origin];
    }
    std::string text;
    for (const auto& [origin, name] : sim::originNames()) {
        if (counts.count(origin) > 0) {
            text += (text.empty() ? "" : ", ") + std::to_string(counts[origin]) + " " + name;
        }
    }
    return text;
}

const char* endingName(sim::Ending ending) {
    return ending == sim::Ending::holds ? "holds" : ending == sim::Ending::fitted ? "fitted" : "fails";
}

std::string shiftText(const sim::Shift& shift, const std::string& unit) {
    const auto side = [&](const std::string& value, double found, bool holds) {
        return value + ": " + shortNumber(found) + (unit.empty() ? "" : " " + unit) + (holds ? "" : " (fails)");
    };
    return shift.parameter + " (" + base::nameOf(sim::originNames(), shift.origin) + ")  " +
           side(shift.less, shift.valueLess, shift.holdsLess) + "  " +
           side(shift.more, shift.valueMore, shift.holdsMore);
}

Json statementJson(const sim::Statement& statement) {
    Json readings = Json::array();
    for (const sim::StatementReading& reading : statement.readings) {
        Json shifts = Json::array();
        for (const sim::Shift& shift : reading.shifts) {
            shifts.push_back({{"parameter", shift.parameter},
                              {"origin", base::nameOf(sim::originNames(), shift.origin)},
                              {"less", shift.less},
                              {"simulated_less", shift.valueLess},
                              {"holds_less", shift.holdsLess},
                              {"more", shift.more},
                              {"simulated_more", shift.valueMore},
                              {"holds_more", shift.holdsMore}});
        }
        readings.push_back({{"name", reading.name},
                            {"printed", reading.printed},
                            {"criterion", reading.criterion},
                            {"simulated", reading.value},
                            {"unit", reading.unit},
                            {"holds", reading.holds},
                            {"rests_on", std::move(shifts)}});
    }
    return {{"number", statement.number},
            {"paper", statement.paper},
            {"place", statement.place},
            {"claim", statement.claim},
            {"verdict", endingName(statement.ending)},
            {"computed", statement.computed},
            {"readings", std::move(readings)}};
}

/// Returns one row for each reading.
widgets::Table statementTable(const std::vector<sim::Statement>& statements) {
    widgets::Table table{"statements"};
    table.columns = {{.key = "statement"}};
    for (const char* key : {"paper", "place", "verdict", "reading", "printed", "criterion"}) {
        table.columns.push_back({.key = key, .isText = true});
    }
    table.columns.push_back({.key = "simulated"});
    for (const char* key : {"unit", "holds", "rests_on"}) {
        table.columns.push_back({.key = key, .isText = true});
    }
    for (const sim::Statement& statement : statements) {
        for (const sim::StatementReading& reading : statement.readings) {
            std::string restsOn;
            for (const sim::Shift& shift : reading.shifts) {
                restsOn += (restsOn.empty() ? "" : "; ") + shiftText(shift, reading.unit);
            }
            table.rows.push_back({statement.number, statement.paper, statement.place, endingName(statement.ending),
                                  reading.name, reading.printed, reading.criterion, reading.value, reading.unit,
                                  reading.holds, restsOn});
        }
    }
    return table;
}

}  // namespace

Expected<std::string> experimentText(const sim::ExperimentResult& result, Format format, Notes& notes) {
    if (format == Format::csv) {
        return io::csvTable(GREYSCOPE_TRY(sim::datasetOf(result)));
    }
    const sim::Experiment& experiment = result.experiment;
    if (format == Format::json) {
        return notes.writeWith({{"source", sim::kSimulated},
                                {"model", sim::kModelVersion},
                                {"preset", experiment.scenario.preset},
                                {"seed", experiment.seed},
                                {"replications", experiment.replications},
                                {"parameters", jsonRows(widgets::parameterTable(experiment.scenario))},
                                {"points", experimentAsJson(result)}});
    }
    std::string text = "Simulated, model " + std::to_string(sim::kModelVersion) +
                       (experiment.scenario.preset.empty() ? "" : ", " + experiment.scenario.preset) + ": " +
                       std::to_string(experiment.replications) + " runs per point, seeds from " +
                       std::to_string(experiment.seed) +
                       (experiment.replications > 1 ? "; ± is half a 95 % interval (Student's t)" : "") + "\n\n";
    text += alignedTable(widgets::experimentPoints(result));
    return text + "\nParameters: " + originsText(experiment.scenario) + " (--parameters lists them)\n";
}

std::string parametersText(const sim::Scenario& scenario, Format format, Notes& notes) {
    const widgets::Table table = widgets::parameterTable(scenario);
    return format == Format::json  ? notes.writeWith({{"parameters", jsonRows(table)}})
           : format == Format::csv ? csvTable(table)
                                   : alignedTable(table);
}

std::string statementsText(const std::vector<sim::Statement>& statements, Format format, Notes& notes) {
    if (format == Format::json) {
        Json list = Json::array();
        std::transform(statements.begin(), statements.end(), std::back_inserter(list), statementJson);
        return notes.writeWith({{"source", sim::kSimulated}, {"model", sim::kModelVersion}, {"statements", list}});
    }
    if (format == Format::csv) {
        return csvTable(statementTable(statements));
    }
    std::map<sim::Ending, int> counts;
    std::string text;
    for (const sim::Statement& statement : statements) {
        ++counts[statement.ending];
        text += std::to_string(statement.number) + "  " + statement.claim + " (" + statement.paper + ", " +
                statement.place + "): " + endingName(statement.ending) + "\n";
        for (const sim::StatementReading& reading : statement.readings) {
            text += std::string("   ") + (reading.holds ? "   " : "not") + " " + shortNumber(reading.value) +
                    (reading.unit.empty() ? "" : " " + reading.unit) + "  " + reading.name + "  [" + reading.criterion +
                    (reading.printed.empty() ? "]" : "; printed: " + reading.printed + "]") + "\n";
            for (const sim::Shift& shift : reading.shifts) {
                text += "      " + shiftText(shift, reading.unit) + "\n";
            }
        }
    }
    return text + "\nOf " + std::to_string(statements.size()) + " statements " +
           std::to_string(counts[sim::Ending::holds]) + " hold, " + std::to_string(counts[sim::Ending::fitted]) +
           " hold after calibration, " + std::to_string(counts[sim::Ending::fails]) +
           " fail. Below each reading: the parameters that it depends on, each varied by ±25 %.\n";
}

}  // namespace greyscope::app::cli
