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

/// Words of a section, at their place.
struct DerivationWords {
    enum class Kind { badge, title, source, note, head, row };
    Kind kind = Kind::note;
    QRectF place;
    QString text;
};

/// A formula; one that has a line can be pointed at.
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

/// Where an exercise asks for a number.
struct DerivationField {
    QRectF place;
    DerivationCell cell;
};

/// The formulas of the layout before, by their order: rules come back the same whatever the numbers are, and to set a
/// formula takes far longer than to see that it is another one's equal.
class SetFormulas {
public:
    /// Begins another layout.
    void begin();
    /// The next formula of it.
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

/// Where the sections of a derivation stand: side by side as far as the width goes, like the columns of a sheet.
struct DerivationGeometry {
    std::vector<DerivationWords> words;
    std::vector<DerivationFormula> formulas;
    std::vector<DerivationNumber> numbers;
    std::vector<DerivationField> fields;
    std::vector<QLineF> rules;       ///< of tables
    std::vector<QLineF> separators;  ///< between sections
    QSizeF size;

    /// `known`: of a sheet that is laid out again and again.
    [[nodiscard]] static DerivationGeometry layout(const DerivationSpec& spec, double width, const Style& style,
                                                   SetFormulas* known = nullptr);
    void translate(const QPointF& by);
    void add(DerivationGeometry other);

    /// Things with a line: the numbers first, then the formulas.
    [[nodiscard]] int lineCount() const { return static_cast<int>(numbers.size() + formulas.size()); }
    [[nodiscard]] const DerivationCell& cell(int i) const;
    [[nodiscard]] const QRectF& place(int i) const;
    /// -1 where nothing has a line.
    [[nodiscard]] int at(const QPointF& point) const;
    /// Of the number of a line, else of its formula; -1 where it is not shown.
    [[nodiscard]] int indexOf(const derivation::LineRef& line) const;
};

}  // namespace greyscope::widgets
