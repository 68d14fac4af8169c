#pragma once

#include <QPointer>

#include <optional>

#include "app/pages/page.h"
#include "app/run/job.h"
#include "app/run/trends_run.h"
#include "widgets/present/trends_present.h"

class QSplitter;

namespace greyscope::widgets {
class MatrixView;
class PlotView;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class SmallMultiples;
class TrendsBar;
class TrendsInspector;

/// The chosen series along one factor: as measured, over the reference, or over their first value.
class TrendsPage : public Page {
    Q_OBJECT

public:
    explicit TrendsPage(const PageContext& context, QWidget* parent = nullptr);
    ~TrendsPage() override;

    [[nodiscard]] QString key() const override { return QStringLiteral("trends"); }
    [[nodiscard]] QString title() const override { return tr("Trends"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("trends"); }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::FigureSpec> figures() const override;

    [[nodiscard]] widgets::PlotView* chart() const { return m_chart; }
    [[nodiscard]] widgets::MatrixView* values() const { return m_values; }
    [[nodiscard]] const std::vector<widgets::PlotSpec>& multiples() const { return m_multipleSpecs; }

protected:
    void follow() override;

private:
    void buildViews();
    void addKeys();
    /// Edits the page's choices as one step of the history.
    void edit(const QString& what, const std::function<void(TrendsChoices&)>& change);
    void hold(const std::string& column, const std::string& level);
    void recompute();
    void showState();
    void present(const widgets::SharedTrends& shared);
    void dropSeries(const QString& idText, bool asReference);

    Job<widgets::TrendsResult> m_job{this};
    std::optional<TrendsRequest> m_request;
    Selection m_shownSelection;  ///< of the result, whose looks it decides

    widgets::PlotView* m_chart = nullptr;
    widgets::MatrixView* m_values = nullptr;
    SmallMultiples* m_multiples = nullptr;
    widgets::ViewFrame* m_chartFrame = nullptr;
    widgets::ViewFrame* m_multiplesFrame = nullptr;
    widgets::ViewFrame* m_valuesFrame = nullptr;
    QPointer<TrendsBar> m_bar;
    QPointer<TrendsInspector> m_inspector;
    std::vector<widgets::PlotSpec> m_multipleSpecs;
};

}  // namespace greyscope::app
