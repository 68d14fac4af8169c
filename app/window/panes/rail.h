#pragma once

#include <QToolBar>

#include <vector>

class QToolButton;

namespace greyscope::app {

/// The pages as a column of buttons: icon above text, or only the icon if the window is narrow.
class Rail : public QToolBar {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);
    /// Adds the exclusive, checkable action of a page.
    void addPage(QAction* action);
    /// Sets the button at the bottom.
    void setSettings(QAction* action);
    void setCompact(bool compact);
    [[nodiscard]] bool compact() const { return m_compact; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Reduces the height of the buttons if they would not all fit.
    void fit();
    [[nodiscard]] std::vector<QToolButton*> buttons() const;
    [[nodiscard]] static int widestText(const std::vector<QToolButton*>& buttons);

    QAction* m_foot = nullptr;
    QToolButton* m_settings = nullptr;
    bool m_compact = false;
};

}  // namespace greyscope::app
