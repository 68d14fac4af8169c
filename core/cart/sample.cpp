#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "core/cart/grower.h"
#include "core/cart/tree.h"

namespace greyscope::cart {

Feature featureOf(const data::Column& column, const std::vector<std::size_t>& rows) {
    Feature feature{column.name, column.unit, {}, {}};
    feature.values.reserve(rows.size());
    if (column.isNumeric()) {
        for (const std::size_t row : rows) {
            feature.values.push_back(column.numbers()[row]);
        }
        return feature;
    }
    feature.levels = column.texts().levels;
    for (const std::size_t row : rows) {
        const std::int32_t code = column.texts().codes[row];
        feature.values.push_back(code < 0 ? std::numeric_limits<double>::quiet_NaN() : static_cast<double>(code));
    }
    return feature;
}

base::Expected<Sample> sampleOf(const data::Dataset& dataset, const std::vector<std::size_t>& rows,
                                const std::vector<std::string>& factors, const std::string& response) {
    const auto column = dataset.numericColumn(response);
    if (!column) {
        return tl::unexpected(column.error());
    }
    std::vector<std::size_t> complete;
    for (const std::size_t row : rows) {
        if (!std::isnan((*column)->numbers()[row])) {
            complete.push_back(row);
        }
    }
    if (complete.empty()) {
        return base::fail(base::ErrorCode::noRows);
    }
    Sample sample;
    sample.responseName = response;
    for (const std::size_t row : complete) {
        sample.response.push_back((*column)->numbers()[row]);
    }
    for (const std::string& name : factors) {
        const auto factor = dataset.column(name);
        if (!factor) {
            return tl::unexpected(factor.error());
        }
        sample.features.push_back(featureOf(**factor, complete));
    }
    return sample;
}

base::Expected<void> checkSample(const Sample& sample) {
    if (sample.size() == 0) {
        return base::fail(base::ErrorCode::noRows);
    }
    for (const Feature& feature : sample.features) {
        if (feature.values.size() != sample.size()) {
            return base::fail(base::ErrorCode::columnLengthMismatch,
                              {feature.name, std::to_string(feature.values.size()), std::to_string(sample.size())});
        }
    }
    for (std::size_t row = 0; row < sample.size(); ++row) {
        if (std::isnan(sample.response[row])) {
            return base::fail(base::ErrorCode::missingValue, {sample.responseName, std::to_string(row + 1)});
        }
    }
    const auto [low, high] = std::minmax_element(sample.response.begin(), sample.response.end());
    const double range = *high - *low;
    const double rows = static_cast<double>(sample.size());
    if (!std::isfinite(range * range * rows) || !std::isfinite(std::max(std::abs(*low), std::abs(*high)) * rows)) {
        return base::fail(base::ErrorCode::overflow, {sample.responseName});
    }
    return {};
}

base::Expected<void> GrowOptions::validate() const {
    if (minLeaf < 1) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"min-leaf", std::to_string(minLeaf), "[1, n]"});
    }
    if (!(minDecrease >= 0.0 && minDecrease < 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"min-decrease", base::toText(minDecrease), "[0, 1)"});
    }
    return {};
}

}  // namespace greyscope::cart
