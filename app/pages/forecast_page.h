#pragma once

#include <functional>
#include <memory>

#include "app/pages/forecast_request.h"
#include "app/pages/page.h"
#include "app/run/job.h"
#include "core/grey/forecast.h"
#include "widgets/present/forecast_present.h"

class QSplitter;
class QTabBar;

namespace greyscope::widgets {
class ForecastTable;
class PlotView;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class ForecastBar;
class ForecastInspector;

/// The reference series with a grey model, the others and baselines: fit, hold-out, forecast, residuals, class ratios
/// and all models side by side.
class ForecastPage : public Page {
    Q_OBJECT

public:
    explicit ForecastPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] QString key() const override { return QStringLiteral("forecast"); }
    [[nodiscard]] QString title() const override { return tr("Forecast"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("forecast"); }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Model"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::FigureSpec> figures() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void follow() override;

private:
    void buildViews();
    void buildLowerViews(QSplitter* lower);
    void connectIntents();
    void edit(const QString& what, const std::function<void(ForecastChoices&)>& change, const QString& mergeKey = {});
    void chooseReference(const QString& id);
    void setHoldOut(int count);
    void setLevel(const std::string& factor, const std::string& level);
    void setShown(const std::string& model, bool shown);

    void calculate();
    void showChoices();
    void showState();
    void drawResult();
    void arrange();
    [[nodiscard]] widgets::ForecastNames names() const;
    /// The compared series of the reference's table.
    [[nodiscard]] std::vector<std::string> related() const;

    Job<grey::ForecastResult>* m_job;
    std::optional<ForecastRequest> m_request;
    ForecastBar* m_bar;
    ForecastInspector* m_inspector;

    widgets::PlotView* m_chart;
    widgets::PlotView* m_residuals;
    widgets::PlotView* m_classRatio;
    widgets::ForecastTable* m_models;
    std::vector<widgets::ViewFrame*> m_frames;  ///< chart, residuals, class ratio, models
    QSplitter* m_pair = nullptr;
    QTabBar* m_tabs = nullptr;
};

}  // namespace greyscope::app
