#include "app/pages/analysis_page.h"

#include <QMenu>
#include <QMouseEvent>

#include <functional>
#include <utility>

#include "widgets/common/linked_view.h"
#include "widgets/plot/cursor_painter.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/table/row_table.h"

namespace greyscope::app {

using widgets::FigureView;

namespace {

/// Handles the number of a view that is selected or under the pointer, and opens its line of the derivation: by a
/// click, the context menu, or a double click if the view does not handle that itself.
class NumberOpener : public QObject {
public:
    NumberOpener(Page& page, FigureView& view, widgets::Highlight& highlight, std::function<void(int, int)> ask)
        : QObject(&view), m_page(page), m_view(view), m_highlight(highlight), m_ask(std::move(ask)) {
        view.installEventFilter(this);
        connect(&view, &FigureView::menuRequested, this, &NumberOpener::addTo);
        followNumbers();
        widgets::Explanation explanation = view.explanation();
        explanation.use = (explanation.use + QLatin1Char('\n') +
                           Page::tr("“Show how this number comes about” in the context menu opens the working of a "
                                    "number; so does a double click, unless it has another effect there."))
                              .trimmed();
        view.setExplanation(explanation);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonDblClick) {
            const auto* click = static_cast<QMouseEvent*>(event);
            const QPoint place = m_view.view()->mapFrom(&m_view, click->position().toPoint());
            if (click->button() == Qt::LeftButton && m_view.view()->rect().contains(place)) {
                open(m_highlight.lit(), std::nullopt);
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }

private:
    /// A number's cell in the table that represents the view.
    struct Place {
        int row = -1, column = -1;
    };

    void followNumbers() {
        for (auto* linked : viewsOf<widgets::LinkedView>()) {
            connect(linked, &widgets::LinkedView::numberChosen, this, m_ask);
        }
        for (auto* plot : viewsOf<widgets::PlotView>()) {
            connect(plot, &widgets::PlotView::pointChosen, this, m_ask);
        }
        for (auto* table : viewsOf<widgets::RowTable>()) {
            connect(table, &widgets::RowTable::numberChosen, this, m_ask);
            connect(table, &widgets::RowTable::numberOpened, &m_page, &Page::derivationRequested);
        }
    }

    /// Returns the view itself, or the views inside it.
    template <class View>
    [[nodiscard]] QList<View*> viewsOf() const {
        auto* own = qobject_cast<View*>(m_view.view());
        return own ? QList<View*>{own} : m_view.view()->findChildren<View*>();
    }

    [[nodiscard]] std::optional<Place> meant() const {
        for (const auto* linked : viewsOf<widgets::LinkedView>()) {
            return Place{linked->meant().row, linked->meant().column};
        }
        for (const auto* plot : viewsOf<widgets::PlotView>()) {
            const auto& at = plot->cursor();
            return at ? std::optional(Place{static_cast<int>(at->curve), static_cast<int>(at->point)}) : std::nullopt;
        }
        for (const auto* table : viewsOf<widgets::RowTable>()) {
            return Place{table->currentIndex().row(), table->currentIndex().column()};
        }
        return std::nullopt;
    }

    void addTo(QMenu* menu) {
        const widgets::Targets lit = m_highlight.lit();
        const auto number = meant();
        if (m_view.isShown() && (!lit.empty() || (number && number->row >= 0))) {
            menu->addAction(Page::tr("Show how this number comes about"), this,
                            [this, lit, number] { open(lit, number); })
                ->setObjectName(QStringLiteral("view.showLine"));
            menu->addSeparator();
        }
    }

    void open(const widgets::Targets& lit, const std::optional<Place>& number) {
        if (!lit.empty()) {
            m_highlight.choose(lit);
        }
        if (number && number->row >= 0) {
            m_ask(number->row, number->column);
        }
        if (number || !lit.empty()) {
            emit m_page.derivationRequested();
        }
    }

    Page& m_page;
    FigureView& m_view;
    widgets::Highlight& m_highlight;
    std::function<void(int row, int column)> m_ask;
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

void AnalysisPageBase::showInvalid() {
    for (FigureView* view : m_views) {
        view->setWarning(widgets::invalidSentence(figureData(*view).invalid));
    }
}

QToolButton* AnalysisPageBase::addSigma(FigureView& view) {
    QToolButton* sigma = view.addTool(QStringLiteral("sigma"), tr("Working: every step to the result (F9)"));
    connect(sigma, &QToolButton::clicked, this, &Page::derivationRequested);
    return sigma;
}

void AnalysisPageBase::addDerivationButtons(const std::vector<FigureView*>& views) {
    for (FigureView* view : views) {
        addSigma(*view)->setObjectName(QStringLiteral("view.pageWorking"));
    }
}

void AnalysisPageBase::addDerivationTools(const std::vector<FigureView*>& views) {
    for (FigureView* view : views) {
        addSigma(*view)->setObjectName(QStringLiteral("view.working"));  // and its numbers open their lines
        new NumberOpener(*this, *view, m_context.highlight, [this, view](int row, int column) {
            if (const auto line = lineBehind(*view, row, column)) {
                emit lineRequested(*line);
            }
        });
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

QString AnalysisPageBase::failure() const {
    return m_views.empty() ? QString() : m_views.front()->failure();
}

std::vector<TableAccount> AnalysisPageBase::leftOutBefore() const {
    return readsTable() ? app::seriesAccounts(study(), m_context.catalog) : std::vector<TableAccount>();
}

AnalysisPageBase::Accounts AnalysisPageBase::seriesAccounts() const {
    return [accounts = leftOutBefore()](base::Progress& /*progress*/) { return accounts; };
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
