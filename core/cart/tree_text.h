#pragma once

#include <string>

#include "core/cart/tree.h"

namespace greyscope::cart {

/// A mean in six significant digits: it has no shortest text worth reading.
[[nodiscard]] std::string roundedText(double value);

/// The tree in Graphviz's DOT language: splits as boxes, leaves as rounded boxes, the edges labelled with the
/// condition. Names are quoted; what Graphviz would obey in them stands as text.
[[nodiscard]] std::string treeAsDot(const Tree& tree, const std::string& responseName);

/// The rules as a LaTeX tabular in the manner of booktabs: conditions, rows, value. Special characters are escaped.
[[nodiscard]] std::string rulesAsLatex(const Tree& tree, const std::string& responseName);

/// The rules as CSV, one line a leaf: rule, n, value, and for each predictor its lower bound, upper bound or levels;
/// x_above < x <= x_up_to, empty where the rule leaves it open. Values with all digits. Levels stand between
/// semicolons; a level that holds a semicolon or a quote is in quotes.
[[nodiscard]] std::string rulesAsCsv(const Tree& tree);

}  // namespace greyscope::cart
