#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

#include "app/study/series_catalog.h"
#include "widgets/common/theme/theme.h"

namespace greyscope::app {

// What rows of series are painted with, in the tree and in the wells.

inline constexpr int kSeriesRowHeight = 24;
inline constexpr int kSparkWidth = 48;
inline constexpr int kSparkGap = 6;

/// What a row says about the role of its series.
struct RoleBadge {
    QString text;  ///< "R", "1", ... or empty
    bool reference = false;
    bool ticked = false;  ///< compared, at a place with too many digits
};
[[nodiscard]] RoleBadge badgeOf(const ChosenSeries& chosen, const SeriesId& id);

void paintBadge(QPainter& painter, const QRectF& box, const RoleBadge& badge, const widgets::Theme& theme);
/// A box with a tick, a dash or nothing in it.
void paintBox(QPainter& painter, const QRectF& box, Qt::CheckState state, const widgets::Theme& theme);
/// The values as a thin line that fills the box; nothing below two values.
void paintSpark(QPainter& painter, const QRectF& box, const std::vector<double>& values, const QColor& colour);
/// A small framed word at the right: "≡ 1.1". Returns its width.
double paintPill(QPainter& painter, const QRectF& row, const QString& text, const widgets::Theme& theme);
/// Text from the left of `box`, elided; returns the width it took.
double paintText(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour, const QFont& font);

/// The same of a name, which is told apart from `names` where it is shortened.
double paintName(QPainter& painter, const QRectF& box, const QString& name, const QStringList& names,
                 const QColor& colour, const QFont& font);
/// Whether a row of this width has room for the line of values beside the longest of these names; a name with squares
/// takes its place.
[[nodiscard]] bool hasSpark(const SeriesEntry& entry, const QStringList& names, const QFont& font, double width);
/// Where that line is, at the right.
[[nodiscard]] QRectF sparkIn(const QRectF& room);

/// The whole name of a series, and what it is besides.
[[nodiscard]] QString rowTip(const SeriesEntry& entry);

/// Starts a drag of these series; nothing where there are none.
void dragSeries(QWidget& source, const std::vector<SeriesId>& ids);

}  // namespace greyscope::app
