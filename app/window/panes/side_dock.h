#pragma once

#include <QDockWidget>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

/// A dock with a title that looks like the rest of the window. While several docks share one place as tabs, the tab is
/// the title. Whether the user wants it is kept apart from whether the page in view has any use for it, and from
/// whether the window has room for it.
class SideDock : public QDockWidget {
    Q_OBJECT

public:
    SideDock(const QString& name, const QString& title, QWidget* parent);

    void setTitle(const QString& title);
    void setTabbed(bool tabbed);
    [[nodiscard]] bool wanted() const { return m_wanted; }
    /// Wanted where it is folded, it asks to be unfolded.
    void setWanted(bool wanted);
    /// Put away for want of room.
    void setFolded(bool folded);
    /// Whether it is wanted and has room.
    [[nodiscard]] bool open() const { return m_wanted && !m_folded; }
    /// Whether it has something to show now; hidden otherwise.
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
