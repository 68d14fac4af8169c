#include "app/pages/relative/next_views.h"

#include "app/analyses/relative/relative_analysis.h"
#include "app/pages/option_controls.h"
#include "app/pages/relative/table_view.h"
#include "app/study/choices/relative_options.h"
#include "widgets/controls/segmented.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/next/next_present.h"

namespace greyscope::app {

using widgets::FigureView;

namespace {

FigureView* plotView(const QString& name, const char* figure, const QString& title) {
    auto* plot = new widgets::PlotView;
    plot->setObjectName(name);
    auto* view = new FigureView(plot);
    view->setName(QLatin1String(figure));
    view->setIdle(title);
    view->setFigures([plot] {
        return plot->spec().curves.empty() ? std::vector<widgets::FigureSpec>()
                                           : std::vector<widgets::FigureSpec>{plot->spec()};
    });
    return view;
}

}  // namespace

NextViews::NextViews(const PageContext& context, QObject* parent)
    : QObject(parent),
      m_bindings(new Bindings(context.store, this)),
      m_list(tableView(new widgets::MatrixView, QStringLiteral("relative.next"), RelativeAnalysis::kNextList,
                       tr("What to measure next"))),
      m_grid(tableView(new widgets::MatrixView, QStringLiteral("relative.nextGrid"), RelativeAnalysis::kNextGrid,
                       tr("Cells to measure next"))),
      m_curve(plotView(QStringLiteral("relative.learning"), RelativeAnalysis::kNextCurve, tr("Does choosing help?"))) {
    const auto last = std::make_shared<Last>();
    m_nextList = lazyView(m_list, last, [this](const Next& next) { m_list->setFigure(widgets::nextList(next)); });
    m_nextGrid = lazyView(m_grid, last, [this](const Next& next) { m_grid->setFigure(widgets::nextGrid(next)); });
    m_nextCurve = lazyView(m_curve, last, [this](const Next& next) { showCurve(next); });
    buildList();
    explain();
}

NextViews::View* NextViews::lazyView(FigureView* view, const std::shared_ptr<Last>& last,
                                     std::function<void(const Next&)> present) {
    const auto calculate = [last](const NextRequest& request, base::Progress& progress) {
        return last->of(request, [&] { return NextAnalysis::run(request, progress); });
    };
    return new View(view, calculate, [present = std::move(present)](const Last::Shared& next) { present(*next); });
}

void NextViews::showCurve(const Next& next) {
    if (next.replay) {
        m_curve->setFigure(widgets::learningChart(*next.replay));
    } else {
        m_curve->showEmpty({NextAnalysis::curveNeeds(next), {}});
    }
}

void NextViews::buildList() {
    auto* rule = new widgets::Segmented({tr("Even spread"), tr("Expected gain")});
    rule->setObjectName(QStringLiteral("relative.nextRule"));
    rule->setAccessibleName(tr("How cells are chosen"));
    using Rule = relative::NextRule;
    m_bindings->bind(rule, member(&Study::relative, &RelativeChoices::next, &relative::NextOptions::rule),
                     std::vector{Rule::evenSpread, Rule::expectedGain}, {tr("Choose cells to measure")});
    const auto options =
        controlsOf<relative::NextOptions>(*m_bindings, "relative", &Study::relative, &RelativeChoices::next);
    QWidget* count = options.control(&relative::NextOptions::count);
    m_list->addControl(rule);
    m_list->addControl(count);
    m_list->setCopyText([this] {
        const auto next = m_nextList->shown();
        return next ? widgets::jobList(**next) : QString();
    });
}

void NextViews::explain() {
    const QString source =
        tr("Even spread: Johnson, Moore and Ylvisaker 1990 (maximin). Expected gain: Cohn 1996, by "
           "the variance of trees on resampled cells.");
    const QString formula = QStringLiteral("argmax min d(c, measured)\nargmax Σ Cov(c, c′)² / (Var c + s²)");
    m_list->setExplanation({tr("The cells of the compared series to measure next, in order."), formula, source,
                            tr("Copy gives a job list. The even spread is the usual choice.")});
    m_grid->setExplanation({tr("Every cell of the factors: measured, predicted by the tree, or to measure next."),
                            formula, source, tr("The rule and the number of cells are chosen on the list.")});
    m_curve->setExplanation(
        {tr("If every cell is known: the error of a tree grown on the cells that each rule would have measured so far, "
            "over many random starts. The title says if choosing has no advantage."),
         formula, source, tr("Compare a pair of series measured in every cell.")});
}

void NextViews::ask(const NextRequest& request) {
    m_nextList->ask(request);
    m_nextGrid->ask(request);
    m_nextCurve->ask(request);
}

void NextViews::letGo() {
    m_nextList->letGo();
    m_nextGrid->letGo();
    m_nextCurve->letGo();
}

void NextViews::showStudy(const Study& study) {
    m_bindings->show(study);
}

}  // namespace greyscope::app
