#pragma once

#include <QWidget>

#include "widgets/common/theme/highlight.h"

namespace greyscope::widgets {
class FigureView;
class FindBar;
class TreeView;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The tree with what is sought in it above.
class TreePane : public QWidget {
    Q_OBJECT

public:
    explicit TreePane(widgets::Highlight& highlight, QWidget* parent = nullptr);
    [[nodiscard]] widgets::TreeView* tree() const { return m_tree; }
    /// The buttons that find, fold and zoom.
    void addTools(widgets::FigureView* view);

signals:
    /// A node that was sought is shown and lit.
    void found();

private:
    void find(const QString& text, int step);

    widgets::FindBar* m_find;
    widgets::TreeView* m_tree;
    std::size_t m_found = 0;  ///< which of the nodes that were found is shown
};

}  // namespace greyscope::app
