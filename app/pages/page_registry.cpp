#include "app/pages/page_registry.h"

#include "app/pages/data/data_page.h"
#include "app/pages/forecast/forecast_page.h"
#include "app/pages/relations/relations_page.h"
#include "app/pages/relative/relative_page.h"
#include "app/pages/replication/replication_page.h"
#include "app/pages/start/start_page.h"
#include "app/pages/transfer/transfer_page.h"
#include "app/pages/trends/trends_page.h"

namespace greyscope::app {

namespace {

struct Registered {
    int number;
    Page* (*make)(const PageContext&, QWidget*);
};

template <class P>
Page* make(const PageContext& context, QWidget* parent) {
    return new P(context, parent);
}

// Start 0, Data 1, Trends 2, Relations 3, Forecast 4, Relative 5, Transfer 6, Replication 7: one line a page, in this
// order.
// clang-format off
const Registered kPages[] = {
    {0, make<StartPage>},
    {1, make<DataPage>},
    {2, make<TrendsPage>},
    {3, make<RelationsPage>},
    {4, make<ForecastPage>},
    {5, make<RelativePage>},
    {6, make<TransferPage>},
    {7, make<ReplicationPage>},
};
// clang-format on

}  // namespace

std::vector<NumberedPage> makePages(const PageContext& context, QWidget* parent) {
    std::vector<NumberedPage> pages;
    for (const Registered& entry : kPages) {
        pages.push_back({entry.number, entry.make(context, parent)});
    }
    return pages;
}

}  // namespace greyscope::app
