#pragma once

#include <QWidget>

#include "app/study/series_catalog.h"
#include "widgets/common/explanation.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/highlight.h"

class QMenu;
class QLineEdit;
class QPushButton;

namespace greyscope::widgets {
class ElidingLabel;
}

namespace greyscope::app {

class RoleWell;
class SeriesTree;

/// The panel of series in the left dock: the reference, the compared series, and the tree of all series.
class SeriesPanel : public QWidget, public widgets::Explained {
    Q_OBJECT

public:
    SeriesPanel(StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight, QWidget* parent = nullptr);
    void focusFilter();
    [[nodiscard]] QString explainedTitle() const override { return tr("Series"); }

signals:
    /// The context menu of one series is about to open. Receivers add their commands to `menu`.
    void menuRequested(QMenu* menu);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showCounts();
    void showRows();
    void nameSelected();
    [[nodiscard]] QLayout* compareButtons();
    /// Returns the series that match the search and can be compared with the reference, because they belong to its
    /// table.
    [[nodiscard]] std::vector<SeriesId> comparable() const;

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    RoleWell* m_reference = nullptr;
    RoleWell* m_compared = nullptr;
    SeriesTree* m_tree = nullptr;
    QLineEdit* m_filter = nullptr;
    QPushButton* m_compareSelected = nullptr;
    QPushButton* m_compareAll = nullptr;
    widgets::ElidingLabel* m_description = nullptr;
    widgets::PlainLabel* m_comparedCount = nullptr;
    widgets::PlainLabel* m_seriesCount = nullptr;
};

}  // namespace greyscope::app
