#pragma once

#include <memory>

#include "app/pages/page.h"
#include "core/relative/model.h"
#include "widgets/figure/figure_view.h"

namespace greyscope::widgets {
class PlotView;
}

namespace greyscope::app {

/// The chart of the error against the number of leaves, or against the degree of pruning. Its handle sets that value,
/// as do the keys [ and ].
class ErrorCurve : public widgets::FigureView {
    Q_OBJECT

public:
    explicit ErrorCurve(const PageContext& context);
    /// Sets the result whose leaves or pruning the handle selects; nullptr: none, and no handle.
    void setResult(std::shared_ptr<const relative::RelativeResult> result);
    void stepLeaves(int step);

private:
    ErrorCurve(const PageContext& context, widgets::PlotView* plot);
    void setLeaves(int leaves);
    void moveHandle(double x);

    StudyStore& m_store;
    std::shared_ptr<const relative::RelativeResult> m_result;
};

}  // namespace greyscope::app
