#pragma once

#include <vector>

#include "app/analyses/latency/latency_analysis.h"
#include "app/pages/analysis_page.h"

namespace greyscope::widgets {
class Note;
class ViewDeck;
}  // namespace greyscope::widgets

namespace greyscope::app {

class LatencyBar;

/// The Latency page: distributions of latencies, their percentiles with intervals, two runs compared percentile by
/// percentile, and one run over time, as `greyscope latency` lists them.
class LatencyPage : public PageOf<LatencyAnalysis> {
    Q_OBJECT

public:
    explicit LatencyPage(const PageContext& context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(LatencyAnalysis::kPage), LatencyAnalysis::title(), QStringLiteral("trends"), false,
                [](const Study& study) { return study.latency != LatencyChoices(); }};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override;
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] const data::LeftOut* leftOut() const override {
        return shown() ? &shown()->result->accounts.front().leftOut : nullptr;
    }

protected:
    void showStudy() override;
    void present(const Shown& shown) override;
    void presentResult(const Shown& shown) override;
    void presentNothing() override;
    void bringMissing() override;

private:
    void nameViews();
    void explainViews();

    LatencyBar* m_bar;
    widgets::FigureView* m_curve;
    widgets::FigureView* m_percentiles;
    widgets::FigureView* m_shift;
    widgets::FigureView* m_heat;
    widgets::FigureView* m_overTime;
    widgets::ViewDeck* m_deck = nullptr;
    widgets::Note* m_note;
};

}  // namespace greyscope::app
