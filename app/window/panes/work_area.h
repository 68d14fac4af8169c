#pragma once

#include <QMainWindow>

#include <vector>

#include "app/window/appearance.h"
#include "app/window/panes/page_stack.h"

class QAction;
class QStackedWidget;

namespace greyscope::app {

class ContextStrip;
class FirstLookPane;
class LessonPanel;
class LoadStrip;
class NoticeStrip;
class SeriesPanel;
class SideDock;
class DerivationPanel;

/// The area beside the rail. The current page is below its choices, with the series at its left and its options at its
/// right. In a narrow window, both are at the left. If the page would not fit beside them, they are hidden until they
/// are requested.
class WorkArea : public QMainWindow {
    Q_OBJECT

public:
    WorkArea(const PageContext& context, const Appearance& appearance, QWidget* window);

    [[nodiscard]] PageStack& pages() { return *m_pages; }
    [[nodiscard]] NoticeStrip& notices() { return *m_notices; }
    [[nodiscard]] LoadStrip& loading() { return *m_loading; }
    [[nodiscard]] FirstLookPane& firstLook() { return *m_firstLook; }
    [[nodiscard]] SeriesPanel& series() { return *m_series; }
    [[nodiscard]] DerivationPanel& derivation() { return *m_derivation; }
    [[nodiscard]] SideDock& derivationDock() { return *m_derivationDock; }
    [[nodiscard]] LessonPanel& lesson() { return *m_lesson; }
    [[nodiscard]] std::vector<SideDock*> docks() const {
        return {m_seriesDock, m_inspectorDock, m_historyDock, m_derivationDock, m_lessonDock};
    }
    /// Returns the widgets between which the keyboard focus can move, in visual order.
    [[nodiscard]] std::vector<QWidget*> panes() const;

    /// Shows the docks of the current page, such as its series and options; `full`: hides all docks, so that only the
    /// page is shown.
    void showParts(bool full);
    void showSeries();
    /// Hides the title of the derivation's dock if the window is low; otherwise shows it.
    void titleDerivation();
    /// Arranges the docks for a window of this width.
    void arrange(int width);
    void reset(int width);
    /// Returns a width scaled to the current font size.
    [[nodiscard]] int inType(int width) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build(const PageContext& context);
    void buildDerivation(const PageContext& context);
    void buildLesson(const PageContext& context);
    void showLesson(const Study& study);
    void fitInspector();
    void setTabbed();
    void raiseFirst();
    [[nodiscard]] std::vector<SideDock*> sides() const {
        return {m_seriesDock, m_inspectorDock, m_historyDock, m_lessonDock};
    }
    void foldSides();

    const Appearance& m_appearance;
    ContextStrip* m_choices = nullptr;
    NoticeStrip* m_notices = nullptr;
    LoadStrip* m_loading = nullptr;
    FirstLookPane* m_firstLook = nullptr;
    PageStack* m_pages = nullptr;
    SideDock* m_seriesDock = nullptr;
    SideDock* m_inspectorDock = nullptr;
    SideDock* m_historyDock = nullptr;
    SideDock* m_derivationDock = nullptr;  ///< dock for the derivation, below the page
    SideDock* m_lessonDock = nullptr;      ///< dock for the text of a lesson, in the same place as the inspector
    LessonPanel* m_lesson = nullptr;
    DerivationPanel* m_derivation = nullptr;
    QStackedWidget* m_inspectors = nullptr;
    /// Stack with the list of series, and with the panels that pages show instead of it.
    QStackedWidget* m_sides = nullptr;
    SeriesPanel* m_series = nullptr;
    bool m_full = false;
    bool m_tabbed = false;
    /// Action that shows the docks at the sides although the window is narrow (checked).
    QAction* m_sidesAction = nullptr;
    bool m_narrow = false;
    bool m_low = false;
    int m_inspectorWidth = 256;
};

}  // namespace greyscope::app
