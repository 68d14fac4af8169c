#include "app/pages/analysis_page.h"

#include <QMenu>
#include <QMouseEvent>

namespace greyscope::app {

using widgets::FigureView;

namespace {

/// The number of a view under the pointer, or else the chosen one, and the way to its line of the working: the context
/// menu, and a double click where the view takes none itself and so lets it through to its frame.
class NumberOpener : public QObject {
public:
    NumberOpener(Page& page, FigureView& view, widgets::Highlight& highlight)
        : QObject(&view), m_page(page), m_view(view), m_highlight(highlight) {
        view.installEventFilter(this);
        connect(&view, &FigureView::menuRequested, this, &NumberOpener::addTo);
        widgets::Explanation explanation = view.explanation();
        explanation.use = (explanation.use + QLatin1Char('\n') +
                           Page::tr("“Show how this number comes about” in the context menu opens the working of the "
                                    "number; so does a double click on it where that does nothing else."))
                              .trimmed();
        view.setExplanation(explanation);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonDblClick) {
            const auto* click = static_cast<QMouseEvent*>(event);
            const QPoint place = m_view.view()->mapFrom(&m_view, click->position().toPoint());
            if (click->button() == Qt::LeftButton && m_view.view()->rect().contains(place)) {
                open(m_highlight.lit());
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void addTo(QMenu* menu) {
        if (const widgets::Targets number = m_highlight.lit(); !number.empty() && m_view.isShown()) {
            menu->addAction(Page::tr("Show how this number comes about"), this, [this, number] { open(number); })
                ->setObjectName(QStringLiteral("view.showLine"));
            menu->addSeparator();
        }
    }

    void open(const widgets::Targets& number) {
        if (!number.empty()) {
            m_highlight.choose(number);
            emit m_page.workingRequested();
        }
    }

    Page& m_page;
    FigureView& m_view;
    widgets::Highlight& m_highlight;
};

}  // namespace

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
        new NumberOpener(*this, *view, m_context.highlight);
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
