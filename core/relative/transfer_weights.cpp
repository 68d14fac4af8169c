#include "core/relative/transfer_weights.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/relative/cells.h"
#include "core/relative/validate.h"

namespace greyscope::relative {
namespace {

using base::ErrorCode;
using base::fail;

constexpr double leastError = 1e-6;  // percent: a path without error does not silence the others

/// The row of `measured` that a cell is.
std::optional<std::size_t> measuredRow(const TransferResult& result, std::size_t cell) {
    const auto found = std::lower_bound(result.measured.begin(), result.measured.end(), cell);
    return found == result.measured.end() || *found != cell
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - result.measured.begin()));
}

/// Cells that none of the paths in parallel has seen.
std::vector<bool> unseenByAll(const TransferResult& result) {
    std::vector<std::size_t> count(result.cells.size(), 0);
    std::size_t paths = 0;
    for (const TransferPath& path : result.paths) {
        if (path.weight > 0.0 && path.errors) {
            ++paths;
            for (const std::size_t row : path.errors->heldOut) {
                ++count[result.measured[row]];
            }
        }
    }
    std::vector<bool> unseen;
    for (std::size_t cell = 0; cell < count.size(); ++cell) {
        unseen.push_back(paths > 0 && count[cell] == paths);
    }
    return unseen;
}

}  // namespace

base::Expected<std::vector<double>> normalisedWeights(const std::vector<double>& weights) {
    double sum = 0.0;
    for (const double weight : weights) {
        if (!(weight >= 0.0)) {
            return fail(ErrorCode::optionOutOfRange, {"weights", base::toText(weight), "[0, inf)"});
        }
        sum += weight;
    }
    if (!(sum > 0.0 && std::isfinite(sum))) {
        return fail(ErrorCode::optionOutOfRange, {"weights", base::toText(sum), "(0, inf)"});
    }
    std::vector<double> result;
    for (const double weight : weights) {
        result.push_back(weight / sum);
    }
    return result;
}

double parallelRatio(std::span<const double> ratios, std::span<const double> weights) {
    return std::inner_product(ratios.begin(), ratios.end(), weights.begin(), 0.0);
}

std::optional<PredictionErrors> measuredErrors(const TransferResult& result, const std::string& name,
                                               const std::vector<double>& ratios, const std::vector<bool>& unseen) {
    std::vector<double> truths;
    std::vector<double> predictions;
    std::vector<std::size_t> heldOut;
    for (const std::size_t cell : result.measured) {
        if (unseen[cell]) {
            heldOut.push_back(predictions.size());
        }
        truths.push_back(*result.cells[cell].to);
        predictions.push_back(result.cells[cell].from * ratios[cell]);
    }
    return heldOut.empty() ? std::nullopt
                           : std::optional(errorsOf(name, truths, std::move(predictions), std::move(heldOut)));
}

std::vector<double> weightsAt(const TransferResult& result, std::size_t cell) {
    const auto row = measuredRow(result, cell);
    std::vector<double> weights;
    for (const TransferPath& path : result.paths) {
        double weight = path.weight;
        if (weight > 0.0 && row && result.options.weights == PathWeights::inverseError && path.errors &&
            path.errors->heldOut.size() > 1 &&
            std::binary_search(path.errors->heldOut.begin(), path.errors->heldOut.end(), *row)) {
            const auto n = static_cast<double>(path.errors->heldOut.size());
            weight = 1.0 / std::max((path.errors->are * n - path.errors->errors[*row]) / (n - 1), leastError);
        }
        weights.push_back(weight);
    }
    return normalisedWeights(weights).value_or(std::vector<double>(weights.size(), 0.0));
}

void weighPaths(TransferResult& result) {
    const TransferOptions& options = result.options;
    const std::size_t taking =
        options.via.empty() && options.weights != PathWeights::manual ? options.combine : result.paths.size();
    std::vector<double> weights;
    for (std::size_t k = 0; k < result.paths.size(); ++k) {
        const TransferPath& path = result.paths[k];
        switch (options.weights) {
            case PathWeights::equal:
                weights.push_back(k < taking ? 1.0 : 0.0);
                break;
            case PathWeights::inverseError:
                weights.push_back(k < taking ? 1.0 / std::max(path.expectedError, leastError) : 0.0);
                break;
            case PathWeights::manual:
                weights.push_back(path.weight);
                break;
        }
    }
    weights = normalisedWeights(weights).value_or(std::vector<double>(weights.size(), 0.0));
    for (std::size_t k = 0; k < weights.size(); ++k) {
        result.paths[k].weight = weights[k];
    }
    result.parallelRatios.clear();
    result.parallel.reset();
    if (std::all_of(weights.begin(), weights.end(), [](double weight) { return weight == 0.0; })) {
        return;
    }
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        const std::vector<double> here = weightsAt(result, cell);
        std::vector<double> ratios;
        for (const TransferPath& path : result.paths) {
            ratios.push_back(path.ratios[cell]);
        }
        result.parallelRatios.push_back(parallelRatio(ratios, here));
    }
    result.parallel = measuredErrors(result, "parallel", result.parallelRatios, unseenByAll(result));
}

base::Expected<void> reweigh(TransferResult& result, PathWeights weights, std::size_t combine,
                             const std::vector<double>& manual) {
    if (weights == PathWeights::manual) {
        if (manual.size() != result.paths.size()) {
            return fail(ErrorCode::optionOutOfRange, {"weights", std::to_string(manual.size()) + " weights",
                                                      std::to_string(result.paths.size()) + " weights"});
        }
        const auto normalised = normalisedWeights(manual);
        if (!normalised) {
            return tl::unexpected(normalised.error());
        }
        for (std::size_t k = 0; k < manual.size(); ++k) {
            result.paths[k].weight = (*normalised)[k];
        }
    }
    result.options.weights = weights;
    result.options.combine = combine;
    weighPaths(result);
    return {};
}

base::Expected<TransferAnswer> transferAt(const TransferResult& result, const std::vector<std::string>& labels) {
    const auto found = std::find_if(result.cells.begin(), result.cells.end(),
                                    [&](const TransferCell& cell) { return cell.labels == labels; });
    if (found == result.cells.end()) {
        return fail(ErrorCode::missingValue, {result.options.model.from, cellName(labels)});
    }
    TransferAnswer answer;
    answer.cell = static_cast<std::size_t>(found - result.cells.begin());
    answer.from = found->from;
    answer.measured = found->to;
    answer.weights = weightsAt(result, answer.cell);
    if (!result.parallelRatios.empty()) {
        answer.ratio = result.parallelRatios[answer.cell];
        answer.predicted = answer.from * *answer.ratio;
        if (answer.measured) {
            answer.error = 100.0 * std::abs((*answer.predicted - *answer.measured) / *answer.measured);
        }
    }
    if (!result.directRatios.empty()) {
        answer.directRatio = result.directRatios[answer.cell];
    }
    return answer;
}

}  // namespace greyscope::relative
