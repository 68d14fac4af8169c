#pragma once

#include <QWidget>

#include <vector>

#include "app/pages/relations_shown.h"
#include "widgets/common/highlight.h"

namespace greyscope::widgets {
class MatrixView;
class PlotView;
class RankingView;
class RelationPointsView;
class ViewFrame;
class ViewStacks;
}  // namespace greyscope::widgets

namespace greyscope::app {

class AxiomsPanel;
class Note;

/// The views of the Relations page and where they stand: matrix and ranking above, below them why a degree is what it
/// is (as a chart and point by point), and how far it holds (over rho, under every image, by the axioms).
class RelationsViews : public QWidget {
    Q_OBJECT

public:
    explicit RelationsViews(widgets::Highlight& highlight, QWidget* parent = nullptr);

    void show(const RelationsShown& shown);
    /// The first view says what is missing or went wrong; the others wait for it.
    void showNothingBeside();
    void showPoints();

    /// Those with a figure first; the curves, which only Deng's degree has, are the last of them.
    [[nodiscard]] std::vector<widgets::ViewFrame*> frames() const;
    [[nodiscard]] widgets::ViewFrame* matrixFrame() const { return m_matrixFrame; }
    [[nodiscard]] widgets::MatrixView* matrix() const { return m_matrix; }
    [[nodiscard]] widgets::RankingView* ranking() const { return m_ranking; }
    [[nodiscard]] widgets::PlotView* curves() const { return m_curves; }
    [[nodiscard]] widgets::RelationPointsView* points() const { return m_points; }

private:
    void buildFrames();
    void arrange();

    widgets::MatrixView* m_matrix;
    widgets::RankingView* m_ranking;
    widgets::PlotView* m_pair;
    widgets::RelationPointsView* m_points;
    widgets::PlotView* m_curves;
    widgets::MatrixView* m_images;
    AxiomsPanel* m_axioms;
    Note* m_order;      ///< how far the order holds
    Note* m_groups;     ///< which series form groups
    Note* m_published;  ///< what the printed degrees are to these
    widgets::ViewStacks* m_lower = nullptr;
    widgets::ViewFrame* m_matrixFrame = nullptr;
    widgets::ViewFrame* m_rankingFrame = nullptr;
    widgets::ViewFrame* m_pairFrame = nullptr;
    widgets::ViewFrame* m_pointsFrame = nullptr;
    widgets::ViewFrame* m_curvesFrame = nullptr;
    widgets::ViewFrame* m_imagesFrame = nullptr;
    widgets::ViewFrame* m_axiomsFrame = nullptr;
};

}  // namespace greyscope::app
