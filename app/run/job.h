#pragma once

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "app/run/guard.h"
#include "app/run/system_limits.h"
#include "app/text/error_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/common/view_state.h"

namespace greyscope::widgets {
class ViewFrame;
}

namespace greyscope::app {

/// The part of a Job that does not depend on the type of the result: signals, the thread, and the generation number.
/// Each start(), cancel() and set() begins a new generation. Results and events of older generations are dropped.
class JobBase : public QObject {
    Q_OBJECT

public:
    ~JobBase() override;
    [[nodiscard]] bool running() const { return m_running; }
    /// Makes a new calculation wait until the previous one has stopped, instead of running beside it. It is for
    /// calculations that need much memory and stop quickly.
    void runOneAtATime() { m_pool.setMaxThreadCount(1); }
    /// Blocks until no calculation is running. It is for work that must not happen at the same time.
    void waitForDone() { m_pool.waitForDone(); }
    /// Connects the frames of the views that show this job. They show its progress, their Cancel button stops it, and
    /// "Calculate again" restarts it.
    void serve(const std::vector<widgets::ViewFrame*>& frames);

public slots:
    /// Stops a running calculation; the state becomes Cancelled. Does nothing if none is running.
    virtual void cancel() = 0;
    /// Restarts a cancelled calculation. Does nothing if none was cancelled.
    virtual void again() = 0;

signals:
    /// The state has become Busy, Ready, Failed, Cancelled or Empty.
    void stateChanged();
    void progressChanged(double fraction);

protected:
    using Number = std::uint64_t;

    /// Receives the progress of a calculation and tells it whether it is cancelled; used in the thread of the
    /// calculation.
    class Watch final : public base::Progress {
    public:
        Watch(JobBase& job, Number number) : m_job(job), m_number(number) {}
        void report(double fraction) override;
        [[nodiscard]] bool cancelled() const override { return m_job.m_generation != m_number; }

    private:
        JobBase& m_job;
        const Number m_number;
        std::atomic<int> m_permille = -1;
    };

    explicit JobBase(QObject* parent) : QObject(parent) {}
    Number nextGeneration(bool running);
    /// Runs `call` in a thread. If the system cannot start a thread, returns false and does not run it.
    [[nodiscard]] bool inThread(std::function<void()> call);
    /// Runs `call` in the GUI thread, unless the generation `number` has ended by then, so that its result is outdated.
    void post(Number number, std::function<void()> call);

private:
    std::atomic<Number> m_generation = 0;
    bool m_running = false;
    /// The threads of the calculations. It is not the application's pool, because Qt paints large areas in that one,
    /// and the GUI thread would wait for the jobs in it.
    QThreadPool m_pool;
};

/// Runs one calculation at a time off the GUI thread. A new one replaces an older one, which is cancelled and whose
/// result is dropped. The function passed to start() must capture its inputs by value. An exception in it means out of
/// memory or a bug; it is caught here and shown as an error.
template <class T>
class Job final : public JobBase {
public:
    using Work = std::function<base::Expected<T>(base::Progress&)>;

    explicit Job(QObject* parent = nullptr) : JobBase(parent) {}

    void start(Work work) {
        m_work = std::move(work);
        const Number number = nextGeneration(true);
        const bool begins = inThread([this, number, work = m_work] {
            Watch watch(*this, number);
            auto outcome = std::make_shared<base::Expected<T>>(guarded(work, watch));
            post(number, [this, outcome = std::move(outcome)] { finish(*outcome); });
        });
        if (!begins) {
            post(number, [this] {
                base::Expected<T> refused = tl::unexpected(noThread());
                finish(refused);
            });
        }
        show(widgets::Busy{});
    }

    void cancel() override {
        if (running()) {
            nextGeneration(false);
            show(widgets::Cancelled{});
        }
    }

    void again() override {
        if (std::holds_alternative<widgets::Cancelled>(m_state)) {
            start(m_work);
        }
    }

    /// Sets a state without a calculation, for example a hint that input is missing, or an error found before the
    /// start.
    void set(widgets::ViewState<T> state) {
        nextGeneration(false);
        m_work = nullptr;
        show(std::move(state));
    }

    [[nodiscard]] const widgets::ViewState<T>& state() const { return m_state; }
    /// Returns the result if the state is Ready; nullptr otherwise.
    [[nodiscard]] widgets::Ready<T> ready() const { return running() ? nullptr : m_latest; }
    /// Returns the result, or the previous one while a new one is being calculated; nullptr if the views show none.
    [[nodiscard]] widgets::Ready<T> latest() const { return m_latest; }

private:
    static base::Expected<T> guarded(const Work& work, base::Progress& progress) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        try {
            return work(progress);
        } catch (const std::exception& exception) {
            return tl::unexpected(errorOf(exception));
        }
    }

    void finish(base::Expected<T>& outcome) {
        nextGeneration(false);
        if (outcome) {
            m_work = nullptr;
            show(std::make_shared<const T>(std::move(*outcome)));
        } else if (outcome.error().code == base::ErrorCode::cancelled) {
            show(widgets::Cancelled{});
        } else {
            m_work = nullptr;
            const base::Error& error = outcome.error();
            show(widgets::Failed{errorMessage(error), errorRemedy(error), {}, error});
        }
    }

    /// Sets the state. The previous result is kept while a new one is calculated, and dropped otherwise.
    void show(widgets::ViewState<T> state) {
        widgets::Ready<T> before = m_latest;
        if (const auto* ready = std::get_if<widgets::Ready<T>>(&state)) {
            m_latest = *ready;
        } else if (!std::holds_alternative<widgets::Busy>(state)) {
            m_latest = nullptr;
        }
        m_state = std::move(state);
        emit stateChanged();
        if (before && before != m_latest) {
            (void)inThread([before]() mutable { before.reset(); });  // releasing much memory takes time
        }
    }

    Work m_work;  ///< the calculation that is running or was cancelled; again() starts it
    widgets::ViewState<T> m_state = widgets::Empty{};
    widgets::Ready<T> m_latest;
};

}  // namespace greyscope::app
