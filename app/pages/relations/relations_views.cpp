#include "app/pages/relations/relations_views.h"

#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/analyses/relations/relations_analysis.h"
#include "app/pages/page_room.h"
#include "app/pages/relations/axioms_panel.h"
#include "app/pages/relations/ranking_bar.h"
#include "widgets/controls/note.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/overview_view.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/table/relation_points_view.h"

namespace greyscope::app {

using widgets::FigureView;
using widgets::MatrixView;
using widgets::PlotView;
using widgets::ViewDeck;

RelationsViews::RelationsViews(widgets::Highlight& highlight, QWidget* parent)
    : QWidget(parent),
      m_matrix(new MatrixView),
      m_overview(new widgets::OverviewView),
      m_rankingBar(new RankingBar),
      m_ranking(new widgets::RankingView),
      m_pair(new PlotView),
      m_points(new widgets::RelationPointsView),
      m_curves(new PlotView),
      m_images(new MatrixView),
      m_axioms(new AxiomsPanel),
      m_matrixView(new FigureView(m_matrix)),
      m_overviewView(new FigureView(m_overview)),
      m_rankingView(new FigureView(m_ranking, rankingAndNotes())),
      m_pairView(new FigureView(m_pair)),
      m_pointsView(new FigureView(m_points)),
      m_curvesView(new FigureView(m_curves)),
      m_imagesView(new FigureView(m_images)),
      m_axiomsView(new FigureView(m_axioms)) {
    m_matrix->setObjectName(QStringLiteral("relations.matrix"));
    m_images->setObjectName(QStringLiteral("relations.images"));
    m_overview->setObjectName(QStringLiteral("relations.overview"));
    m_matrix->setHighlight(&highlight);
    m_overview->setHighlight(&highlight);
    connect(m_rankingBar, &RankingBar::changed, this, &RelationsViews::rankingChosen);
    m_ranking->setHighlight(&highlight);
    m_pair->setHighlight(&highlight);
    m_curves->setHighlight(&highlight);
    m_images->setHighlight(&highlight);
    m_points->setHighlight(&highlight);
    nameViews();
    explainViews();
    layOut();
}

std::vector<FigureView*> RelationsViews::all() const {
    return {m_matrixView, m_overviewView, m_rankingView, m_pairView,
            m_imagesView, m_curvesView,   m_pointsView,  m_axiomsView};
}

QWidget* RelationsViews::rankingAndNotes() {
    auto* ranked = new QWidget;
    auto* column = new QVBoxLayout(ranked);
    column->setContentsMargins(0, 0, 0, 0);
    m_rankingBar->hide();
    column->addWidget(m_rankingBar);
    m_ranking->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    column->addWidget(m_ranking);
    auto* notes = new QVBoxLayout;
    notes->setContentsMargins(12, 0, 8, 8);
    for (const char* name : {"effects", "order", "groups", "published"}) {
        notes->addWidget(m_notes[name] = new widgets::Note);
    }
    column->addLayout(notes);
    column->addStretch();
    auto* scrolled = new QScrollArea;  // several notes are higher than a small window
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setWidgetResizable(true);
    scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrolled->setWidget(ranked);
    scrolled->setAccessibleName(tr("Ranking"));
    ranked->setBackgroundRole(QPalette::Base);
    ranked->setAutoFillBackground(true);
    return scrolled;
}

void RelationsViews::nameViews() {
    m_matrixView->setName(QString::fromUtf8(RelationsAnalysis::kMatrix));
    m_matrixView->setIdle(tr("Relational degree"));
    m_rankingView->setName(QString::fromUtf8(RelationsAnalysis::kRanking));
    m_rankingView->setIdle(tr("Ranking"), tr("Shows the ranking of the series by their degree."));
    m_pairView->setName(QString::fromUtf8(RelationsAnalysis::kWhy));
    m_pairView->setIdle(tr("Why"), tr("Explains a degree by the differences of two series."));
    m_pointsView->setName(QString::fromUtf8(RelationsAnalysis::kPoints));
    m_pointsView->setIdle(tr("Point by point"), tr("Calculates a degree point by point."));
    m_curvesView->setName(QString::fromUtf8(RelationsAnalysis::kCurves));
    m_curvesView->setIdle(tr("Degree as ρ changes"), tr("Shows how far the degrees depend on ρ."));
    m_imagesView->setName(QString::fromUtf8(RelationsAnalysis::kImages));
    m_imagesView->setIdle(tr("Degree under every image"), tr("Shows how far the degrees depend on the image."));
    m_axiomsView->setName(QString::fromUtf8(RelationsAnalysis::kAxioms));
    m_axiomsView->setIdle(tr("Axioms of grey relation"), tr("Checks the four axioms."));
    m_overviewView->setName(QString::fromUtf8(RelationsAnalysis::kMatrix));
    m_overviewView->setIdle(tr("Relational degree"));
    m_matrixView->setTools(true, true, true);
    m_overviewView->setTools(true, true, true);
    m_pointsView->setTools(true, false, false);
    m_axiomsView->setTools(true, false, false);
    m_pointsView->setCopyText([this] { return m_points->tabSeparated(); });
    m_axiomsView->setCopyText([this] { return m_axioms->tabSeparated(); });
}

void RelationsViews::explainViews() {
    const QString degree = QStringLiteral("γ = Σ wₖ ξ(k)\nξ(k) = (m + ρM) / (Δ(k) + ρM)\nΔ(k) = |x₀(k) − xᵢ(k)|");
    const QString source =
        tr("Deng’s degree; m and M are the smallest and the largest Δ, ρ is the distinguishing coefficient. Zhao and "
           "Hu, section III.B.");
    m_matrixView->setExplanation(
        {tr("The relational degree of every pair of series: 1 for equal series, smaller the more they differ. The "
            "colour shows the same number."),
         degree, source,
         tr("Click a cell to see below how its value comes about; click a heading to make that series the reference. "
            "Click a bar of the tree over clustered series to see how two groups are merged.")});
    m_overviewView->setExplanation(
        {tr("The relational degrees of all pairs of many series as one picture; each pixel is the mean of its pairs. "
            "Markers at the edges show the reference and the first compared series."),
         degree, source,
         tr("The wheel, plus and minus zoom; dragging and the arrow keys pan; 0 or a double click shows all again. "
            "Cells show numbers from a size of 22 pixels. M shows or hides a magnifier beside the pointer. Click a "
            "cell to see below how its value comes about.")});
    m_rankingView->setExplanation(
        {tr("The compared series in the order of their degree with the reference. Whiskers show the range of each "
            "degree for ρ from 0.1 to 1."),
         degree, source,
         tr("Click a bar to keep its series highlighted in every view. With many series only the two ends are shown: T "
            "and B go to the boxes with the number of rows from the top and the bottom. The notes below say how "
            "reliable the order is. Click an interval to see how it comes about.")});
    m_pairView->setExplanation({tr("The components of the degree of one pair: the images of the two series and their "
                                   "difference Δ at every point. Large differences lower the degree."),
                                degree, source,
                                tr("Choose the pair in the matrix. The wheel zooms, dragging pans, a double click "
                                   "resets the view; arrow keys move from point to point.")});
    m_pointsView->setExplanation({tr("The degree of one pair calculated as a table: image, difference, coefficient and "
                                     "weight of every point, and the sum below."),
                                  degree, source,
                                  tr("Double-click a weight to change it. Ctrl+C copies the chosen row.")});
    m_curvesView->setExplanation({tr("Every degree for the distinguishing coefficient ρ from 0 to 1. Where two lines "
                                     "cross, the order of the series depends on ρ."),
                                  QStringLiteral("γ(ρ) = Σ wₖ (m + ρM) / (Δ(k) + ρM)"), source,
                                  tr("Drag the handle, or press [ and ], to set ρ everywhere.")});
    m_imagesView->setExplanation(
        {tr("The degrees with the reference under every image (normalisation), with all other options unchanged. If "
            "the ranks differ between images, the order depends on the image."),
         {},
         {},
         tr("Choose the image under Options or at the bottom of the window.")});
    m_axiomsView->setExplanation(
        {tr("The four axioms of grey relation, each checked on the series in the matrix, with the numbers used."),
         tr("0 < γ ≤ 1\nγ(i, j) ≠ γ(j, i) among three or more series\nγ(i, j) = γ(j, i) of two\nξ(k) falls as "
            "Δ(k) grows"),
         tr("Normality, wholeness, pair symmetry and closeness, as Deng and Liu state them."),
         tr("Extremes over all pairs make the table symmetric; this does not violate wholeness.")});
}

void RelationsViews::layOut() {
    const std::vector<int> beside{59, 41};
    const ViewDeck::Place why{{tr("Why"), m_pairView}, {tr("Points"), m_pointsView}};
    const ViewDeck::Place howFar{
        {tr("Over ρ"), m_curvesView}, {tr("Over images"), m_imagesView}, {tr("Axioms"), m_axiomsView}};
    m_lower = new ViewDeck({{{why, howFar}, beside}});
    m_lower->setObjectName(QStringLiteral("relations.lower"));
    const ViewDeck::Place pairs{{tr("Matrix"), m_matrixView}, {tr("Matrix"), m_overviewView}};
    m_upper = new ViewDeck({{{pairs, {{tr("Ranking"), m_rankingView}}}, beside}}, page_room::kMatrixAndRanking);
    m_upper->setOffered(m_overviewView, false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(
        widgets::twoRows({tr("Matrix and ranking"), m_upper, 55}, {tr("Why"), m_lower, 45}, page_room::kTwoRows));
}

void RelationsViews::showPoints() {
    m_lower->bringForward(m_pointsView);
}

widgets::RankingChoice RelationsViews::rankingChoice() const {
    return m_rankingBar->choice();
}

void RelationsViews::showPairs(const RelationsFigures& figures) {
    const bool overview = figures.overview.has_value();
    m_upper->setOffered(m_matrixView, !overview);
    m_upper->setOffered(m_overviewView, overview);
    if (overview) {
        m_overviewView->setFigure(*figures.overview);
        m_matrixView->showEmpty({});
        return;
    }
    m_overviewView->showEmpty({});
    if (figures.noPairs.isEmpty()) {
        m_matrixView->setFigure(figures.matrix, figures.outlined);
    } else {
        m_matrixView->setTitle(tr("Relational degree"));
        m_matrixView->showEmpty({figures.noPairs, {}});
    }
}

/// Results for every series under other conventions, or for every pair, are not shown for very many series.
void RelationsViews::showHowFar(const RelationsFigures& figures) {
    const widgets::Empty tooMany{
        figures.withIdeal ? figures.noPairs : tr("Calculated for up to %1 compared series.").arg(kMostInDetail), {}};
    m_lower->setOffered(m_curvesView, figures.curves || !figures.axioms);
    if (figures.curves) {
        m_curvesView->setFigure(*figures.curves, tr("Drag the handle to set ρ everywhere."));
    } else {
        m_curvesView->showEmpty(figures.axioms ? widgets::Empty{m_curvesView->idleMessage(), {}} : tooMany);
    }
    if (figures.images) {
        m_imagesView->setFigure(*figures.images);
    } else {
        m_imagesView->showEmpty(tooMany);
    }
    if (figures.axioms) {
        m_axioms->setAxioms(*figures.axioms);
        m_axiomsView->setTitle(tr("Axioms of grey relation"), tr("Checked on the series in the matrix."));
    } else {
        m_axiomsView->showEmpty(tooMany);
    }
}

void RelationsViews::show(RelationsFigures figures, std::size_t others) {
    m_remarks = RelationsAnalysis::remarks(figures);
    widgets::showRemarks(m_notes, m_remarks);
    if (figures.axioms) {
        std::ranges::move(RelationsAnalysis::axiomRemarks(*figures.axioms), std::back_inserter(m_remarks));
    }
    showPairs(figures);
    m_rankingBar->setVisible(others > widgets::kWholeRanking);
    m_rankingView->setFigure(figures.ranking);
    m_pointsView->setTitle(tr("Point by point"),
                           figures.points.weights < 0
                               ? figures.pairChart.title
                               : tr("%1. Double-click a weight to change it.").arg(figures.pairChart.title));
    m_pairView->setFigure(std::move(figures.pairChart));
    m_points->setPoints(std::move(figures.pointNames), std::move(figures.points), std::move(figures.effects));
    showHowFar(figures);
}

}  // namespace greyscope::app
