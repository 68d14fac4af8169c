#include "app/window/last_place.h"

#include <algorithm>

namespace greyscope::app {

using widgets::Target;

namespace {

constexpr const char* kPlaces = "places";
constexpr const char* kStudy = "study";
constexpr const char* kPlace = "place";
constexpr int kAtMost = 30;
constexpr QChar kBetween(0x1F);  // no name holds it

QVariantMap entryOf(const QString& key, const QVariantMap& place) {
    return {{QLatin1String(kStudy), key}, {QLatin1String(kPlace), place}};
}

bool isOf(const QVariant& entry, const QString& key) {
    return entry.toMap().value(QLatin1String(kStudy)) == key;
}

}  // namespace

QString placeKey(const Study& study) {
    const bool own = !study.path.empty() || study.tables.empty();
    return QString::fromStdString(own ? study.path : study.tables.front().path);
}

QVariantMap leftPlace(const QSettings& settings, const QString& key) {
    const QVariantList places = settings.value(QLatin1String(kPlaces)).toList();
    const auto found =
        std::find_if(places.begin(), places.end(), [&key](const QVariant& entry) { return isOf(entry, key); });
    return found == places.end() ? QVariantMap() : found->toMap().value(QLatin1String(kPlace)).toMap();
}

void keepPlace(QSettings& settings, const QString& key, const QVariantMap& place) {
    QVariantList places = settings.value(QLatin1String(kPlaces)).toList();
    places.removeIf([&key](const QVariant& entry) { return isOf(entry, key); });
    places.prepend(entryOf(key, place));
    settings.setValue(QLatin1String(kPlaces), places.mid(0, kAtMost));
}

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

}  // namespace greyscope::app
