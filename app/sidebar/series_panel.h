#pragma once

#include <QWidget>

#include "app/study/series_catalog.h"
#include "widgets/common/highlight.h"

class QLabel;
class QLineEdit;

namespace greyscope::widgets {
class ElidingLabel;
}

namespace greyscope::app {

class RoleWell;
class SeriesTree;

/// The Series dock: which series is the reference, which are compared with it, and all there are.
class SeriesPanel : public QWidget {
    Q_OBJECT

public:
    SeriesPanel(StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight, QWidget* parent = nullptr);
    void focusFilter();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showCounts();

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    RoleWell* m_reference = nullptr;
    RoleWell* m_compared = nullptr;
    SeriesTree* m_tree = nullptr;
    QLineEdit* m_filter = nullptr;
    widgets::ElidingLabel* m_description = nullptr;
    QLabel* m_comparedCount = nullptr;
    QLabel* m_seriesCount = nullptr;
};

}  // namespace greyscope::app
