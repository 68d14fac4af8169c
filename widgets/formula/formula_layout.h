#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>

#include <vector>

#include "core/derivation/notation/notation.h"
#include "widgets/formula/formula_box.h"

namespace greyscope::widgets {

/// The font of formulas in a size in pixels: STIX, or the nearest serif there is.
[[nodiscard]] QFont formulaFont(double pixels, bool bold = false);

/// A formula in boxes of its font's size.
[[nodiscard]] FormulaBox layOut(const derivation::Notation& notation, const QFont& font);

/// The same on as many lines as it takes: it breaks before equals signs, which then stand below one another.
[[nodiscard]] FormulaBox layOut(const derivation::Notation& notation, const QFont& font, double width);

/// With its origin at `at`. Text and outlines alone: a page stays vector.
void paintFormula(QPainter& painter, const QPointF& at, const FormulaBox& box, const QColor& ink);

}  // namespace greyscope::widgets
