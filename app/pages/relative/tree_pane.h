#pragma once

#include <QWidget>

#include "widgets/common/theme/highlight.h"

namespace greyscope::widgets {
class FigureView;
class FindBar;
class TreeView;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The tree with a search bar above it.
class TreePane : public QWidget {
    Q_OBJECT

public:
    explicit TreePane(widgets::Highlight& highlight, QWidget* parent = nullptr);
    [[nodiscard]] widgets::TreeView* tree() const { return m_tree; }
    /// Adds buttons to search, fold and zoom.
    void addTools(widgets::FigureView* view);

signals:
    /// A node was found; it is visible and highlighted.
    void found();

private:
    void find(const QString& text, int step);

    widgets::FindBar* m_find;
    widgets::TreeView* m_tree;
    std::size_t m_found = 0;  ///< index of the shown match
};

}  // namespace greyscope::app
