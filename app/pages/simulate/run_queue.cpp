#include "app/pages/simulate/run_queue.h"

#include <algorithm>

#include "core/base/try.h"

namespace greyscope::app {

namespace {

base::Expected<void> runAll(const ScenarioInputs& inputs, TraceShelf& traces, sim::KnownRuns& known,
                            base::Progress& progress) {
    const sim::Experiment experiment = GREYSCOPE_TRY(runnableOf(inputs, traces, progress));
    GREYSCOPE_TRY(sim::runExperiment(experiment, base::Threads::available(), progress, &known));
    return {};
}

}  // namespace

RunQueue::RunQueue(QObject* parent) : QObject(parent) {
    m_job.runOneAtATime();
    connect(&m_job, &JobBase::stateChanged, this, &RunQueue::finish);
    connect(&m_job, &JobBase::progressChanged, this, &RunQueue::noteProgress);
}

RunQueue::Status* RunQueue::find(const ScenarioInputs& inputs) {
    const auto found =
        std::find_if(m_known.begin(), m_known.end(), [&](const auto& each) { return each.first == inputs; });
    return found == m_known.end() ? nullptr : &found->second;
}

RunQueue::Status RunQueue::statusOf(const ScenarioInputs& inputs) const {
    const auto found =
        std::find_if(m_known.begin(), m_known.end(), [&](const auto& each) { return each.first == inputs; });
    return found == m_known.end() ? Status{State::none, 0, runCount(inputs)} : found->second;
}

void RunQueue::want(const ScenarioInputs& inputs) {
    if (find(inputs) == nullptr) {
        run(inputs);
    }
}

void RunQueue::run(const ScenarioInputs& inputs) {
    constexpr std::size_t mostKnown = 200;
    Status* status = find(inputs);
    if (status &&
        (status->state == State::waiting || status->state == State::running || status->state == State::done)) {
        return;
    }
    if (status == nullptr) {
        if (m_known.size() >= mostKnown && !m_running) {
            m_known.clear();
        }
        m_known.emplace_back(inputs, Status{State::waiting, 0, runCount(inputs)});
    } else {
        status->state = State::waiting;
        status->error.reset();
    }
    m_waiting.push_back(inputs);
    beginNext();
    emit changed();
}

void RunQueue::stop(const ScenarioInputs& inputs) {
    Status* status = find(inputs);
    if (status == nullptr) {
        return;
    }
    if (status->state == State::waiting) {
        std::erase(m_waiting, inputs);
        status->state = State::stopped;
        emit changed();
    } else if (status->state == State::running) {
        m_job.cancel();
    }
}

void RunQueue::stopAll() {
    for (const ScenarioInputs& inputs : std::deque<ScenarioInputs>(m_waiting)) {
        stop(inputs);
    }
    if (m_running) {
        stop(ScenarioInputs(*m_running));
    }
}

void RunQueue::beginNext() {
    if (m_running || m_waiting.empty()) {
        return;
    }
    m_running = std::move(m_waiting.front());
    m_waiting.pop_front();
    find(*m_running)->state = State::running;
    m_tenths = 0;
    m_job.start([inputs = *m_running, traces = m_traces, known = m_runs](base::Progress& progress) {
        const auto ran = runAll(inputs, *traces, *known, progress);
        if (!ran && ran.error().code == base::ErrorCode::cancelled) {
            return base::Expected<Ran>(tl::unexpected(ran.error()));
        }
        return base::Expected<Ran>(Ran{ran ? std::nullopt : std::optional(ran.error())});
    });
}

void RunQueue::noteProgress(double fraction) {
    const int tenths = static_cast<int>(10.0 * fraction);
    if (m_running && tenths > m_tenths) {
        m_tenths = tenths;
        Status* status = find(*m_running);
        status->finished = static_cast<std::size_t>(fraction * static_cast<double>(status->runs));
        emit changed();
    }
}

void RunQueue::finish() {
    if (!m_running || m_job.running()) {
        return;
    }
    Status* status = find(*m_running);
    if (const auto ran = m_job.ready()) {
        status->error = ran->error;
        status->state = ran->error ? State::failed : State::done;
        status->finished = ran->error ? 0 : status->runs;
    } else if (const auto* failed = std::get_if<widgets::Failed>(&m_job.state())) {
        status->error = failed->error;
        status->state = State::failed;
    } else {
        const auto experiment = experimentOf(*m_running);
        status->state = State::stopped;
        status->finished = experiment ? m_runs->countOf(*experiment) : 0;
    }
    m_running.reset();
    beginNext();
    emit changed();
}

}  // namespace greyscope::app
