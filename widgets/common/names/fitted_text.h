#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QStringList>

namespace greyscope::widgets {

/// `text` in lines of at most this width: broken between words, a word that is wider inside it.
[[nodiscard]] QStringList wrapped(const QString& text, const QFont& font, double width);
/// Draws lines below each other, together in the vertical middle of `box`, in the painter's font.
void drawLines(QPainter& painter, const QRectF& box, Qt::Alignment across, const QStringList& lines);

/// Names of this width at most, in their order. Those that fit are whole. Of the others the parts stay that tell them
/// apart, and "…" stands for what they share: first behind these parts, then between and before them. Dates stay dates
/// (fitted_dates.h). Names that differ stay different, up to a thousand of them, where there is room for a number at
/// least.
[[nodiscard]] QStringList fittedNames(const QStringList& names, const QFont& font, double width);
/// One of the names; by itself, without its middle, where it is none of them or they are more than a thousand.
[[nodiscard]] QString fittedName(const QString& name, const QStringList& among, const QFont& font, double width);

}  // namespace greyscope::widgets
