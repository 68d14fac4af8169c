#pragma once

#include <string>
#include <vector>

#include "app/analyses/decide/decide_analysis.h"
#include "app/pages/analysis_page.h"

class QLineEdit;

namespace greyscope::widgets {
class MatrixView;
class Note;
class RankingView;
class TargetView;
}  // namespace greyscope::widgets

namespace greyscope::app {

class IndicatorPanel;
class ObjectsBar;

/// The segment Target of the Relations page: ranks the alternatives of a table by a grey target decision, as
/// `greyscope decide` does.
class TargetPage : public PageOf<DecideAnalysis> {
    Q_OBJECT

public:
    explicit TargetPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(DecideAnalysis::kPage), DecideAnalysis::title(), QStringLiteral("relations"), false,
                [](const Study& study) { return study.target != TargetChoices(); }};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Attributes"); }
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
    void nameViews();
    void addBar();
    void addOptions();
    void layOut();
    void followHighlight();
    void setIndicators(const std::vector<IndicatorChoice>& indicators, const QString& what);
    /// Returns what is shown, with the selected alternative in the place of the study's.
    [[nodiscard]] Shown withChosen(const Shown& shown) const;

    ObjectsBar* m_bar;
    IndicatorPanel* m_panel;
    QLineEdit* m_radius;
    widgets::TargetView* m_target;
    widgets::RankingView* m_ranks;
    widgets::MatrixView* m_effects;
    widgets::Note* m_note;
    widgets::FigureView* m_targetView;
    widgets::FigureView* m_ranksView;
    widgets::FigureView* m_effectsView;
    std::string m_object;  ///< alternative that was selected in a view; empty: that of the study
};

}  // namespace greyscope::app
