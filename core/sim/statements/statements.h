#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/parallel.h"
#include "core/sim/experiments/parameters.h"

// What P2, P3 and P4 say of their systems, beside what the models come to. Nothing here is tuned to a printed number
// without being called fitted, and what fails is shown.
namespace greyscope::sim {

/// How a statement ends. It holds where its own reading does, or all of them where the paper speaks of all; further
/// readings show what that rests on.
enum class Ending {
    holds,
    fitted,  ///< holds, for a model that was fitted to these very numbers
    fails
};

/// A reading with one parameter moved by a quarter.
struct Shift {
    std::string parameter;
    Origin origin = Origin::set;
    std::string less, more;  ///< the values of the parameter
    double valueLess = 0.0, valueMore = 0.0;
    bool holdsLess = false, holdsMore = false;
};

/// One way to read a statement: what the paper leaves open is settled in some way.
struct StatementReading {
    std::string name;       ///< "writes, every file begins at server 1"
    std::string printed;    ///< what the paper has, "" where it has no number
    std::string criterion;  ///< "50.17 +- 5 %"
    double value = 0.0;
    std::string unit;
    bool holds = false;
    std::vector<Shift> shifts;  ///< of the parameters that it rests on and no paper gives
};

struct Statement {
    int number = 0;  ///< 1 to 18
    std::string paper = {}, place = {};
    std::string claim = {};  ///< in plain English
    Ending ending = Ending::fails;
    bool computed = false;                        ///< arithmetic of the paper's own numbers: no parameter of ours
    std::vector<StatementReading> readings = {};  ///< the statement's own one first
};

struct StatementOptions {
    std::size_t replications = 3;
    std::uint64_t seed = 2000;
    std::vector<int> only = {};  ///< these numbers; none: all
    std::string paper = {};      ///< of this one; "": of all
    bool shifts = true;          ///< move the parameters by a quarter, each alone: most of the time
};

/// Numbers of the statements of one paper, ascending; none where nothing that it states can be checked.
[[nodiscard]] std::vector<int> statementNumbers(const std::string& paper);

/// All eighteen, in their order. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<Statement>> checkStatements(const StatementOptions& options,
                                                                     base::Threads threads, base::Progress& progress);

}  // namespace greyscope::sim
