#include "app/sidebar/series_row.h"

#include <QDrag>
#include <QFontMetricsF>
#include <QPixmap>
#include <QPolygonF>

#include <algorithm>

#include "app/study/series_edits.h"
#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/present/words/bit_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

using widgets::Theme;

namespace {

void paintTick(QPainter& painter, const QRectF& box, const QColor& colour) {
    const QPointF at = box.center();
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{at + QPointF(-4, 0), at + QPointF(-1, 3), at + QPointF(4.5, -3.5)});
}

}  // namespace

RoleBadge badgeOf(const ChosenSeries& chosen, const SeriesId& id) {
    constexpr int kTwoDigits = 99;
    if (chosen.isReference(id)) {
        return {QStringLiteral("R"), true, false};
    }
    if (!chosen.isCompared(id)) {
        return {};
    }
    const int slot = chosen.look(id).ink.slot;  // the number goes with the colour
    return slot < kTwoDigits ? RoleBadge{QString::number(slot + 1)} : RoleBadge{{}, false, true};
}

void paintBox(QPainter& painter, const QRectF& box, Qt::CheckState state, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool empty = state == Qt::Unchecked;
    painter.setPen(QPen(empty ? theme.strongLine : theme.accent, 1.0));
    painter.setBrush(empty ? theme.base : theme.accent);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    if (state == Qt::Checked) {
        paintTick(painter, box, theme.onAccent);
    } else if (state == Qt::PartiallyChecked) {
        painter.setPen(QPen(theme.onAccent, 1.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(box.center() - QPointF(3.5, 0), box.center() + QPointF(3.5, 0));
    }
    painter.restore();
}

void paintBadge(QPainter& painter, const QRectF& box, const RoleBadge& badge, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = box.adjusted(0.5, 0.5, -0.5, -0.5);
    if (badge.reference) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.reference);
        painter.drawRoundedRect(frame, 3, 3);
    } else {
        painter.setPen(QPen(badge.text.isEmpty() && !badge.ticked ? theme.line : theme.strongLine, 1.0));
        painter.setBrush(theme.base);
        painter.drawRoundedRect(frame, 3, 3);
    }
    QFont font = painter.font();
    font.setBold(badge.reference);
    painter.setFont(font);
    painter.setPen(badge.reference ? theme.base : theme.text);
    painter.drawText(box, Qt::AlignCenter, badge.text);
    if (badge.ticked) {
        paintTick(painter, box, theme.text);
    }
    painter.restore();
}

void paintSpark(QPainter& painter, const QRectF& box, const std::vector<double>& values, const QColor& colour) {
    if (values.size() < 2) {
        return;
    }
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const double span = *high > *low ? *high - *low : 1.0;
    QPolygonF line;
    for (std::size_t k = 0; k < values.size(); ++k) {
        const double x = static_cast<double>(k) / static_cast<double>(values.size() - 1);
        const double y = *high > *low ? (values[k] - *low) / span : 0.5;
        line << QPointF(box.left() + x * box.width(), box.bottom() - y * box.height());
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.restore();
}

double paintPill(QPainter& painter, const QRectF& row, const QString& text, const Theme& theme) {
    if (text.isEmpty()) {
        return 0.0;
    }
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(text) + 12.0;
    const QRectF box(row.right() - width, row.center().y() - 8.5, width, 17.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.line);
    painter.setBrush(theme.alternate);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(theme.text2);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
    return width;
}

double paintText(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour, const QFont& font) {
    if (box.width() <= 4.0 || text.isEmpty()) {
        return 0.0;
    }
    painter.setFont(font);
    painter.setPen(colour);
    return widgets::paintBitName(painter, box, text);
}

double paintName(QPainter& painter, const QRectF& box, const QString& name, const QStringList& names,
                 const QColor& colour, const QFont& font) {
    const bool bits = std::any_of(name.begin(), name.end(), widgets::isBit);
    return paintText(painter, box, bits ? name : widgets::fittedName(name, names, font, box.width()), colour, font);
}

bool hasSpark(const SeriesEntry& entry, const QStringList& names, const QFont& font, double width) {
    const auto longest = std::max_element(names.begin(), names.end(), [](const QString& a, const QString& b) {
        return a.size() < b.size();  // an approximation of the width
    });
    return entry.shortName.isEmpty() && (longest == names.end() || QFontMetricsF(font).horizontalAdvance(*longest) <=
                                                                       width - kSparkWidth - kSparkGap);
}

QRectF sparkIn(const QRectF& room) {
    return {room.right() - kSparkWidth, room.center().y() - 6, kSparkWidth, 12};
}

QString rowTip(const SeriesEntry& entry) {
    const QString more = seriesTip(entry);
    return more.isEmpty() ? entry.name : more;
}

void dragSeries(QWidget& source, const std::vector<SeriesId>& ids) {
    if (ids.empty()) {
        return;
    }
    const QString text = ids.size() == 1 ? widgets::visibleText(ids.front().name)
                                         : Words::tr("%n series", nullptr, widgets::counted(ids.size()));
    const Theme& theme = Theme::of(source.palette());
    const QSize size(source.fontMetrics().horizontalAdvance(text) + 20, kSeriesRowHeight);
    QPixmap picture(size * source.devicePixelRatioF());
    picture.setDevicePixelRatio(source.devicePixelRatioF());
    picture.fill(theme.base);
    QPainter painter(&picture);
    painter.setFont(source.font());
    painter.setPen(theme.strongLine);
    painter.drawRect(QRect(QPoint(0, 0), size).adjusted(0, 0, -1, -1));
    painter.setPen(theme.text);
    painter.drawText(QRect(QPoint(0, 0), size), Qt::AlignCenter, text);
    painter.end();
    auto* drag = new QDrag(&source);
    drag->setMimeData(seriesMime(ids));
    drag->setPixmap(picture);
    drag->exec(Qt::CopyAction);
}

}  // namespace greyscope::app
