#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QStringList>

namespace greyscope::widgets {

/// `text` in lines of at most this width, broken between words; a word that is wider is broken too.
[[nodiscard]] QStringList wrapped(const QString& text, const QFont& font, double width);
/// Draws lines below each other in the painter's font, vertically centred in `box` as a block.
void drawLines(QPainter& painter, const QRectF& box, Qt::Alignment across, const QStringList& lines);

/// The names shortened to at most this width, in the same order. Names that fit stay whole. In the others "…" replaces
/// common parts, first behind the parts that distinguish the names, then between and before them. Dates stay dates
/// (fitted_dates.h). Up to a thousand different names stay different if the width has room for at least a number.
[[nodiscard]] QStringList fittedNames(const QStringList& names, const QFont& font, double width);
/// One of the names, shortened by fittedNames(). It is elided in the middle instead if it is not in `among` or there
/// are more than a thousand names.
[[nodiscard]] QString fittedName(const QString& name, const QStringList& among, const QFont& font, double width);

}  // namespace greyscope::widgets
