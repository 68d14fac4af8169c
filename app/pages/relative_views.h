#pragma once

#include <QWidget>

#include <vector>

class QSplitter;
class QStackedWidget;
class QTabBar;

namespace greyscope::app {

/// The lower half of the Relative page: two pictures beside each other, or behind a tab each where the room is too
/// narrow for both, and further views behind tabs.
class RelativeViews : public QWidget {
    Q_OBJECT

public:
    RelativeViews(QWidget* left, QWidget* right, QWidget* parent = nullptr);
    void setNames(const QString& both, const QString& left, const QString& right);
    void addView(const QString& name, QWidget* view);
    void setViewVisible(QWidget* view, bool visible);
    /// Brings a further view to the front.
    void showView(QWidget* view);
    [[nodiscard]] QWidget* currentView() const;
    [[nodiscard]] QTabBar* tabs() const { return m_tabs; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 200}; }

signals:
    /// One of the further views came to the front.
    void viewShown(QWidget* view);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct View {
        QString name;
        QWidget* widget;
        bool visible = true;
    };
    void fillTabs();
    void arrange();

    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    QSplitter* m_pair;
    QString m_both;
    View m_left, m_right;
    std::vector<View> m_views;
    bool m_narrow = false;
};

}  // namespace greyscope::app
