#pragma once

#include <QObject>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/run/job.h"
#include "app/scenario/scenario.h"
#include "app/scenario/trace_shelf.h"

namespace greyscope::app {

/// A queue that simulates scenarios one after the other in the background, whatever page is shown. If a scenario is
/// stopped, its finished runs are kept and reused.
class RunQueue : public QObject {
    Q_OBJECT

public:
    enum class State { none, waiting, running, done, stopped, failed };
    struct Status {
        State state = State::none;
        std::size_t finished = 0, runs = 0;
        std::optional<base::Error> error = {};
    };

    explicit RunQueue(QObject* parent = nullptr);

    /// Adds a scenario to the queue, also one that was stopped or failed. Does nothing if it is waiting, running or
    /// done.
    void run(const ScenarioInputs& inputs);
    /// Adds a scenario to the queue if it has never been in it. Does nothing for a scenario that was stopped.
    void want(const ScenarioInputs& inputs);
    void stop(const ScenarioInputs& inputs);
    void stopAll();
    [[nodiscard]] Status statusOf(const ScenarioInputs& inputs) const;
    [[nodiscard]] std::shared_ptr<const sim::KnownRuns> runs() const { return m_runs; }
    [[nodiscard]] std::shared_ptr<TraceShelf> traces() const { return m_traces; }

signals:
    /// A scenario has started, ended, or progressed by a tenth.
    void changed();

private:
    void beginNext();
    void finish();
    void noteProgress(double fraction);
    Status* find(const ScenarioInputs& inputs);

    std::shared_ptr<sim::KnownRuns> m_runs = std::make_shared<sim::KnownRuns>();
    std::shared_ptr<TraceShelf> m_traces = std::make_shared<TraceShelf>();
    std::vector<std::pair<ScenarioInputs, Status>> m_known;
    std::deque<ScenarioInputs> m_waiting;
    std::optional<ScenarioInputs> m_running;
    int m_tenths = 0;
    struct Ran {
        std::optional<base::Error> error;
    };
    Job<Ran> m_job{this};
};

}  // namespace greyscope::app
