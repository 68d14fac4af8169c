#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/replication/collector.h"
#include "core/replication/published.h"
#include "core/replication/replicate.h"

// What replicate() is put together from: each part adds the items of some tables.
namespace greyscope::replication {

struct Material {
    const Published& published;
    const data::Dataset& throughput;  ///< P1 tables 5-7
    const data::Dataset& example;     ///< the eight points of P0 IV.B.2
    const ReplicationOptions& options;
};

/// P1 tables 2, 5-7: inputs, and the cases that are printed twice.
void addMeasurements(const Material& material, Collector& items);
/// P0 tables I-VII, P1 tables 3 and 4.
[[nodiscard]] base::Expected<void> addDegrees(const Material& material, Collector& items, base::Progress& progress);
/// P0 IV.B.2.
[[nodiscard]] base::Expected<void> addWorkedExample(const Material& material, Collector& items);
/// P0 tables VIII and IX.
[[nodiscard]] base::Expected<void> addForecasts(const Material& material, Collector& items, base::Progress& progress);
/// P1 tables 8 and 9, section 2.3, figure 11.
[[nodiscard]] base::Expected<void> addRatios(const Material& material, Collector& items, base::Progress& progress);
/// P2 table 2, P3 figure 4, P4 tables 1-4, and what their texts say about them.
void addReferences(const Material& material, Collector& items);

/// The rows of statements.csv of a paper in their order; `fill` gives readings to those that are no repeats.
void addStatements(const Published& published, Paper paper, Collector& items, const std::function<void(Item&)>& fill);

/// Absolute relative error in percent, as a fraction of digits.
[[nodiscard]] Reading relativeError(Rule rule, double actual, double predicted, double denominator);

/// The counting number that a cell holds; 0 where it holds none.
[[nodiscard]] std::size_t indexIn(const std::string& text);

/// A number for the arithmetic: at most six significant digits, a true minus sign.
[[nodiscard]] std::string digitsOf(double value);

}  // namespace greyscope::replication
