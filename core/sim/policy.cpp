#include "core/sim/policy.h"

#include <algorithm>
#include <numeric>

namespace greyscope::sim {

namespace {

constexpr std::int64_t kHeaviest = 1000;
constexpr std::int64_t kLargestMultiple = 10'000;

std::int64_t multipleOf(const std::vector<std::int64_t>& weights) {
    return std::accumulate(weights.begin(), weights.end(), std::int64_t{1}, [](std::int64_t all, std::int64_t weight) {
        return std::min(std::lcm(all, weight), kLargestMultiple * kHeaviest);
    });
}

std::vector<std::int64_t> reduced(std::vector<std::int64_t> weights) {
    const std::int64_t common = std::accumulate(weights.begin(), weights.end(), std::int64_t{0},
                                                [](std::int64_t a, std::int64_t b) { return std::gcd(a, b); });
    for (std::int64_t& weight : weights) {
        weight /= common;
    }
    return weights;
}

}  // namespace

void OrderedPolicy::jobArrival(QueuedJob& job) {
    m_waiting.push({rankOf(job), job.arrival, &job});
    pump();
}

void OrderedPolicy::jobFinish(const QueuedJob& /*job*/) {
    pump();
}

void OrderedPolicy::pump() {
    while (!m_waiting.empty()) {
        const QueuedJob& job = *m_waiting.top().job;
        if (!dispatchJob(job.id)) {
            return;
        }
        m_waiting.pop();
        dispatched(job);
    }
}

std::vector<std::int64_t> tagsPerByte(const std::vector<std::int64_t>& weights) {
    const std::vector<std::int64_t> least = reduced(weights);
    const std::int64_t multiple = multipleOf(least);
    std::vector<std::int64_t> perByte;
    for (const std::int64_t weight : least) {
        perByte.push_back(multiple / weight);
    }
    return perByte;
}

base::Expected<void> checkWeights(const std::vector<std::int64_t>& weights) {
    const auto outside = [](std::int64_t weight) { return weight < 1 || weight > kHeaviest; };
    const auto wrong = std::find_if(weights.begin(), weights.end(), outside);
    if (weights.empty() || wrong != weights.end()) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"scheduler.weights", weights.empty() ? "" : std::to_string(*wrong), "[1, 1000]"});
    }
    if (const std::int64_t multiple = multipleOf(reduced(weights)); multiple > kLargestMultiple) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"lcm(scheduler.weights)", std::to_string(multiple), "[1, 10000]"});
    }
    return {};
}

}  // namespace greyscope::sim
