#pragma once

#include <optional>
#include <vector>

#include "app/analyses/time/time_analysis.h"
#include "app/pages/analysis_page.h"
#include "app/pages/binding.h"

namespace greyscope::widgets {
class ContextBar;
class Note;
class PlotView;
class RowTable;
class TableModel;
}  // namespace greyscope::widgets

namespace greyscope::app {

class SmallMultiples;

/// The Time page: logs along time in bins, their change points, a span compared with the rest, and what goes with them
/// by lag, as `greyscope time` does.
class TimePage : public PageOf<TimeAnalysis> {
    Q_OBJECT

public:
    explicit TimePage(const PageContext& context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(TimeAnalysis::kPage), TimeAnalysis::title(), QStringLiteral("trends"), false,
                [](const Study& study) { return study.time != TimeChoices(); }};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override {
        return shown() ? TimeAnalysis::remarks(*shown()->result) : std::vector<widgets::Remark>();
    }
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;

protected:
    void showStudy() override;
    void present(const Shown& shown) override;
    void presentNothing() override;
    void bringMissing() override;

private:
    [[nodiscard]] widgets::FigureView* chartView();
    [[nodiscard]] widgets::FigureView* tableView(widgets::RowTable* rows, widgets::TableModel* model);
    void nameViews();
    void layOut();
    /// Compares the time from this change point to the next one of the same quantity with the rest; -1: compares
    /// nothing.
    void chooseChange(int row);

    Bindings m_bindings;
    widgets::ContextBar* m_bar;
    SmallMultiples* m_charts;
    widgets::RowTable* m_changeRows;
    widgets::TableModel* m_changeModel;
    widgets::RowTable* m_spanRows;
    widgets::TableModel* m_spanModel;
    widgets::PlotView* m_lagPlot;
    widgets::FigureView* m_chart;
    widgets::FigureView* m_changes;
    widgets::FigureView* m_span;
    widgets::FigureView* m_lags;
    widgets::Note* m_note;
};

}  // namespace greyscope::app
