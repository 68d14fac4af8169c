#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/sim/experiments/scenario.h"

namespace greyscope::sim {

/// The origin of a value.
enum class Origin {
    paper,      ///< printed in the paper that describes the testbed
    dataSheet,  ///< of a device or program as delivered
    set,        ///< set by us before the first run, not fitted
    fitted,     ///< fitted by us to printed numbers
    chosen      ///< chosen by the user; differs from the preset
};

enum class Quantity { count, bytes, milliseconds, microseconds, seconds, megabytesPerSecond, perSecond, words };

/// One parameter of a scenario: its name, its allowed values, and how it is read and written.
struct Parameter {
    std::string name;  ///< "link.bandwidth"; used on the command line, in files and as a factor
    Quantity quantity = Quantity::count;
    double low = 0.0, high = 0.0;      ///< allowed range; unused for words
    std::vector<std::string> choices;  ///< allowed words, if they are a fixed set
    Origin origin = Origin::set;       ///< origin of the default
    std::string source;                ///< "P3 section 5", "nrs_tbf.c"
    std::function<std::string(const Scenario&)> text;
    std::function<base::Expected<void>(Scenario&, const std::string&)> assign;
};

/// Returns all parameters. To add a parameter, add its line in the .cpp file.
[[nodiscard]] const std::vector<Parameter>& parameters();
/// Returns the parameter with this name. Error: unknownParameter.
[[nodiscard]] base::Expected<const Parameter*> parameterNamed(const std::string& name);
/// Returns "MB/s", "B", "ms" and so on; "" for counts and words.
[[nodiscard]] std::string unitOf(Quantity quantity);
/// "paper", "data-sheet", "set", "fitted", "chosen".
[[nodiscard]] const base::Names<Origin>& originNames();

/// Returns whether a trace replaces this parameter of a pattern, so that it has no effect.
[[nodiscard]] bool replacedByTrace(const Parameter& parameter);

/// Sets a parameter from text: numbers, sizes with K, M or G, words, and weights as "1:4".
/// Errors: unknownParameter, valueNotUsable, optionUnknown, optionOutOfRange.
[[nodiscard]] base::Expected<void> assign(Scenario& scenario, const std::string& name, const std::string& value);
/// Returns the value of a numeric parameter; nullopt for words.
[[nodiscard]] std::optional<double> numberOf(const Scenario& scenario, const Parameter& parameter);

/// Returns the bytes in "256K", "1.5M", "2G" or plain digits. Error: valueNotUsable.
[[nodiscard]] base::Expected<double> bytesIn(const std::string& parameter, const std::string& text);

}  // namespace greyscope::sim
