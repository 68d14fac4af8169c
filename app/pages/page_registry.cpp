#include "app/pages/page_registry.h"

#include "app/pages/data/data_page.h"
#include "app/pages/forecast/forecast_page.h"
#include "app/pages/layout/layout_page.h"
#include "app/pages/relations/relations_page.h"
#include "app/pages/relative/relative_page.h"
#include "app/pages/replication/replication_page.h"
#include "app/pages/sheet/sheet_page.h"
#include "app/pages/simulate/simulate_page.h"
#include "app/pages/start/start_page.h"
#include "app/pages/transfer/transfer_page.h"
#include "app/pages/trends/trends_page.h"

namespace greyscope::app {

namespace {

template <class P>
PageEntry entry(int number) {
    return {number, &P::facts,
            [](const PageContext& context, QWidget* parent) -> Page* { return new P(context, parent); }};
}

}  // namespace

const std::vector<PageEntry>& pageEntries() {
    static const std::vector<PageEntry> entries{
        // One line a page.
        // clang-format off
        entry<StartPage>(0),
        entry<DataPage>(1),
        entry<TrendsPage>(2),
        entry<RelationsPage>(3),
        entry<ForecastPage>(4),
        entry<RelativePage>(5),
        entry<TransferPage>(6),
        entry<ReplicationPage>(7),
        entry<SheetPage>(kNotOnRail),
        entry<SimulatePage>(8),
        entry<LayoutPage>(9),
        // clang-format on
    };
    return entries;
}

}  // namespace greyscope::app
