#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/run/job.h"

namespace greyscope::app {

/// The part of a JobQueue that is the same for every result.
class JobQueueBase : public QObject {
    Q_OBJECT

public:
    /// A frame whose view the steps change: it gets their progress and what fails, its Cancel stops them.
    void serve(widgets::ViewFrame& frame);

public slots:
    /// Forgets what is on its way and what waits.
    virtual void cancel() = 0;

signals:
    void started(const QString& what);
    void progress(double fraction);
    /// Nothing is left to do.
    void ended();
    void failed(const QString& message, const QString& remedy);

protected:
    explicit JobQueueBase(QObject* parent) : QObject(parent) {}
};

/// Calculations off the GUI thread, one after the other: each is begun with what the one before has left, and changes
/// the study when it is ready.
template <class T>
class JobQueue final : public JobQueueBase {
public:
    using Work = typename Job<T>::Work;
    struct Step {
        QString what;                          ///< told while it is on its way
        std::function<Work()> begin;           ///< when its turn comes; without a work it is left out
        std::function<void(const T&)> finish;  ///< in the GUI thread; not where it failed
    };

    explicit JobQueue(QObject* parent = nullptr) : JobQueueBase(parent) {
        m_job.runOneAtATime();
        connect(&m_job, &JobBase::stateChanged, this, [this] { finish(); });
        connect(&m_job, &JobBase::progressChanged, this, &JobQueueBase::progress);
    }

    /// What is tried where a step failed, before that is told: it answers whether it has taken care of the step, which
    /// it may add again.
    using Rescue = std::function<bool(const base::Error& error, const Step& step, const widgets::Failed& told)>;
    void setRescue(Rescue rescue) { m_rescue = std::move(rescue); }

    [[nodiscard]] bool running() const { return m_job.running(); }

    void add(Step step) {
        m_waiting.push_back(std::move(step));
        beginNext();
    }
    /// Before all that wait: for a step that has to be done anew.
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
        m_job.set(widgets::Empty{});  // so that nothing but the study holds what it takes
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
    Step m_step;                                          ///< on its way
    std::shared_ptr<std::optional<base::Error>> m_error;  ///< of the step on its way, when it has failed
    Rescue m_rescue;
    Job<T> m_job;
};

}  // namespace greyscope::app
