#include "app/run/job.h"

#include "widgets/panels/view_frame.h"

namespace greyscope::app {

using widgets::ViewFrame;

JobBase::~JobBase() {
    nextGeneration(false);
    m_pool.waitForDone();
}

void JobBase::serve(const std::vector<ViewFrame*>& frames) {
    for (ViewFrame* frame : frames) {
        connect(this, &JobBase::progressChanged, frame, &ViewFrame::showBusy);
        connect(frame, &ViewFrame::cancelRequested, this, &JobBase::cancel);
        connect(frame, &ViewFrame::againRequested, this, &JobBase::again);
    }
}

bool JobBase::inThread(std::function<void()> call) {
    const bool starts = threadStarts();
    if (starts) {
        m_pool.start(std::move(call));
    }
    return starts;
}

JobBase::Number JobBase::nextGeneration(bool running) {
    m_running = running;
    m_pool.clear();  // removes calls that have not started
    return ++m_generation;
}

void JobBase::post(Number number, std::function<void()> call) {
    if (m_generation != number) {
        return;  // the result is released in the thread that made it
    }
    QMetaObject::invokeMethod(
        this,
        [this, number, call = std::move(call)] {
            if (m_generation == number) {
                call();
            }
        },
        Qt::QueuedConnection);
}

void JobBase::Watch::report(double fraction) {
    constexpr int kSteps = 1000;
    const int permille = static_cast<int>(fraction * kSteps);
    if (m_permille.exchange(permille) != permille) {
        m_job.post(m_number,
                   [job = &m_job, permille] { emit job->progressChanged(static_cast<double>(permille) / kSteps); });
    }
}

}  // namespace greyscope::app
