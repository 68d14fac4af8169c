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

/// A text in a section of a derivation, with its rectangle: a badge, title, source, remark, column heading or row name.
struct DerivationWords {
    enum class Kind { badge, title, source, note, head, row };
    Kind kind = Kind::note;
    QRectF place;
    QString text;
};

/// A formula in a section, with its rectangle. The user can point at it if `cell` refers to a line of the derivation.
struct DerivationFormula {
    QRectF place;
    QPointF at;
    std::shared_ptr<const FormulaBox> box;
    DerivationCell cell;
};

/// A number in a table of a section, with its rectangle.
struct DerivationNumber {
    QRectF place;
    DerivationCell cell;
};

/// A field of an exercise, in which the student enters a number, with its rectangle.
struct DerivationField {
    QRectF place;
    DerivationCell cell;
};

/// Keeps the laid-out formulas of a derivation, so that the next layout can reuse those that are the same at the same
/// position. Rules usually stay the same when numbers change, and comparing a formula is much faster than laying it
/// out.
class SetFormulas {
public:
    /// Begins a new layout: the formulas of the last one become those that can be reused.
    void begin();
    /// Returns the box of the next formula of this layout: a kept one if formula, font and width are the same,
    /// otherwise a new one.
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

/// The layout of a derivation (a calculation shown step by step). Its sections are side by side as far as the width
/// allows, like the columns of a sheet.
struct DerivationGeometry {
    std::vector<DerivationWords> words;
    std::vector<DerivationFormula> formulas;
    std::vector<DerivationNumber> numbers;
    std::vector<DerivationField> fields;
    std::vector<QLineF> rules;       ///< lines in tables
    std::vector<QLineF> separators;  ///< lines between sections
    QSizeF size;

    /// Lays out a derivation in a width of `width` pixels. `known`: the formulas of the previous layout, for a view
    /// that is laid out repeatedly; null: nothing is reused.
    [[nodiscard]] static DerivationGeometry layout(const DerivationSpec& spec, double width, const Style& style,
                                                   SetFormulas* known = nullptr);
    void translate(const QPointF& by);
    void add(DerivationGeometry other);

    /// The number of items at which the user can point, numbers and formulas. Their indices count the numbers first,
    /// then the formulas.
    [[nodiscard]] int lineCount() const { return static_cast<int>(numbers.size() + formulas.size()); }
    [[nodiscard]] const DerivationCell& cell(int i) const;
    [[nodiscard]] const QRectF& place(int i) const;
    /// The index of the number or formula at a point; -1 if there is none.
    [[nodiscard]] int at(const QPointF& point) const;
    /// The index of the number that shows a line of the derivation, otherwise of the line's formula; -1 if neither is
    /// shown.
    [[nodiscard]] int indexOf(const derivation::LineRef& line) const;
};

}  // namespace greyscope::widgets
