#pragma once

#include <QWidget>

class QSplitter;
class QTabBar;

namespace greyscope::widgets {

/// Two views beside each other; tabs of which one shows where the room is too narrow for both.
class PairedViews : public QWidget {
    Q_OBJECT

public:
    PairedViews(QWidget* left, const QString& leftName, QWidget* right, const QString& rightName,
                QWidget* parent = nullptr);
    [[nodiscard]] bool tabbed() const { return m_tabbed; }
    /// Names of the tabs.
    void setNames(const QString& left, const QString& right);
    [[nodiscard]] QSplitter* splitter() const { return m_splitter; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 200}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(bool tabbed);

    QTabBar* m_tabs;
    QSplitter* m_splitter;
    bool m_tabbed = false;
};

}  // namespace greyscope::widgets
