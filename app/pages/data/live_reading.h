#pragma once

#include <QObject>

#include "app/tables/rereading.h"

namespace greyscope::widgets {
class ViewFrame;
}

namespace greyscope::app {

class SourcePanel;

/// Reads a file again as soon as the user changes its reading settings. The table of values waits for the result.
class LiveReading : public QObject {
    Q_OBJECT

public:
    LiveReading(StudyStore& store, SeriesCatalog& catalog, SourcePanel& source, widgets::ViewFrame& values,
                QObject* parent);
    void start(const QString& what, const std::string& table, const ToldReading& told);

private:
    SourcePanel& m_source;
    Rereading m_rereading;
};

}  // namespace greyscope::app
