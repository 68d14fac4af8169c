#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// The short name on the screen, if there is one; on paper the whole name, which speech uses too.
[[nodiscard]] inline const QString& nameOn(const Style& style, const QString& whole, const QString& shortName) {
    return style.print || shortName.isEmpty() ? whole : shortName;
}

/// The width of a text that may contain bit signs (widgets/present/words/bit_text.h), which are drawn as squares:
/// filled for on.
[[nodiscard]] double bitNameWidth(const QString& name, const QFont& font);

/// Draws such a text in the painter's font and pen, left-aligned and vertically centred in `box`; returns its width. If
/// the box is too narrow, the text is elided and the squares stay.
double paintBitName(QPainter& painter, const QRectF& box, const QString& name);

}  // namespace greyscope::widgets
