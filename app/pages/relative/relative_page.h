#pragma once

#include <string>
#include <vector>

#include "app/analyses/relative/relative_analysis.h"
#include "app/analyses/split_derivation.h"
#include "app/pages/analysis_page.h"
#include "app/pages/lazy_view.h"

namespace greyscope::widgets {
class ViewDeck;
}

namespace greyscope::app {

class ErrorCurve;
class NextViews;
class PredictPanel;
class RelativeBar;
class ScenariosView;
class TreePane;

/// The Relative page: predicts one series from another. It shows the tree of their ratios, the grid of two factors cut
/// by the tree, and the error against the number of leaves or the degree of pruning. It also has tables of errors,
/// scenarios and matched cells, and the prediction for a cell.
class RelativePage : public PageOf<RelativeAnalysis> {
    Q_OBJECT

public:
    explicit RelativePage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(RelativeAnalysis::kPage), RelativeAnalysis::title(), QStringLiteral("relative")};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Predict"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override {
        return shown() ? RelativeAnalysis::remarks(*shown()->result->result, shown()->request.pair.names)
                       : std::vector<widgets::Remark>();
    }
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] const data::LeftOut* leftOut() const override {
        return shown() ? &shown()->result->result->table.account : nullptr;
    }
    [[nodiscard]] QString previewed() const override;
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;

protected:
    [[nodiscard]] Effect effect() const override;
    void showStudy() override;
    void presentResult(const Shown& shown) override;
    void present(const Shown& shown) override;
    void presentNothing() override;
    void bringMissing() override;
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    using Outcomes = std::vector<relative::ScenarioOutcome>;

    /// Returns a view with a table whose rows and cells can be linked to cells of the factors. `figure` is the name of
    /// its figure.
    [[nodiscard]] widgets::FigureView* table(const QString& name, const char* figure, const QString& title);
    void buildGrid();
    void buildMetrics();
    void explainViews();
    void layOut();
    void addKeys();
    void askForDetails(const Shown& shown);
    void lightQuestion();
    void followHighlight();

    void ask(const std::vector<std::string>& cell);
    void askForLink(const widgets::Link& link);

    RelativeBar* m_bar;
    PredictPanel* m_panel;
    TreePane* m_treePane;
    widgets::FigureView *m_tree, *m_grid = nullptr;
    ErrorCurve* m_curve;
    widgets::FigureView *m_levels, *m_worst, *m_metrics = nullptr;
    ScenariosView* m_scenarios;
    widgets::FigureView *m_counts, *m_remainder;
    LazyView<MetricRequest, Outcomes>* m_metricErrors = nullptr;
    NextViews* m_next;
    widgets::ViewDeck* m_deck = nullptr;
    widgets::Targets m_askedLights;
    WorkedNode m_worked;
};

}  // namespace greyscope::app
