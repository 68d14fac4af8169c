#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/export/figure_maker.h"
#include "app/pages/page.h"
#include "app/pages/sheet/sheet_edits.h"

class QScrollArea;

namespace greyscope::widgets {
class InspectorPanel;
class Section;
class Segmented;
}  // namespace greyscope::widgets

namespace greyscope::app {

class CaptionEditor;
class FindingList;
class PanelEditor;
class SheetBar;
class SheetCanvas;
class SheetViewsMenu;

/// The page on which the user arranges several figures of the study as one sheet, shown as printed. Sizes can be
/// dragged, the caption can be edited, and the whole sheet is checked against the rules for print.
class SheetPage : public Page {
    Q_OBJECT

public:
    explicit SheetPage(PageContext context, QWidget* parent = nullptr);
    [[nodiscard]] static PageFacts facts();

    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Check"); }
    [[nodiscard]] std::vector<PageFigure> figures() const override;
    void comeFrom(const Page& before) override;

protected:
    void follow() override;
    void addPlace(QVariantMap& place) const override;
    void takePlace(const QVariantMap& place) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void buildInspector();
    void explain();
    void listen();
    void chooseSheet(const QString& name);
    void newSheet();
    void wantFigures();
    void movePanel(int from, int to);
    void removePanel(int panel);
    void mend(const FigureCheck& check);
    void showSheet();
    void showPanel();
    void showChecks();
    [[nodiscard]] ExportOptions options() const;

    Presets m_presets;
    SheetEdits m_edits;
    /// Calculates the figures for the panels; null until the page is first shown.
    std::unique_ptr<FigureMaker> m_maker;
    std::vector<StudyFigure> m_figures;
    NotShown m_notShown;  ///< figures that could be in a sheet, but are not calculated or failed
    widgets::SheetSpec m_spec;
    QString m_backKey;
    std::string m_firstFigure;  ///< name of the first figure of the page that was shown before
    widgets::FigureView* m_view;
    SheetCanvas* m_canvas;
    QScrollArea* m_scroll;
    CaptionEditor* m_caption;
    widgets::Segmented* m_zoom;
    SheetBar* m_bar;
    SheetViewsMenu* m_views;
    widgets::InspectorPanel* m_panel;
    FindingList* m_findings;
    PanelEditor* m_panelEditor;
    widgets::Section* m_panelSection;
};

}  // namespace greyscope::app
