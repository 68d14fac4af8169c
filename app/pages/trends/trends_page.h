#pragma once

#include <QHash>

#include <cstddef>
#include <optional>
#include <vector>

#include "app/analyses/trends/trends_analysis.h"
#include "app/pages/analysis_page.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::app {

struct StudyPoint;
class ReadingSentence;
class SmallMultiples;
class TrendsBar;
class TrendsInspector;

/// The Trends page: shows the selected series along one factor, as measured, divided by the reference, or divided by
/// one of their own values.
class TrendsPage : public PageOf<TrendsAnalysis> {
    Q_OBJECT

public:
    explicit TrendsPage(const PageContext& context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(TrendsAnalysis::kPage), TrendsAnalysis::title(), QStringLiteral("trends")};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] const data::LeftOut* leftOut() const override {
        return shown() ? &shown()->result->slices[shown()->result->current].table.leftOut : nullptr;
    }
    /// Returns the derivations of the ratios, indices and intervals that are shown; nullopt if there are none.
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;

protected:
    void presentNothing() override { emit derivationChanged(); }
    void showStudy() override;
    void present(const Shown& shown) override;
    void offer(widgets::Failed& failed) const override;
    void bringMissing() override;
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;

private:
    [[nodiscard]] widgets::FigureView* chartView();
    [[nodiscard]] widgets::FigureView* heatView();
    [[nodiscard]] widgets::FigureView* valuesView();
    void nameViews();
    void layOut();
    void addKeys();
    [[nodiscard]] widgets::TrendsOptions options(const Shown& shown) const;
    /// Returns the indices of the series drawn as lines over the band: those of TrendsAnalysis::bandLines(), then up to
    /// kLitOverBand highlighted ones.
    [[nodiscard]] std::vector<std::size_t> drawnOverBand(const Shown& shown) const;
    void followHighlight();
    /// Shows the upper view of the page: the chart, the heat map or the panels.
    void presentAbove(const Shown& shown);
    void presentPanels(const widgets::TrendsResult& result, std::vector<widgets::PlotSpec> panels);
    void setMeasure(Measure measure);
    /// Holds the factor of the panels constant at the level of one of them, and shows it as a single chart. `multiple`:
    /// index of the panel.
    void holdAt(int multiple);
    /// Returns the measured point of the study that a point of the chart shows; nullopt while other series are being
    /// calculated.
    [[nodiscard]] std::optional<StudyPoint> pointOf(int curve, int point) const;
    void dropSeries(const QString& idText, bool asReference);

    TrendsBar* m_bar;
    TrendsInspector* m_inspector;
    ReadingSentence* m_reading;
    SmallMultiples* m_charts;
    widgets::FigureView* m_chart;
    widgets::FigureView* m_heat;       ///< heat map, shown in place of the chart
    widgets::FigureView* m_multiples;  ///< panels, shown in place of the chart
    widgets::FigureView* m_values;
    std::vector<widgets::TrendLook> m_looks;  ///< colours and line styles of the series that are shown
    QHash<QString, std::size_t> m_places;     ///< index of each series, by its id
    std::vector<std::size_t> m_drawn;         ///< indices of the series that are drawn as lines over the band
};

}  // namespace greyscope::app
