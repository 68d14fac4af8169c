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

/// A note that says why a table of the study has no series, and how to get some. If several rows have the same point,
/// its buttons combine them. Also says which series of a table are not listed because there are too many. Hidden if all
/// series are listed.
class NoSeriesNote : public QWidget {
    Q_OBJECT

public:
    NoSeriesNote(StudyStore& store, SeriesCatalog& catalog, QWidget* parent = nullptr);
    [[nodiscard]] QString text() const;

private:
    void follow();
    /// Shows the note for the first table with series that are not listed.
    void tellUnlisted();
    void change(const QString& name, const std::function<void(StudyTable&)>& combine);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    TableChange* m_change;
    widgets::Note* m_note;
    QWidget* m_buttons;
    QWidget* m_sum = nullptr;           ///< the button that adds up the parts of each run
    std::optional<StudyTable> m_table;  ///< the table without series
};

}  // namespace greyscope::app
