#pragma once

#include <QObject>

#include "app/tables/rereading.h"

namespace greyscope::widgets {
class ViewFrame;
}

namespace greyscope::app {

class SourcePanel;

/// Applies changes of a file's reading settings immediately, and makes the values wait for the result.
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
