#include "core/relative/transfer_weights.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "core/base/try.h"
#include "core/relative/cells.h"
#include "core/relative/validate.h"

namespace greyscope::relative {
namespace {

using base::ErrorCode;
using base::fail;

constexpr double leastError = 1e-6;  // in percent: a path without error must not get all the weight

/// Returns the index in `measured` of a cell; nullopt if the cell was not measured.
std::optional<std::size_t> measuredRow(const TransferResult& result, std::size_t cell) {
    const auto found = std::lower_bound(result.measured.begin(), result.measured.end(), cell);
    return found == result.measured.end() || *found != cell
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - result.measured.begin()));
}

/// The rows of `measured`, grouped by the cell that they repeat.
class MeasuredRows {
public:
    explicit MeasuredRows(const TransferResult& result) : m_result(result) {
        for (std::size_t row = 0; row < result.measured.size(); ++row) {
            m_rows[result.cells[result.measured[row]].cell].push_back(row);
        }
    }
    /// Returns the row of a cell and the rows of its repeats.
    [[nodiscard]] const std::vector<std::size_t>& of(std::size_t cell) const {
        static const std::vector<std::size_t> none;
        const auto found = m_rows.find(m_result.cells[cell].cell);
        return found == m_rows.end() ? none : found->second;
    }

private:
    const TransferResult& m_result;
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> m_rows;
};

bool hasNotSeen(const TransferPath& path, std::size_t row) {
    return path.errors && std::binary_search(path.errors->heldOut.begin(), path.errors->heldOut.end(), row);
}

/// Returns the expected error of a path over all measured cells except these.
double errorWithout(const TransferPath& path, const std::vector<std::size_t>& rows) {
    if (!path.errors) {
        return path.expectedError;
    }
    const auto n = static_cast<double>(path.errors->heldOut.size());
    double sum = path.errors->are * n;
    double left = n;
    for (const std::size_t row : rows) {
        if (hasNotSeen(path, row)) {
            sum -= path.errors->errors[row];
            left -= 1.0;
        }
    }
    const double mean = left > 0.0 ? sum / left : path.relationErrors;
    return std::isnan(mean) ? path.relationErrors : mean;
}

/// Returns weights of the best paths by these errors, in any scale; 0 for the others.
std::vector<double> chosenBy(const TransferResult& result, const std::vector<double>& errors) {
    const TransferOptions& options = result.options;
    const std::size_t taken = std::min(options.via.empty() ? options.combine : errors.size(), errors.size());
    std::vector<std::size_t> order(errors.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(taken), order.end(),
                      [&](std::size_t a, std::size_t b) { return std::tie(errors[a], a) < std::tie(errors[b], b); });
    std::vector<double> weights(errors.size(), 0.0);
    for (std::size_t k = 0; k < taken; ++k) {
        weights[order[k]] = options.weights == PathWeights::equal ? 1.0 : 1.0 / std::max(errors[order[k]], leastError);
    }
    return weights;
}

/// Returns the weights of the paths with these rows ignored.
std::vector<double> weightsWithout(const TransferResult& result, const std::vector<std::size_t>& rows) {
    std::vector<double> weights;
    for (const TransferPath& path : result.paths) {
        weights.push_back(result.options.weights == PathWeights::manual ? path.weight : errorWithout(path, rows));
    }
    if (result.options.weights != PathWeights::manual) {
        weights = chosenBy(result, weights);
    }
    return normalisedWeights(weights).value_or(std::vector<double>(weights.size(), 0.0));
}

/// Returns whether no tree of any path with a weight has seen the cell, which must be measured.
bool unseenAt(const TransferResult& result, std::size_t cell, const std::vector<double>& weights) {
    const auto row = measuredRow(result, cell);
    for (std::size_t path = 0; row && path < weights.size(); ++path) {
        if (weights[path] > 0.0 && !hasNotSeen(result.paths[path], *row)) {
            return false;
        }
    }
    return row.has_value();
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
    std::vector<std::uint32_t> cells;
    for (const std::size_t cell : result.measured) {
        if (unseen[cell]) {
            heldOut.push_back(predictions.size());
        }
        truths.push_back(1.0);
        cells.push_back(result.cells[cell].cell);
        predictions.push_back(result.cells[cell].from / *result.cells[cell].to * ratios[cell]);
    }
    if (heldOut.empty()) {
        return std::nullopt;
    }
    PredictionErrors errors = errorsOf(name, truths, std::move(predictions), std::move(heldOut), cells);
    for (std::size_t row = 0; row < result.measured.size(); ++row) {
        errors.predictions[row] = result.cells[result.measured[row]].from * ratios[result.measured[row]];
    }
    return errors;
}

std::vector<double> weightsAt(const TransferResult& result, std::size_t cell) {
    // For a single cell, a linear search takes less time than sorting.
    std::vector<std::size_t> repeats;
    for (std::size_t row = 0; row < result.measured.size(); ++row) {
        if (result.cells[result.measured[row]].cell == result.cells[cell].cell) {
            repeats.push_back(row);
        }
    }
    return weightsWithout(result, repeats);
}

void weighPaths(TransferResult& result) {
    const std::vector<double> weights = weightsWithout(result, {});
    for (std::size_t k = 0; k < weights.size(); ++k) {
        result.paths[k].weight = weights[k];
    }
    result.parallelRatios.clear();
    result.parallel.reset();
    if (std::all_of(weights.begin(), weights.end(), [](double weight) { return weight == 0.0; })) {
        return;
    }
    const MeasuredRows measured(result);
    std::vector<bool> unseen;
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        const std::vector<double> here = weightsWithout(result, measured.of(cell));
        unseen.push_back(unseenAt(result, cell, here));
        std::vector<double> ratios;
        for (const TransferPath& path : result.paths) {
            ratios.push_back(path.ratios[cell]);
        }
        result.parallelRatios.push_back(parallelRatio(ratios, here));
    }
    result.parallel = measuredErrors(result, "parallel", result.parallelRatios, unseen);
}

base::Expected<void> reweigh(TransferResult& result, PathWeights weights, std::size_t combine,
                             const std::vector<double>& manual) {
    if (weights == PathWeights::manual) {
        if (manual.size() != result.paths.size()) {
            return fail(ErrorCode::columnLengthMismatch,
                        {"weights", std::to_string(manual.size()), std::to_string(result.paths.size())});
        }
        const auto normalised = GREYSCOPE_TRY(normalisedWeights(manual));
        for (std::size_t k = 0; k < manual.size(); ++k) {
            result.paths[k].weight = normalised[k];
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
            answer.error = errorOfRatio(answer.from, *answer.ratio, *answer.measured);
        }
    }
    if (!result.directRatios.empty()) {
        answer.directRatio = result.directRatios[answer.cell];
    }
    return answer;
}

}  // namespace greyscope::relative
