#pragma once

#include <QWidget>

#include "widgets/common/theme/highlight.h"

namespace greyscope::widgets {
class FigureView;
class FindBar;
class TreeView;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The view of the tree on the Relative page, with a search bar above it.
class TreePane : public QWidget {
    Q_OBJECT

public:
    explicit TreePane(widgets::Highlight& highlight, QWidget* parent = nullptr);
    [[nodiscard]] widgets::TreeView* tree() const { return m_tree; }
    /// Adds buttons to a view that search, fold and zoom the tree.
    void addTools(widgets::FigureView* view);

signals:
    /// The search has found a node, which is now visible and highlighted.
    void found();

private:
    void find(const QString& text, int step);

    widgets::FindBar* m_find;
    widgets::TreeView* m_tree;
    std::size_t m_found = 0;  ///< index of the match that is shown, among all matches
};

}  // namespace greyscope::app
