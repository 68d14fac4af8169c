#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/sim/experiments/scenario.h"

namespace greyscope::sim {

/// Where the value of a parameter comes from.
enum class Origin {
    paper,      ///< printed in the paper that describes the testbed
    dataSheet,  ///< value of a device or program as delivered
    set,        ///< set by the authors of the model before the first run, not fitted
    fitted,     ///< fitted by the authors of the model to printed numbers
    chosen      ///< chosen by the user; differs from the preset
};

enum class Quantity { count, bytes, milliseconds, microseconds, seconds, megabytesPerSecond, perSecond, words };

/// One parameter of a scenario: its name, its allowed values, and how it is read and written.
struct Parameter {
    std::string name;  ///< "link.bandwidth"; used on the command line, in files and as a factor
    Quantity quantity = Quantity::count;
    double low = 0.0, high = 0.0;      ///< allowed range of a number; not used for words
    std::vector<std::string> choices;  ///< allowed words if there is a fixed set of them; otherwise empty
    Origin origin = Origin::set;       ///< origin of the default value
    std::string source;                ///< "P3 section 5", "nrs_tbf.c"
    std::function<std::string(const Scenario&)> text;
    std::function<base::Expected<void>(Scenario&, const std::string&)> assign;
};

/// Returns all parameters. To add a parameter, add its line in the .cpp file.
[[nodiscard]] const std::vector<Parameter>& parameters();
/// Returns the parameter with this name. Error: unknownParameter.
[[nodiscard]] base::Expected<const Parameter*> parameterNamed(const std::string& name);
/// Returns the unit of a quantity as text: "MB/s", "B", "ms" and so on; "" for counts and words.
[[nodiscard]] std::string unitOf(Quantity quantity);
/// The names of the origins: "paper", "data-sheet", "set", "fitted", "chosen".
[[nodiscard]] const base::Names<Origin>& originNames();

/// Returns whether a parameter has no effect in a run of a trace, because the trace replaces it.
[[nodiscard]] bool replacedByTrace(const Parameter& parameter);

/// Sets a parameter of a scenario from text: numbers, sizes with K, M or G, words, and weights as "1:4".
/// Errors: unknownParameter, valueNotUsable, optionUnknown, optionOutOfRange.
[[nodiscard]] base::Expected<void> assign(Scenario& scenario, const std::string& name, const std::string& value);
/// Returns the value of a parameter as a number; nullopt if its value is a word.
[[nodiscard]] std::optional<double> numberOf(const Scenario& scenario, const Parameter& parameter);

/// Reads a number of bytes from text: "256K", "1.5M", "2G" or plain digits. `parameter` is the name in the error.
/// Error: valueNotUsable.
[[nodiscard]] base::Expected<double> bytesIn(const std::string& parameter, const std::string& text);

}  // namespace greyscope::sim
