#include "widgets/figure/sheet_painter.h"

#include <QStringList>

#include <algorithm>

#include "widgets/common/names/fitted_text.h"
#include "widgets/figure/dressed.h"

namespace greyscope::widgets {

bool SheetPanel::operator==(const SheetPanel& other) const {
    const bool same = shown == other.shown || (shown && other.shown && *shown == *other.shown);
    return same && letter == other.letter && place == other.place && name == other.name && instead == other.instead;
}

PanelArea panelArea(const SheetSpec& spec, std::size_t panel, const QRectF& area, const Style& style) {
    const SheetPanel& own = spec.panels[panel];
    const double across = area.width() / spec.sizeMm.width();
    const double down = area.height() / spec.sizeMm.height();
    const QRectF place(area.left() + own.place.left() * across, area.top() + own.place.top() * down,
                       own.place.width() * across, own.place.height() * down);
    if (own.letter.isEmpty()) {
        return {{}, place};
    }
    const QFontMetricsF metrics(style.font(spec.letterPt, true));
    const double height = std::min(metrics.height(), 0.5 * place.height());
    return {{place.left(), place.top(), metrics.horizontalAdvance(own.letter), height},
            place.adjusted(0.0, height, 0.0, 0.0)};
}

Style panelStyle(const SheetPanel& panel, const Style& style) {
    if (!panel.shown) {
        return style;
    }
    FigureLook look = panel.shown->look;
    look.family.clear();
    look.textPt.reset();
    return dressed(style, look);
}

void paintPanelFrame(QPainter& painter, const SheetSpec& spec, std::size_t panel, const QRectF& area,
                     const Style& style) {
    const SheetPanel& own = spec.panels[panel];
    const PanelArea place = panelArea(spec, panel, area, style);
    painter.save();
    painter.setPen(style.theme.text);
    if (!own.letter.isEmpty()) {
        painter.setFont(style.font(spec.letterPt, true));
        painter.drawText(place.letter, Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, own.letter);
    }
    if (!own.shown) {
        painter.setFont(style.text());
        drawLines(painter, place.figure, Qt::AlignCenter, wrapped(own.instead, style.text(), place.figure.width()));
        painter.setPen(QPen(style.theme.axis, style.stroke(style.axisPt), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place.figure);
    }
    painter.restore();
}

void paintSheet(QPainter& painter, const QRectF& area, const SheetSpec& spec, const Style& style) {
    for (std::size_t i = 0; i < spec.panels.size(); ++i) {
        paintPanelFrame(painter, spec, i, area, style);
        if (const SheetPanel& panel = spec.panels[i]; panel.shown) {
            paintFigure(painter, panelArea(spec, i, area, style).figure, panel.shown->figure, panelStyle(panel, style));
        }
    }
}

PaperHeight paperHeight(const SheetSpec& spec, const PaperRoom& room, const Style& /*style*/) {
    return {0.0, std::min(room.tallest, room.width * spec.sizeMm.height() / spec.sizeMm.width())};
}

void eachLine(const SheetSpec& spec, const TakeLine& take) {
    for (const SheetPanel& panel : spec.panels) {
        const QString title = panel.shown ? figureTitle(panel.shown->figure) : panel.instead;
        take(panel.letter.isEmpty() ? QStringList{title} : QStringList{panel.letter, title});
        if (panel.shown) {
            const FootLines foot = footOf(panel.shown->figure);
            for (const QString& line : {foot.share, foot.warning}) {
                if (!line.isEmpty()) {
                    take({line});
                }
            }
            eachLine(panel.shown->figure, take);
        }
        take({});
    }
}

}  // namespace greyscope::widgets
