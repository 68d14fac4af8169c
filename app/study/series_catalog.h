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

/// A series as the sidebar and every legend show it.
struct SeriesEntry {
    SeriesId id;
    QString name;                 ///< "1.1-W"
    QString shortName;            ///< "ext4 ▯▮▮" where many keys are on or off, see widgets::bitName(); else ""
    QString shortLast;            ///< the same without the first key
    QString optionsText;          ///< of these: "On: a, b. Off: c."
    QString firstKey;             ///< "1.1"
    QString lastKeys;             ///< "W"
    QString description;          ///< "1 OSS, external journal, SAS": the description columns' values
    std::vector<QString> traits;  ///< "1 OSS", "external", "SAS": one a description column, "" where it has none
    QString unit;
    std::vector<double> spark;        ///< values along the table's first factor, others held at their first level
    std::size_t row = 0;              ///< of the dataset: the first that belongs to the series
    std::optional<SeriesId> equalTo;  ///< an earlier series with the same values in every cell
};

/// The series of a table, and what of the table is in none of them.
struct SeriesListing {
    std::vector<SeriesEntry> entries;
    data::LeftOut leftOut;
    base::Error whyNone = {base::ErrorCode::noSeries, {}, {}};  ///< where there are no entries
};

/// How a chosen series is drawn, the same on every page.
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
/// What a series is besides its name; "" where nothing is to be said.
[[nodiscard]] QString seriesTip(const SeriesEntry& entry);

/// Looks by the order in the selection: reference graphite, heavy, no marker; compared ones take slot 0, 1, 2, ... with
/// circle, square, triangle, diamond, cross (the fifth dashed); from the sixth on dashed with hollow markers.
[[nodiscard]] SeriesLook lookOf(const Selection& selection, const SeriesId& id);
/// The look of the compared series at a place of the selection.
[[nodiscard]] SeriesLook comparedLook(std::size_t place);

struct SeriesIdHash {
    [[nodiscard]] std::size_t operator()(const SeriesId& id) const;
};

/// The series of a selection with their places, for asking about many.
class ChosenSeries {
public:
    ChosenSeries() = default;
    explicit ChosenSeries(const Selection& selection);
    [[nodiscard]] bool isReference(const SeriesId& id) const { return id == m_reference; }
    [[nodiscard]] bool isCompared(const SeriesId& id) const { return m_places.contains(id); }
    /// Among the compared.
    [[nodiscard]] std::optional<std::size_t> placeOf(const SeriesId& id) const;
    /// As lookOf() has it.
    [[nodiscard]] SeriesLook look(const SeriesId& id) const;

private:
    SeriesId m_reference;
    std::unordered_map<SeriesId, std::size_t, SeriesIdHash> m_places;
};

/// All series of the study, kept up to date with the store. Nothing in it is a choice.
class SeriesCatalog : public QObject {
    Q_OBJECT

public:
    explicit SeriesCatalog(StudyStore& store, QObject* parent = nullptr);
    [[nodiscard]] const std::vector<SeriesEntry>& entries() const { return m_entries; }
    [[nodiscard]] const SeriesEntry* find(const SeriesId& id) const;
    /// What of a table is in none of its series.
    [[nodiscard]] data::LeftOut leftOut(const std::string& table) const;
    /// Why a table has none.
    [[nodiscard]] base::Error whyNone(const std::string& table) const;
    /// Hands over what seriesOf() found elsewhere, so that a big table is not pivoted here.
    void prime(const StudyTable& table, SeriesListing listing);

signals:
    void changed();

private:
    void rebuild();

    StudyStore& m_store;
    std::vector<SeriesEntry> m_entries;
    std::unordered_map<SeriesId, std::size_t, SeriesIdHash> m_places;         ///< of the entries
    std::map<std::string, std::pair<data::LeftOut, base::Error>> m_accounts;  ///< by table
    std::vector<std::pair<StudyTable, SeriesListing>> m_primed;               ///< for the next study or table
    /// Newest last; going back and forth in the history finds its tables here.
    std::deque<std::pair<StudyTable, SeriesListing>> m_known;
};

}  // namespace greyscope::app
