#include "widgets/panels/view_deck.h"

#include <QResizeEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace greyscope::widgets {

namespace {

constexpr int kScale = 100;  // of proportions to pixels, before a splitter has a size

}  // namespace

QSplitter* splitterOf(Qt::Orientation orientation, const std::vector<QWidget*>& widgets,
                      const std::vector<int>& parts) {
    auto* splitter = new QSplitter(orientation);
    splitter->setHandleWidth(5);
    splitter->setChildrenCollapsible(false);
    QList<int> sizes;
    for (std::size_t i = 0; i < widgets.size(); ++i) {
        splitter->addWidget(widgets[i]);
        splitter->setStretchFactor(static_cast<int>(i), parts[i]);
        sizes << parts[i] * kScale;
    }
    splitter->setSizes(sizes);
    return splitter;
}

ViewDeck::ViewDeck(std::vector<Row> rows, QSize roomy, QWidget* parent) : QWidget(parent), m_roomy(roomy) {
    std::vector<int> heights;
    for (const Row& row : rows) {
        m_rows.push_back(place(row));
        heights.push_back(row.height);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitterOf(Qt::Vertical, m_rows, heights));
    arrange();
}

QSplitter* ViewDeck::place(const Row& row) {
    std::vector<QWidget*> places;
    for (const Place& place : row.places) {
        auto* tabs = new QTabWidget;
        tabs->setDocumentMode(true);
        tabs->setTabBarAutoHide(true);
        tabs->tabBar()->setExpanding(false);
        places.push_back(tabs);
        m_stands.push_back({place, tabs});
    }
    return splitterOf(Qt::Horizontal, places, row.widths.empty() ? std::vector<int>(places.size(), 1) : row.widths);
}

void ViewDeck::setOffered(const QWidget* view, bool offered) {
    if (offered != isOffered(view)) {
        offered ? static_cast<void>(std::erase(m_notOffered, view)) : m_notOffered.push_back(view);
        arrange();
    }
}

bool ViewDeck::isOffered(const QWidget* view) const {
    return std::find(m_notOffered.begin(), m_notOffered.end(), view) == m_notOffered.end();
}

void ViewDeck::bringForward(QWidget* view) {
    for (const Stand& stand : m_stands) {
        if (stand.tabs->indexOf(view) >= 0) {
            stand.tabs->setCurrentWidget(view);
        }
    }
}

void ViewDeck::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool narrow = event->size().width() < m_roomy.width() || event->size().height() < m_roomy.height();
    if (narrow != m_narrow) {
        m_narrow = narrow;
        arrange();
        if (narrow && m_first != nullptr) {
            bringForward(m_first);
        }
    }
}

void ViewDeck::arrange() {
    std::vector<Place> wanted(m_stands.size());
    for (std::size_t i = 0; i < m_stands.size(); ++i) {
        for (const View& view : m_stands[i].views) {
            if (isOffered(view.view)) {
                wanted[m_narrow ? 0 : i].push_back(view);
            } else {
                view.view->setParent(this);
                view.view->hide();
            }
        }
    }
    // A view is taken from one place before another gets it.
    for (const bool takes : {true, false}) {
        for (std::size_t i = 0; i < m_stands.size(); ++i) {
            if (wanted[i].empty() == takes) {
                fill(m_stands[i].tabs, wanted[i]);
            }
        }
    }
    for (std::size_t i = 0; i < m_stands.size(); ++i) {
        m_stands[i].tabs->setVisible(!wanted[i].empty());
    }
    for (std::size_t row = 1; row < m_rows.size(); ++row) {
        m_rows[row]->setVisible(!m_narrow);
    }
}

/// The view that shows goes on showing where it is among them.
void ViewDeck::fill(QTabWidget* tabs, const Place& views) const {
    QWidget* shown = tabs->currentWidget();
    const QSignalBlocker quiet(tabs);
    while (tabs->count() > 0) {
        tabs->removeTab(0);
    }
    for (const View& view : views) {
        tabs->addTab(view.view, view.name);
    }
    if (tabs->indexOf(shown) >= 0) {
        tabs->setCurrentWidget(shown);
    }
}

}  // namespace greyscope::widgets
