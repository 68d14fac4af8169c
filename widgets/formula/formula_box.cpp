#include "widgets/formula/formula_box.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace greyscope::widgets {

void FormulaBox::put(FormulaBox other, QPointF at) {
    ascent = std::max(ascent, other.ascent - at.y());
    descent = std::max(descent, other.descent + at.y());
    width = std::max(width, at.x() + other.width);
    for (FormulaPiece& piece : other.pieces) {
        piece.at += at;
    }
    if (pieces.empty()) {
        pieces = std::move(other.pieces);  // most boxes are built around another one
    } else {
        pieces.insert(pieces.end(), std::make_move_iterator(other.pieces.begin()),
                      std::make_move_iterator(other.pieces.end()));
    }
    for (FormulaNumber& number : other.numbers) {
        number.place.translate(at);
        numbers.push_back(number);
    }
}

void FormulaBox::append(FormulaBox other) {
    const double end = width;
    put(std::move(other), {end, 0.0});
}

void FormulaBox::draw(QPainterPath shape) {
    pieces.push_back({{}, {}, {}, std::move(shape)});
}

}  // namespace greyscope::widgets
