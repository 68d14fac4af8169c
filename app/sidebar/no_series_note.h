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

/// A note above the series that says why a table of the study has no series, and how to get some. If several rows have
/// the same point, its buttons combine them. The note also says which series are not listed because a table has too
/// many. It is hidden if all series are listed.
class NoSeriesNote : public QWidget {
    Q_OBJECT

public:
    NoSeriesNote(StudyStore& store, SeriesCatalog& catalog, QWidget* parent = nullptr);
    [[nodiscard]] QString text() const;

private:
    void follow();
    /// Shows the note for the first table of which not all series are listed.
    void tellUnlisted();
    void change(const QString& name, const std::function<void(StudyTable&)>& combine);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    TableChange* m_change;
    widgets::Note* m_note;
    QWidget* m_buttons;
    QWidget* m_sum = nullptr;           ///< button that sums the parts of each run
    std::optional<StudyTable> m_table;  ///< the table without series
};

}  // namespace greyscope::app
