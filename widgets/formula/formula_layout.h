#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>

#include <vector>

#include "core/derivation/notation/notation.h"
#include "widgets/formula/formula_box.h"

namespace greyscope::widgets {

/// Returns the font of formulas: STIX, or the most similar installed serif font. `pixels` is the size.
[[nodiscard]] QFont formulaFont(double pixels, bool bold = false);

/// Lays out a formula on one line.
[[nodiscard]] FormulaBox layOut(const derivation::Notation& notation, const QFont& font);

/// Lays out a formula on as many lines as needed. Lines break before equals signs, which are aligned.
[[nodiscard]] FormulaBox layOut(const derivation::Notation& notation, const QFont& font, double width);

/// Draws a formula with its origin at `at`, as text and outlines only, so that pages stay vector graphics.
void paintFormula(QPainter& painter, const QPointF& at, const FormulaBox& box, const QColor& ink);

}  // namespace greyscope::widgets
