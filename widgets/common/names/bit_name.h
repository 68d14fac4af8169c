#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// Returns the name to draw: on screen the short name, if it is not empty; otherwise, and on paper, the whole name.
[[nodiscard]] inline const QString& nameOn(const Style& style, const QString& whole, const QString& shortName) {
    return style.print || shortName.isEmpty() ? whole : shortName;
}

/// Returns the width of a text that may contain the signs kBitOn and kBitOff (widgets/present/words/bit_text.h). These
/// signs are drawn as squares, filled if the option is on.
[[nodiscard]] double bitNameWidth(const QString& name, const QFont& font);

/// Draws a text that may contain kBitOn and kBitOff in the painter's font and pen, left-aligned and vertically centred
/// in `box`. Returns its width. If the box is too narrow, the text is elided and the squares are kept.
double paintBitName(QPainter& painter, const QRectF& box, const QString& name);

}  // namespace greyscope::widgets
