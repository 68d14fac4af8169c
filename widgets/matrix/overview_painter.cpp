#include "widgets/matrix/overview_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "widgets/common/swatch.h"
#include "widgets/present/number_text.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kNumbersFrom = 22.0;  // pixels of a cell
constexpr double kEdgePt = 12.0;
constexpr int kLensReach = 3;  // cells on each side
constexpr double kLensCellPt = 25.0;

QString cellText(const OverviewSpec& spec, int row, int column) {
    QString text = fixedText(spec.value(row, column), 2);
    return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

QColor colourOf(const OverviewSpec& spec, double value) {
    return cividis(std::clamp((value - spec.low) / (spec.high - spec.low), 0.0, 1.0));
}

void paintCell(QPainter& painter, const OverviewSpec& spec, const QRectF& box, int row, int column) {
    const QColor ground = colourOf(spec, spec.value(row, column));
    painter.fillRect(box, ground);
    painter.setPen(inkOn(ground));
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, cellText(spec, row, column));
}

void paintNumbers(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style) {
    if (!g.hasNumbers()) {
        return;
    }
    painter.setFont(style.text());
    const Mark first = g.at(g.body.topLeft() + QPointF(0.5, 0.5));
    const Mark last = g.at(g.body.bottomRight() - QPointF(0.5, 0.5));
    for (int row = first.row; row <= last.row; ++row) {
        for (int column = first.column; column <= last.column; ++column) {
            paintCell(painter, spec, g.rect({row, column}).adjusted(0, 0, -1, -1), row, column);
        }
    }
}

void paintEdges(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                const OverviewMarks& marks) {
    for (int place = 0; place < g.count; ++place) {
        const OverviewItem& item = spec.item(place);
        const bool lit = !style.print && marks.lit.contains(Target::series(item.id));
        if (!lit && !item.ink) {
            continue;
        }
        const QPointF middle = g.rect({place, place}).center();
        const double x = g.body.left() - style.pt(kEdgePt / 2.0);
        const double y = g.body.top() - style.pt(kEdgePt / 2.0);
        const bool rowIn = middle.y() >= g.body.top() && middle.y() <= g.body.bottom();
        const bool columnIn = middle.x() >= g.body.left() && middle.x() <= g.body.right();
        if (lit) {
            const double half = std::max(2.0, g.cell / 2.0);
            const double deep = style.pt(kEdgePt);
            if (rowIn) {
                painter.fillRect(QRectF(g.body.left() - deep, middle.y() - half, deep, 2.0 * half), style.theme.link);
            }
            if (columnIn) {
                painter.fillRect(QRectF(middle.x() - half, g.body.top() - deep, 2.0 * half, deep), style.theme.link);
            }
        }
        if (item.ink) {
            const auto mark = [&](const QPointF& at) {
                if (item.marker == Marker::none) {
                    const double reach = style.pt(4.0);
                    painter.fillRect(QRectF(at.x() - reach, at.y() - 1.5, 2.0 * reach, 3.0),
                                     inkColour(*item.ink, style.theme));
                } else {
                    paintMarker(painter, at, item.marker, inkColour(*item.ink, style.theme), style);
                }
            };
            if (rowIn) {
                mark({x, middle.y()});
            }
            if (columnIn) {
                mark({middle.x(), y});
            }
        }
    }
}

/// The cells round the one that is pointed at, with their numbers.
void paintLens(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
               const Mark& pointed) {
    if (g.lens.isNull() || !pointed.isCell() || g.hasNumbers()) {
        return;
    }
    const double width = g.lens.width() / (2 * kLensReach + 1);
    const double height = g.lens.height() / (2 * kLensReach + 1);
    painter.setFont(style.text());
    for (int down = -kLensReach; down <= kLensReach; ++down) {
        for (int across = -kLensReach; across <= kLensReach; ++across) {
            const Mark at{pointed.row + down, pointed.column + across};
            if (at.isCell() && at.row < g.count && at.column < g.count) {
                paintCell(painter, spec,
                          {g.lens.left() + (across + kLensReach) * width, g.lens.top() + (down + kLensReach) * height,
                           width - 1.0, height - 1.0},
                          at.row, at.column);
            }
        }
    }
    painter.setPen(QPen(style.theme.text, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(g.lens.left() + kLensReach * width, g.lens.top() + kLensReach * height, width, height));
}

void paintReadout(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                  const Mark& pointed) {
    if (!pointed.isCell()) {
        return;
    }
    const QFontMetricsF metrics(style.text());
    QStringList lines{
        Words::tr("Row %1: %2").arg(pointed.row + 1).arg(spec.item(pointed.row).name),
        Words::tr("Column %1: %2").arg(pointed.column + 1).arg(spec.item(pointed.column).name),
        spec.symbol + QLatin1Char(' ') + fixedText(spec.value(pointed.row, pointed.column), spec.decimals)};
    painter.setFont(style.text());
    painter.setPen(style.theme.text);
    if (g.lens.isNull()) {
        lines = {lines.join(QStringLiteral("   "))};
    }
    double y = g.readout.top();
    for (const QString& line : lines) {
        painter.drawText(QRectF(g.readout.left(), y, g.readout.width(), metrics.height()), Qt::AlignVCenter,
                         metrics.elidedText(line, Qt::ElideMiddle, g.readout.width()));
        y += metrics.height() + 2.0;
    }
}

void paintScale(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style) {
    QLinearGradient gradient(g.scaleBar.topLeft(), g.scaleBar.topRight());
    for (int i = 0; i <= 16; ++i) {
        gradient.setColorAt(i / 16.0, cividis(i / 16.0));
    }
    painter.fillRect(g.scaleBar, gradient);
    const QFontMetricsF metrics(style.text());
    painter.setFont(style.text());
    painter.setPen(style.theme.text2);
    const QRectF below(g.scaleBar.left(), g.scaleBar.bottom() + style.pt(0.75), g.scaleBar.width(), metrics.height());
    painter.drawText(below, Qt::AlignLeft, fixedText(spec.low, 1));
    painter.drawText(below, Qt::AlignRight, fixedText(spec.high, 1));
    painter.drawText(below, Qt::AlignHCenter, Words::tr("degree %1").arg(spec.symbol));
}

}  // namespace

bool OverviewGeometry::hasNumbers() const {
    return cell >= kNumbersFrom;
}

OverviewGeometry OverviewGeometry::layout(const OverviewSpec& spec, const QRectF& area, const Style& style, double zoom,
                                          const QPointF& scroll) {
    OverviewGeometry g;
    g.area = area;
    g.count = static_cast<int>(spec.count());
    const QFontMetricsF metrics(style.text());
    const double line = metrics.height() + 2.0;
    const double edge = style.pt(kEdgePt);
    const double beside = style.pt(kLensCellPt * (2 * kLensReach + 1) + 16.0);
    const bool lens = !style.print && area.width() - area.height() >= beside;
    const double foot = lens ? 4.0 : (style.print ? 1.0 : 3.0) * line + style.pt(10.0);
    const double side = std::max(10.0, std::floor(std::min(area.width() - edge, area.height() - edge - foot)));
    g.body = QRectF(area.left() + edge, area.top() + edge, side, side);
    g.cell = side / std::max(1, g.count) * zoom;
    g.scroll = scroll;
    if (lens) {
        const double left = g.body.right() + style.pt(16.0);
        const double width = area.right() - left;
        const double lensSide = style.pt(kLensCellPt * (2 * kLensReach + 1));
        const double height = std::min(0.72 * lensSide, g.body.height() - 5.0 * line - style.pt(20.0));
        g.lens = QRectF(left, g.body.top(), lensSide, std::max(20.0, height));
        g.readout = QRectF(left, g.lens.bottom() + style.pt(6.0), width, 3.0 * line);
        g.scaleBar = QRectF(left, g.readout.bottom() + style.pt(6.0), std::min(width, lensSide), style.pt(8.0));
    } else {
        g.readout =
            QRectF(g.body.left(), g.body.bottom() + 2.0, area.right() - g.body.left(), style.print ? 0.0 : line);
        g.scaleBar = QRectF(g.body.left(), g.readout.bottom() + style.pt(3.0), side, style.pt(7.0));
    }
    return g;
}

Mark OverviewGeometry::at(const QPointF& point) const {
    if (!body.contains(point) || count == 0) {
        return {};
    }
    const QPointF in = (point - body.topLeft() + scroll) / cell;
    return {std::clamp(static_cast<int>(in.y()), 0, count - 1), std::clamp(static_cast<int>(in.x()), 0, count - 1)};
}

QRectF OverviewGeometry::rect(const Mark& mark) const {
    return {body.left() + mark.column * cell - scroll.x(), body.top() + mark.row * cell - scroll.y(), cell, cell};
}

QImage overviewImage(const OverviewSpec& spec, const OverviewGeometry& g, const QSize& pixels) {
    QImage image(pixels, QImage::Format_RGB32);
    if (g.count == 0 || image.isNull()) {
        return image;
    }
    constexpr int kShades = 256;
    std::array<QRgb, kShades> shades{};
    for (int i = 0; i < kShades; ++i) {
        shades[static_cast<std::size_t>(i)] = cividis(i / (kShades - 1.0)).rgb();
    }
    // The cells of a pixel: one or more in each direction, as the edges of pixels fall into them.
    const auto cellsOf = [&g](int pixel, int all, double length, double from) {
        const double step = length / all / g.cell;
        const int first = std::clamp(static_cast<int>(from / g.cell + pixel * step), 0, g.count - 1);
        const int last = std::clamp(static_cast<int>(from / g.cell + (pixel + 1) * step - 1e-9), first, g.count - 1);
        return std::pair(first, last);
    };
    std::vector<std::pair<int, int>> rows;
    for (int y = 0; y < pixels.height(); ++y) {
        rows.push_back(cellsOf(y, pixels.height(), g.body.height(), g.scroll.y()));
    }
    std::vector<double> sums(rows.size());
    for (int x = 0; x < pixels.width(); ++x) {
        const auto [first, last] = cellsOf(x, pixels.width(), g.body.width(), g.scroll.x());
        std::fill(sums.begin(), sums.end(), 0.0);
        for (int column = first; column <= last; ++column) {
            // A column lies together in memory.
            const double* values =
                spec.values->col(static_cast<Eigen::Index>(spec.order[static_cast<std::size_t>(column)])).data();
            for (std::size_t y = 0; y < rows.size(); ++y) {
                for (int row = rows[y].first; row <= rows[y].second; ++row) {
                    sums[y] += values[spec.order[static_cast<std::size_t>(row)]];
                }
            }
        }
        for (std::size_t y = 0; y < rows.size(); ++y) {
            const double cells = (last - first + 1.0) * (rows[y].second - rows[y].first + 1.0);
            const double t = (sums[y] / cells - spec.low) / (spec.high - spec.low);
            const auto shade = static_cast<std::size_t>(std::clamp(t, 0.0, 1.0) * (kShades - 1) + 0.5);
            reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(y)))[x] = shades[shade];
        }
    }
    return image;
}

void paintOverview(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                   const QImage& image, const OverviewMarks& marks) {
    if (g.count == 0) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(g.body, image);
    painter.save();
    painter.setClipRect(g.body, Qt::IntersectClip);
    paintNumbers(painter, g, spec, style);
    if (marks.pointed.isCell() && !style.print) {
        painter.setPen(QPen(style.theme.dark ? Qt::white : Qt::black, 1.0));
        painter.setBrush(Qt::NoBrush);
        const double least = g.lens.isNull() || g.hasNumbers() ? 5.0 : (2 * kLensReach + 1) * g.cell;
        QRectF box = g.rect(marks.pointed);
        const double more = std::max(0.0, (std::max(7.0, least) - g.cell) / 2.0);
        box.adjust(-more, -more, more, more);
        painter.drawRect(box);
    }
    painter.restore();
    paintEdges(painter, g, spec, style, marks);
    if (!style.print) {
        if (marks.lens) {
            paintLens(painter, g, spec, style, marks.pointed);
        }
        paintReadout(painter, g, spec, style, marks.pointed);
    }
    paintScale(painter, g, spec, style);
    painter.restore();
}

namespace {

/// Runs of alike cells as one rectangle, which no viewer parts by a hairline.
void paintCells(QPainter& painter, const OverviewGeometry& g, const QImage& cells) {
    const double width = g.body.width() / cells.width();
    const double height = g.body.height() / cells.height();
    for (int row = 0; row < cells.height(); ++row) {
        for (int from = 0, to = 0; from < cells.width(); from = to) {
            const QRgb colour = cells.pixel(from, row);
            while (to < cells.width() && cells.pixel(to, row) == colour) {
                ++to;
            }
            const QRectF run(g.body.left() + from * width, g.body.top() + row * height, (to - from) * width, height);
            constexpr double kLap = 0.15;  // of a cell, under its neighbours
            painter.fillRect(run.adjusted(0.0, 0.0, kLap * width, kLap * height).intersected(g.body),
                             QColor::fromRgb(colour));
        }
    }
}

constexpr double kFinestPt = 0.7;  // cells of paper

}  // namespace

PaperHeight paperHeight(const OverviewSpec& /*spec*/, const PaperRoom& room, const Style& style) {
    const double rims = style.pt(kEdgePt + 8.0) + 2.0 * QFontMetricsF(style.text()).height();
    const double usual = std::min(room.tallest, room.width - style.pt(kEdgePt) + rims);
    return {std::min(usual, rims + style.pt(60.0)), usual};
}

void paintOverview(QPainter& painter, const QRectF& area, const OverviewSpec& spec, const Style& style) {
    const OverviewGeometry g = OverviewGeometry::layout(spec, area, style);
    if (g.count == 0) {
        return;
    }
    const int finest = std::max(1, static_cast<int>(g.body.width() / style.pt(kFinestPt)));
    const int cells = std::min(g.count, finest);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintCells(painter, g, overviewImage(spec, g, {cells, cells}));
    paintEdges(painter, g, spec, style, {});
    paintScale(painter, g, spec, style);
    painter.restore();
}

}  // namespace greyscope::widgets
