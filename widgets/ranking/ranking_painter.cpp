#include "widgets/ranking/ranking_painter.h"

#include <QFontMetricsF>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

#include "widgets/common/bit_name.h"
#include "widgets/common/fitted_text.h"
#include "widgets/common/swatch.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

namespace {

constexpr double widestNamePt = 110.0;
constexpr double widestNameShare = 0.4;  // of the whole width

double widest(const RankingSpec& spec, const QFontMetricsF& metrics, QString Bar::*text) {
    double width = 0.0;
    for (const Bar& bar : spec.bars) {
        width = std::max(width, metrics.horizontalAdvance(bar.*text));
    }
    return width;
}

QString rankText(const Bar& bar) {
    return bar.sign.isEmpty() ? QString::number(bar.rank) : bar.sign;
}

double widestRank(const RankingSpec& spec, const QFontMetricsF& metrics) {
    int highest = 1;
    double signs = 0.0;
    for (const Bar& bar : spec.bars) {
        highest = std::max(highest, bar.rank);
        signs = std::max(signs, bar.sign.isEmpty() ? 0.0 : metrics.horizontalAdvance(bar.sign));
    }
    return signs > 0.0 ? signs : metrics.horizontalAdvance(QString::number(highest));
}

struct RankingDrawing {
    QPainter& painter;
    const RankingGeometry& g;
    const RankingSpec& spec;
    const Style& style;
    const RankingMarks& marks;

    [[nodiscard]] const Theme& theme() const { return style.theme; }
    [[nodiscard]] double x(double value) const { return g.x(spec.placeOf(value)); }
    [[nodiscard]] QPen line(const QColor& colour, double widthPt) const {
        return {colour, style.stroke(widthPt), Qt::SolidLine, Qt::FlatCap};
    }
};

/// Quarters of the axis: 0, 0.25, 0.5, ... between its ends, as many as find room.
std::vector<Tick> quarters(const RankingDrawing& d) {
    const double least = QFontMetricsF(d.style.text()).horizontalAdvance(QStringLiteral("0.75")) + d.style.pt(5.0);
    const int step = d.g.bars.width() / 4.0 > least ? 1 : d.g.bars.width() / 2.0 > least ? 2 : 4;
    std::vector<Tick> ticks;
    for (int quarter = 0; quarter <= 4; quarter += step) {
        const double value = d.spec.low + (d.spec.high - d.spec.low) * quarter / 4.0;
        ticks.push_back({value, QString::number(value, 'g', 3)});
    }
    return ticks;
}

/// Labels that would touch the one before give way; the lines stay.
void paintTicks(const RankingDrawing& d) {
    const QFontMetricsF metrics(d.style.text());
    const double foot = d.g.body.bottom();
    double taken = d.g.area.left();
    for (const Tick& tick : d.spec.ticks.empty() ? quarters(d) : d.spec.ticks) {
        const double x = d.x(tick.at);
        if (d.style.gridLines) {
            d.painter.setPen(d.line(d.theme().grid, d.style.axisPt));
            d.painter.drawLine(QPointF(x, d.g.body.top()), QPointF(x, foot));
        }
        const double width = metrics.horizontalAdvance(tick.label) + 2.0;
        if (x - width / 2.0 < taken) {
            continue;
        }
        taken = x + width / 2.0 + d.style.pt(2.0);
        d.painter.setPen(d.theme().text2);
        d.painter.drawText(QRectF(x - width / 2.0, foot + d.style.pt(2.0), width, metrics.height()), Qt::AlignCenter,
                           tick.label);
    }
}

void paintBand(const RankingDrawing& d) {
    if (!d.spec.band) {
        return;
    }
    const auto [low, high] = *d.spec.band;
    QColor shade = d.theme().text3;
    shade.setAlphaF(0.18F);
    d.painter.fillRect(QRectF(QPointF(d.x(low), d.g.body.top()), QPointF(d.x(high), d.g.body.bottom())), shade);
    d.painter.setPen(d.line(d.theme().reference, d.style.axisPt));
    const double middle = d.x((low + high) / 2.0);
    d.painter.drawLine(QPointF(middle, d.g.body.top()), QPointF(middle, d.g.body.bottom()));
}

void paintAxis(const RankingDrawing& d) {
    const QFontMetricsF metrics(d.style.text());
    const double foot = d.g.body.bottom();
    d.painter.setFont(d.style.text());
    paintTicks(d);
    paintBand(d);
    d.painter.setPen(d.line(d.theme().axis, d.style.axisPt));
    if (!d.spec.dots) {
        d.painter.drawLine(QPointF(d.g.x(0.0), d.g.body.top()), QPointF(d.g.x(0.0), foot));
    }
    if (d.style.print) {
        d.painter.drawLine(QPointF(d.g.x(0.0), foot), QPointF(d.g.x(1.0), foot));
        d.painter.setPen(d.theme().text2);
        d.painter.drawText(
            QRectF(d.g.bars.left(), foot + d.style.pt(2.0) + metrics.height(), d.g.bars.width(), metrics.height()),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, d.spec.axisTitle);
    }
}

void paintWhisker(const RankingDrawing& d, const Bar& bar, double y) {
    if (!bar.low || !bar.high) {
        return;
    }
    const double cap = d.style.pt(3.5);
    const auto stroke = [&](const QPen& pen) {
        d.painter.setPen(pen);
        const double from = d.x(*bar.low);
        const double to = d.x(*bar.high);
        d.painter.drawLine(QPointF(from, y), QPointF(to, y));
        d.painter.drawLine(QPointF(from, y - cap), QPointF(from, y + cap));
        d.painter.drawLine(QPointF(to, y - cap), QPointF(to, y + cap));
    };
    stroke(d.line(d.theme().base, 2.25));  // a halo, so that it also shows on a dark bar
    stroke(d.line(d.spec.dots ? inkColour(bar.ink, d.theme()) : d.theme().text, d.style.print ? 0.6 : 1.0));
}

/// A dot with its interval, or a bar from the low end on with its whisker.
void paintValue(const RankingDrawing& d, const Bar& bar, const QRectF& row) {
    const double y = row.center().y();
    if (d.spec.dots) {
        paintWhisker(d, bar, y);
        d.painter.save();
        d.painter.setRenderHint(QPainter::Antialiasing);
        paintMarker(d.painter, {d.x(bar.value), y}, Marker::circle, inkColour(bar.ink, d.theme()), d.style);
        d.painter.restore();
        return;
    }
    const double thick = std::min(d.style.pt(12.0), 0.62 * row.height());
    const double from = d.g.x(0.0);
    d.painter.fillRect(QRectF(from, y - thick / 2.0, d.x(bar.value) - from, thick), inkColour(bar.ink, d.theme()));
    paintWhisker(d, bar, y);
}

void paintMark(const RankingDrawing& d, const Bar& bar, double y) {
    if (!bar.mark) {
        return;
    }
    const double x = d.x(*bar.mark);
    const double reach = d.style.pt(3.6);
    d.painter.save();
    d.painter.setRenderHint(QPainter::Antialiasing);
    d.painter.setPen(d.line(d.theme().text, d.style.print ? 0.6 : 1.0));
    d.painter.setBrush(d.theme().base);
    d.painter.drawPolygon(QPolygonF({{x - reach, y}, {x, y - reach}, {x + reach, y}, {x, y + reach}}));
    d.painter.restore();
}

/// The value, and under it the second one where the row is high enough for both.
void paintValues(const RankingDrawing& d, const Bar& bar, const QRectF& box) {
    const QFontMetricsF metrics(d.style.text(true));
    const bool both = !bar.markText.isEmpty() && box.height() >= 1.85 * metrics.height();
    const QRectF upper = both ? QRectF(box.left(), box.top(), box.width(), box.height() / 2.0) : box;
    d.painter.setFont(d.style.text(true));
    d.painter.setPen(d.theme().text);
    d.painter.drawText(upper, both ? int{Qt::AlignRight | Qt::AlignBottom} : int{Qt::AlignRight | Qt::AlignVCenter},
                       bar.text);
    if (both) {
        d.painter.setFont(d.style.text());
        d.painter.setPen(d.theme().text2);
        d.painter.drawText(QRectF(box.left(), box.center().y(), box.width(), box.height() / 2.0),
                           Qt::AlignRight | Qt::AlignTop, bar.markText);
    }
}

/// "664 more" on a dotted line.
void paintFold(const RankingDrawing& d, const QRectF& row, const Bar& bar) {
    QPen pen = d.line(d.theme().strongLine, 0.75);
    pen.setStyle(Qt::DotLine);
    d.painter.setPen(pen);
    d.painter.drawLine(QPointF(d.g.bars.left(), row.center().y()), QPointF(d.g.values.right(), row.center().y()));
    d.painter.setFont(d.style.text());
    d.painter.setPen(d.theme().text3);
    d.painter.drawText(QRectF(d.g.names.left(), row.top(), d.g.names.width(), row.height()),
                       Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, bar.name);
}

void paintRow(const RankingDrawing& d, int index) {
    const Bar& bar = d.spec.bars[static_cast<std::size_t>(index)];
    const QRectF row = d.g.row(index);
    if (bar.folded > 0) {
        paintFold(d, row, bar);
        return;
    }
    const bool lit = touches(bar.link.is, d.marks.lit);
    const bool chosen = touches(bar.link.is, d.marks.chosen);
    if (lit) {
        d.painter.fillRect(row, d.theme().linkSoft);
    }
    if (chosen || d.marks.cursor == index) {
        QPen pen = d.line(d.theme().text, 0.75);
        pen.setStyle(chosen ? Qt::SolidLine : Qt::DotLine);
        d.painter.setPen(pen);
        d.painter.setBrush(Qt::NoBrush);
        d.painter.drawRect(row.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    const auto within = [&row](const QRectF& column) {
        return QRectF(column.left(), row.top(), column.width(), row.height());
    };
    paintValue(d, bar, row);
    paintMark(d, bar, row.center().y());
    d.painter.setFont(d.style.text());
    d.painter.setPen(bar.sign.isEmpty() ? d.theme().text3 : inkColour(bar.ink, d.theme()));
    d.painter.drawText(within(d.g.ranks), Qt::AlignRight | Qt::AlignVCenter, rankText(bar));
    d.painter.setPen(d.theme().text2);
    d.painter.drawText(within(d.g.notes), Qt::AlignRight | Qt::AlignVCenter, bar.note);
    const QFont font = d.style.text(lit || chosen);
    d.painter.setFont(font);
    d.painter.setPen(d.theme().text);
    paintBitName(d.painter, within(d.g.names), nameOn(d.style, bar.name, bar.shortName));
    paintValues(d, bar, within(d.g.values));
}

}  // namespace

namespace {

double leastPaperRow(const Style& style) {
    return QFontMetricsF(style.text(true)).height();
}

double usualPaperRow(const RankingSpec& spec, const Style& style) {
    const bool both =
        std::any_of(spec.bars.begin(), spec.bars.end(), [](const Bar& bar) { return !bar.markText.isEmpty(); });
    return (both ? 2.1 : 1.5) * leastPaperRow(style);
}

/// What stands above and below the rows.
double paperRims(const RankingSpec& spec, const Style& style) {
    const double line = std::ceil(QFontMetricsF(style.text(true)).height() + style.pt(2.0));
    return (spec.valueTitle.isEmpty() ? 2.0 : 3.0) * line + style.pt(1.0);
}

/// The best and the worst where not all find room, between them how many are left out; names that fit.
RankingSpec onPaper(const RankingSpec& spec, const QSizeF& size, const Style& style) {
    RankingSpec paper = spec;
    const auto fit = static_cast<std::size_t>(
        std::max(3.0, std::floor((size.height() - paperRims(spec, style)) / leastPaperRow(style) + 1e-6)));
    if (spec.bars.size() > fit) {
        const std::size_t tail = fit / 3;
        const std::size_t head = fit - 1 - tail;
        int hidden = 0;
        for (std::size_t i = head; i + tail < spec.bars.size(); ++i) {
            hidden += std::max(1, spec.bars[i].folded);
        }
        Bar fold;
        fold.folded = hidden;
        fold.name = Words::tr("%n more", nullptr, hidden);
        paper.bars.assign(spec.bars.begin(), spec.bars.begin() + static_cast<std::ptrdiff_t>(head));
        paper.bars.push_back(fold);
        paper.bars.insert(paper.bars.end(), spec.bars.end() - static_cast<std::ptrdiff_t>(tail), spec.bars.end());
    }
    QStringList names;
    for (const Bar& bar : paper.bars) {
        names << bar.name;
    }
    names = fittedNames(names, style.text(true), widestNameShare * size.width());
    for (std::size_t i = 0; i < paper.bars.size(); ++i) {
        paper.bars[i].name = names[static_cast<qsizetype>(i)];
    }
    return paper;
}

double widestName(const RankingSpec& spec, const Style& style) {
    double width = 0.0;
    for (const Bar& bar : spec.bars) {
        width = std::max(width, bitNameWidth(nameOn(style, bar.name, bar.shortName), style.text(true)));
    }
    return width;
}

}  // namespace

PaperHeight paperHeight(const RankingSpec& spec, const PaperRoom& room, const Style& style) {
    const double rims = paperRims(spec, style);
    const auto rows = static_cast<double>(std::max<std::size_t>(1, spec.bars.size()));
    const double usual = std::min(room.tallest, rims + rows * usualPaperRow(spec, style));
    return {std::min(usual, rims + std::min(rows, 3.0) * leastPaperRow(style)), usual};
}

RankingGeometry RankingGeometry::layout(const RankingSpec& spec, const QRectF& area, const Style& style,
                                        double scroll) {
    RankingGeometry g;
    g.area = area;
    g.scroll = scroll;
    g.rows = static_cast<int>(spec.bars.size());
    const QFontMetricsF metrics(style.text(true));
    const double gap = style.pt(5.0);
    const double line = std::ceil(metrics.height() + style.pt(2.0));
    const double top = area.top() + (spec.valueTitle.isEmpty() ? 0.0 : line);
    const double bottom = area.bottom() - (style.print ? 2.0 : 1.0) * line - style.pt(1.0);
    const double room = std::max(0.0, bottom - top);
    const double least = style.print ? leastPaperRow(style) : style.pt(17.0);
    constexpr double kRoomier = 2.2;  // than usual, in a panel that is higher than its rows
    g.rowHeight = std::clamp(room / std::max(1, g.rows), least,
                             style.print ? std::max(least, kRoomier * usualPaperRow(spec, style)) : style.pt(27.0));
    g.rowHeight = style.print ? g.rowHeight : std::floor(g.rowHeight);
    g.body = QRectF(area.left(), top, area.width(), std::min(room, g.rowHeight * g.rows));
    const auto column = [&g](double left, double width) { return QRectF(left, g.body.top(), width, g.body.height()); };
    g.ranks = column(area.left() + style.pt(2.0), widestRank(spec, metrics));
    g.names =
        column(g.ranks.right() + gap, std::ceil(std::min({style.print ? area.width() : style.pt(widestNamePt),
                                                          widestNameShare * area.width(), widestName(spec, style)})) +
                                          1.0);
    const double values = std::max({widest(spec, metrics, &Bar::text), widest(spec, metrics, &Bar::markText),
                                    metrics.horizontalAdvance(spec.valueTitle)});
    const double notes = std::max(widest(spec, metrics, &Bar::note), metrics.horizontalAdvance(spec.noteTitle));
    g.notes = column(area.right() - notes - style.pt(3.0), notes);
    g.values = column((notes > 0.0 ? g.notes.left() - 2.0 * gap : g.notes.left()) - values, values);
    const double left = g.names.right() + gap;
    g.bars = column(left, std::max(0.0, g.values.left() - 2.0 * gap - left));
    return g;
}

QRectF RankingGeometry::row(int index) const {
    return {body.left(), body.top() + rowHeight * index - scroll, body.width(), rowHeight};
}

int RankingGeometry::at(const QPointF& point) const {
    if (!body.contains(point) || rowHeight <= 0.0) {
        return -1;
    }
    const int index = static_cast<int>(std::floor((point.y() - body.top() + scroll) / rowHeight));
    return index >= 0 && index < rows ? index : -1;
}

double RankingGeometry::overflow() const {
    return std::max(0.0, rowHeight * rows - body.height());
}

void paintRanking(QPainter& painter, const QRectF& area, const RankingSpec& spec, const Style& style) {
    const RankingSpec shown = style.print ? onPaper(spec, area.size(), style) : spec;
    paintRanking(painter, RankingGeometry::layout(shown, area, style), shown, style, {});
}

void paintRanking(QPainter& painter, const RankingGeometry& geometry, const RankingSpec& spec, const Style& style,
                  const RankingMarks& marks) {
    if (spec.bars.empty()) {
        return;
    }
    const RankingMarks unmarked;
    const RankingDrawing d{painter, geometry, spec, style, style.print ? unmarked : marks};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(style.text());
    painter.setPen(style.theme.text2);
    const double head = geometry.body.top() - geometry.area.top();
    painter.drawText(QRectF(geometry.values.left(), geometry.area.top(), geometry.values.width(), head),
                     Qt::AlignRight | Qt::AlignVCenter, spec.valueTitle);
    painter.drawText(QRectF(geometry.notes.left(), geometry.area.top(), geometry.notes.width(), head),
                     Qt::AlignRight | Qt::AlignVCenter, spec.noteTitle);
    paintAxis(d);
    painter.setClipRect(geometry.body, Qt::IntersectClip);
    for (int i = 0; i < geometry.rows; ++i) {
        if (geometry.row(i).intersects(geometry.body) && inSight(painter, geometry.row(i))) {
            paintRow(d, i);
        }
    }
    painter.restore();
}

}  // namespace greyscope::widgets
