#pragma once

#include "app/analyses/split_derivation.h"
#include "app/analyses/tree/tree_analysis.h"
#include "app/pages/analysis_page.h"

namespace greyscope::widgets {
class Note;
class TreeView;
}  // namespace greyscope::widgets

namespace greyscope::app {

class TreeBar;

/// The Tree page: explains one column of a table by others, with a regression tree over the rows, as `greyscope tree`
/// does.
class TreePage : public PageOf<TreeAnalysis> {
    Q_OBJECT

public:
    explicit TreePage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(TreeAnalysis::kPage), TreeAnalysis::title(), QStringLiteral("relative"), false,
                [](const Study& study) { return study.tree != TreeChoices(); }};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override {
        return shown() ? TreeAnalysis::remarks(shown()->result->tree) : std::vector<widgets::Remark>();
    }
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] const data::LeftOut* leftOut() const override {
        return shown() ? &shown()->result->tree.account : nullptr;
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
    void followHighlight();

    WorkedNode m_worked;
    TreeBar* m_bar;
    widgets::FigureView* m_tree;
    widgets::Note* m_noise;
};

}  // namespace greyscope::app
