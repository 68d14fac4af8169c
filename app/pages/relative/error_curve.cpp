#include "app/pages/relative/error_curve.h"

#include <algorithm>
#include <cmath>

#include "app/analyses/relative/relative_analysis.h"
#include "app/pages/relative/relative_choices.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/relative/relative_pruning.h"

namespace greyscope::app {

using widgets::PlotView;

ErrorCurve::ErrorCurve(const PageContext& context) : ErrorCurve(context, new PlotView) {}

ErrorCurve::ErrorCurve(const PageContext& context, PlotView* plot) : FigureView(plot), m_store(context.store) {
    plot->setObjectName(QStringLiteral("relative.curve"));
    plot->setHighlight(&context.highlight);
    connect(plot, &PlotView::handleMoved, this, &ErrorCurve::moveHandle);
    setName(QLatin1String(RelativeAnalysis::kCurve));
    setIdle(tr("Does splitting help?"));
}

void ErrorCurve::setResult(std::shared_ptr<const relative::RelativeResult> result) {
    m_result = std::move(result);
}

void ErrorCurve::setLeaves(int leaves) {
    m_store.edit(
        leavesStep().what, [leaves](Study& study) { leavesMember().set(study, leaves); }, leavesStep().mergeKey);
}

void ErrorCurve::stepLeaves(int step) {
    const auto grown = m_result ? static_cast<int>(m_result->tree.leafCount()) : 1;
    const auto wanted = m_store.study().relative.model.grow.maxLeaves == 0
                            ? grown
                            : static_cast<int>(m_store.study().relative.model.grow.maxLeaves);
    setLeaves(std::max(1, wanted + step));
}

/// The handle sets the number of leaves of a best-first tree, else the degree of pruning of a full one.
void ErrorCurve::moveHandle(double x) {
    if (!m_result) {
        return;
    }
    const relative::RelativeResult& result = *m_result;
    if (result.options.pruning == relative::Pruning::none) {
        const int most = static_cast<int>(result.sizes.back().leaves);
        setLeaves(std::clamp(static_cast<int>(std::lround(x)), 1, most));
    } else if (const auto alpha = widgets::alphaAt(result, x)) {
        m_store.edit(
            tr("Prune by hand"),
            [&alpha](Study& study) {
                study.relative.model.pruning = relative::Pruning::alpha;
                study.relative.model.alpha = *alpha;
            },
            QStringLiteral("relative.alpha"));
    }
}

}  // namespace greyscope::app
