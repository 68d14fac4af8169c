#include "app/run/job_queue.h"

#include "widgets/panels/view_frame.h"

namespace greyscope::app {

void JobQueueBase::serve(widgets::ViewFrame& frame) {
    connect(this, &JobQueueBase::progress, &frame, &widgets::ViewFrame::showBusy);
    connect(this, &JobQueueBase::ended, &frame, &widgets::ViewFrame::showView);
    connect(this, &JobQueueBase::failed, &frame, [&frame](const QString& message, const QString& remedy) {
        frame.showFailed({message, remedy});
    });
    connect(&frame, &widgets::ViewFrame::cancelRequested, this, &JobQueueBase::cancel);
}

}  // namespace greyscope::app
