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

// Painting of the rows of series, in the tree and in the lists of roles.

inline constexpr int kSeriesRowHeight = 24;
inline constexpr int kSparkWidth = 48;
inline constexpr int kSparkGap = 6;

/// The badge that shows the role of a row's series.
struct RoleBadge {
    QString text;  ///< "R", "1", ... or empty
    bool reference = false;
    bool ticked = false;  ///< compared, at a place whose number has too many digits for the badge
};
[[nodiscard]] RoleBadge badgeOf(const ChosenSeries& chosen, const SeriesId& id);

void paintBadge(QPainter& painter, const QRectF& box, const RoleBadge& badge, const widgets::Theme& theme);
/// Paints a box that contains a tick, a dash or nothing.
void paintBox(QPainter& painter, const QRectF& box, Qt::CheckState state, const widgets::Theme& theme);
/// Paints the values as a thin line that fills the box; nothing if there are fewer than two values.
void paintSpark(QPainter& painter, const QRectF& box, const std::vector<double>& values, const QColor& colour);
/// Paints a small framed text at the right, such as "≡ 1.1". Returns its width.
double paintPill(QPainter& painter, const QRectF& row, const QString& text, const widgets::Theme& theme);
/// Paints text from the left of `box`, elided. Returns its painted width.
double paintText(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour, const QFont& font);

/// Like paintText(), for a name: if it is shortened, it stays distinguishable from `names`.
double paintName(QPainter& painter, const QRectF& box, const QString& name, const QStringList& names,
                 const QColor& colour, const QFont& font);
/// Whether a row of this width has room for the sparkline beside the longest of these names. A name with squares takes
/// the place of the sparkline.
[[nodiscard]] bool hasSpark(const SeriesEntry& entry, const QStringList& names, const QFont& font, double width);
/// Returns the place of the sparkline, at the right of `room`.
[[nodiscard]] QRectF sparkIn(const QRectF& room);

/// Returns the full name of a series and its description.
[[nodiscard]] QString rowTip(const SeriesEntry& entry);

/// Starts a drag of these series; does nothing if there are none.
void dragSeries(QWidget& source, const std::vector<SeriesId>& ids);

}  // namespace greyscope::app
