#pragma once

#include <QObject>
#include <QString>

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/study/file/study_store.h"
#include "app/study/study.h"
#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::app {

/// A series as the sidebar and the legends show it.
struct SeriesEntry {
    SeriesId id;
    QString name;         ///< "1.1-W"
    QString shortName;    ///< "ext4 ▯▮▮" if many keys are on or off, see widgets::bitName(); else ""
    QString shortLast;    ///< the short name without the first key
    QString optionsText;  ///< the options behind the short name: "On: a, b. Off: c."
    QString firstKey;     ///< "1.1"
    QString lastKeys;     ///< "W"
    QString description;  ///< values of the description columns: "1 OSS, external journal, SAS"
    /// "1 OSS", "external", "SAS": one for each description column, "" if the column has no value.
    std::vector<QString> traits;
    QString unit;
    std::vector<double> spark;  ///< values along the table's first factor, with the others held at their first level
    std::size_t row = 0;        ///< first row of the dataset that belongs to the series
    std::optional<SeriesId> equalTo;  ///< an earlier series with the same values in every cell
};

/// The series of a table, and the rows that belong to none of them.
struct SeriesListing {
    std::vector<SeriesEntry> entries;
    data::LeftOut leftOut;
    base::Error whyNone = {base::ErrorCode::noSeries, {}, {}};  ///< reason if there are no entries
};

/// The style of a chosen series, the same on every page.
struct SeriesLook {
    widgets::Ink ink;
    widgets::Marker marker = widgets::Marker::none;
    widgets::Dash dash = widgets::Dash::solid;
    bool hollow = false;
    bool reference = false;
};

/// Text id of a series for links, drags and maps: "table/name".
[[nodiscard]] QString idText(const SeriesId& id);
[[nodiscard]] SeriesId idFromText(const QString& text);
[[nodiscard]] widgets::Link seriesLink(const SeriesId& id);
/// Returns what is known of a series besides its name; "" if there is nothing.
[[nodiscard]] QString seriesTip(const SeriesEntry& entry);

/// Returns the style of a series by its place in the selection. The reference is graphite, heavy, without marker.
/// Compared series take colour slots 0, 1, 2, ... with circle, square, triangle, diamond, cross (the fifth is dashed);
/// from the sixth on they are dashed with hollow markers.
[[nodiscard]] SeriesLook lookOf(const Selection& selection, const SeriesId& id);
/// Returns the style of the compared series at a place in the selection.
[[nodiscard]] SeriesLook comparedLook(std::size_t place);

struct SeriesIdHash {
    [[nodiscard]] std::size_t operator()(const SeriesId& id) const;
};

/// The series of a selection with their places, for fast look-ups.
class ChosenSeries {
public:
    ChosenSeries() = default;
    explicit ChosenSeries(const Selection& selection);
    [[nodiscard]] bool isReference(const SeriesId& id) const { return id == m_reference; }
    [[nodiscard]] bool isCompared(const SeriesId& id) const { return m_places.contains(id); }
    /// Returns the place among the compared series; nullopt if the series is not compared.
    [[nodiscard]] std::optional<std::size_t> placeOf(const SeriesId& id) const;
    /// Returns the same style as lookOf().
    [[nodiscard]] SeriesLook look(const SeriesId& id) const;

private:
    SeriesId m_reference;
    std::unordered_map<SeriesId, std::size_t, SeriesIdHash> m_places;
};

/// All series of the study, kept up to date with the store. It contains no choices.
class SeriesCatalog : public QObject {
    Q_OBJECT

public:
    explicit SeriesCatalog(StudyStore& store, QObject* parent = nullptr);
    [[nodiscard]] const std::vector<SeriesEntry>& entries() const { return m_entries; }
    [[nodiscard]] const SeriesEntry* find(const SeriesId& id) const;
    /// Returns what none of the series of a table contains.
    [[nodiscard]] data::LeftOut leftOut(const std::string& table) const;
    /// Returns the reason why a table has no series.
    [[nodiscard]] base::Error whyNone(const std::string& table) const;
    /// Passes the result of seriesOf() from elsewhere, so that a large table is not pivoted here.
    void prime(const StudyTable& table, SeriesListing listing);

signals:
    void changed();

private:
    void rebuild();

    StudyStore& m_store;
    std::vector<SeriesEntry> m_entries;
    std::unordered_map<SeriesId, std::size_t, SeriesIdHash> m_places;         ///< index of each series in m_entries
    std::map<std::string, std::pair<data::LeftOut, base::Error>> m_accounts;  ///< accounts and reasons by table
    std::vector<std::pair<StudyTable, SeriesListing>> m_primed;               ///< results for the next study or table
    /// Newest last. Undo and redo find their tables here.
    std::deque<std::pair<StudyTable, SeriesListing>> m_known;
};

}  // namespace greyscope::app
