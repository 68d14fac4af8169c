#include "widgets/present/simulate/simulate_tables.h"

#include <optional>
#include <string>
#include <utility>

#include "core/base/names.h"
#include "core/sim/experiments/metrics.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

std::vector<std::string> shownMetrics(const sim::ExperimentResult& result) {
    std::vector<std::string> names{"throughput_mb_s"};
    if (result.runs.front().phases.front().groups.size() > 1) {
        names.emplace_back("last_group_share_percent");
    }
    names.insert(names.end(), {"response_ms", "response_p95_ms", "waiting_ms", "disk_busy_percent"});
    return names;
}

std::string operationName(const sim::PhaseResult& phase) {
    return phase.mixed ? "mixed" : phase.operation == sim::Operation::read ? "read" : "write";
}

}  // namespace

Table experimentPoints(const sim::ExperimentResult& result) {
    const bool repeated = result.experiment.replications > 1;
    const std::vector<std::string> shown = shownMetrics(result);
    Table table{"points", Words::tr("Simulated")};
    for (const sim::Factor& factor : result.experiment.factors) {
        table.columns.push_back(
            {.key = factor.parameter, .heading = visibleText(factor.parameter), .isText = true, .in = kPeople});
    }
    table.columns.push_back({.key = "operation", .heading = Words::tr("operation"), .isText = true, .in = kPeople});
    for (const std::string& metric : shown) {
        table.columns.push_back({.key = metric, .heading = QString::fromStdString(metric), .in = kPeople});
        table.columns.push_back({.key = "half_width", .heading = QStringLiteral("±"), .in = repeated ? kPeople : 0U});
    }
    for (std::size_t point = 0; point < result.points.size(); ++point) {
        const sim::RunResult& first = result.run(point, 0);
        for (std::size_t phase = 0; phase < first.phases.size(); ++phase) {
            std::vector<TableCell> row(result.points[point].values.begin(), result.points[point].values.end());
            row.emplace_back(operationName(first.phases[phase]));
            for (const std::string& name : shown) {
                const auto interval = sim::intervalOf(result.valuesOf(point, phase, *sim::metricNamed(name)));
                row.emplace_back(interval.mean);
                row.emplace_back(interval.halfWidth);
            }
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

Table parameterTable(const sim::Scenario& scenario) {
    Table table{"parameters", Words::tr("Parameters")};
    table.columns = {{.key = "parameter", .path = "name", .heading = Words::tr("parameter"), .isText = true},
                     {.key = "value", .heading = Words::tr("value"), .isText = true, .in = kPeople | kCsv},
                     {.key = "value", .in = kJson},
                     {.key = "unit", .heading = Words::tr("unit"), .isText = true},
                     {.key = "preset", .heading = Words::tr("preset"), .isText = true},
                     {.key = "origin", .heading = Words::tr("origin"), .isText = true},
                     {.key = "source", .heading = Words::tr("source"), .isText = true}};
    for (const sim::Provenance& known : sim::provenanceOf(scenario)) {
        const auto number = sim::numberOf(scenario, *known.parameter);
        table.rows.push_back({known.parameter->name, known.value, number ? TableCell(*number) : TableCell(known.value),
                              sim::unitOf(known.parameter->quantity), known.usual,
                              base::nameOf(sim::originNames(), known.origin), known.source});
    }
    return table;
}

}  // namespace greyscope::widgets
