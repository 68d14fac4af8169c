#pragma once

#include <string>
#include <vector>

#include "app/analyses/cluster/cluster_analysis.h"
#include "app/pages/analysis_page.h"

class QLineEdit;

namespace greyscope::widgets {
class MatrixView;
class Note;
}  // namespace greyscope::widgets

namespace greyscope::app {

class IndicatorPanel;
class ObjectsBar;
class SmallMultiples;

/// The segment Clusters of the Relations page: sorts the objects of a table into classes, as `greyscope cluster` does.
class ClustersPage : public PageOf<ClusterAnalysis> {
    Q_OBJECT

public:
    explicit ClustersPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(ClusterAnalysis::kPage), ClusterAnalysis::title(), QStringLiteral("relations"), false,
                [](const Study& study) { return study.clusters != ClusterChoices(); }};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Indicators"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override;
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] const data::LeftOut* leftOut() const override {
        return shown() ? &shown()->result->objects.account : nullptr;
    }
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;

protected:
    void showStudy() override;
    void present(const Shown& shown) override;
    void presentNothing() override;
    void bringMissing() override;
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] widgets::FigureView* functionsView();
    [[nodiscard]] widgets::FigureView* coefficientsView();
    void addBar();
    void addClasses();
    void showPanel(const Shown& shown);
    void followHighlight();
    /// Returns what is shown, with the selected object in the place of the study's.
    [[nodiscard]] Shown withChosen(const Shown& shown) const;

    ObjectsBar* m_bar;
    IndicatorPanel* m_panel;
    QLineEdit* m_classes;
    SmallMultiples* m_charts;
    widgets::MatrixView* m_matrix;
    widgets::Note* m_note;
    widgets::FigureView* m_functions;
    widgets::FigureView* m_coefficients;
    std::string m_object;  ///< object that was selected in a view; empty: that of the study
};

}  // namespace greyscope::app
