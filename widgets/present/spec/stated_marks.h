#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/plot_spec.h"

// Hollow diamonds for the values that a paper states, beside the simulated ones; statement_rows has the words.

namespace greyscope::widgets {

/// The link of a statement.
[[nodiscard]] Link statementLink(int number);

[[nodiscard]] bool isOfP3(const sim::ExperimentResult& result);
/// The weights as P3 writes them: "1:4".
[[nodiscard]] std::string weightsOf(const sim::Scenario& scenario);

/// The share of the last group (%) that P3 states for given weights.
struct StatedShare {
    int number;
    const char* weights;
    double value;
};
inline constexpr std::array kStatedShares{StatedShare{7, "1:1", 50.17}, StatedShare{8, "1:2", 67.50},
                                          StatedShare{9, "1:4", 73.67}};
[[nodiscard]] Curve shareMark(const StatedShare& stated, double x);

/// Statements 3, 4 and 6 of P3 on throughput against the number of clients.
[[nodiscard]] std::vector<Curve> clientMarks(const std::vector<Curve>& curves);

}  // namespace greyscope::widgets
