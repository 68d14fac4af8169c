#pragma once

#include <QString>

#include <vector>

#include "core/working/derivation.h"
#include "core/working/notation/notation.h"

namespace greyscope::widgets {

/// A cell of a table of columns, or a value behind a formula: which line it is.
struct WorkingCell {
    working::LineRef line;
    QString text;
    QString exact;  ///< what full precision gives, where the steps are rounded and it differs; else ""
    working::Mark mark = working::Mark::none;
    QString letter = {};  ///< of a number that an exercise asks for; `text` is then its place, or the letter again
    working::Asked asked = working::Asked::no;
    QString room = {};  ///< of a covered value: as wide as this, so that nothing moves once it shows
    bool operator==(const WorkingCell&) const = default;
};

/// A part of a section as every view and text has it: a rule; a value with the numbers put in; columns of values side
/// by side, a row each point; a matrix; a remark.
struct WorkingBlock {
    enum class Kind { rule, value, table, matrix, note };
    Kind kind = Kind::note;
    working::Notation notation;               ///< of a rule, value or matrix
    WorkingCell cell;                         ///< of a value
    std::vector<working::Notation> headings;  ///< of a table, behind that of its rows
    QString rowHeading;                       ///< "k", or "" where rows are series
    std::vector<QString> rowNames;
    std::vector<std::vector<WorkingCell>> rows;
    QString text;  ///< of a note
};

/// The blocks of a section in order. Columns of the same kind of rows share a table, under their rules, each with one
/// of its lines as an example: the chosen one, or the last.
[[nodiscard]] std::vector<WorkingBlock> blocksOf(const working::Derivation& derivation, const working::Section& section,
                                                 const working::NumberStyle& style,
                                                 const working::LineRef& chosen = {});

/// What a line says with the numbers put in.
[[nodiscard]] working::Notation lineNotation(const working::Derivation& derivation, const working::LineRef& line,
                                             const working::NumberStyle& style);

}  // namespace greyscope::widgets
