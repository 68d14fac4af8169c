#pragma once

#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "core/cart/tree.h"

namespace greyscope::test {

inline cart::Feature numericFeature(std::string name, std::vector<double> values) {
    return {std::move(name), "", std::move(values), {}};
}

inline std::vector<double> rowOf(const cart::Sample& sample, std::size_t row) {
    std::vector<double> values;
    for (const cart::Feature& feature : sample.features) {
        values.push_back(feature.values[row]);
    }
    return values;
}

/// P1 table 8: the ratio by threads and objects per OST.
inline cart::Sample table8() {
    return {{numericFeature("threads_per_ost", {8, 16, 32, 64}), numericFeature("objects_per_ost", {1, 2, 1, 2})},
            {1.13, 1.02, 1.23, 1.06},
            "ratio"};
}

/// Columns of whole numbers below `levels`, in no order; the response follows the first two, with noise.
inline cart::Sample randomSample(std::size_t rows, std::size_t columns, int levels, unsigned seed) {
    std::mt19937 random(seed);
    const auto below = [&](int limit) { return static_cast<double>(random() % static_cast<unsigned>(limit)); };
    cart::Sample sample;
    for (std::size_t column = 0; column < columns; ++column) {
        std::vector<double> values(rows);
        for (double& value : values) {
            value = below(levels);
        }
        sample.features.push_back(numericFeature("x" + std::to_string(column), std::move(values)));
    }
    for (std::size_t row = 0; row < rows; ++row) {
        const double second = columns > 1 ? sample.features[1].values[row] : 0.0;
        sample.response.push_back(sample.features[0].values[row] * 3.0 - second + below(1000) / 100.0);
    }
    sample.responseName = "y";
    return sample;
}

}  // namespace greyscope::test
