#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>

#include <functional>
#include <memory>

#include "app/text/error_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/common/view_state.h"

namespace greyscope::app {

/// The part of a Job that has signals.
class JobBase : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    [[nodiscard]] bool running() const { return m_running; }

public slots:
    virtual void cancel() = 0;

signals:
    /// The state became Busy, Ready or Failed.
    void stateChanged();
    void progressChanged(double fraction);

protected:
    bool m_running = false;
};

/// One calculation off the GUI thread: the newest request wins, an older one is cancelled and its result dropped.
/// Inputs are captured by value in the function. An exception there is a bug; it is caught here, once, and shown.
template <class T>
class Job final : public JobBase {
public:
    using Work = std::function<base::Expected<T>(base::Progress&)>;

    explicit Job(QObject* parent = nullptr) : JobBase(parent) {
        connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { finish(); });
        connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this,
                [this](int value) { emit progressChanged(value / 1000.0); });
    }
    ~Job() override {
        cancelRunning();
        m_watcher.waitForFinished();
    }

    void start(Work work) {
        cancelRunning();
        m_running = true;
        m_state = widgets::Busy{};
        m_watcher.setFuture(QtConcurrent::run(&m_pool, [work = std::move(work)](QPromise<Outcome>& promise) {
            promise.setProgressRange(0, 1000);
            PromiseProgress progress(promise);
            promise.addResult(std::make_shared<base::Expected<T>>(guarded(work, progress)));
        }));
        emit stateChanged();
    }

    void cancel() override {
        cancelRunning();
        m_running = false;
        m_state = widgets::Empty{};
        emit stateChanged();
    }

    /// Shows something without calculating: what is needed, or an error found before starting.
    void set(widgets::ViewState<T> state) {
        cancelRunning();
        m_running = false;
        m_state = std::move(state);
        emit stateChanged();
    }

    [[nodiscard]] const widgets::ViewState<T>& state() const { return m_state; }
    /// The last result, also while a newer one is being calculated; null before the first.
    [[nodiscard]] widgets::Ready<T> latest() const { return m_latest; }

private:
    using Outcome = std::shared_ptr<base::Expected<T>>;

    class PromiseProgress final : public base::Progress {
    public:
        explicit PromiseProgress(QPromise<Outcome>& promise) : m_promise(promise) {}
        void report(double fraction) override { m_promise.setProgressValue(static_cast<int>(fraction * 1000.0)); }
        [[nodiscard]] bool cancelled() const override { return m_promise.isCanceled(); }

    private:
        QPromise<Outcome>& m_promise;
    };

    static base::Expected<T> guarded(const Work& work, base::Progress& progress) {
        try {
            return work(progress);
        } catch (const std::exception& exception) {
            return base::fail(base::ErrorCode::internal, {exception.what()});
        }
    }

    void cancelRunning() {
        if (m_watcher.isRunning()) {
            m_watcher.cancel();
        }
    }

    void finish() {
        if (m_watcher.isCanceled() || m_watcher.future().resultCount() == 0) {
            return;
        }
        const Outcome outcome = m_watcher.result();
        m_running = false;
        if (outcome->has_value()) {
            m_latest = std::make_shared<const T>(std::move(**outcome));
            m_state = m_latest;
        } else if (outcome->error().code == base::ErrorCode::cancelled) {
            return;
        } else {
            m_state = widgets::Failed{errorText(outcome->error()), errorRemedy(outcome->error())};
        }
        emit stateChanged();
    }

    /// Not the application's pool: Qt paints large areas with that one, and the GUI thread would wait for the jobs in
    /// it.
    QThreadPool m_pool;
    QFutureWatcher<Outcome> m_watcher;
    widgets::ViewState<T> m_state = widgets::Empty{};
    widgets::Ready<T> m_latest;
};

}  // namespace greyscope::app
