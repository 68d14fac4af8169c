#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/published/collector.h"
#include "core/published/published.h"
#include "core/published/replicate.h"

// What replicate() is put together from: each part adds the items of some tables.
namespace greyscope::published {

struct Material {
    const Published& published;
    const data::Dataset& throughput;  ///< P1 tables 5-7
    const data::Dataset& example;     ///< the eight points of P0 IV.B.2
    const ReplicationOptions& options;
};

/// The rows of statements.csv of a paper in their order; `fill` gives readings to those that are no repeats.
void addStatements(const Published& published, Paper paper, Collector& items, const std::function<void(Item&)>& fill);

/// Absolute relative error in percent, as a fraction of digits.
[[nodiscard]] ItemReading relativeError(ReadingRule rule, double actual, double predicted, double denominator);

/// The counting number that a cell holds; 0 where it holds none.
[[nodiscard]] std::size_t indexIn(const std::string& text);

/// A number for the arithmetic: at most six significant digits, a true minus sign.
[[nodiscard]] std::string digitsOf(double value);

}  // namespace greyscope::published
