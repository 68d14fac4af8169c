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
#include "app/study/series_slots.h"
#include "app/study/study.h"
#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::app {

/// A series with everything that the list of series and the legends show of it.
struct SeriesEntry {
    SeriesId id;
    QString name;       ///< full name: "1.1-W"
    QString shortName;  ///< short name if many keys are on or off, "ext4 ▯▮▮", see widgets::bitName(); otherwise ""
    QString shortLast;    ///< the short name without the first key
    QString optionsText;  ///< the options that the short name stands for: "On: a, b. Off: c."
    QString firstKey;     ///< value of the first key: "1.1"
    QString lastKeys;     ///< values of the other keys: "W"
    QString description;  ///< values of the description columns as one text: "1 OSS, external journal, SAS"
    /// Values of the description columns, one for each column: "1 OSS", "external", "SAS"; "" if the column has no
    /// value.
    std::vector<QString> traits;
    QString unit;
    /// Values for the sparkline: along the first factor of the table, with the others held at their first level.
    std::vector<double> spark;
    std::size_t row = 0;  ///< index of the first row of the dataset that belongs to the series
    /// An earlier series that has the same value in every cell; nullopt if there is none.
    std::optional<SeriesId> equalTo;
};

/// The series of a table, and the counts of the rows that belong to no series.
struct SeriesListing {
    std::vector<SeriesEntry> entries;
    data::LeftOut leftOut;
    base::Error whyNone = {base::ErrorCode::noSeries, {}, {}};  ///< why the table has no series, if `entries` is empty
};

/// The colour, marker and line style of a series, which are the same on every page.
struct SeriesLook {
    widgets::Ink ink;
    widgets::Marker marker = widgets::Marker::none;
    widgets::Dash dash = widgets::Dash::solid;
    bool hollow = false;
    bool reference = false;
};

/// Returns the id of a series as text, "table/name", for links, drags and maps.
[[nodiscard]] QString idText(const SeriesId& id);
/// Returns the id of a series from this text.
[[nodiscard]] SeriesId idFromText(const QString& text);
[[nodiscard]] widgets::Link seriesLink(const SeriesId& id);
/// Returns the tooltip of a series: what is known about it besides its name; "" if there is nothing.
[[nodiscard]] QString seriesTip(const SeriesEntry& entry);

/// Returns the look of a series according to its slot in the selection. The reference is a heavy graphite line without
/// markers. Compared series take colour slots 0, 1, 2, ... with circle, square, triangle, diamond, cross (the
/// fifth is dashed). From the sixth on, they are dashed with hollow markers.
[[nodiscard]] SeriesLook lookOf(const Selection& selection, const SeriesId& id);

/// The series of a selection with their slots, for fast look-ups.
class ChosenSeries {
public:
    ChosenSeries() = default;
    explicit ChosenSeries(const Selection& selection);
    [[nodiscard]] bool isReference(const SeriesId& id) const { return id == m_reference; }
    [[nodiscard]] bool isCompared(const SeriesId& id) const { return m_slots.contains(id); }
    /// Returns the look of a series, the same as from lookOf().
    [[nodiscard]] SeriesLook look(const SeriesId& id) const;

private:
    SeriesId m_reference;
    bool m_alike = false;
    std::unordered_map<SeriesId, std::size_t, SeriesIdHash> m_slots;  ///< of the compared series
};

/// The list of all series of the study, which is updated when the study changes. It contains no choices.
class SeriesCatalog : public QObject {
    Q_OBJECT

public:
    explicit SeriesCatalog(StudyStore& store, QObject* parent = nullptr);
    [[nodiscard]] const std::vector<SeriesEntry>& entries() const { return m_entries; }
    [[nodiscard]] const SeriesEntry* find(const SeriesId& id) const;
    /// Returns the counts of the rows that belong to none of the series of a table, by reason.
    [[nodiscard]] data::LeftOut leftOut(const std::string& table) const;
    /// Returns why a table has no series.
    [[nodiscard]] base::Error whyNone(const std::string& table) const;
    /// Passes in the series of a table that seriesOf() has listed elsewhere, so that a large table is not listed again
    /// here.
    void prime(const StudyTable& table, SeriesListing listing);

signals:
    void changed();

private:
    void rebuild();

    StudyStore& m_store;
    std::vector<SeriesEntry> m_entries;
    std::unordered_map<SeriesId, std::size_t, SeriesIdHash> m_places;  ///< index in m_entries of each series
    /// For each table, the counts of its rows that belong to no series, and why it has no series.
    std::map<std::string, std::pair<data::LeftOut, base::Error>> m_accounts;
    /// Series passed in by prime(), for the next change of the study.
    std::vector<std::pair<StudyTable, SeriesListing>> m_primed;
    /// Tables whose series were listed, newest last. After undo and redo, the series are taken from here.
    std::deque<std::pair<StudyTable, SeriesListing>> m_known;
};

}  // namespace greyscope::app
