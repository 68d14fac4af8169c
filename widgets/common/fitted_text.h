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

/// `names`, so shortened that each fits `width`: names that differ stay different.
[[nodiscard]] QStringList fittedNames(const QStringList& names, const QFont& font, double width);

}  // namespace greyscope::widgets
