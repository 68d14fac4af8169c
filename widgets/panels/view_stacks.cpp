#include "widgets/panels/view_stacks.h"

#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace greyscope::widgets {

namespace {
constexpr int kNarrow = 740;
}

TabbedViews::TabbedViews(QWidget* parent)
    : QWidget(parent), m_tabs(new QTabBar(this)), m_stack(new QStackedWidget(this)) {
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        if (tab >= 0) {
            m_stack->setCurrentWidget(m_views[static_cast<std::size_t>(tab)]);
        }
    });
}

void TabbedViews::setViews(const std::vector<NamedView>& views) {
    QWidget* shown = m_stack->currentWidget();
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0) {
        m_tabs->removeTab(0);
    }
    while (m_stack->count() > 0) {
        m_stack->removeWidget(m_stack->widget(0));
    }
    m_views.clear();
    for (const NamedView& view : views) {
        m_stack->addWidget(view.view);
        if (view.offered) {
            m_tabs->addTab(view.name);
            m_views.push_back(view.view);
        }
    }
    if (!m_views.empty()) {
        bringForward(std::find(m_views.begin(), m_views.end(), shown) != m_views.end() ? shown : m_views.front());
    }
}

void TabbedViews::bringForward(QWidget* view) {
    const auto found = std::find(m_views.begin(), m_views.end(), view);
    if (found != m_views.end()) {
        m_tabs->setCurrentIndex(static_cast<int>(found - m_views.begin()));
        m_stack->setCurrentWidget(view);
    }
}

ViewStacks::ViewStacks(std::vector<NamedView> left, std::vector<NamedView> right, QWidget* parent)
    : QWidget(parent),
      m_left(std::move(left)),
      m_right(std::move(right)),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_leftStack(new TabbedViews),
      m_rightStack(new TabbedViews) {
    m_splitter->setHandleWidth(5);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_leftStack);
    m_splitter->addWidget(m_rightStack);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter);
    arrange();
}

void ViewStacks::setOffered(const QWidget* view, bool offered) {
    for (auto* views : {&m_left, &m_right}) {
        for (NamedView& each : *views) {
            if (each.view == view && each.offered != offered) {
                each.offered = offered;
                arrange();
            }
        }
    }
}

void ViewStacks::bringForward(QWidget* view) {
    m_leftStack->bringForward(view);
    m_rightStack->bringForward(view);
}

void ViewStacks::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool narrow = event->size().width() < kNarrow;
    if (narrow != m_narrow) {
        m_narrow = narrow;
        arrange();
    }
}

void ViewStacks::arrange() {
    std::vector<NamedView> all = m_left;
    all.insert(all.end(), m_right.begin(), m_right.end());
    // A view is taken out of one stack before the other gets it.
    if (m_narrow) {
        m_rightStack->setViews({});
        m_leftStack->setViews(all);
    } else {
        m_leftStack->setViews(m_left);
        m_rightStack->setViews(m_right);
    }
    m_rightStack->setVisible(!m_narrow);
}

}  // namespace greyscope::widgets
