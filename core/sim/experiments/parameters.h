#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/sim/experiments/scenario.h"

namespace greyscope::sim {

/// Where a value comes from.
enum class Origin {
    paper,      ///< printed in the paper whose testbed it is
    dataSheet,  ///< of a device or a program as it is delivered
    set,        ///< by us, before the first run, and not fitted
    fitted,     ///< by us, to printed numbers
    chosen      ///< by who runs it: differs from its preset
};

enum class Quantity { count, bytes, milliseconds, microseconds, seconds, megabytesPerSecond, perSecond, words };

/// One parameter of a scenario: its name, what it takes, and how it is read and written.
struct Parameter {
    std::string name;  ///< "link.bandwidth", on the command line, in files, and as a factor of a dataset
    Quantity quantity = Quantity::count;
    double low = 0.0, high = 0.0;      ///< what it may be; of words unused
    std::vector<std::string> choices;  ///< of words, where they are a few
    Origin origin = Origin::set;       ///< of the default
    std::string source;                ///< "P3 section 5", "nrs_tbf.c"
    std::function<std::string(const Scenario&)> text;
    std::function<base::Expected<void>(Scenario&, const std::string&)> assign;
};

/// All of them; to add one, add its line there.
[[nodiscard]] const std::vector<Parameter>& parameters();
/// Error: unknownParameter.
[[nodiscard]] base::Expected<const Parameter*> parameterNamed(const std::string& name);
/// "MB/s", "B", "ms"; "" for counts and words.
[[nodiscard]] std::string unitOf(Quantity quantity);
/// "paper", "data-sheet", "set", "fitted", "chosen".
[[nodiscard]] const base::Names<Origin>& originNames();

/// Whether a trace says itself what the parameter says of a pattern, which then has no effect.
[[nodiscard]] bool replacedByTrace(const Parameter& parameter);

/// Sets a parameter from its text: numbers, sizes with K, M or G, words, and weights as "1:4".
/// Errors: unknownParameter, valueNotUsable, optionUnknown, optionOutOfRange.
[[nodiscard]] base::Expected<void> assign(Scenario& scenario, const std::string& name, const std::string& value);
/// The number of a parameter that has one; none of words.
[[nodiscard]] std::optional<double> numberOf(const Scenario& scenario, const Parameter& parameter);

/// Bytes from "256K", "1.5M", "2G" or plain digits. Error: valueNotUsable.
[[nodiscard]] base::Expected<double> bytesIn(const std::string& parameter, const std::string& text);

}  // namespace greyscope::sim
