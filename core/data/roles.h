#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"

namespace greyscope::data {

/// Which columns look like metrics, axis and keys in the dataset as it came, for a first chart without questions.
/// Metrics are numeric columns with the unit of a measurement, or with mostly different values; at least the last
/// numeric one. Text columns and numeric columns that number cases are keys; other numeric ones are factors, that with
/// most levels first and repetitions last. Constant columns, those that a key determines, free text and time stamps
/// describe.
struct Roles {
    std::vector<std::string> keys;
    std::vector<std::string> factors;  ///< numeric or categorical columns that vary inside a series; axis first
    std::vector<std::string> metrics;
    std::vector<std::string> descriptions;  ///< columns that are constant within the first key
    bool operator==(const Roles&) const = default;
};
/// Errors: noNumericColumn (no metric), cancelled.
[[nodiscard]] base::Expected<Roles> guessRoles(const Dataset& dataset, base::Progress& progress);
/// For callers that neither watch nor cancel; nullopt: no metric.
[[nodiscard]] std::optional<Roles> guessRoles(const Dataset& dataset);

/// Whether the column's name says that it numbers cases ("case", "host_id"): its numbers are names and order nothing.
[[nodiscard]] bool namesCases(const Column& column);

/// Whether a column's name says that it counts repetitions of one measurement ("run", "run_id", "iteration no"): it
/// tells equal cells apart and is no setting that could predict. A number of repetitions ("runs") is one.
[[nodiscard]] bool namesRepetitions(const std::string& columnName);

}  // namespace greyscope::data
