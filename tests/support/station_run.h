#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/sim/machine/event_queue.h"
#include "core/sim/machine/station.h"

namespace greyscope::test {

/// What comes to a station, and what became of it.
struct Arrival {
    sim::Time at = 0;
    sim::QueuedJob job;
    sim::Time dispatched = -1;
    sim::Time finished = -1;
    std::size_t order = 0;  ///< of dispatch, from 0
    std::int64_t startTag = 0;
    std::int64_t finishTag = 0;
};

/// One station whose slots serve a byte a unit of time. Completions come before arrivals of the same instant.
class StationRun final : private sim::Station::Owner {
public:
    StationRun(const std::string& policy, std::size_t depth, const sim::PolicyOptions& options)
        : StationRun(*sim::policyNamed(policy), depth, options) {}
    StationRun(const sim::PolicyKind& policy, std::size_t depth, const sim::PolicyOptions& options)
        : m_station(*this, 0, depth, policy, options) {}

    /// Called whenever time has moved on and before anything else happens.
    std::function<void(const sim::Station&)> watch = [](const sim::Station&) {};

    /// `arrivals` stand in the order of their times.
    std::vector<Arrival> run(std::vector<Arrival> arrivals) {
        m_arrivals = std::move(arrivals);
        for (std::size_t i = 0; i < m_arrivals.size(); ++i) {
            m_queue.schedule(2 * m_arrivals[i].at + 1, kArrival, 0, i);
        }
        while (!m_queue.empty()) {
            handle(m_queue.takeNext());
        }
        return std::move(m_arrivals);
    }

private:
    enum : std::uint32_t { kArrival, kFinish, kAlarm };

    void handle(const sim::Event& event) {
        if (event.at != m_last) {
            watch(m_station);
            m_last = event.at;
        }
        if (event.kind == kArrival) {
            m_station.arrive(m_arrivals[event.data].job);
        } else if (event.kind == kFinish) {
            const sim::QueuedJob done = m_station.finish(static_cast<sim::JobId>(event.data));
            Arrival& arrival = m_arrivals[done.arrival];
            arrival.finished = event.at / 2;
            arrival.startTag = done.startTag;
            arrival.finishTag = done.finishTag;
        } else {
            m_station.alarm();
        }
    }
    // Twice the time, so that what happens at t stands before what comes at t.
    void serve(std::uint32_t, const sim::QueuedJob& job) override {
        m_arrivals[job.arrival].dispatched = m_queue.now() / 2;
        m_arrivals[job.arrival].order = m_dispatched++;
        m_queue.schedule(2 * (m_queue.now() / 2 + job.bytes), kFinish, 0, job.id);
    }
    void inform(std::uint32_t, const sim::Message&) override {}
    void wake(std::uint32_t, sim::Time time) override { m_queue.schedule(2 * time, kAlarm, 0); }
    [[nodiscard]] sim::Time now() const override { return m_queue.now() / 2; }

    sim::EventQueue m_queue;
    sim::Station m_station;
    std::vector<Arrival> m_arrivals;
    std::size_t m_dispatched = 0;
    sim::Time m_last = 0;
};

}  // namespace greyscope::test
