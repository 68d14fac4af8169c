#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analyses/forecast/forecast_analysis.h"
#include "app/pages/analysis_page.h"

namespace greyscope::widgets {
class ForecastTable;
}

namespace greyscope::app {

struct StudyPoint;
class ForecastBar;
class ForecastInspector;

/// The Forecast page: fits a grey model, other models and baselines to the reference series. It shows fit, test points,
/// forecast, residuals, class ratios, and a comparison of all models.
class ForecastPage : public PageOf<ForecastAnalysis> {
    Q_OBJECT

public:
    explicit ForecastPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(ForecastAnalysis::kPage), ForecastAnalysis::title(), QStringLiteral("forecast")};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Model"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override {
        return shown() ? ForecastAnalysis::remarks(*shown()) : std::vector<widgets::Remark>();
    }
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] const data::LeftOut* leftOut() const override {
        return shown() ? &shown()->result->leftOut : nullptr;
    }
    [[nodiscard]] QString previewed() const override;
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;

protected:
    [[nodiscard]] Effect effect() const override;
    void showStudy() override;
    void present(const Shown& shown) override;
    void presentNothing() override;
    void bringMissing() override;
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;

private:
    [[nodiscard]] widgets::FigureView* plotView(const QString& name);
    void nameViews();
    void layOut();
    /// Returns the grey model whose derivation is shown: the one highlighted last, otherwise that of the forecast.
    [[nodiscard]] const grey::ModelOutcome& workedModel() const;
    void followHighlight();
    /// Returns the measured point of the study that a point of the chart shows; nullopt while another series is being
    /// calculated.
    [[nodiscard]] std::optional<StudyPoint> pointOf(int point) const;
    /// Sets which points are fitted, after the user has dragged the boundary of the test points to `x` on the axis.
    /// Points below `x` are fitted.
    void fitUpTo(double x);
    void moveFirst(double value);

    std::string m_workedModel;
    ForecastBar* m_bar;
    ForecastInspector* m_inspector;
    widgets::FigureView* m_chart;
    widgets::FigureView* m_residuals;
    widgets::FigureView* m_classRatio;
    widgets::ForecastTable* m_models;
    widgets::FigureView* m_compared;
};

}  // namespace greyscope::app
