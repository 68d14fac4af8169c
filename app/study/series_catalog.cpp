#include "app/study/series_catalog.h"

#include <algorithm>
#include <iterator>

#include "app/study/series_listing.h"

namespace greyscope::app {

using widgets::Dash;
using widgets::Ink;
using widgets::Marker;
using widgets::Target;
using widgets::Tone;

QString idText(const SeriesId& id) {
    return QString::fromStdString(id.table) + QLatin1Char('/') + QString::fromStdString(id.name);
}

SeriesId idFromText(const QString& text) {
    // Series names may hold a slash ("read/4k"), names of tables lose theirs when they are loaded.
    const auto slash = text.indexOf(QLatin1Char('/'));
    return {text.left(slash).toStdString(), text.mid(slash + 1).toStdString()};
}

widgets::Link seriesLink(const SeriesId& id) {
    const Target target = Target::series(idText(id));
    return {{target}, {target}};
}

SeriesLook lookOf(const Selection& selection, const SeriesId& id) {
    if (id == selection.reference) {
        return {Ink{Tone::reference, 0}, Marker::none, Dash::solid, false, true};
    }
    const auto found = std::find(selection.compared.begin(), selection.compared.end(), id);
    if (found == selection.compared.end()) {
        return {Ink{Tone::quiet, 0}, Marker::none, Dash::solid, false, false};
    }
    constexpr Marker markers[] = {Marker::circle, Marker::square, Marker::triangle, Marker::diamond, Marker::cross};
    const int slot = static_cast<int>(found - selection.compared.begin());
    return {Ink{Tone::series, slot}, markers[slot % 5], slot >= 4 ? Dash::dashed : Dash::solid, slot >= 5, false};
}

SeriesCatalog::SeriesCatalog(StudyStore& store, QObject* parent) : QObject(parent), m_store(store) {
    connect(&m_store, &StudyStore::closed, this, [this] {
        m_known.clear();
        m_entries.clear();
    });
    connect(&m_store, &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        // What was let go of with a closed study is listed again, also where the next one has the same tables.
        if (before.tables != after.tables || m_known.empty()) {
            rebuild();
        }
    });
    rebuild();
}

const SeriesEntry* SeriesCatalog::find(const SeriesId& id) const {
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const SeriesEntry& entry) { return entry.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

data::LeftOut SeriesCatalog::leftOut(const std::string& table) const {
    const auto found = m_leftOut.find(table);
    return found == m_leftOut.end() ? data::LeftOut{} : found->second;
}

void SeriesCatalog::prime(const StudyTable& table, SeriesListing listing) {
    m_primed.emplace_back(table, std::move(listing));
}

void SeriesCatalog::rebuild() {
    m_entries.clear();
    m_leftOut.clear();
    m_known.insert(m_known.end(), std::make_move_iterator(m_primed.begin()), std::make_move_iterator(m_primed.end()));
    m_primed.clear();
    const std::vector<StudyTable>& tables = m_store.study().tables;
    for (const std::size_t knownAtMost = std::max<std::size_t>(8, 2 * tables.size()); m_known.size() > knownAtMost;) {
        m_known.pop_front();
    }
    for (const StudyTable& table : tables) {
        const auto isTable = [&table](const auto& known) { return known.first == table; };
        auto known = std::find_if(m_known.begin(), m_known.end(), isTable);
        if (known == m_known.end()) {
            m_known.emplace_back(table, seriesOf(table));
            known = std::prev(m_known.end());
        }
        const SeriesListing& listing = known->second;
        m_entries.insert(m_entries.end(), listing.entries.begin(), listing.entries.end());
        m_leftOut.emplace(table.name, listing.leftOut);
    }
    emit changed();
}

}  // namespace greyscope::app
