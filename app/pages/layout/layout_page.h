#pragma once

#include "app/analyses/layout/layout_analysis.h"
#include "app/pages/analysis_page.h"
#include "app/pages/binding.h"

class QSpinBox;

namespace greyscope::widgets {
class ContextBar;
class TimelineView;
class StripeMapView;
}  // namespace greyscope::widgets

namespace greyscope::app {

class AdvisorPanel;
class PatternPanel;

/// The Layout page: where the bytes of a file are stored. It shows which process accesses them, on which OST they are
/// in two layouts, and what the papers recommend.
class LayoutPage : public PageOf<LayoutAnalysis> {
    Q_OBJECT

public:
    explicit LayoutPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(LayoutAnalysis::kPage), LayoutAnalysis::title(), QStringLiteral("layout"), false,
                [](const Study& study) { return study.layout != LayoutChoices(); }};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override;
    [[nodiscard]] QWidget* sidePanel() override;
    [[nodiscard]] QString sideTitle() const override { return tr("Access pattern"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    /// Marks the byte with this offset in all views.
    void followByte(std::int64_t byte);
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;
    /// Reads a file with the output of lfs getstripe, and uses it as the default layout.
    void openGetstripe(const QString& path);

protected:
    void showStudy() override;
    void present(const Shown& shown) override;
    void presentNothing() override;
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;

private:
    void buildBar();
    void nameViews();
    void layOut();
    void connectViews();
    void showCommands();
    void simulate();
    void chooseByte(std::int64_t byte);
    void turnStep(int by);
    void askWhichFile();

    widgets::ContextBar* m_bar;
    Bindings m_bindings;
    PatternPanel* m_panel;
    AdvisorPanel* m_advisor;
    QSpinBox* m_step = nullptr;
    widgets::TimelineView* m_ruler;
    widgets::FigureView* m_file;
    widgets::StripeMapView* m_plainGrid;
    widgets::StripeMapView* m_hierarchyGrid;
    widgets::PlainLabel* m_plainPlace;
    widgets::PlainLabel* m_hierarchyPlace;
    widgets::FigureView* m_plain;
    widgets::FigureView* m_hierarchy;
    widgets::FigureView* m_create;
    widgets::FigureView* m_resize;
    widgets::FigureView* m_met;
    std::int64_t m_byte = 0;
    std::int64_t m_worked = 0;  ///< offset of the byte that was selected last, whose derivation is shown
};

}  // namespace greyscope::app
