#pragma once

#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

#include "core/derivation/notation/expression.h"

namespace greyscope::widgets {

/// A piece of a formula, at its place on the baseline: letters, or a shape that is filled.
struct FormulaPiece {
    QPointF at;
    QString text;
    QFont font;
    QPainterPath shape;
};

/// The digits of a number that another line gave.
struct FormulaNumber {
    derivation::LineRef from;
    QRectF place;
};

/// A part of a formula as TeX sees it: so wide, so far above and below its baseline. The origin is on the baseline at
/// its left end.
struct FormulaBox {
    double width = 0.0;
    double ascent = 0.0;
    double descent = 0.0;
    std::vector<FormulaPiece> pieces;
    std::vector<FormulaNumber> numbers;

    [[nodiscard]] double height() const { return ascent + descent; }
    /// Puts another box at a place relative to this one's origin and grows to hold it.
    void put(FormulaBox other, QPointF at);
    /// Puts it behind what is there, on the same baseline.
    void append(FormulaBox other);
    void draw(QPainterPath shape);
};

}  // namespace greyscope::widgets
