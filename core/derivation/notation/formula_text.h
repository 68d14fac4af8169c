#pragma once

#include <string>

#include "core/derivation/notation/notation.h"

namespace greyscope::derivation {

/// A formula on one line of text, with the letters and signs that Unicode has: x⁽¹⁾(k) = ∑[i=1..k] x⁽⁰⁾(i).
[[nodiscard]] std::string plainFormula(const Notation& notation);

/// The inside of a formula of LaTeX, for amsmath: x^{(1)}(k) = \sum_{i=1}^{k} x^{(0)}(i).
[[nodiscard]] std::string latexFormula(const Notation& notation);

/// A <math> element of MathML Core, displayed as a block.
[[nodiscard]] std::string mathmlFormula(const Notation& notation);

/// A text in Markdown, without marks of its own.
[[nodiscard]] std::string markdownText(const std::string& text);

}  // namespace greyscope::derivation
