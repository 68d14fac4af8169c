#include "core/sim/experiments/experiment_data.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "core/base/try.h"
#include "core/sim/experiments/metrics.h"
#include "core/sim/policies.h"

namespace greyscope::sim {

using base::Expected;
using data::Column;

namespace {

Column textColumn(std::string name, const std::vector<std::string>& cells) {
    data::TextValues values;
    std::map<std::string, std::int32_t> codes;
    for (const std::string& cell : cells) {
        const auto [found, isNew] = codes.try_emplace(cell, static_cast<std::int32_t>(values.levels.size()));
        if (isNew) {
            values.levels.push_back(cell);
        }
        values.codes.push_back(found->second);
    }
    return {std::move(name), "", std::move(values)};
}

std::string suffixOf(Quantity quantity) {
    switch (quantity) {
        case Quantity::bytes:
            return "_bytes";
        case Quantity::milliseconds:
            return "_ms";
        case Quantity::microseconds:
            return "_us";
        case Quantity::seconds:
            return "_s";
        case Quantity::megabytesPerSecond:
            return "_mb_s";
        default:
            return "";
    }
}

/// Names factors by their last part, "workload.clients" -> "clients", or in full if two share it: "cache_dirty_bytes".
std::vector<std::string> namesOf(const std::vector<Factor>& factors) {
    const auto last = [](const std::string& name) { return name.substr(name.find('.') + 1); };
    std::multiset<std::string> parts;
    for (const Factor& factor : factors) {
        parts.insert(last(factor.parameter));
    }
    std::vector<std::string> names;
    for (const Factor& factor : factors) {
        std::string name = last(factor.parameter);
        if (parts.count(name) > 1) {
            name = factor.parameter;
            std::replace(name.begin(), name.end(), '.', '_');
        }
        names.push_back(name + suffixOf((*parameterNamed(factor.parameter))->quantity));
    }
    return names;
}

/// Returns the column of a factor, numeric if the factor is.
Column factorColumn(const ExperimentResult& result, std::size_t factor, const std::string& name,
                    const std::vector<std::size_t>& pointOfRow) {
    const Parameter& parameter = **parameterNamed(result.experiment.factors[factor].parameter);
    if (parameter.quantity == Quantity::words) {
        std::vector<std::string> cells;
        for (const std::size_t point : pointOfRow) {
            cells.push_back(result.points[point].values[factor]);
        }
        return textColumn(name, cells);
    }
    data::NumericValues numbers;
    for (const std::size_t point : pointOfRow) {
        numbers.push_back(*numberOf(result.points[point].scenario, parameter));
    }
    return {name, unitOf(parameter.quantity), std::move(numbers)};
}

std::string operationOf(const PhaseResult& phase) {
    return phase.mixed ? "mixed" : phase.operation == Operation::read ? "read" : "write";
}

}  // namespace

Expected<data::Dataset> datasetOf(const ExperimentResult& result) {
    std::vector<std::size_t> pointOfRow;
    std::vector<std::string> operations, sources, presets;
    data::NumericValues models, seeds, replications;
    std::vector<std::pair<const RunResult*, const PhaseResult*>> rows;
    bool severalGroups = false;
    for (std::size_t run = 0; run < result.runs.size(); ++run) {
        for (const PhaseResult& phase : result.runs[run].phases) {
            rows.emplace_back(&result.runs[run], &phase);
            pointOfRow.push_back(run / result.experiment.replications);
            sources.emplace_back(kSimulated);
            presets.push_back(result.experiment.scenario.preset);
            operations.push_back(operationOf(phase));
            models.push_back(kModelVersion);
            seeds.push_back(static_cast<double>(result.runs[run].seed));
            replications.push_back(static_cast<double>(run % result.experiment.replications + 1));
            severalGroups = severalGroups || phase.groups.size() > 1;
        }
    }
    std::vector<Column> columns{textColumn(std::string(kSourceColumn), sources),
                                textColumn("preset", presets),
                                {"model", "", models},
                                {"seed", "", seeds},
                                {"replication", "", replications}};
    const std::vector<std::string> names = namesOf(result.experiment.factors);
    for (std::size_t factor = 0; factor < names.size(); ++factor) {
        columns.push_back(factorColumn(result, factor, names[factor], pointOfRow));
    }
    columns.push_back(textColumn("operation", operations));
    for (const Metric& metric : metrics()) {
        if (metric.ofGroups && !severalGroups) {
            continue;
        }
        data::NumericValues numbers;
        for (const auto& [run, phase] : rows) {
            numbers.push_back(metric.of(*run, *phase));
        }
        columns.push_back({metric.name, metric.unit, std::move(numbers)});
    }
    return data::Dataset::create(std::move(columns));
}

Expected<data::Dataset> requestsOf(const RunResult& run, const Scenario& scenario) {
    const auto& requests = run.requests;
    std::vector<Column> columns;
    const auto add = [&](std::string name, std::string unit, const std::function<double(const RequestRecord&)>& of) {
        std::vector<double> numbers(requests.size());
        std::transform(requests.begin(), requests.end(), numbers.begin(), of);
        columns.push_back({std::move(name), std::move(unit), std::move(numbers)});
    };
    std::vector<std::string> operations;
    for (const RequestRecord& request : requests) {
        operations.emplace_back(request.operation == Operation::read ? "read" : "write");
    }
    columns.push_back(
        textColumn(std::string(kSourceColumn), std::vector<std::string>(requests.size(), std::string(kSimulated))));
    using R = const RequestRecord&;
    add("process", "", [](R r) { return r.process; });
    add("group", "", [](R r) { return r.flow + 1.0; });
    columns.push_back(textColumn("operation", operations));
    add("file", "", [](R r) { return static_cast<double>(r.file); });
    add("server", "", [](R r) { return r.server + 1.0; });
    add("object", "", [](R r) { return static_cast<double>(r.object); });
    add("offset_bytes", "B", [](R r) { return static_cast<double>(r.offset); });
    add("size_bytes", "B", [](R r) { return static_cast<double>(r.bytes); });
    add("issued_s", "s", [](R r) { return seconds(r.issued); });
    add("sent_s", "s", [](R r) { return seconds(r.sent); });
    add("arrived_s", "s", [](R r) { return seconds(r.arrived); });
    add("dispatched_s", "s", [](R r) { return seconds(r.dispatched); });
    add("on_disk_s", "s",
        [](R r) { return r.onDisk < 0 ? std::numeric_limits<double>::quiet_NaN() : seconds(r.onDisk); });
    add("served_s", "s", [](R r) { return seconds(r.served); });
    add("done_s", "s", [](R r) { return seconds(r.done); });
    const PolicyKind* policy = policyNamed(scenario.scheduler.policy);
    // For weight 1, a byte adds the least common multiple of the weights to a tag; round robins have plain numbers.
    const std::vector<std::int64_t> perByte = tagsPerByte(scenario.scheduler.weights);
    const bool fair = policy != nullptr && policy->usesWeights;
    const double unit = fair ? static_cast<double>(perByte.front() * scenario.scheduler.weights.front()) : 1.0;
    add("start_tag", "", [unit](R r) { return static_cast<double>(r.startTag) / unit; });
    add("finish_tag", "", [unit](R r) { return static_cast<double>(r.finishTag) / unit; });
    return data::Dataset::create(std::move(columns));
}

}  // namespace greyscope::sim
