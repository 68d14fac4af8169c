#pragma once

#include <QWidget>

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "app/analyses/relations/relations_figures.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/figure/figure_view.h"
#include "widgets/present/remark.h"

namespace greyscope::widgets {
class Note;
class MatrixView;
class OverviewView;
class PlotView;
class RankingView;
class RelationPointsView;
class ViewDeck;
}  // namespace greyscope::widgets

namespace greyscope::app {

class AxiomsPanel;
class RankingBar;

/// The views of the Relations page and their arrangement. Above are the matrix and the ranking. Below are the
/// explanation of one degree, as a chart and point by point, and its robustness: over rho, under every image, by the
/// axioms.
class RelationsViews : public QWidget {
    Q_OBJECT

public:
    explicit RelationsViews(widgets::Highlight& highlight, QWidget* parent = nullptr);

    /// Shows the figures of a result. `others`: number of series besides the reference.
    void show(RelationsFigures figures, std::size_t others);
    /// Returns which rows of a long ranking are shown.
    [[nodiscard]] widgets::RankingChoice rankingChoice() const;
    void showPoints();
    [[nodiscard]] const std::vector<widgets::Remark>& remarks() const { return m_remarks; }

    /// Returns all views, the matrix first.
    [[nodiscard]] std::vector<widgets::FigureView*> all() const;
    [[nodiscard]] widgets::MatrixView* matrix() const { return m_matrix; }
    [[nodiscard]] widgets::OverviewView* overview() const { return m_overview; }
    [[nodiscard]] RankingBar* rankingBar() const { return m_rankingBar; }
    [[nodiscard]] widgets::RankingView* ranking() const { return m_ranking; }
    [[nodiscard]] widgets::PlotView* why() const { return m_pair; }
    [[nodiscard]] widgets::MatrixView* images() const { return m_images; }
    [[nodiscard]] widgets::PlotView* curves() const { return m_curves; }
    [[nodiscard]] widgets::RelationPointsView* points() const { return m_points; }
    [[nodiscard]] widgets::FigureView* curvesView() const { return m_curvesView; }
    [[nodiscard]] widgets::FigureView* imagesView() const { return m_imagesView; }
    [[nodiscard]] widgets::FigureView* axiomsView() const { return m_axiomsView; }

signals:
    void rankingChosen();

private:
    [[nodiscard]] QWidget* rankingAndNotes();
    void showPairs(const RelationsFigures& figures);
    void showHowFar(const RelationsFigures& figures);
    void nameViews();
    void explainViews();
    void layOut();

    widgets::MatrixView* m_matrix;
    widgets::OverviewView* m_overview;
    RankingBar* m_rankingBar;
    widgets::RankingView* m_ranking;
    widgets::PlotView* m_pair;
    widgets::RelationPointsView* m_points;
    widgets::PlotView* m_curves;
    widgets::MatrixView* m_images;
    AxiomsPanel* m_axioms;
    std::map<std::string, widgets::Note*> m_notes;  ///< notes of the views, by the name of their remark
    std::vector<widgets::Remark> m_remarks;
    widgets::FigureView* m_matrixView;
    widgets::FigureView* m_overviewView;  ///< shown in place of the matrix if there are many series
    widgets::FigureView* m_rankingView;
    widgets::FigureView* m_pairView;
    widgets::FigureView* m_pointsView;
    widgets::FigureView* m_curvesView;
    widgets::FigureView* m_imagesView;
    widgets::FigureView* m_axiomsView;
    widgets::ViewDeck* m_upper = nullptr;
    widgets::ViewDeck* m_lower = nullptr;
};

}  // namespace greyscope::app
