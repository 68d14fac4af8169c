#include "app/pages/data/live_reading.h"

#include "app/tables/panels/source_panel.h"
#include "widgets/panels/view_frame.h"

namespace greyscope::app {

LiveReading::LiveReading(StudyStore& store, SeriesCatalog& catalog, SourcePanel& source, widgets::ViewFrame& values,
                         QObject* parent)
    : QObject(parent), m_source(source), m_rereading(store, catalog) {
    connect(&source, &SourcePanel::readingTold, this,
            [this](const QString& table, const ToldReading& reading, const QString& what) {
                start(what, table.toStdString(), reading);
            });
    connect(&m_rereading, &Rereading::refused, &source, &SourcePanel::setRefused);
    JobBase& job = m_rereading.job();
    connect(&job, &JobBase::stateChanged, &values, [&job, &values] {
        if (job.running()) {
            values.showBusy(0.0);
        } else {
            values.showView();
        }
    });
    connect(&job, &JobBase::progressChanged, &values, &widgets::ViewFrame::showBusy);
    connect(&values, &widgets::ViewFrame::cancelRequested, &job, &JobBase::cancel);
}

void LiveReading::start(const QString& what, const std::string& table, const ToldReading& told) {
    m_source.setRefused({});
    m_rereading.start(what, table, told);
}

}  // namespace greyscope::app
