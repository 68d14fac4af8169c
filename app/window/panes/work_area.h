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

/// The area beside the rail: the current page below its choices, with the series at its left and its options at its
/// right. In a narrow window both share the left side. If the page would not fit beside them, they are folded away
/// until they are requested.
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
    /// Returns the widgets that can get the keyboard focus, in visual order.
    [[nodiscard]] std::vector<QWidget*> panes() const;

    /// Shows the parts of the current page; `full`: hides them.
    void showParts(bool full);
    void showSeries();
    /// Hides the title of the derivation in a low window.
    void titleDerivation();
    /// Places the docks for this width of the window.
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
    SideDock* m_derivationDock = nullptr;  ///< below the page
    SideDock* m_lessonDock = nullptr;      ///< in the same place as the inspector
    LessonPanel* m_lesson = nullptr;
    DerivationPanel* m_derivation = nullptr;
    QStackedWidget* m_inspectors = nullptr;
    QStackedWidget* m_sides = nullptr;  ///< the series, or what a page shows in their place
    SeriesPanel* m_series = nullptr;
    bool m_full = false;
    bool m_tabbed = false;
    QAction* m_sidesAction = nullptr;  ///< checked: shown although the window is narrow
    bool m_narrow = false;
    bool m_low = false;
    int m_inspectorWidth = 256;
};

}  // namespace greyscope::app
