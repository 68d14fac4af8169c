#pragma once

#include "app/analyses/compare/compare_analysis.h"
#include "app/pages/analysis_page.h"
#include "app/pages/binding.h"

class QPlainTextEdit;

namespace greyscope::app {

class CompareBar;
class RunsPanel;
class VerdictPanel;

/// The Compare page: compares two runs cell by cell. It shows what changed, by how much, and whether the change exceeds
/// the scatter of the repeats.
class ComparePage : public PageOf<CompareAnalysis> {
    Q_OBJECT

public:
    explicit ComparePage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(CompareAnalysis::kPage), CompareAnalysis::title(), QStringLiteral("compare"), false,
                [](const Study& study) { return study.compare != CompareChoices(); }};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Verdict"); }
    [[nodiscard]] QWidget* sidePanel() override;
    [[nodiscard]] QString sideTitle() const override { return tr("Runs"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override {
        return shown() ? CompareAnalysis::remarks(*shown()->result) : std::vector<widgets::Remark>();
    }
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;
    [[nodiscard]] QString previewed() const override;

protected:
    [[nodiscard]] Effect effect() const override;
    void showStudy() override;
    void presentResult(const Shown& shown) override;
    void present(const Shown& shown) override;
    void presentNothing() override;
    void bringMissing() override;
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] widgets::FigureView* matrixView();
    [[nodiscard]] widgets::FigureView* repeatsView();
    [[nodiscard]] widgets::FigureView* listView();
    [[nodiscard]] widgets::FigureView* commandView();
    void layOut();
    void explain();
    void followHighlight();
    void showCell();
    void showCommand();

    Bindings m_bindings;
    CompareBar* m_bar;
    RunsPanel* m_runs;
    VerdictPanel* m_verdict;
    widgets::PlainLabel* m_cellText;
    QPlainTextEdit* m_commandText;
    widgets::FigureView* m_matrix;
    widgets::FigureView* m_repeats;
    widgets::FigureView* m_list;
    widgets::FigureView* m_command;
    std::size_t m_cell = 0;  ///< index of the cell whose repeats are shown
};

}  // namespace greyscope::app
