#pragma once

#include <QString>

#include <vector>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/notation.h"

namespace greyscope::widgets {

/// A cell of a table of columns, or a value behind a formula: which line it is.
struct DerivationCell {
    derivation::LineRef line;
    QString text;
    QString exact;  ///< what full precision gives, where the steps are rounded and it differs; else ""
    derivation::LineEmphasis mark = derivation::LineEmphasis::none;
    QString letter = {};  ///< of a number that an exercise asks for; `text` is then its place, or the letter again
    derivation::Asked asked = derivation::Asked::no;
    QString room = {};  ///< of a covered value: as wide as this, so that nothing moves once it shows
    bool operator==(const DerivationCell&) const = default;
};

/// A part of a section as every view and text has it: a rule; a value with the numbers put in; columns of values side
/// by side, a row each point; a matrix; a remark.
struct DerivationBlock {
    enum class Kind { rule, value, table, matrix, note };
    Kind kind = Kind::note;
    derivation::Notation notation;               ///< of a rule, value or matrix
    DerivationCell cell;                         ///< of a value
    std::vector<derivation::Notation> headings;  ///< of a table, behind that of its rows
    QString rowHeading;                          ///< "k", or "" where rows are series
    std::vector<QString> rowNames;
    std::vector<std::vector<DerivationCell>> rows;
    QString text;  ///< of a note
};

/// The blocks of a section in order. Columns of the same kind of rows share a table, under their rules, each with one
/// of its lines as an example: the chosen one, or the last.
[[nodiscard]] std::vector<DerivationBlock> blocksOf(const derivation::Derivation& derivation,
                                                    const derivation::DerivationSection& section,
                                                    const derivation::NumberStyle& style,
                                                    const derivation::LineRef& chosen = {});

/// What a line says with the numbers put in.
[[nodiscard]] derivation::Notation lineNotation(const derivation::Derivation& derivation,
                                                const derivation::LineRef& line, const derivation::NumberStyle& style);

}  // namespace greyscope::widgets
