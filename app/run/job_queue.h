#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/run/job.h"

namespace greyscope::app {

/// The part of a JobQueue that does not depend on the type of the result: its signals, and the frame of the view.
class JobQueueBase : public QObject {
    Q_OBJECT

public:
    /// Connects the frame of the view that the steps change. The frame shows progress and errors, and its Cancel button
    /// stops the steps.
    void serve(widgets::ViewFrame& frame);

public slots:
    /// Stops the running step and removes the waiting ones.
    virtual void cancel() = 0;

signals:
    void started(const QString& what);
    void progress(double fraction);
    /// The queue has become empty.
    void ended();
    void failed(const QString& message, const QString& remedy);

protected:
    explicit JobQueueBase(QObject* parent) : QObject(parent) {}
};

/// Runs calculations one after the other off the GUI thread, as steps of a queue. Each step begins with the study that
/// the previous one left, and changes the study when it is ready.
template <class T>
class JobQueue final : public JobQueueBase {
public:
    using Work = typename Job<T>::Work;
    struct Step {
        QString what;  ///< what the step does, shown while it is running
        /// Returns the calculation of the step. Called when the step's turn comes; if it returns an empty function, the
        /// step is skipped.
        std::function<Work()> begin;
        /// Called in the GUI thread with the result of the step; not called if the step failed.
        std::function<void(const T&)> finish;
    };

    explicit JobQueue(QObject* parent = nullptr) : JobQueueBase(parent) {
        m_job.runOneAtATime();
        connect(&m_job, &JobBase::stateChanged, this, [this] { finish(); });
        connect(&m_job, &JobBase::progressChanged, this, &JobQueueBase::progress);
    }

    /// A function that is called if a step fails, before the error is shown. It returns true if it has dealt with the
    /// error; it may add the step again.
    using Rescue = std::function<bool(const base::Error& error, const Step& step, const widgets::Failed& told)>;
    void setRescue(Rescue rescue) { m_rescue = std::move(rescue); }

    [[nodiscard]] bool running() const { return m_job.running(); }

    void add(Step step) {
        m_waiting.push_back(std::move(step));
        beginNext();
    }
    /// Adds a step in front of all waiting ones, for a step that must be repeated.
    void addFirst(Step step) {
        m_waiting.push_front(std::move(step));
        beginNext();
    }
    void cancel() override {
        m_waiting.clear();
        if (running()) {
            m_job.cancel();
        }
    }

private:
    void beginNext() {
        while (!running() && !m_waiting.empty()) {
            m_step = std::move(m_waiting.front());
            m_waiting.pop_front();
            if (Work work = m_step.begin()) {
                emit started(m_step.what);
                m_error = std::make_shared<std::optional<base::Error>>();
                m_job.start([work = std::move(work), error = m_error](base::Progress& progress) {
                    auto result = work(progress);
                    if (!result) {
                        *error = result.error();
                    }
                    return result;
                });
            }
        }
        if (!running()) {
            emit ended();
        }
    }

    void finish() {
        if (running() || std::holds_alternative<widgets::Empty>(m_job.state())) {
            return;
        }
        const Step step = std::exchange(m_step, {});
        const auto error = std::exchange(m_error, {});
        const auto ready = m_job.ready();
        const auto state = m_job.state();
        m_job.set(widgets::Empty{});  // so that only the study keeps the memory of the result
        if (ready) {
            step.finish(*ready);
        }
        beginNext();
        const auto* bad = std::get_if<widgets::Failed>(&state);
        const bool rescued = bad && error && *error && m_rescue && m_rescue(**error, step, *bad);
        if (bad && !rescued) {
            emit failed(bad->message, bad->remedy);
        }
    }

    std::deque<Step> m_waiting;
    Step m_step;                                          ///< the step that is running
    std::shared_ptr<std::optional<base::Error>> m_error;  ///< error of the step that is running, if it failed
    Rescue m_rescue;
    Job<T> m_job;
};

}  // namespace greyscope::app
