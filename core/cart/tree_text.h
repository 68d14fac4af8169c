#pragma once

#include <string>

#include "core/cart/tree.h"

namespace greyscope::cart {

/// Returns a mean with six significant digits; its shortest exact text would be too long.
[[nodiscard]] std::string roundedText(double value);

/// Returns the tree in Graphviz's DOT language: splits as boxes, leaves as rounded boxes, edges labelled with the
/// conditions. Names are quoted and escaped, so that Graphviz does not interpret them.
[[nodiscard]] std::string treeAsDot(const Tree& tree, const std::string& responseName);

/// Returns the rules as a LaTeX tabular in booktabs style: conditions, rows, value. Special characters are escaped.
[[nodiscard]] std::string rulesAsLatex(const Tree& tree, const std::string& responseName);

/// Returns the rules as CSV, one line per leaf: rule, n, value, and for each predictor its lower bound, upper bound or
/// levels (x_above < x <= x_up_to, empty if unbounded). Values have all digits. Levels are separated by semicolons; a
/// level that contains a semicolon or a quote is quoted.
[[nodiscard]] std::string rulesAsCsv(const Tree& tree);

}  // namespace greyscope::cart
