#pragma once

#include <QToolBar>

#include <vector>

class QToolButton;

namespace greyscope::app {

/// The rail: a column of buttons, one for each page, with an icon above its title, or only the icon if the window is
/// narrow.
class Rail : public QToolBar {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);
    /// Adds a button for a page. Its action must be checkable and exclusive.
    void addPage(QAction* action);
    /// Sets the action of the button at the bottom, which opens the settings.
    void setSettings(QAction* action);
    void setCompact(bool compact);
    [[nodiscard]] bool compact() const { return m_compact; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Reduces the height of the buttons if not all of them would fit.
    void fit();
    [[nodiscard]] std::vector<QToolButton*> buttons() const;
    [[nodiscard]] static int widestText(const std::vector<QToolButton*>& buttons);

    QAction* m_foot = nullptr;
    QToolButton* m_settings = nullptr;
    bool m_compact = false;
};

}  // namespace greyscope::app
