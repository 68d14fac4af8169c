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

// The parts of replicate(): each adds the items of some tables.
namespace greyscope::published {

/// What the published numbers are calculated from: the files as text, two tables and the options.
struct Material {
    const Published& published;
    const data::Dataset& throughput;  ///< P1 tables 5-7
    const data::Dataset& example;     ///< the eight points of P0 IV.B.2
    const ReplicationOptions& options;
};

/// Adds the statements of a paper in statements.csv as items, in their order. `fill` adds computed numbers to items
/// that are not repeats.
void addStatements(const Published& published, Paper paper, Collector& items, const std::function<void(Item&)>& fill);

/// Returns the absolute relative error of a prediction in percent, with its arithmetic as a fraction of printed digits.
[[nodiscard]] ItemReading relativeError(ReadingRule rule, double actual, double predicted, double denominator);

/// Returns the positive integer in the text of a table cell; 0 if there is none.
[[nodiscard]] std::size_t indexIn(const std::string& text);

/// Returns a number as text for printed arithmetic: at most six significant digits, with a typographic minus sign.
[[nodiscard]] std::string digitsOf(double value);

}  // namespace greyscope::published
