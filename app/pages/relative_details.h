#pragma once

#include <QObject>

#include <optional>
#include <vector>

#include "app/pages/page.h"
#include "app/pages/relative_shown.h"
#include "app/run/job.h"

class QActionGroup;
class QMenu;

namespace greyscope::widgets {
class MatrixView;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class RelativeViews;

/// The tables behind the tabs of the Relative page: where the model errs, every metric, other scenarios, and how cells
/// were matched. Those that need calculations of their own are calculated when they are looked at.
class RelativeDetails : public QObject {
    Q_OBJECT

public:
    RelativeDetails(PageContext context, RelativeViews* views, QObject* parent = nullptr);

    void show(const RelativeShown& shown, const RelativeRequest& request);
    /// Shows a state without a result in every table.
    void showState(const widgets::ViewState<RelativeShown>& state);
    [[nodiscard]] std::vector<widgets::FigureSpec> figures() const;
    [[nodiscard]] std::vector<widgets::ViewFrame*> frames() const;

    [[nodiscard]] widgets::MatrixView* levels() const { return m_levels.view; }
    [[nodiscard]] widgets::MatrixView* metrics() const { return m_metrics.view; }
    [[nodiscard]] widgets::MatrixView* scenarios() const { return m_scenarios.view; }
    [[nodiscard]] widgets::MatrixView* remainder() const { return m_remainder.view; }
    [[nodiscard]] QWidget* scenarioTab() const;
    [[nodiscard]] QWidget* metricTab() const;
    [[nodiscard]] QMenu* scenarioMenu() const { return m_menu; }

signals:
    /// The pair of a scenario was chosen.
    void pairChosen(const greyscope::app::SeriesId& from, const greyscope::app::SeriesId& to);
    void exportRequested(QWidget* view);
    /// The button of what a table needs.
    void actionRequested();
    void linkActivated(const greyscope::widgets::Link& link);

private:
    using Outcomes = std::vector<relative::ScenarioOutcome>;
    struct Table {
        widgets::MatrixView* view;
        widgets::ViewFrame* frame;
    };
    Table makeTable();
    [[nodiscard]] QWidget* beside(const Table& left, const Table& right) const;
    static void setSpec(const Table& table, const widgets::MatrixSpec& spec);
    void buildScenarioMenu();
    void calculate(QWidget* shown);
    void startMetrics();
    void startScenarios();
    void showOutcomes(const Table& table, Job<Outcomes>& job, bool scenarios);
    void chooseScenario(const widgets::Link& link);
    [[nodiscard]] std::vector<std::string> otherSystems() const;

    PageContext m_context;
    RelativeViews* m_views;
    Table m_levels, m_worst, m_metrics, m_scenarios, m_counts, m_remainder;
    QWidget* m_errorTab;
    QWidget* m_joinTab;
    QMenu* m_menu = nullptr;
    bool m_published = true;  ///< scenarios: the published ones where the table holds them
    std::optional<RelativeRequest> m_request, m_metricsOf, m_scenariosOf;
    Job<Outcomes> m_metricJob{this};
    Job<Outcomes> m_scenarioJob{this};
};

}  // namespace greyscope::app
