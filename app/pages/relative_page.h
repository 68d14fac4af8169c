#pragma once

#include <optional>

#include "app/pages/page.h"
#include "app/pages/relative_shown.h"
#include "app/panels/rule_text.h"
#include "app/run/job.h"
#include "app/run/relative_run.h"
#include "widgets/present/relative_present.h"

namespace greyscope::widgets {
class FindBar;
class MatrixView;
class PlotView;
class TreeView;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class PredictPanel;
class RelativeBar;
class RelativeDetails;
class RelativeViews;
class TableChange;

/// Predicts one series from another: the tree of their ratios, the grid of two factors cut by it, the error against
/// the number of leaves or the pruned size, tables of errors, scenarios and matched cells, and an answer for the cell
/// that is asked for.
class RelativePage : public Page {
    Q_OBJECT

public:
    explicit RelativePage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] QString key() const override { return QStringLiteral("relative"); }
    [[nodiscard]] QString title() const override { return tr("Relative"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("relative"); }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Predict"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::FigureSpec> figures() const override;

    [[nodiscard]] RelativeBar* bar() const { return m_bar; }
    [[nodiscard]] PredictPanel* panel() const { return m_panel; }
    [[nodiscard]] widgets::TreeView* tree() const { return m_tree; }
    [[nodiscard]] widgets::MatrixView* grid() const { return m_grid; }
    [[nodiscard]] widgets::PlotView* curve() const { return m_curve; }
    [[nodiscard]] RelativeViews* views() const { return m_views; }
    [[nodiscard]] RelativeDetails* details() const { return m_details; }
    [[nodiscard]] widgets::FindBar* findBar() const { return m_find; }
    /// The last result; null before the first.
    [[nodiscard]] widgets::Ready<relative::RelativeResult> result() const {
        return m_job.latest() ? m_job.latest()->result : nullptr;
    }

protected:
    void follow() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void buildViews();
    void buildTree();
    void buildGridMenu();
    void connectViews();
    void connectControls();
    /// Calculates where the inputs differ from those of the result that is shown or on its way.
    void calculate();
    void needsAction();
    void showState();
    void showResult();
    void showQuestion();

    void setReference(const SeriesId& id);
    void setPredicted(const SeriesId& id);
    void setLeaves(int leaves);
    void stepLeaves(int step);
    void moveHandle(double x);
    void setMetric(const std::string& metric);
    void findInTree(const QString& text, int step);
    void copyRules(RuleFormat format);
    void exportView(QWidget* view);
    void ask(const std::vector<std::string>& cell);
    void askForLink(const widgets::Link& link);
    void setGridFactor(bool rows, const std::string& factor);

    RelativeBar* m_bar;
    PredictPanel* m_panel;
    widgets::TreeView* m_tree;
    widgets::MatrixView* m_grid;
    widgets::PlotView* m_curve;
    widgets::FindBar* m_find;
    widgets::ViewFrame* m_treeFrame;
    widgets::ViewFrame* m_gridFrame;
    widgets::ViewFrame* m_curveFrame;
    RelativeViews* m_views = nullptr;
    RelativeDetails* m_details = nullptr;
    TableChange* m_tableChange = nullptr;
    std::optional<RelativeRequest> m_request;
    widgets::RelativeNames m_names;
    widgets::Targets m_askedLights;
    std::size_t m_found = 0;  ///< which of the nodes that were found is shown
    Job<RelativeShown> m_job{this};
};

}  // namespace greyscope::app
