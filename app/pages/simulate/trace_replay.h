#pragma once

#include <QObject>

#include "app/pages/page.h"
#include "app/run/job.h"
#include "app/study/choices/scenario_choices.h"

namespace greyscope::app {

class ScenariosPanel;

/// Replays the requests of a trace in the current scenario. It asks for the file, reads it in the background with the
/// progress in the panel, and then changes the study in one undoable step.
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
