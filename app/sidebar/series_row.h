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

// Paints the rows that represent series, in the tree and in the lists of roles.

inline constexpr int kSeriesRowHeight = 24;
inline constexpr int kSparkWidth = 48;
inline constexpr int kSparkGap = 6;

/// The contents of the badge that shows the role of a series in its row.
struct RoleBadge {
    QString text;  ///< "R" for the reference; the number of a compared series ("1", ...); otherwise empty
    bool reference = false;
    /// Whether it shows a tick, for a compared series whose number has too many digits for the badge.
    bool ticked = false;
};
[[nodiscard]] RoleBadge badgeOf(const ChosenSeries& chosen, const SeriesId& id);

void paintBadge(QPainter& painter, const QRectF& box, const RoleBadge& badge, const widgets::Theme& theme);
/// Paints a check box that contains a tick, a dash or nothing.
void paintBox(QPainter& painter, const QRectF& box, Qt::CheckState state, const widgets::Theme& theme);
/// Paints a sparkline: the values as a thin line that fills `box`. Paints nothing if there are fewer than two values.
void paintSpark(QPainter& painter, const QRectF& box, const std::vector<double>& values, const QColor& colour);
/// Paints a small framed text at the right end of a row, such as "≡ 1.1". Returns the width of the frame.
double paintPill(QPainter& painter, const QRectF& row, const QString& text, const widgets::Theme& theme);
/// Paints a text at the left of `box`, elided if it is too long. Returns the width of the painted text.
double paintText(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour, const QFont& font);

/// Paints the name of a series like paintText(). If the name is shortened, it stays distinguishable from `names`.
double paintName(QPainter& painter, const QRectF& box, const QString& name, const QStringList& names,
                 const QColor& colour, const QFont& font);
/// Whether a row of this width has room for the sparkline beside the longest of `names`. A name that contains squares
/// is shown instead of a sparkline.
[[nodiscard]] bool hasSpark(const SeriesEntry& entry, const QStringList& names, const QFont& font, double width);
/// Returns the rectangle of the sparkline, at the right end of `room`.
[[nodiscard]] QRectF sparkIn(const QRectF& room);

/// Returns the tooltip of a row: the full name of the series and its description.
[[nodiscard]] QString rowTip(const SeriesEntry& entry);

/// Starts a drag of these series; does nothing if there are none.
void dragSeries(QWidget& source, const std::vector<SeriesId>& ids);

}  // namespace greyscope::app
