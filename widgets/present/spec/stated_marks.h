#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/sim/experiments/experiment.h"
#include "widgets/present/spec/plot_spec.h"

// Marks (hollow diamonds) for the values that a paper states, drawn beside the simulated ones. statement_rows.h has the
// words of these statements.

namespace greyscope::widgets {

/// Returns the link by which all views highlight the statement with this number.
[[nodiscard]] Link statementLink(int number);

[[nodiscard]] bool isOfP3(const sim::ExperimentResult& result);
/// Returns the weights of the client groups as paper P3 writes them: "1:4".
[[nodiscard]] std::string weightsOf(const sim::Scenario& scenario);

/// The share of the last client group, in %, that paper P3 states for given weights. `number` is the number of the
/// statement.
struct StatedShare {
    int number;
    const char* weights;
    double value;
};
inline constexpr std::array kStatedShares{StatedShare{7, "1:1", 50.17}, StatedShare{8, "1:2", 67.50},
                                          StatedShare{9, "1:4", 73.67}};
[[nodiscard]] Curve shareMark(const StatedShare& stated, double x);

/// Returns marks for statements 3, 4 and 6 of paper P3 about the throughput at 8, 16 and 64 clients, each relative to
/// the simulated reads in `curves`.
[[nodiscard]] std::vector<Curve> clientMarks(const std::vector<Curve>& curves);

}  // namespace greyscope::widgets
