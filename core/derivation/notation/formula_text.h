#pragma once

#include <string>

#include "core/derivation/notation/notation.h"

namespace greyscope::derivation {

/// Returns a formula as one line of text with Unicode letters and signs: x⁽¹⁾(k) = ∑[i=1..k] x⁽⁰⁾(i).
[[nodiscard]] std::string plainFormula(const Notation& notation);

/// Returns a formula in LaTeX math for amsmath, without delimiters: x^{(1)}(k) = \sum_{i=1}^{k} x^{(0)}(i).
[[nodiscard]] std::string latexFormula(const Notation& notation);

/// Returns a formula as a <math> element in MathML Core, displayed as a block.
[[nodiscard]] std::string mathmlFormula(const Notation& notation);

/// Returns a text with the special characters of Markdown escaped.
[[nodiscard]] std::string markdownText(const std::string& text);

}  // namespace greyscope::derivation
