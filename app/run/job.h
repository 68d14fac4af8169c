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

/// The part of a Job that is the same for every result: signals, the thread, and the number of the generation. Every
/// start, cancel and set begins a new generation; what an older one still brings, from its thread or waiting in the
/// event queue, is dropped.
class JobBase : public QObject {
    Q_OBJECT

public:
    ~JobBase() override;
    [[nodiscard]] bool running() const { return m_running; }
    /// A newer calculation begins when the one before has stopped, instead of beside it: for those that need much
    /// memory and stop soon.
    void runOneAtATime() { m_pool.setMaxThreadCount(1); }
    /// Returns when nothing runs any more, for what must not be done beside it.
    void waitForDone() { m_pool.waitForDone(); }
    /// Frames that show this job: they get its progress, their Cancel stops it, "Calculate again" starts it anew.
    void serve(const std::vector<widgets::ViewFrame*>& frames);

public slots:
    /// Stops what runs: the state is Cancelled then. Does nothing where nothing runs.
    virtual void cancel() = 0;
    /// Starts anew what was cancelled. Does nothing where nothing was.
    virtual void again() = 0;

signals:
    /// The state became Busy, Ready, Failed, Cancelled or Empty.
    void stateChanged();
    void progressChanged(double fraction);

protected:
    using Number = std::uint64_t;

    /// What a calculation is told in its own thread.
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
    /// Whether the system starts a thread for it; otherwise nothing is called.
    [[nodiscard]] bool inThread(std::function<void()> call);
    /// In the GUI thread, unless the generation is over by then.
    void post(Number number, std::function<void()> call);

private:
    std::atomic<Number> m_generation = 0;
    bool m_running = false;
    /// Not the application's pool: Qt paints large areas with that one, and the GUI thread would wait for the jobs in
    /// it.
    QThreadPool m_pool;
};

/// One calculation off the GUI thread: the newest request wins, an older one is cancelled and its result dropped.
/// Inputs are captured by value in the function. An exception there means memory that ran out, or a bug; it is caught
/// here, once, and shown.
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

    /// Shows something without calculating: what is needed, or an error found before starting.
    void set(widgets::ViewState<T> state) {
        nextGeneration(false);
        m_work = nullptr;
        show(std::move(state));
    }

    [[nodiscard]] const widgets::ViewState<T>& state() const { return m_state; }
    /// The result, if it is what the state is; null otherwise.
    [[nodiscard]] widgets::Ready<T> ready() const { return running() ? nullptr : m_latest; }
    /// The result, also the one before while a newer one is being calculated; null where a view shows none.
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

    /// A view goes on showing its result while a newer one is calculated, and in no other state.
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
            (void)inThread([before]() mutable { before.reset(); });  // much memory takes long to go
        }
    }

    Work m_work;  ///< what runs or was cancelled
    widgets::ViewState<T> m_state = widgets::Empty{};
    widgets::Ready<T> m_latest;
};

}  // namespace greyscope::app
