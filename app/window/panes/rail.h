#pragma once

#include <QToolBar>

#include <vector>

class QToolButton;

namespace greyscope::app {

/// The pages as a column of buttons: icon above text, or the icon alone where the window is narrow.
class Rail : public QToolBar {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);
    /// The exclusive, checkable action of a page.
    void addPage(QAction* action);
    /// The button at the foot.
    void setSettings(QAction* action);
    void setCompact(bool compact);
    [[nodiscard]] bool compact() const { return m_compact; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Lower buttons where all pages would not stand below each other.
    void fit();
    [[nodiscard]] std::vector<QToolButton*> buttons() const;
    [[nodiscard]] static int widestText(const std::vector<QToolButton*>& buttons);

    QAction* m_foot = nullptr;
    QToolButton* m_settings = nullptr;
    bool m_compact = false;
};

}  // namespace greyscope::app
