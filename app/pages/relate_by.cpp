#include "app/pages/relate_by.h"

#include <algorithm>
#include <array>

#include "app/analyses/cluster/cluster_analysis.h"
#include "app/analyses/decide/decide_analysis.h"
#include "app/analyses/relations/relations_analysis.h"
#include "app/pages/page.h"
#include "widgets/controls/context_bar.h"
#include "widgets/controls/segmented.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

void addRelateBy(widgets::ContextBar& bar, Page& page) {
    static constexpr std::array kPages{RelationsAnalysis::kPage, ClusterAnalysis::kPage, DecideAnalysis::kPage};
    auto* segments = new widgets::Segmented(
        {widgets::Words::tr("Degrees"), widgets::Words::tr("Clusters"), widgets::Words::tr("Target")});
    segments->setObjectName(page.key() + QStringLiteral(".relateBy"));
    bar.addControl(widgets::Words::tr("Relate by"), segments);
    const auto own = static_cast<int>(
        std::ranges::find(kPages, page.key(), [](const char* key) { return QLatin1String(key); }) - kPages.begin());
    segments->setCurrent(own);
    QObject::connect(segments, &widgets::Segmented::chosen, &page, [segments, own, &page](int index) {
        if (index != own) {
            segments->setCurrent(own);
            emit page.pageRequested(QLatin1String(kPages[static_cast<std::size_t>(index)]));
        }
    });
}

}  // namespace greyscope::app
