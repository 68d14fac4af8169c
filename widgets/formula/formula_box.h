#pragma once

#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

#include "core/derivation/notation/expression.h"

namespace greyscope::widgets {

/// A piece of a laid-out formula: letters in a font, or a filled shape. `at` is the left end of its baseline.
struct FormulaPiece {
    QPointF at;
    QString text;
    QFont font;
    QPainterPath shape;
};

/// A number in a formula that was calculated on another line of the derivation, with its rectangle.
struct FormulaNumber {
    derivation::LineRef from;
    QRectF place;
};

/// A laid-out part of a formula: a box in the sense of TeX, with a width and a height above and below the baseline. The
/// origin is at the left end of the baseline.
struct FormulaBox {
    double width = 0.0;
    double ascent = 0.0;
    double descent = 0.0;
    std::vector<FormulaPiece> pieces;
    std::vector<FormulaNumber> numbers;

    [[nodiscard]] double height() const { return ascent + descent; }
    /// Adds another box with its origin at `at`, relative to the origin of this box, which grows to contain it.
    void put(FormulaBox other, QPointF at);
    /// Adds another box at the right end of this one, on the same baseline.
    void append(FormulaBox other);
    void draw(QPainterPath shape);
};

}  // namespace greyscope::widgets
