#pragma once

#include "app/analyses/simulate/simulate_analysis.h"
#include "app/pages/analysis_page.h"
#include "app/pages/lazy_view.h"
#include "app/pages/simulate/run_queue.h"
#include "app/pages/statements_view.h"

class QGraphicsOpacityEffect;

namespace greyscope::widgets {
class TimelineView;
class PlotView;
class ViewDeck;
}  // namespace greyscope::widgets

namespace greyscope::app {

class MachineInspector;
class ScenariosPanel;
class SimulateBar;
class TraceReplay;

/// The Simulate page ("what if"): a scenario, the parameters that vary, and the simulated results. Runs continue in the
/// background while another page is shown.
class SimulatePage : public PageOf<SimulateAnalysis> {
    Q_OBJECT

public:
    explicit SimulatePage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(SimulateAnalysis::kPage), SimulateAnalysis::title(), QStringLiteral("simulate"), false};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Machine"); }
    [[nodiscard]] QWidget* sidePanel() override;
    [[nodiscard]] QString sideTitle() const override { return tr("Scenarios"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override { return SimulateAnalysis::remarks(study()); }
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;
    [[nodiscard]] RunQueue& queue() { return m_queue; }

public slots:
    /// Runs the current scenario, and stores the inputs of the runs in the study as an undoable step.
    void runChosen();
    void stopChosen();
    /// Adds the results of the runs that are shown to the study as a table.
    void useAsTable();

protected:
    [[nodiscard]] Asked asked(const Study& study) const override;
    [[nodiscard]] Work work(const SimulateRequest& request) const override;
    void showStudy() override;
    void present(const Shown& shown) override;
    void presentNothing() override;
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;
    void bringMissing() override;

private:
    void nameViews();
    void layOut();
    void connectParts();
    void followQueue();
    [[nodiscard]] QString statusText(const ScenarioChoice& scenario) const;
    void showRequest(int id);

    RunQueue m_queue;
    SimulateBar* m_bar;
    ScenariosPanel* m_panel;
    TraceReplay* m_replay;
    MachineInspector* m_inspector;
    widgets::FigureView* m_chart;
    widgets::PlotView* m_sharePlot;
    widgets::TimelineView* m_backlog;
    bool m_shares = false;  ///< whether the result has shares of the throughput over time to show
    widgets::FigureView* m_share;
    widgets::TimelineView* m_lanes;
    widgets::PlainLabel* m_request;
    widgets::FigureView* m_requests;
    StatementsView* m_statements;
    LazyView<RequestsAsked, RequestsFound>* m_requestsView;
    widgets::ViewDeck* m_deck = nullptr;
    QGraphicsOpacityEffect* m_dim = nullptr;
    Job<StudyTable> m_tableJob{this};
};

}  // namespace greyscope::app
