#include "app/window/last_place.h"

#include <algorithm>
#include <utility>

#include "app/window/main_window.h"

namespace greyscope::app {

using widgets::Target;

namespace {

constexpr const char* kPlaces = "places";
constexpr const char* kStudy = "study";
constexpr const char* kPlaceKey = "place";
constexpr const char* kPage = "page";
constexpr const char* kPages = "pages";
constexpr const char* kChosen = "chosen";
constexpr int kMostPlaces = 30;
constexpr QChar kBetween(0x1F);  // never part of a name

QVariantMap entryOf(const QString& key, const QVariantMap& place) {
    return {{QLatin1String(kStudy), key}, {QLatin1String(kPlaceKey), place}};
}

bool isOfStudy(const QVariant& entry, const QString& key) {
    return entry.toMap().value(QLatin1String(kStudy)) == key;
}

/// Returns the selected series and pairs, which have the same meaning in every session, unlike nodes, cells and models
/// of a result.
QStringList textsOf(const widgets::Targets& chosen) {
    QStringList texts;
    for (const Target& target : chosen) {
        if (target.kind == Target::Kind::series || target.kind == Target::Kind::pair) {
            texts << target.first + kBetween + target.second;
        }
    }
    return texts;
}

widgets::Targets targetsOf(const QStringList& texts) {
    widgets::Targets targets;
    for (const QString& text : texts) {
        const QString first = text.section(kBetween, 0, 0);
        const QString second = text.section(kBetween, 1, 1);
        targets.push_back(second.isEmpty() ? Target::series(first) : Target::pair(first, second));
    }
    return targets;
}

}  // namespace

/// The tables of lessons are those of the sample.
QString placeKey(const Study& study) {
    if (study.path.empty() && !study.lesson.empty()) {
        return QStringLiteral("lesson:") + QString::fromStdString(study.lesson);
    }
    const bool own = !study.path.empty() || study.tables.empty();
    return QString::fromStdString(own ? study.path : study.tables.front().path);
}

QVariantMap leftPlace(const QSettings& settings, const QString& key) {
    const QVariantList places = settings.value(QLatin1String(kPlaces)).toList();
    const auto found =
        std::find_if(places.begin(), places.end(), [&key](const QVariant& entry) { return isOfStudy(entry, key); });
    return found == places.end() ? QVariantMap() : found->toMap().value(QLatin1String(kPlaceKey)).toMap();
}

void keepPlace(QSettings& settings, const QString& key, const QVariantMap& place) {
    QVariantList places = settings.value(QLatin1String(kPlaces)).toList();
    places.removeIf([&key](const QVariant& entry) { return isOfStudy(entry, key); });
    places.prepend(entryOf(key, place));
    settings.setValue(QLatin1String(kPlaces), places.mid(0, kMostPlaces));
}

LastPlace::LastPlace(MainWindow& window, QSettings& settings) : m_window(window), m_settings(settings) {
    connect(&window.store(), &StudyStore::closed, this, &LastPlace::leave);
    connect(&window.store(), &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        m_opened = before.empty() && !after.empty();
        m_key = placeKey(after);
    });
}

QVariantMap LastPlace::place() const {
    QVariantMap pages = m_pages;
    for (const auto* page : m_window.findChildren<Page*>()) {
        pages.insert(page->key(), page->place());
    }
    return {{QLatin1String(kPage), m_window.currentPage()->key()},
            {QLatin1String(kPages), pages},
            {QLatin1String(kChosen), textsOf(m_window.highlight().chosen())}};
}

void LastPlace::goTo(const QVariantMap& place) {
    m_pages = place.value(QLatin1String(kPages)).toMap();
    for (auto* page : m_window.findChildren<Page*>()) {
        giveTo(*page);
    }
    m_window.showPage(place.value(QLatin1String(kPage)).toString());
    if (const auto chosen = targetsOf(place.value(QLatin1String(kChosen)).toStringList()); !chosen.empty()) {
        m_window.highlight().choose(chosen);
    }
}

void LastPlace::giveTo(Page& page) {
    if (m_pages.contains(page.key())) {
        page.setPlace(m_pages.take(page.key()).toMap());
    }
}

void LastPlace::comeBack() {
    if (std::exchange(m_opened, false)) {
        goTo(leftPlace(m_settings, m_key));
    }
}

void LastPlace::leave() {
    if (!m_key.isEmpty() && m_window.currentPage()) {
        keepPlace(m_settings, m_key, place());
        m_key.clear();
    }
}

}  // namespace greyscope::app
