#include "app/pages/page_registry.h"

#include "app/pages/clusters/clusters_page.h"
#include "app/pages/compare/compare_page.h"
#include "app/pages/data/data_page.h"
#include "app/pages/exercise/exercise_page.h"
#include "app/pages/forecast/forecast_page.h"
#include "app/pages/glossary/glossary_page.h"
#include "app/pages/latency/latency_page.h"
#include "app/pages/layout/layout_page.h"
#include "app/pages/relations/relations_page.h"
#include "app/pages/relative/relative_page.h"
#include "app/pages/replication/replication_page.h"
#include "app/pages/sheet/sheet_page.h"
#include "app/pages/simulate/simulate_page.h"
#include "app/pages/start/start_page.h"
#include "app/pages/target/target_page.h"
#include "app/pages/time/time_page.h"
#include "app/pages/transfer/transfer_page.h"
#include "app/pages/tree/tree_page.h"
#include "app/pages/trends/trends_page.h"

namespace greyscope::app {

namespace {

template <class P>
PageEntry entry(QKeyCombination shortcut) {
    return {shortcut, &P::facts,
            [](const PageContext& context, QWidget* parent) -> Page* { return new P(context, parent); }};
}

}  // namespace

const std::vector<PageEntry>& pageEntries() {
    static const std::vector<PageEntry> entries{
        // One line per page.
        // clang-format off
        entry<StartPage>(Qt::CTRL | Qt::Key_0),
        entry<DataPage>(Qt::CTRL | Qt::Key_1),
        entry<TrendsPage>(Qt::CTRL | Qt::Key_2),
        entry<RelationsPage>(Qt::CTRL | Qt::Key_3),
        entry<ForecastPage>(Qt::CTRL | Qt::Key_4),
        entry<RelativePage>(Qt::CTRL | Qt::Key_5),
        entry<TransferPage>(Qt::CTRL | Qt::Key_6),
        entry<ReplicationPage>(Qt::CTRL | Qt::Key_7),
        entry<SheetPage>(kNotOnRail),
        entry<SimulatePage>(Qt::CTRL | Qt::Key_8),
        entry<LayoutPage>(Qt::CTRL | Qt::Key_9),
        entry<ComparePage>(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
        entry<TreePage>(kNotOnRail),
        entry<TimePage>(kNotOnRail),
        entry<LatencyPage>(kNotOnRail),
        entry<ExercisePage>(kNotOnRail),
        entry<GlossaryPage>(kNotOnRail),
        entry<ClustersPage>(kNotOnRail),
        entry<TargetPage>(kNotOnRail),
        // clang-format on
    };
    return entries;
}

}  // namespace greyscope::app
