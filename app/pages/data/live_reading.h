#pragma once

#include <QObject>

#include "app/tables/rereading.h"

namespace greyscope::widgets {
class ViewFrame;
}

namespace greyscope::app {

class SourcePanel;

/// What somebody tells about a table's file in its source is read at once; the values wait for it.
class LiveReading : public QObject {
    Q_OBJECT

public:
    LiveReading(StudyStore& store, SeriesCatalog& catalog, SourcePanel& source, widgets::ViewFrame& values,
                QObject* parent);

private:
    Rereading m_rereading;
};

}  // namespace greyscope::app
