#include "core/grey/models/residual.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/model_formulas.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Returns x^(1..n) of the base model and its forecast.
std::vector<double> baseValues(const ResidualResult& result) {
    std::vector<double> values = result.base.fitted;
    values.insert(values.end(), result.base.forecast.begin(), result.base.forecast.end());
    return values;
}

/// Returns the response of the second model at its points and beyond.
std::vector<double> secondValues(const ResidualResult& result) {
    std::vector<double> values = result.model.fitted;
    values.insert(values.end(), result.model.forecast.begin(), result.model.forecast.end());
    return values;
}

void shift(ResidualResult& result) {
    result.shift = std::abs(*std::min_element(result.residuals.begin(), result.residuals.end()));
    for (const double residual : result.residuals) {
        result.shifted.push_back(residual + result.shift);
    }
}

void clipToBand(ResidualResult& result) {
    const double mean =
        std::accumulate(result.shifted.begin(), result.shifted.end(), 0.0) / static_cast<double>(result.shifted.size());
    for (const double value : result.shifted) {
        result.smoothed.push_back(inBand(value, mean));
    }
}

void capGrowth(ResidualResult& result) {
    result.accumulated = accumulated(result.shifted);
    for (const double value : result.accumulated) {
        result.smoothed.push_back(result.smoothed.empty() ? value : cappedGrowth(value, result.smoothed.back()));
    }
}

Expected<void> fitSecond(ResidualResult& result, const ResidualOptions& options, const std::string& name) {
    result.model = GREYSCOPE_TRY(fitGm11(result.smoothed, {options.backgroundWeight, options.horizon}, name));
    return {};
}

/// Shifts, smooths and fits the residuals, reverses the shift and adds the result with the residuals' sign.
Expected<void> correctAll(ResidualResult& result, const ResidualOptions& options, const std::string& name) {
    const double sign = result.reading == ResidualReading::equations ? 1.0 : -1.0;
    for (std::size_t k = 1; k < result.base.series.size(); ++k) {
        result.residuals.push_back(sign * result.base.residuals[k]);
    }
    shift(result);
    if (result.reading == ResidualReading::equations) {
        clipToBand(result);
    } else {
        capGrowth(result);
        if (const auto uncapped = fitGm11(result.accumulated, {options.backgroundWeight, 0}, name)) {
            result.uncappedA = uncapped->a;
        }
    }
    GREYSCOPE_TRY(fitSecond(result, options, name));
    result.values = baseValues(result);
    const std::vector<double> second = secondValues(result);
    for (std::size_t k = 1; k < result.values.size(); ++k) {
        result.values[k] += sign * (second[k - 1] - result.shift);
    }
    return {};
}

bool sameSign(double a, double b) {
    return (a > 0.0 && b > 0.0) || (a < 0.0 && b < 0.0);
}

/// Returns the index (from 0) at which the final run of residuals of one sign begins.
std::size_t startOfTail(const std::vector<double>& residuals) {
    std::size_t start = residuals.size() - 1;
    while (start > 1 && sameSign(residuals[start - 1], residuals.back())) {
        --start;
    }
    return start;
}

Expected<void> correctTail(ResidualResult& result, const ResidualOptions& options, const std::string& name) {
    const std::vector<double>& all = result.base.residuals;
    const std::size_t count = all.size();
    if (options.tailStart && (*options.tailStart < 2 || *options.tailStart > count)) {
        return fail(ErrorCode::optionOutOfRange,
                    {"tail start", std::to_string(*options.tailStart), "[2, " + std::to_string(count) + "]"});
    }
    const std::size_t start = options.tailStart ? *options.tailStart - 1 : startOfTail(all);
    result.residuals.assign(all.begin() + static_cast<std::ptrdiff_t>(start), all.end());
    const std::size_t found = count - startOfTail(all);
    const std::size_t needed = std::max(kFewestOfTail, count - start);
    if (found < needed) {
        return fail(ErrorCode::tooFewPoints, {kTailOfOneSign, std::to_string(found), std::to_string(needed)});
    }
    result.tailStart = start + 1;
    for (const double residual : result.residuals) {
        result.smoothed.push_back(std::abs(residual));
    }
    GREYSCOPE_TRY(fitSecond(result, options, name));
    // Uses the derivative of the response, not its difference: with e = |residual| and k0 the start of the tail,
    // e^(k+1) = -a (e(k0) - u/a) e^{-a (k - k0)} for k >= k0.
    const double sign = all.back() > 0.0 ? 1.0 : -1.0;
    const Gm11Result& model = result.model;
    result.values = baseValues(result);
    for (std::size_t k = start + 1; k < result.values.size(); ++k) {
        const auto distance = static_cast<double>(k - 1 - start);
        result.values[k] += sign * (model.u - model.a * model.series.front()) * std::exp(-model.a * distance);
    }
    return {};
}

}  // namespace

Expected<ResidualResult> fitResidual(ResidualReading reading, const std::vector<double>& series,
                                     const ResidualOptions& options, const std::string& name) {
    auto base = GREYSCOPE_TRY(fitGm11(series, {options.backgroundWeight, options.horizon}, name));
    ResidualResult result;
    result.reading = reading;
    result.base = std::move(base);
    GREYSCOPE_TRY(reading == ResidualReading::remnant ? correctTail(result, options, name)
                                                      : correctAll(result, options, name));
    return result;
}

}  // namespace greyscope::grey
