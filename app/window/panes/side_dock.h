#pragma once

#include <QDockWidget>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

/// A dock with a title bar that matches the rest of the window. If several docks share one place as tabs, the tab is
/// the title. Three states are independent: whether the user wants the dock, whether the current page uses it, and
/// whether the window has room for it.
class SideDock : public QDockWidget {
    Q_OBJECT

public:
    SideDock(const QString& name, const QString& title, QWidget* parent);

    void setTitle(const QString& title);
    void setTabbed(bool tabbed);
    [[nodiscard]] bool wanted() const { return m_wanted; }
    /// Sets whether the user wants the dock to be visible. If it is folded, it requests to be unfolded.
    void setWanted(bool wanted);
    /// Sets whether the dock is hidden because the window has no room for it.
    void setFolded(bool folded);
    /// Whether the user wants the dock and the window has room for it.
    [[nodiscard]] bool open() const { return m_wanted && !m_folded; }
    /// Whether the dock has something to show for the current page; otherwise it is hidden.
    [[nodiscard]] bool useful() const { return m_useful; }
    void setUseful(bool useful);

signals:
    void wantedChanged(bool wanted);
    void openChanged(bool open);
    void unfoldRequested();
    void usefulChanged(bool useful);

private:
    void showOrHide();

    QWidget* m_bar = nullptr;
    QWidget* m_noBar = nullptr;
    widgets::PlainLabel* m_label = nullptr;
    bool m_wanted = true;
    bool m_folded = false;
    bool m_useful = true;
};

}  // namespace greyscope::app
