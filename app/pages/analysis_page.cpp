#include "app/pages/analysis_page.h"

namespace greyscope::app {

using widgets::FigureView;

void AnalysisPageBase::setViews(JobBase& job, std::vector<FigureView*> views) {
    m_views = std::move(views);
    for (FigureView* view : m_views) {
        job.serve({view});
        connect(view, &FigureView::exportRequested, this, [this, view] { emit exportRequested(view); });
        connect(view, &FigureView::actionRequested, this, [this] { bringMissing(); });
    }
}

void AnalysisPageBase::addWorkingTools(const std::vector<FigureView*>& views) {
    for (FigureView* view : views) {
        QToolButton* sigma = view->addTool(QStringLiteral("sigma"), tr("Working: every step to the result (F9)"));
        sigma->setObjectName(QStringLiteral("view.working"));
        connect(sigma, &QToolButton::clicked, this, &Page::workingRequested);
    }
}

std::vector<PageFigure> AnalysisPageBase::figures() const {
    std::vector<PageFigure> figures;
    for (const FigureView* view : m_views) {
        if (isSettled() && view->isShown()) {
            for (widgets::FigureSpec& figure : view->figures()) {
                figures.push_back({view, std::move(figure)});
            }
        }
    }
    return figures;
}

void AnalysisPageBase::showIdle(bool mainSaysWhy) {
    for (FigureView* view : m_views) {
        view->showIdle();
        if (mainSaysWhy && view != m_views.front() && !view->idleMessage().isEmpty()) {
            view->showEmpty({view->idleMessage(), {}});
        }
    }
}

}  // namespace greyscope::app
