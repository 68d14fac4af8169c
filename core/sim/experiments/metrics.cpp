#include "core/sim/experiments/metrics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/stats/distributions.h"

namespace greyscope::sim {

namespace {

using Run = RunResult;
using Phase = PhaseResult;

template <class Value>
double meanOver(const Phase& phase, Value&& value) {
    double sum = 0.0;
    for (const ServerResult& server : phase.servers) {
        sum += value(server);
    }
    return sum / static_cast<double>(phase.servers.size());
}

double requestsOf(const Phase& phase) {
    return meanOver(phase, [](const ServerResult& s) { return static_cast<double>(s.requests); }) *
           static_cast<double>(phase.servers.size());
}

double hitShare(const Phase& phase) {
    const double hits = meanOver(phase, [](const ServerResult& s) { return static_cast<double>(s.hits); });
    const double misses = meanOver(phase, [](const ServerResult& s) { return static_cast<double>(s.misses); });
    return hits + misses > 0.0 ? 100.0 * hits / (hits + misses) : 0.0;
}

}  // namespace

const std::vector<Metric>& metrics() {
    static const std::vector<Metric> all{
        {"throughput_mb_s", "MB/s", [](const Run&, const Phase& p) { return p.throughput; }},
        {"throughput_without_idle_mb_s", "MB/s", [](const Run&, const Phase& p) { return p.withoutIdle; }},
        {"response_ms", "ms", [](const Run&, const Phase& p) { return p.response.mean; }},
        {"response_median_ms", "ms", [](const Run&, const Phase& p) { return p.response.median; }},
        {"response_p95_ms", "ms", [](const Run&, const Phase& p) { return p.response.p95; }},
        {"response_most_ms", "ms", [](const Run&, const Phase& p) { return p.response.most; }},
        {"waiting_ms", "ms", [](const Run&, const Phase& p) { return p.waiting.mean; }},
        {"waiting_p95_ms", "ms", [](const Run&, const Phase& p) { return p.waiting.p95; }},
        {"in_slot_ms", "ms", [](const Run&, const Phase& p) { return p.inSlot.mean; }},
        {"last_group_share_percent", "%", [](const Run&, const Phase& p) { return 100.0 * p.groups.back().share; },
         true},
        {"backlogged_percent", "%",
         [](const Run&, const Phase& p) {
             return 100.0 * meanOver(p, [](const ServerResult& s) { return s.backlogged; });
         },
         true},
        {"disk_busy_percent", "%",
         [](const Run&, const Phase& p) {
             return 100.0 * meanOver(p, [](const ServerResult& s) { return s.diskBusy; });
         }},
        {"cache_hits_percent", "%", [](const Run&, const Phase& p) { return hitShare(p); }},
        {"in_system", "",
         [](const Run&, const Phase& p) { return meanOver(p, [](const ServerResult& s) { return s.inSystem; }); }},
        {"time_s", "s", [](const Run&, const Phase& p) { return seconds(p.end - p.begin); }},
        {"volume_mb", "MB", [](const Run&, const Phase& p) { return static_cast<double>(p.bytes) / 1e6; }},
        {"calls", "", [](const Run&, const Phase& p) { return static_cast<double>(p.calls); }},
        {"requests", "", [](const Run&, const Phase& p) { return requestsOf(p); }},
        {"events", "", [](const Run& r, const Phase&) { return static_cast<double>(r.events); }},
    };
    return all;
}

const Metric* metricNamed(const std::string& name) {
    const auto found =
        std::find_if(metrics().begin(), metrics().end(), [&](const Metric& metric) { return metric.name == name; });
    return found == metrics().end() ? nullptr : &*found;
}

MeanInterval intervalOf(std::span<const double> values) {
    if (values.empty()) {
        return {};
    }
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    if (values.size() == 1) {
        return {mean, std::nullopt};
    }
    double squares = 0.0;
    for (const double value : values) {
        squares += (value - mean) * (value - mean);
    }
    return {mean, stats::studentQuantile(0.975, count - 1.0) * std::sqrt(squares / (count - 1.0) / count)};
}

}  // namespace greyscope::sim
