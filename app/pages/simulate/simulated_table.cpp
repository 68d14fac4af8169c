#include "app/pages/simulate/simulated_table.h"

#include "app/study/tables/open_table.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/io/csv/csv_writer.h"
#include "core/sim/experiments/experiment_data.h"

namespace greyscope::app {

base::Expected<StudyTable> simulatedTable(const sim::ExperimentResult& result, const std::string& name,
                                          const std::string& metric, base::Progress& progress) {
    const data::Dataset dataset = GREYSCOPE_TRY(sim::datasetOf(result));
    StudyTable table = GREYSCOPE_TRY(tableFromText(io::csvTable(dataset), name, {}, progress));
    table.name = name;
    table.metric = base::contains(table.roles.metrics, metric) ? metric : table.roles.metrics.front();
    table.aggregation = data::Aggregation::mean;
    return table;
}

}  // namespace greyscope::app
