#include "app/pages/page.h"

#include "app/run/commands.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"

namespace greyscope::app {

namespace {
constexpr const char* kDecks = "decks";
constexpr const char* kZooms = "zooms";  // zooms of the page's charts
}  // namespace

Page::Page(PageFacts facts, PageContext context, QWidget* parent)
    : QWidget(parent), m_context(context), m_facts(std::move(facts)) {
    connect(&m_context.store, &StudyStore::closed, this, &Page::letGo);
    // The catalog was connected earlier and has followed the study already.
    connect(&m_context.store, &StudyStore::changed, this, &Page::followWhenSeen);
}

// A view with the focus changes the highlight when it is deleted; by then the page must no longer follow it.
Page::~Page() {
    m_context.highlight.disconnect(this);
}

void Page::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_behind) {
        followWhenSeen();
    }
}

const QAction* Page::wayTo(const QString& page) const {
    return m_context.commands ? m_context.commands->named(QStringLiteral("page.") + page) : nullptr;
}

FigureData Page::figureData(const widgets::FigureView& /*view*/) const {
    const StudyTable* table = m_facts.usesSeries ? study().activeTable() : nullptr;
    return table ? dataOf(table, {}) : FigureData();
}

QVariantMap Page::place() const {
    QVariantList decks;
    for (const auto* deck : findChildren<widgets::ViewDeck*>()) {
        QVariantList front;
        for (const int view : deck->inFront()) {
            front << view;
        }
        decks << QVariant(front);
    }
    QVariantList zooms;
    for (const auto* plot : findChildren<widgets::PlotView*>()) {
        const auto zoom = plot->zoom();
        zooms << QVariant(zoom ? QVariantList{zoom->x.first, zoom->x.second, zoom->y.first, zoom->y.second}
                               : QVariantList());
    }
    QVariantMap place{{QLatin1String(kDecks), decks}, {QLatin1String(kZooms), zooms}};
    addPlace(place);
    return place;
}

void Page::setPlace(const QVariantMap& place) {
    const QVariantList decks = place.value(QLatin1String(kDecks)).toList();
    const auto own = findChildren<widgets::ViewDeck*>();
    for (qsizetype d = 0; d < std::min(decks.size(), own.size()); ++d) {
        std::vector<int> front;
        for (const QVariant& view : decks[d].toList()) {
            front.push_back(view.toInt());
        }
        own[d]->setInFront(front);
    }
    const QVariantList zooms = place.value(QLatin1String(kZooms)).toList();
    const auto plots = findChildren<widgets::PlotView*>();
    for (qsizetype i = 0; i < (zooms.size() == plots.size() ? plots.size() : 0); ++i) {
        const QVariantList ends = zooms[i].toList();
        const auto end = [&ends](qsizetype at) { return ends[at].toDouble(); };
        if (ends.size() == 4 && end(0) < end(1) && end(2) < end(3)) {
            plots[i]->zoomTo({{end(0), end(1)}, {end(2), end(3)}});
        }
    }
    takePlace(place);
}

// Also for a visible page: the window may show another one before this page receives the change.
void Page::letGo() {
    m_behind = true;
    follow();
}

void Page::followWhenSeen() {
    m_behind = !isVisible();
    if (!m_behind) {
        follow();
    }
}

}  // namespace greyscope::app
