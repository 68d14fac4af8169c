#include "app/pages/relative/tree_pane.h"

#include <QMenu>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/figure/figure_view.h"
#include "widgets/panels/find_bar.h"
#include "widgets/tree/tree_view.h"

namespace greyscope::app {

using widgets::FindBar;
using widgets::TreeView;

TreePane::TreePane(widgets::Highlight& highlight, QWidget* parent)
    : QWidget(parent), m_find(new FindBar), m_tree(new TreeView) {
    m_tree->setHighlight(&highlight);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_find);
    column->addWidget(m_tree, 1);
    setMinimumSize(m_tree->minimumSizeHint());
    connect(m_find, &FindBar::sought, this, &TreePane::find);
    auto* shortcut = new QShortcut(QKeySequence::Find, this);
    connect(shortcut, &QShortcut::activated, m_find, &FindBar::open);
}

void TreePane::addTools(widgets::FigureView* view) {
    auto* menu = new QMenu(view);
    menu->addAction(tr("Unfold all"), m_tree, [this] { m_tree->setFolded({}); });
    for (const int depth : {1, 2, 3, 4, 6}) {
        menu->addAction(tr("Fold below %n splits", nullptr, depth), m_tree,
                        [this, depth] { m_tree->foldBelow(depth); });
    }
    menu->addSeparator();
    constexpr double kZoomStep = 1.25;
    menu->addAction(tr("Zoom in"), m_tree, [this] { m_tree->zoomBy(kZoomStep); });
    menu->addAction(tr("Zoom out"), m_tree, [this] { m_tree->zoomBy(1.0 / kZoomStep); });
    menu->addAction(tr("Reset zoom"), m_tree, &TreeView::showWhole);
    QToolButton* search = view->addTool(QStringLiteral("search"), tr("Find a factor or a level (Ctrl+F)"));
    connect(search, &QToolButton::clicked, m_find, &FindBar::open);
    QToolButton* fold = view->addTool(QStringLiteral("gear"), tr("Fold and zoom"));
    fold->setMenu(menu);
    fold->setPopupMode(QToolButton::InstantPopup);
}

void TreePane::find(const QString& text, int step) {
    const std::vector<int> nodes = m_tree->find(text);
    if (nodes.empty()) {
        m_find->showCount(0, 0);
        return;
    }
    const std::size_t onward = step < 0 ? nodes.size() - 1 : 1;
    m_found = step == 0 ? 0 : (m_found + onward) % nodes.size();
    m_find->showCount(m_found + 1, nodes.size());
    m_tree->showNode(nodes[m_found]);
    emit found();
}

}  // namespace greyscope::app
