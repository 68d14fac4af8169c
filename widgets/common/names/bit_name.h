#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// On the screen the short name where there is one; on paper, and wherever it is said, the whole one.
[[nodiscard]] inline const QString& nameOn(const Style& style, const QString& whole, const QString& shortName) {
    return style.print || shortName.isEmpty() ? whole : shortName;
}

/// What a text takes some of whose signs are bits (widgets/present/words/bit_text.h): these are drawn as squares,
/// filled where on.
[[nodiscard]] double bitNameWidth(const QString& name, const QFont& font);

/// Draws such a text in the painter's font and pen from the left of `box`, vertically in its middle, and returns how
/// wide it is. Where room is short its text is elided before the squares go.
double paintBitName(QPainter& painter, const QRectF& box, const QString& name);

}  // namespace greyscope::widgets
