#pragma once

#include <memory>

#include "app/pages/page.h"
#include "core/relative/model.h"
#include "widgets/figure/figure_view.h"

namespace greyscope::widgets {
class PlotView;
}

namespace greyscope::app {

/// The error by the number of leaves or by how far a tree is pruned. Its handle sets that, as do the keys [ and ].
class ErrorCurve : public widgets::FigureView {
    Q_OBJECT

public:
    explicit ErrorCurve(const PageContext& context);
    /// What the handle moves along; null: nothing.
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
