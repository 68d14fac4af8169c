#pragma once

#include <QObject>

#include "app/pages/page.h"
#include "app/run/job.h"
#include "app/study/choices/scenario_choices.h"

namespace greyscope::app {

class ScenariosPanel;

/// Asks for the file of a trace, and replays its requests in the current scenario, as a step of the study once the file
/// is read. The panel shows the progress.
class TraceReplay : public QObject {
    Q_OBJECT

public:
    TraceReplay(const PageContext& context, ScenariosPanel& panel, QWidget* page);

    void ask();
    void read(const QString& path);

private:
    void follow();

    PageContext m_context;
    ScenariosPanel& m_panel;
    QWidget* m_page;
    Job<TraceChoice> m_job{this};
};

}  // namespace greyscope::app
