#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QSplitter;
class QStackedWidget;
class QTabBar;

namespace greyscope::widgets {

/// A view under a tab. One that is not offered has no tab.
struct NamedView {
    QString name;
    QWidget* view = nullptr;
    bool offered = true;
};

/// Views of which one shows, with a tab each.
class TabbedViews : public QWidget {
    Q_OBJECT

public:
    explicit TabbedViews(QWidget* parent = nullptr);
    /// The view that shows goes on showing where it is among them and offered.
    void setViews(const std::vector<NamedView>& views);
    void bringForward(QWidget* view);
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 200}; }

private:
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    std::vector<QWidget*> m_views;  ///< of the tabs
};

/// Two stacks of views beside each other; one stack of all of them where the room is too narrow for both.
class ViewStacks : public QWidget {
    Q_OBJECT

public:
    ViewStacks(std::vector<NamedView> left, std::vector<NamedView> right, QWidget* parent = nullptr);
    [[nodiscard]] QSplitter* splitter() const { return m_splitter; }
    void setOffered(const QWidget* view, bool offered);
    void bringForward(QWidget* view);
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 200}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    std::vector<NamedView> m_left, m_right;
    QSplitter* m_splitter;
    TabbedViews* m_leftStack;
    TabbedViews* m_rightStack;
    bool m_narrow = false;
};

}  // namespace greyscope::widgets
