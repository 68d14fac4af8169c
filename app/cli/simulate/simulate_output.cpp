#include "app/cli/simulate/simulate_output.h"

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include "core/base/try.h"
#include "core/io/csv/csv_writer.h"
#include "core/sim/experiments/experiment_data.h"
#include "core/sim/experiments/metrics.h"

namespace greyscope::app::cli {

using base::Expected;
using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

namespace {

const std::vector<std::string>& shownMetrics() {
    static const std::vector<std::string> names{"throughput_mb_s", "response_ms", "response_p95_ms", "waiting_ms",
                                                "disk_busy_percent"};
    return names;
}

std::string operationName(const sim::PhaseResult& phase) {
    return phase.mixed ? "mixed" : phase.operation == sim::Operation::read ? "read" : "write";
}

std::string intervalText(const sim::Interval& interval) {
    return shortNumber(interval.mean) + (interval.halfWidth ? " ±" + shortNumber(*interval.halfWidth) : "");
}

Json intervalJson(const std::vector<double>& values) {
    const sim::Interval interval = sim::intervalOf(values);
    return {{"mean", interval.mean}, {"half_width", numberOrNull(interval.halfWidth)}, {"values", values}};
}

std::string pointsText(const sim::ExperimentResult& result) {
    const sim::Experiment& experiment = result.experiment;
    Rows rows{{}};
    for (const sim::Factor& factor : experiment.factors) {
        rows[0].push_back(factor.parameter);
    }
    const bool groups = result.runs.front().phases.front().groups.size() > 1;
    std::vector<std::string> shown = shownMetrics();
    if (groups) {
        shown.insert(shown.begin() + 1, "last_group_share_percent");
    }
    rows[0].push_back("operation");
    rows[0].insert(rows[0].end(), shown.begin(), shown.end());
    for (std::size_t point = 0; point < result.points.size(); ++point) {
        const sim::RunResult& first = result.run(point, 0);
        for (std::size_t phase = 0; phase < first.phases.size(); ++phase) {
            std::vector<std::string> row = result.points[point].values;
            row.push_back(operationName(first.phases[phase]));
            for (const std::string& name : shown) {
                row.push_back(intervalText(sim::intervalOf(result.valuesOf(point, phase, *sim::metricNamed(name)))));
            }
            rows.push_back(std::move(row));
        }
    }
    return alignedTable(std::move(rows));
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

/// The origins of the parameters that are not of a paper, for people.
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

Json parametersJson(const sim::Scenario& scenario) {
    Json list = Json::array();
    for (const sim::Provenance& known : sim::provenanceOf(scenario)) {
        const auto number = sim::numberOf(scenario, *known.parameter);
        list.push_back({{"name", known.parameter->name},
                        {"value", number ? Json(*number) : Json(known.value)},
                        {"unit", sim::unitOf(known.parameter->quantity)},
                        {"preset", known.usual},
                        {"origin", base::nameOf(sim::originNames(), known.origin)},
                        {"source", known.source}});
    }
    return list;
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
                                {"parameters", parametersJson(experiment.scenario)},
                                {"points", experimentAsJson(result)}});
    }
    std::string text = "Simulated, model " + std::to_string(sim::kModelVersion) +
                       (experiment.scenario.preset.empty() ? "" : ", " + experiment.scenario.preset) + ": " +
                       std::to_string(experiment.replications) + " runs a point, seeds from " +
                       std::to_string(experiment.seed) +
                       (experiment.replications > 1 ? "; ± is half a 95 % interval (Student's t)" : "") + "\n\n";
    text += pointsText(result);
    return text + "\nParameters: " + originsText(experiment.scenario) + " (--parameters lists them)\n";
}

std::string parametersText(const sim::Scenario& scenario, Format format, Notes& notes) {
    if (format == Format::json) {
        return notes.writeWith({{"parameters", parametersJson(scenario)}});
    }
    Rows rows{{"parameter", "value", "unit", "preset", "origin", "source"}};
    for (const sim::Provenance& known : sim::provenanceOf(scenario)) {
        rows.push_back({known.parameter->name, known.value, sim::unitOf(known.parameter->quantity), known.usual,
                        base::nameOf(sim::originNames(), known.origin), known.source});
    }
    return format == Format::csv ? csvTable(rows) : alignedTable(std::move(rows));
}

std::string statementsText(const std::vector<sim::Statement>& statements, Format format, Notes& notes) {
    if (format == Format::json) {
        Json list = Json::array();
        std::transform(statements.begin(), statements.end(), std::back_inserter(list), statementJson);
        return notes.writeWith({{"source", sim::kSimulated}, {"model", sim::kModelVersion}, {"statements", list}});
    }
    if (format == Format::csv) {
        Rows rows{{"statement", "paper", "place", "verdict", "reading", "printed", "criterion", "simulated", "unit",
                   "holds", "rests_on"}};
        for (const sim::Statement& statement : statements) {
            for (const sim::StatementReading& reading : statement.readings) {
                std::string restsOn;
                for (const sim::Shift& shift : reading.shifts) {
                    restsOn += (restsOn.empty() ? "" : "; ") + shiftText(shift, reading.unit);
                }
                rows.push_back({std::to_string(statement.number), statement.paper, statement.place,
                                endingName(statement.ending), reading.name, reading.printed, reading.criterion,
                                exactNumber(reading.value), reading.unit, reading.holds ? "yes" : "no", restsOn});
            }
        }
        return csvTable(rows);
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
           " hold for a model that was fitted to them, " + std::to_string(counts[sim::Ending::fails]) +
           " fail; below a reading what it rests on, each a quarter less and more.\n";
}

}  // namespace greyscope::app::cli
