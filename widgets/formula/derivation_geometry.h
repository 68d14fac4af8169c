#pragma once

#include <QLineF>
#include <QRectF>
#include <QString>

#include <cstddef>
#include <memory>
#include <vector>

#include "widgets/common/theme/style.h"
#include "widgets/formula/formula_box.h"
#include "widgets/present/derivation/derivation_blocks.h"
#include "widgets/present/derivation/derivation_spec.h"

namespace greyscope::widgets {

/// A text of a section, with its rectangle.
struct DerivationWords {
    enum class Kind { badge, title, source, note, head, row };
    Kind kind = Kind::note;
    QRectF place;
    QString text;
};

/// A formula; one with a line can be pointed at.
struct DerivationFormula {
    QRectF place;
    QPointF at;
    std::shared_ptr<const FormulaBox> box;
    DerivationCell cell;
};

/// A number of a table.
struct DerivationNumber {
    QRectF place;
    DerivationCell cell;
};

/// A field in which an exercise asks for a number.
struct DerivationField {
    QRectF place;
    DerivationCell cell;
};

/// The formulas of the previous layout, in order. Rules stay the same when numbers change, and comparing a formula is
/// much faster than laying it out again.
class SetFormulas {
public:
    /// Begins the next layout.
    void begin();
    /// The box of the next formula of this layout.
    [[nodiscard]] std::shared_ptr<const FormulaBox> set(derivation::Notation notation, const QFont& font,
                                                        double widest);

private:
    struct Known {
        derivation::Notation notation;
        QFont font;
        double widest = 0.0;
        std::shared_ptr<const FormulaBox> box;
    };
    std::vector<Known> m_before;
    std::vector<Known> m_now;
};

/// The layout of a derivation's sections: side by side as far as the width allows, like the columns of a sheet.
struct DerivationGeometry {
    std::vector<DerivationWords> words;
    std::vector<DerivationFormula> formulas;
    std::vector<DerivationNumber> numbers;
    std::vector<DerivationField> fields;
    std::vector<QLineF> rules;       ///< lines in tables
    std::vector<QLineF> separators;  ///< lines between sections
    QSizeF size;

    /// `known`: the formulas of the previous layout, for a view that is laid out repeatedly.
    [[nodiscard]] static DerivationGeometry layout(const DerivationSpec& spec, double width, const Style& style,
                                                   SetFormulas* known = nullptr);
    void translate(const QPointF& by);
    void add(DerivationGeometry other);

    /// The number of items with a line: the numbers come first, then the formulas.
    [[nodiscard]] int lineCount() const { return static_cast<int>(numbers.size() + formulas.size()); }
    [[nodiscard]] const DerivationCell& cell(int i) const;
    [[nodiscard]] const QRectF& place(int i) const;
    /// The index of the item at a point; -1 if no item with a line is there.
    [[nodiscard]] int at(const QPointF& point) const;
    /// The index of a line's number, otherwise of its formula; -1 if neither is shown.
    [[nodiscard]] int indexOf(const derivation::LineRef& line) const;
};

}  // namespace greyscope::widgets
