#pragma once

#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"

namespace greyscope::grey {

struct ModelInput;

/// The buffer operator that a series goes through before a model is fitted. With a mean m(k) of x(k) .. x(n),
///   a weakening operator gives     x(k)d = m(k), which damps a shock of the early points;
///   a strengthening operator gives x(k)d = x(k)^2 / m(k), which brings out a growth that the early points hide.
/// The newest value and constant series do not change. Sources: Liu & Lin 2006, who apply the average weakening
/// operator once or twice (AWBO of first and second order); Dang, Liu.
enum class BufferOperator {
    none,
    averageWeakening,
    averageWeakeningTwice,
    weightedWeakening,
    geometricWeakening,
    averageStrengthening,
    weightedStrengthening,
    geometricStrengthening
};

/// The mean m(k) of a buffer operator.
enum class BufferMean {
    average,   ///< (x(k) + .. + x(n)) / (n - k + 1)
    weighted,  ///< (k x(k) + .. + n x(n)) / (k + .. + n)
    geometric  ///< (x(k) .. x(n))^(1 / (n - k + 1)), for positive values only
};

/// A row of the table of buffer operators.
struct BufferRow {
    BufferOperator choice;
    const char* name;  ///< name on the command line
    BufferMean mean;
    bool strengthens = false;
    int times = 1;  ///< how often it is applied
};

/// Returns the table of all buffer operators. To add one, add its row in the .cpp file.
[[nodiscard]] const std::vector<BufferRow>& bufferOperators();
/// Returns the row of an operator; nullptr for `none`.
[[nodiscard]] const BufferRow* rowOf(BufferOperator choice);

/// The names of the buffer operators: "none", "average-weakening", "average-weakening-twice", ...
[[nodiscard]] const base::Names<BufferOperator>& bufferOperatorNames();

/// Applies a buffer operator to the points of a model. Returns the series after each application, of which the last one
/// is modelled; empty for `none`. Errors: nonPositive (geometric means), zeroInSeries (a strengthening operator divides
/// by a mean of 0), overflow.
[[nodiscard]] base::Expected<std::vector<std::vector<double>>> buffered(BufferOperator choice, const ModelInput& input);

}  // namespace greyscope::grey
