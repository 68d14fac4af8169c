#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/parallel.h"
#include "core/sim/experiments/parameters.h"

// Statements of P2, P3 and P4 about their systems, compared with the results of the models. Values fitted to printed
// numbers are marked as fitted, and statements that fail are shown.
namespace greyscope::sim {

/// Whether a statement of a paper holds in the simulation. It holds if its first reading holds, or all readings if the
/// paper refers to all; further readings show what the result depends on.
enum class Ending {
    holds,
    fitted,  ///< holds for a model that was fitted to these numbers
    fails
};

/// How the result of a reading changes if one parameter is a quarter less or more.
struct Shift {
    std::string parameter;
    Origin origin = Origin::set;
    std::string less, more;  ///< the values of the parameter: a quarter less, and a quarter more
    double valueLess = 0.0, valueMore = 0.0;
    bool holdsLess = false, holdsMore = false;
};

/// One interpretation (reading) of a statement, with a choice for what the paper leaves open.
struct StatementReading {
    std::string name;       ///< "writes, every file begins at server 1"
    std::string printed;    ///< the number in the paper; "" if it has none
    std::string criterion;  ///< "50.17 +- 5 %"
    double value = 0.0;
    std::string unit;
    bool holds = false;
    std::vector<Shift> shifts;  ///< shifts of the parameters that the value depends on and that no paper states
};

/// A statement of a paper about its system, and whether it holds in the simulation.
struct Statement {
    int number = 0;  ///< 1 to 18
    std::string paper = {}, place = {};
    std::string claim = {};  ///< in plain English
    Ending ending = Ending::fails;
    /// Whether the statement is only arithmetic on the paper's own numbers, without parameters of the model.
    bool computed = false;
    std::vector<StatementReading> readings = {};  ///< the first reading decides
};

/// Options for checking statements.
struct StatementOptions {
    std::size_t replications = 3;
    std::uint64_t seed = 2000;
    std::vector<int> only = {};  ///< numbers of the statements to check; empty: all
    std::string paper = {};      ///< only statements of this paper; "": of all papers
    bool shifts = true;          ///< whether to change each parameter by a quarter, which takes most of the time
};

/// Returns the numbers of the statements of one paper, ascending; empty if none of its statements can be checked.
[[nodiscard]] std::vector<int> statementNumbers(const std::string& paper);

/// Checks the statements of P2, P3 and P4, by default all eighteen, in order. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<Statement>> checkStatements(const StatementOptions& options,
                                                                     base::Threads threads, base::Progress& progress);

}  // namespace greyscope::sim
