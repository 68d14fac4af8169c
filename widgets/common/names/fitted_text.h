#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QStringList>

namespace greyscope::widgets {

/// Breaks `text` between words into lines that are at most `width` pixels wide. A word that is wider is broken too.
[[nodiscard]] QStringList wrapped(const QString& text, const QFont& font, double width);
/// Draws lines below each other in the painter's font. The block of lines is vertically centred in `box`; `across` is
/// its horizontal alignment.
void drawLines(QPainter& painter, const QRectF& box, Qt::Alignment across, const QStringList& lines);

/// Shortens names to at most `width` pixels; the result has the same order. Names that fit stay whole. In the others
/// "…" replaces common parts: first those after the parts that distinguish the names, then those between and before
/// them. Dates are shortened to dates (fitted_dates.h). Up to a thousand different names stay different if a number
/// fits into the width.
[[nodiscard]] QStringList fittedNames(const QStringList& names, const QFont& font, double width);
/// Shortens `name` like fittedNames() shortens it among the names `among`. If `among` does not contain it or has more
/// than a thousand names, it is elided in the middle.
[[nodiscard]] QString fittedName(const QString& name, const QStringList& among, const QFont& font, double width);

}  // namespace greyscope::widgets
