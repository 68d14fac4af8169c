#pragma once

#include <functional>
#include <memory>

#include "app/analyses/next/next_analysis.h"
#include "app/pages/binding.h"
#include "app/pages/lazy_view.h"
#include "app/pages/page.h"
#include "app/run/last_result.h"

namespace greyscope::app {

/// The views that recommend which cells to measure next: the list, the factor grid, and a chart of whether choosing
/// cells helps. Their common result is calculated once, when one of them becomes visible.
class NextViews : public QObject {
    Q_OBJECT

public:
    NextViews(const PageContext& context, QObject* parent);
    [[nodiscard]] widgets::FigureView* list() const { return m_list; }
    [[nodiscard]] widgets::FigureView* grid() const { return m_grid; }
    [[nodiscard]] widgets::FigureView* curve() const { return m_curve; }
    void ask(const NextRequest& request);
    void letGo();
    void showStudy(const Study& study);

private:
    using Next = relative::NextMeasurements;
    using Last = LastResult<NextRequest, Next>;
    using View = LazyView<NextRequest, Last::Shared>;

    static View* lazyView(widgets::FigureView* view, const std::shared_ptr<Last>& last,
                          std::function<void(const Next&)> present);

    void buildList();
    void showCurve(const Next& next);
    void explain();

    Bindings* m_bindings;
    widgets::FigureView* m_list;
    widgets::FigureView* m_grid;
    widgets::FigureView* m_curve;
    View* m_nextList;
    View* m_nextGrid;
    View* m_nextCurve;
};

}  // namespace greyscope::app
