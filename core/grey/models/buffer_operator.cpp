#include "core/grey/models/buffer_operator.h"

#include <cstddef>

namespace greyscope::grey {

namespace {

std::vector<double> averageWeakening(std::vector<double> series) {
    // Updates the mean from the end instead of adding up, so that constants stay exact and nothing overflows.
    double mean = series.empty() ? 0.0 : series.back();
    for (std::size_t k = series.size(); k-- > 0;) {
        const auto count = static_cast<double>(series.size() - k);
        mean += series[k] / count - mean / count;
        series[k] = mean;
    }
    return series;
}

}  // namespace

const base::Names<BufferOperator>& bufferOperatorNames() {
    static const base::Names<BufferOperator> names{{BufferOperator::none, "none"},
                                                   {BufferOperator::averageWeakening, "average-weakening"},
                                                   {BufferOperator::averageWeakeningTwice, "average-weakening-twice"}};
    return names;
}

std::vector<std::vector<double>> buffered(BufferOperator choice, std::vector<double> series) {
    const auto times = choice == BufferOperator::none ? 0U : choice == BufferOperator::averageWeakening ? 1U : 2U;
    std::vector<std::vector<double>> steps;
    for (unsigned step = 0; step < times; ++step) {
        steps.push_back(averageWeakening(steps.empty() ? std::move(series) : steps.back()));
    }
    return steps;
}

}  // namespace greyscope::grey
