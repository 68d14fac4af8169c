#include "app/pages/simulate/simulated_table.h"

#include "app/study/open_table.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/io/csv_writer.h"
#include "core/sim/experiment_data.h"
#include "core/sim/metrics.h"

namespace greyscope::app {

base::Expected<StudyTable> simulatedTable(const sim::ExperimentResult& result, const std::string& name,
                                          const std::string& metric, base::Progress& progress) {
    const data::Dataset dataset = GREYSCOPE_TRY(sim::datasetOf(result));
    StudyTable table = GREYSCOPE_TRY(tableFromText(io::csvTable(dataset), name, {}, progress));
    data::Roles roles;
    roles.keys = {std::string(sim::kSourceColumn)};
    constexpr std::size_t fixedColumns = 5;  // source, preset, model, seed, replication
    const std::size_t factors = result.experiment.factors.size();
    const auto& columns = table.dataset->columns();
    for (std::size_t c = fixedColumns; c < fixedColumns + factors && c < columns.size(); ++c) {
        (columns[c].isNumeric() ? roles.factors : roles.keys).push_back(columns[c].name);
    }
    if (table.dataset->find("operation")) {
        roles.keys.push_back("operation");
    }
    for (const sim::Metric& each : sim::metrics()) {
        if (table.dataset->find(each.name)) {
            roles.metrics.push_back(each.name);
        }
    }
    roles.repetitions = {"seed"};
    for (const char* column : {"preset", "model", "replication"}) {
        roles.descriptions.emplace_back(column);
    }
    table.name = name;
    table.wide = false;
    table.roles = std::move(roles);
    table.metric = base::contains(table.roles.metrics, metric) ? metric : table.roles.metrics.front();
    table.aggregation = data::Aggregation::mean;
    return table;
}

}  // namespace greyscope::app
