#include "app/study/series_catalog.h"

#include <QHashFunctions>

#include <algorithm>
#include <functional>
#include <iterator>

#include "app/study/series_listing.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

using widgets::Dash;
using widgets::Ink;
using widgets::Marker;
using widgets::Target;
using widgets::Tone;

namespace {

constexpr QChar kBetweenIds(0x1E);  // names of tables and series may contain a slash

}  // namespace

QString idText(const SeriesId& id) {
    return QString::fromStdString(id.table) + kBetweenIds + QString::fromStdString(id.name);
}

SeriesId idFromText(const QString& text) {
    const auto end = text.indexOf(kBetweenIds);
    return {text.left(end).toStdString(), text.mid(end + 1).toStdString()};
}

widgets::Link seriesLink(const SeriesId& id) {
    const Target target = Target::series(idText(id));
    return {{target}, {target}};
}

namespace {

SeriesLook lookInSlot(std::size_t inSlot) {
    constexpr Marker markers[] = {Marker::circle, Marker::square, Marker::triangle, Marker::diamond, Marker::cross};
    const int slot = static_cast<int>(inSlot);
    return {Ink{Tone::series, slot}, markers[slot % 5], slot >= 4 ? Dash::dashed : Dash::solid, slot >= 5, false};
}

}  // namespace

QString seriesTip(const SeriesEntry& entry) {
    QStringList parts{entry.description, entry.optionsText};
    parts.removeAll(QString());
    return parts.isEmpty() ? QString()
                           : widgets::withColon(entry.name, parts.size() == 1 ? parts.front()
                                                                              : widgets::sentences(parts[0], parts[1]));
}

SeriesLook lookOf(const Selection& selection, const SeriesId& id) {
    return ChosenSeries(selection).look(id);
}

ChosenSeries::ChosenSeries(const Selection& selection) : m_reference(selection.reference), m_alike(selection.alike) {
    for (std::size_t place = 0; place < selection.compared.size(); ++place) {
        m_slots.emplace(selection.compared[place], slotAt(selection, place));
    }
}

SeriesLook ChosenSeries::look(const SeriesId& id) const {
    if (isReference(id)) {
        return m_alike ? lookInSlot(0) : SeriesLook{Ink{Tone::reference, 0}, Marker::none, Dash::solid, false, true};
    }
    const auto found = m_slots.find(id);
    return found != m_slots.end() ? lookInSlot(found->second + (m_alike ? 1 : 0))
                                  : SeriesLook{Ink{Tone::quiet, 0}, Marker::none, Dash::solid, false, false};
}

SeriesCatalog::SeriesCatalog(StudyStore& store, QObject* parent) : QObject(parent), m_store(store) {
    connect(&m_store, &StudyStore::closed, this, [this] {
        m_known.clear();
        m_entries.clear();
        m_places.clear();
    });
    connect(&m_store, &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        // Series are listed again after closing a study, even if the next one has the same tables.
        if (before.tables != after.tables || m_known.empty()) {
            rebuild();
        }
    });
    rebuild();
}

const SeriesEntry* SeriesCatalog::find(const SeriesId& id) const {
    const auto found = m_places.find(id);
    return found == m_places.end() ? nullptr : &m_entries[found->second];
}

data::LeftOut SeriesCatalog::leftOut(const std::string& table) const {
    const auto found = m_accounts.find(table);
    return found == m_accounts.end() ? data::LeftOut{} : found->second.first;
}

base::Error SeriesCatalog::whyNone(const std::string& table) const {
    const auto found = m_accounts.find(table);
    return found == m_accounts.end() ? SeriesListing().whyNone : found->second.second;
}

void SeriesCatalog::prime(const StudyTable& table, SeriesListing listing) {
    m_primed.emplace_back(table, std::move(listing));
}

void SeriesCatalog::rebuild() {
    m_entries.clear();
    m_accounts.clear();
    m_known.insert(m_known.end(), std::make_move_iterator(m_primed.begin()), std::make_move_iterator(m_primed.end()));
    m_primed.clear();
    const std::vector<StudyTable>& tables = m_store.study().tables;
    for (const std::size_t knownAtMost = std::max<std::size_t>(8, 2 * tables.size()); m_known.size() > knownAtMost;) {
        m_known.pop_front();
    }
    std::size_t next = 0;  // tables are usually in the order in which they are known
    for (const StudyTable& table : tables) {
        const auto isTable = [&table](const auto& known) { return known.first == table; };
        const auto from = m_known.begin() + static_cast<std::ptrdiff_t>(next);
        auto known = std::find_if(from, m_known.end(), isTable);
        if (known == m_known.end() && (known = std::find_if(m_known.begin(), from, isTable)) == from) {
            m_known.emplace_back(table, seriesOf(table));
            known = std::prev(m_known.end());
        }
        next = static_cast<std::size_t>(known - m_known.begin()) + 1;
        const SeriesListing& listing = known->second;
        m_entries.insert(m_entries.end(), listing.entries.begin(), listing.entries.end());
        m_accounts.emplace(table.name, std::pair(listing.leftOut, listing.whyNone));
    }
    m_places.clear();
    for (std::size_t place = 0; place < m_entries.size(); ++place) {
        m_places.emplace(m_entries[place].id, place);
    }
    emit changed();
}

}  // namespace greyscope::app
