#include "app/pages/relations_views.h"

#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/pages/page_parts.h"
#include "app/panels/axioms_panel.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/view_frame.h"
#include "widgets/panels/view_stacks.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/spec_text.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/table/relation_points_view.h"

namespace greyscope::app {

using widgets::MatrixView;
using widgets::PlotView;
using widgets::ViewFrame;

namespace {

QSplitter* splitterOf(Qt::Orientation orientation, QWidget* first, QWidget* second, const QList<int>& sizes) {
    auto* splitter = new QSplitter(orientation);
    splitter->setHandleWidth(5);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(first);
    splitter->addWidget(second);
    splitter->setSizes(sizes);
    return splitter;
}

}  // namespace

RelationsViews::RelationsViews(widgets::Highlight& highlight, QWidget* parent)
    : QWidget(parent),
      m_matrix(new MatrixView),
      m_ranking(new widgets::RankingView),
      m_pair(new PlotView),
      m_points(new widgets::RelationPointsView),
      m_curves(new PlotView),
      m_images(new MatrixView),
      m_axioms(new AxiomsPanel),
      m_order(new Note),
      m_groups(new Note),
      m_published(new Note) {
    m_matrix->setObjectName(QStringLiteral("relations.matrix"));
    m_images->setObjectName(QStringLiteral("relations.images"));
    m_matrix->setHighlight(&highlight);
    m_ranking->setHighlight(&highlight);
    m_pair->setHighlight(&highlight);
    m_curves->setHighlight(&highlight);
    m_images->setHighlight(&highlight);
    buildFrames();
    arrange();
}

std::vector<ViewFrame*> RelationsViews::frames() const {
    return {m_matrixFrame, m_rankingFrame, m_pairFrame, m_imagesFrame, m_curvesFrame, m_pointsFrame, m_axiomsFrame};
}

void RelationsViews::buildFrames() {
    auto* ranked = new QWidget;
    auto* column = new QVBoxLayout(ranked);
    column->setContentsMargins(0, 0, 0, 0);
    m_ranking->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    column->addWidget(m_ranking);
    auto* notes = new QVBoxLayout;
    notes->setContentsMargins(12, 0, 8, 8);
    for (Note* note : {m_order, m_groups, m_published}) {
        notes->addWidget(note);
    }
    column->addLayout(notes);
    column->addStretch();
    auto* scrolled = new QScrollArea;  // several notes are higher than a small window
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setWidgetResizable(true);
    scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrolled->setWidget(ranked);
    ranked->setBackgroundRole(QPalette::Base);
    ranked->setAutoFillBackground(true);
    m_matrixFrame = new ViewFrame(m_matrix);
    m_rankingFrame = new ViewFrame(scrolled);
    m_pairFrame = new ViewFrame(m_pair);
    m_pointsFrame = new ViewFrame(m_points);
    m_curvesFrame = new ViewFrame(m_curves);
    m_imagesFrame = new ViewFrame(m_images);
    m_axiomsFrame = new ViewFrame(m_axioms);
    m_matrixFrame->setTools(true, true, true);
    m_pointsFrame->setTools(true, false, false);
    m_axiomsFrame->setTools(true, false, false);
    m_matrixFrame->setCopyText([this] { return widgets::tabSeparated(m_matrix->spec()); });
    m_rankingFrame->setCopyText([this] { return widgets::tabSeparated(m_ranking->spec()); });
    m_pairFrame->setCopyText([this] { return widgets::tabSeparated(m_pair->spec()); });
    m_pointsFrame->setCopyText([this] { return m_points->tabSeparated(); });
    m_curvesFrame->setCopyText([this] { return widgets::tabSeparated(m_curves->spec()); });
    m_imagesFrame->setCopyText([this] { return widgets::tabSeparated(m_images->spec()); });
    m_axiomsFrame->setCopyText([this] { return m_axioms->tabSeparated(); });
}

void RelationsViews::arrange() {
    const QList<int> beside{590, 410};
    auto* upper = splitterOf(Qt::Horizontal, m_matrixFrame, m_rankingFrame, beside);
    m_lower = new widgets::ViewStacks(
        {{tr("Why"), m_pairFrame}, {tr("Points"), m_pointsFrame}},
        {{tr("Over ρ"), m_curvesFrame}, {tr("Over images"), m_imagesFrame}, {tr("Axioms"), m_axiomsFrame}});
    m_lower->splitter()->setSizes(beside);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitterOf(Qt::Vertical, upper, m_lower, {550, 450}));
}

void RelationsViews::showNothingBeside() {
    m_matrixFrame->setTitle(tr("Relational degree"));
    m_rankingFrame->setTitle(tr("Ranking"));
    m_pairFrame->setTitle(tr("Why"));
    m_pointsFrame->setTitle(tr("Point by point"));
    m_curvesFrame->setTitle(tr("Degree as ρ changes"));
    m_imagesFrame->setTitle(tr("Degree under every image"));
    m_axiomsFrame->setTitle(tr("Axioms of grey relation"));
    m_rankingFrame->showEmpty({tr("Series are ranked here by their degree."), {}});
    m_pairFrame->showEmpty({tr("A degree is explained here by the differences of two series."), {}});
    m_pointsFrame->showEmpty({tr("A degree is worked out here, point by point."), {}});
    m_curvesFrame->showEmpty({tr("How far the degrees depend on ρ shows here."), {}});
    m_imagesFrame->showEmpty({tr("How far the degrees depend on the image shows here."), {}});
    m_axiomsFrame->showEmpty({tr("The four axioms are checked here."), {}});
}

void RelationsViews::showPoints() {
    m_lower->bringForward(m_pointsFrame);
}

void RelationsViews::show(const RelationsShown& shown) {
    m_matrix->setSpec(shown.matrix);
    m_matrixFrame->setTitle(shown.matrix.title, shown.matrix.subtitle);
    m_ranking->setSpec(shown.ranking);
    m_rankingFrame->setTitle(shown.ranking.title, shown.ranking.subtitle);
    m_pair->setSpec(shown.pairChart);
    m_pairFrame->setTitle(shown.pairChart.title, shown.pairChart.subtitle);
    m_points->setPoints(shown.pointNames, shown.points, shown.effects);
    m_pointsFrame->setTitle(tr("Point by point"),
                            shown.points.weights < 0
                                ? shown.pairChart.title
                                : tr("%1. Double-click a weight to change it.").arg(shown.pairChart.title));
    m_lower->setOffered(m_curvesFrame, shown.curves.has_value());
    if (shown.curves) {
        m_curves->setSpec(*shown.curves);
        m_curvesFrame->setTitle(shown.curves->title, shown.curves->subtitle);
    }
    m_images->setSpec(shown.images);
    m_imagesFrame->setTitle(shown.images.title, shown.images.subtitle);
    m_axioms->setAxioms(shown.axioms);
    m_axiomsFrame->setTitle(tr("Axioms of grey relation"), tr("Checked on the series in the matrix."));
    m_order->setNote(shown.steady ? Note::Kind::good : Note::Kind::look, shown.orderHolds);
    m_groups->setNote(Note::Kind::info, shown.groups);
    m_published->setNote(Note::Kind::info, shown.published);
}

}  // namespace greyscope::app
