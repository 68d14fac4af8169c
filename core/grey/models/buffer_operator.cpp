#include "core/grey/models/buffer_operator.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/base/try.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr const char* kSubject = "buffer operator";

/// Returns the means m(k). Each mean is updated from the one behind it instead of adding up, so that constants stay
/// exact and nothing overflows.
std::vector<double> meansOf(BufferMean kind, const std::vector<double>& series) {
    std::vector<double> means = series;
    if (kind == BufferMean::geometric) {
        long double mean = 0.0L;
        for (std::size_t k = series.size(); k-- > 0;) {
            mean +=
                (std::log(static_cast<long double>(series[k])) - mean) / static_cast<long double>(series.size() - k);
            means[k] = k + 1 == series.size() ? series[k] : static_cast<double>(std::exp(mean));
        }
        return means;
    }
    double mean = series.empty() ? 0.0 : series.back();
    double weights = 0.0;
    for (std::size_t k = series.size(); k-- > 0;) {
        const double weight = kind == BufferMean::weighted ? static_cast<double>(k + 1) : 1.0;
        weights += weight;
        mean += series[k] * (weight / weights) - mean * (weight / weights);
        means[k] = mean;
    }
    return means;
}

Expected<void> checkSign(const BufferRow& row, const std::vector<double>& series, const ModelInput& input) {
    const auto wrong = std::find_if(series.begin(), series.end(), [](double value) { return value <= 0.0; });
    if (row.mean == BufferMean::geometric && wrong != series.end()) {
        return fail(ErrorCode::nonPositive,
                    {input.series, input.label(static_cast<std::size_t>(wrong - series.begin())), kSubject});
    }
    return {};
}

Expected<std::vector<double>> applied(const BufferRow& row, const std::vector<double>& series,
                                      const ModelInput& input) {
    GREYSCOPE_TRY(checkSign(row, series, input));
    std::vector<double> means = meansOf(row.mean, series);
    if (!row.strengthens) {
        return means;
    }
    for (std::size_t k = 0; k < series.size(); ++k) {
        if (means[k] == 0.0) {
            return fail(ErrorCode::zeroInSeries, {input.series, input.label(k), kSubject});
        }
        means[k] = series[k] * (series[k] / means[k]);
        if (!std::isfinite(means[k])) {
            return fail(ErrorCode::overflow, {kSubject});
        }
    }
    return means;
}

}  // namespace

const std::vector<BufferRow>& bufferOperators() {
    using Op = BufferOperator;
    using Mean = BufferMean;
    static const std::vector<BufferRow> rows{
        {Op::averageWeakening, "average-weakening", Mean::average},
        {Op::averageWeakeningTwice, "average-weakening-twice", Mean::average, false, 2},
        {Op::weightedWeakening, "weighted-weakening", Mean::weighted},
        {Op::geometricWeakening, "geometric-weakening", Mean::geometric},
        {Op::averageStrengthening, "average-strengthening", Mean::average, true},
        {Op::weightedStrengthening, "weighted-strengthening", Mean::weighted, true},
        {Op::geometricStrengthening, "geometric-strengthening", Mean::geometric, true},
    };
    return rows;
}

const BufferRow* rowOf(BufferOperator choice) {
    const auto found = std::find_if(bufferOperators().begin(), bufferOperators().end(),
                                    [choice](const BufferRow& row) { return row.choice == choice; });
    return found == bufferOperators().end() ? nullptr : &*found;
}

const base::Names<BufferOperator>& bufferOperatorNames() {
    static const base::Names<BufferOperator> names = [] {
        base::Names<BufferOperator> all{{BufferOperator::none, "none"}};
        for (const BufferRow& row : bufferOperators()) {
            all.emplace_back(row.choice, row.name);
        }
        return all;
    }();
    return names;
}

Expected<std::vector<std::vector<double>>> buffered(BufferOperator choice, const ModelInput& input) {
    std::vector<std::vector<double>> steps;
    const BufferRow* const row = rowOf(choice);
    for (int time = 0; row != nullptr && time < row->times; ++time) {
        steps.push_back(GREYSCOPE_TRY(applied(*row, steps.empty() ? input.values : steps.back(), input)));
    }
    return steps;
}

}  // namespace greyscope::grey
