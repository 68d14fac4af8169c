#pragma once

#include <QRectF>
#include <QStringList>

#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/dot_strip_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

/// The layout of a strip table: a table of prediction methods, each with a strip of dots for its errors. The headings
/// stay in place; the rows scroll inside `body`.
struct DotStripGeometry {
    QRectF area;
    QRectF header;
    QRectF body;
    QRectF footer;
    double rowHeight = 0.0;
    double scroll = 0.0;
    int rows = 0;
    double high = 1.0;
    QRectF swatch, name;  ///< the columns of the colour samples and of the names, as high as the body
    /// The columns of texts, one for each of DotStripSpec::columns; empty if they do not fit.
    std::vector<QRectF> columns;
    QRectF strip, mean, most;
    std::vector<Tick> ticks;  ///< the ticks of the strip
    // Only on paper: words are broken into lines, and rows are as high as their lines. If the table is too narrow
    // (`below`), the words and the strip are below the numbers.
    bool below = false;
    std::vector<QStringList> words;  ///< the words of each drawn row, broken into lines
    std::vector<double> tops;        ///< the tops of the drawn rows, and the bottom of the last one; empty on screen
    QStringList foot;                ///< the lines of the text below the table

    [[nodiscard]] static DotStripGeometry layout(const DotStripSpec& spec, const QRectF& area, const Style& style,
                                                 double scroll = 0.0);
    [[nodiscard]] static DotStripGeometry onPaper(const DotStripSpec& spec, const QRectF& area, const Style& style);
    [[nodiscard]] QRectF row(int index) const;
    /// The part of a row that contains the numbers: its first line if words are below the numbers, otherwise the whole
    /// row.
    [[nodiscard]] QRectF numbersOf(const QRectF& row, const Style& style) const;
    /// The part of a row that contains the words and the strip: below its first line if words are below the numbers,
    /// otherwise the whole row.
    [[nodiscard]] QRectF wordsOf(const QRectF& row, const Style& style) const;
    [[nodiscard]] int at(const QPointF& point) const;
    /// The x position of the dot for an error. Errors beyond the end of the axis have the position of its end.
    [[nodiscard]] double x(double error) const;
    [[nodiscard]] double overflow() const;
};

[[nodiscard]] PaperHeight paperHeight(const DotStripSpec& spec, const PaperRoom& room, const Style& style);
[[nodiscard]] Unprinted leftOut(const DotStripSpec& spec, const QSizeF& size, const Style& style);

}  // namespace greyscope::widgets
