#include "widgets/panels/view_deck.h"

#include <QResizeEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace greyscope::widgets {

namespace {

constexpr QSize kLeast{320, 240};
constexpr int kScale = 100;          // from proportions to pixels, before a splitter has a size
constexpr double kUsualText = 13.0;  // in pixels: the text size that the smallest size refers to

}  // namespace

QSplitter* splitterOf(Qt::Orientation orientation, const std::vector<QWidget*>& widgets,
                      const std::vector<int>& parts) {
    auto* splitter = new QSplitter(orientation);
    shareRoom(*splitter, widgets, parts);
    return splitter;
}

void shareRoom(QSplitter& splitter, const std::vector<QWidget*>& widgets, const std::vector<int>& parts) {
    splitter.setHandleWidth(5);
    splitter.setChildrenCollapsible(false);
    QList<int> sizes;
    for (std::size_t i = 0; i < widgets.size(); ++i) {
        splitter.insertWidget(static_cast<int>(i), widgets[i]);  // a widget that is already a child is only reordered
        splitter.setStretchFactor(static_cast<int>(i), parts[i]);
        sizes << parts[i] * kScale;
    }
    splitter.setSizes(sizes);
}

ViewDeck* twoRows(const DeckRow& above, const DeckRow& below, QSize roomy) {
    const auto row = [](const DeckRow& of) { return ViewDeck::Row{{{{of.name, of.view}}}, {}, of.height}; };
    return new ViewDeck({row(above), row(below)}, roomy);
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
        tabs->setFocusPolicy(Qt::NoFocus);  // otherwise a screen reader would stop at a frame without a name
        tabs->tabBar()->setFocusPolicy(Qt::TabFocus);
        connect(tabs, &QTabWidget::tabBarClicked, this, [this] { m_awaited.clear(); });
        places.push_back(tabs);
        m_stands.push_back({place, tabs});
    }
    return splitterOf(Qt::Horizontal, places, row.widths.empty() ? std::vector<int>(places.size(), 1) : row.widths);
}

void ViewDeck::setRoomy(QSize roomy) {
    m_roomy = roomy;
    takeTurns();
}

void ViewDeck::setOffered(const QWidget* view, bool offered) {
    if (offered != isOffered(view)) {
        offered ? static_cast<void>(std::erase(m_notOffered, view)) : m_notOffered.push_back(view);
        arrange();
        bringAwaited();
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
    for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* deck = qobject_cast<ViewDeck*>(above)) {
            deck->bringForward(this);
            return;
        }
    }
}

std::vector<QWidget*> ViewDeck::allViews() const {
    std::vector<QWidget*> all;
    for (const Stand& stand : m_stands) {
        for (const View& view : stand.views) {
            all.push_back(view.view);
        }
    }
    return all;
}

std::vector<int> ViewDeck::inFront() const {
    const std::vector<QWidget*> all = allViews();
    std::vector<int> front;
    for (std::size_t v = 0; v < all.size(); ++v) {
        const bool stands = std::any_of(m_stands.begin(), m_stands.end(),
                                        [&](const Stand& stand) { return stand.tabs->currentWidget() == all[v]; });
        if (stands) {
            front.push_back(static_cast<int>(v));
        }
    }
    return front;
}

void ViewDeck::setInFront(const std::vector<int>& views) {
    const std::vector<QWidget*> all = allViews();
    m_awaited.clear();
    for (const int view : views) {
        if (view >= 0 && static_cast<std::size_t>(view) < all.size()) {
            m_awaited.push_back(all[static_cast<std::size_t>(view)]);
        }
    }
    m_restored = !m_awaited.empty();
    bringAwaited();
}

void ViewDeck::bringAwaited() {
    std::erase_if(m_awaited, [this](QWidget* view) {
        if (!isOffered(view)) {
            return false;
        }
        bringForward(view);
        return true;
    });
}

QSize ViewDeck::minimumSizeHint() const {
    QSize least = kLeast;
    for (const Stand& stand : m_stands) {
        const auto* within = qobject_cast<const ViewDeck*>(stand.tabs->currentWidget());
        if (within != nullptr && !stand.tabs->isHidden()) {
            const int tabs = stand.tabs->count() > 1 ? stand.tabs->tabBar()->sizeHint().height() : 0;
            least = least.expandedTo(within->minimumSizeHint() + QSize(0, tabs));
        }
    }
    return least;
}

void ViewDeck::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    takeTurns();
}

void ViewDeck::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        takeTurns();
    }
}

void ViewDeck::takeTurns() {
    constexpr double kPointsOfInch = 72.0;
    const double larger = std::max(1.0, font().pointSizeF() * logicalDpiY() / kPointsOfInch / kUsualText);
    const bool narrow = width() < larger * m_roomy.width() || height() < larger * m_roomy.height();
    if (narrow != m_narrow) {
        m_narrow = narrow;
        arrange();
        if (narrow && m_first != nullptr && !m_restored) {
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
    // A view is removed from one place before it is added to another.
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

/// Adds and removes only the views that change, because a view that is moved is styled and laid out anew. The current
/// view stays current if it is still among them.
void ViewDeck::fill(QTabWidget* tabs, const Place& views) const {
    QWidget* shown = tabs->currentWidget();
    const QSignalBlocker quiet(tabs);
    const auto stays = [&views](const QWidget* widget) {
        return std::any_of(views.begin(), views.end(), [widget](const View& view) { return view.view == widget; });
    };
    for (int tab = tabs->count() - 1; tab >= 0; --tab) {
        if (!stays(tabs->widget(tab))) {
            tabs->removeTab(tab);
        }
    }
    for (int tab = 0; tab < static_cast<int>(views.size()); ++tab) {
        const View& view = views[static_cast<std::size_t>(tab)];
        if (tabs->widget(tab) != view.view) {
            tabs->insertTab(tab, view.view, view.name);
        }
    }
    tabs->setCurrentIndex(std::max(0, tabs->indexOf(shown)));
}

}  // namespace greyscope::widgets
