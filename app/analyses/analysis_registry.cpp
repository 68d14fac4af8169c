#include "app/analyses/analysis_registry.h"

#include <algorithm>
#include <memory>

#include "app/analyses/cluster/cluster_analysis.h"
#include "app/analyses/compare/compare_analysis.h"
#include "app/analyses/decide/decide_analysis.h"
#include "app/analyses/exercise/exercise_analysis.h"
#include "app/analyses/forecast/forecast_analysis.h"
#include "app/analyses/latency/latency_analysis.h"
#include "app/analyses/layout/layout_analysis.h"
#include "app/analyses/relations/relations_analysis.h"
#include "app/analyses/relative/relative_analysis.h"
#include "app/analyses/replication/replication_analysis.h"
#include "app/analyses/simulate/simulate_analysis.h"
#include "app/analyses/time/time_analysis.h"
#include "app/analyses/transfer/transfer_analysis.h"
#include "app/analyses/tree/tree_analysis.h"
#include "app/analyses/trends/trends_analysis.h"

namespace greyscope::app {

namespace {

template <class Analysis>
AnalysisEntry entry() {
    return {Analysis::kPage, &Analysis::title, &Analysis::figureNames,
            [](const Study& study, const SeriesCatalog& catalog,
               const WantedFigures& wanted) -> std::unique_ptr<AnalysisWork> {
                return std::make_unique<AnalysisWorkOf<Analysis>>(study, catalog, wanted);
            }};
}

}  // namespace

const std::vector<AnalysisEntry>& analyses() {
    static const std::vector<AnalysisEntry> all{
        // One line per analysis.
        // clang-format off
        entry<TrendsAnalysis>(),
        entry<RelationsAnalysis>(),
        entry<ForecastAnalysis>(),
        entry<RelativeAnalysis>(),
        entry<TransferAnalysis>(),
        entry<ReplicationAnalysis>(),
        entry<SimulateAnalysis>(),
        entry<LayoutAnalysis>(),
        entry<CompareAnalysis>(),
        entry<TreeAnalysis>(),
        entry<LatencyAnalysis>(),
        entry<ExerciseAnalysis>(),
        entry<TimeAnalysis>(),
        entry<ClusterAnalysis>(),
        entry<DecideAnalysis>(),
        // clang-format on
    };
    return all;
}

const AnalysisEntry* analysisOf(const std::string& page) {
    const auto found = std::ranges::find(analyses(), page, &AnalysisEntry::page);
    return found == analyses().end() ? nullptr : &*found;
}

}  // namespace greyscope::app
