#pragma once

#include <QWidget>

#include <functional>
#include <optional>

#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

namespace greyscope::widgets {
class Note;
}  // namespace greyscope::widgets

namespace greyscope::app {

class TableChange;

/// Why a table of the study has no series, and what mends it: where several rows fall on one point, they can be
/// combined from here; or which series of a table are too many to be listed. Hidden while all series are listed.
class NoSeriesNote : public QWidget {
    Q_OBJECT

public:
    NoSeriesNote(StudyStore& store, SeriesCatalog& catalog, QWidget* parent = nullptr);
    [[nodiscard]] QString text() const;

private:
    void follow();
    /// The first table with series that are not listed.
    void tellUnlisted();
    void change(const QString& name, const std::function<void(StudyTable&)>& combine);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    TableChange* m_change;
    widgets::Note* m_note;
    QWidget* m_buttons;
    QWidget* m_sum = nullptr;           ///< the button for parts of one run
    std::optional<StudyTable> m_table;  ///< the one without series
};

}  // namespace greyscope::app
