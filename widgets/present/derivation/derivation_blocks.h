#pragma once

#include <QString>

#include <vector>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

/// A line of a derivation as drawn: a cell of a table, or the value of a formula.
struct DerivationCell {
    derivation::LineRef line;
    QString text;
    QString exact;  ///< the value at full precision, if steps are rounded and it differs from `text`; otherwise ""
    derivation::LineEmphasis mark = derivation::LineEmphasis::none;
    /// The label of a number that is covered or that an exercise asks for. `text` is then the label, or empty if there
    /// is a field.
    QString letter = {};
    derivation::Asked asked = derivation::Asked::no;
    /// The text of a covered value. The cell is made as wide as this text, so that nothing moves when the value is
    /// uncovered.
    QString room = {};
    bool operator==(const DerivationCell&) const = default;
};

/// A part of a section of a derivation, as views and texts show it. rule: a formula. value: a formula with the numbers
/// substituted. table: one row for each point and one column for each step. matrix: a matrix. note: a remark.
struct DerivationBlock {
    enum class Kind { rule, value, table, matrix, note };
    Kind kind = Kind::note;
    derivation::Notation notation;  ///< the formula of a rule, value or matrix
    DerivationCell cell;            ///< the number of a value
    /// The headings of a table's columns, without that above the row names.
    std::vector<derivation::Notation> headings;
    /// The heading above the row names: "k" for points, "i" or "j" for counted terms, "" for series.
    QString rowHeading;
    std::vector<QString> rowNames;
    std::vector<std::vector<DerivationCell>> rows;
    QString text;  ///< the text of a note
};

/// Returns the blocks of a section in order. Successive columns with the same kind of rows share a table. Their rules
/// are above the table, each with one of its lines as an example: the line `chosen`, otherwise the last one.
[[nodiscard]] std::vector<DerivationBlock> blocksOf(const derivation::Derivation& derivation,
                                                    const derivation::DerivationSection& section,
                                                    const derivation::NumberStyle& style,
                                                    const derivation::LineRef& chosen = {});

/// Returns the formula of a line with the numbers substituted.
[[nodiscard]] derivation::Notation lineNotation(const derivation::Derivation& derivation,
                                                const derivation::LineRef& line, const derivation::NumberStyle& style);

}  // namespace greyscope::widgets
