#pragma once

#include <string>

#include "core/cart/tree.h"

namespace greyscope::cart {

/// Returns the mean of a leaf as text with six significant digits, because all digits of a double would be too long to
/// show.
[[nodiscard]] std::string roundedText(double value);

/// Returns the tree in Graphviz's DOT language: splits as boxes, leaves as rounded boxes, edges labelled with the
/// conditions. Names are quoted and escaped, so that Graphviz does not interpret them.
[[nodiscard]] std::string treeAsDot(const Tree& tree, const std::string& responseName);

/// Returns the rules of all leaves as a LaTeX tabular in booktabs style, with the columns conditions, rows and value.
/// Special characters are escaped.
[[nodiscard]] std::string rulesAsLatex(const Tree& tree, const std::string& responseName);

/// Returns the rules of all leaves as CSV, one line per leaf. Columns: rule, n, value, and for each predictor its lower
/// bound, upper bound or levels (x_above < x <= x_up_to, empty if unbounded). Values have all digits of a double.
/// Levels are separated by semicolons; a level that contains a semicolon or a quote is quoted.
[[nodiscard]] std::string rulesAsCsv(const Tree& tree);

}  // namespace greyscope::cart
