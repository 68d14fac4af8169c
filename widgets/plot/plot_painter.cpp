#include "widgets/plot/plot_painter.h"

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPicture>

#include <algorithm>
#include <cmath>

#include "widgets/plot/curve_looks.h"
#include "widgets/plot/plot_renderer.h"
#include "widgets/plot/tick_labels.h"

namespace greyscope::widgets {

void paintPlot(QPainter& painter, const QRectF& area, const PlotSpec& spec, const Style& style) {
    const QSize size(std::max(1, qRound(area.width())), std::max(1, qRound(area.height())));
    QCustomPlot plot;
    plot.setViewport({0, 0, 1, 1});  // the buffers of a window are not needed
    plot.setAntialiasedElements(QCP::aeAll);
    plot.setPlottingHints(QCP::PlottingHints());
    PlotRenderer renderer(plot);
    renderer.setStyle(style);
    renderer.setSpec(style.print ? plotOnPaper(spec, style.theme) : spec);
    renderer.layOutIn(size);
    plot.setPlottingHint(QCP::phFastPolylines, painter.paintEngine()->type() == QPaintEngine::Raster);
    // QCustomPlot needs its own kind of painter, so its drawing is recorded and played back
    QPicture picture;
    QCPPainter recorder;
    if (!recorder.begin(&picture)) {
        return;
    }
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    recorder.setMode(QCPPainter::pmNonCosmetic);
    plot.toPainter(&recorder, size.width(), size.height());
    recorder.end();
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.translate(area.topLeft());
    painter.setRenderHint(QPainter::Antialiasing);
    // a picture is scaled to the device's resolution when played back, but our pixels are the device's
    painter.scale(static_cast<double>(picture.logicalDpiX()) / painter.device()->logicalDpiX(),
                  static_cast<double>(picture.logicalDpiY()) / painter.device()->logicalDpiY());
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

namespace {

/// The height at which each row name at the left has a line of its own; 0 without row names.
double heightForNames(const PlotSpec& spec, const PaperRoom& room, const Style& style) {
    if (!hasNames(spec.y)) {
        return 0.0;
    }
    const PlotLayout layout = layOut(spec, style, QSizeF(room.width, room.tallest).toSize(),
                                     homeRange(spec, Side::horizontal), homeRange(spec, Side::vertical));
    const AxisMap& rows = layout.frame.y;
    double step = layout.frame.area.height();
    for (std::size_t i = 1; i < spec.y.ticks.size(); ++i) {
        step = std::min(step, std::abs(rows.pixel(spec.y.ticks[i].at) - rows.pixel(spec.y.ticks[i - 1].at)));
    }
    constexpr double kRounding = 3.0;  // in pixels
    const double times = (QFontMetricsF(style.text()).height() + style.pt(1)) / std::max(1.0, step);
    return room.tallest + (times - 1.0) * layout.frame.area.height() + kRounding;
}

/// The height at which all names of the list at the right fit, or as many as justify a higher figure.
double heightForList(const EndLabels& labels, const PaperRoom& room, const Style& style) {
    constexpr double kListed = 40.0;
    if (labels.width <= 0.0) {
        return 0.0;
    }
    const auto listed = [&style](double names) {
        return style.pt(names * style.textPt * 1.2) + 4.0 * style.lineHeight();
    };
    const double all = static_cast<double>(labels.rows.size() + labels.keys) + 1.0;
    return listed(all) <= room.tallest ? listed(all) : listed(std::min(all, kListed));
}

}  // namespace

Unprinted leftOut(const PlotSpec& spec, const QSizeF& size, const Style& style) {
    const PlotSpec alone = spec.compact ? standingAlone(spec) : PlotSpec();
    const PlotSpec& paper = spec.compact ? alone : spec;  // avoids copying a million points
    const PlotLayout layout =
        layOut(paper, style, size.toSize(), homeRange(paper, Side::horizontal), homeRange(paper, Side::vertical));
    const QStringList& names = layout.labels.below ? layout.legend.leftOut : layout.labels.leftOut;
    return leftOutOf(static_cast<std::size_t>(names.size()),
                     [&names](std::size_t i) { return names[static_cast<qsizetype>(i)]; });
}

PaperHeight paperHeight(const PlotSpec& spec, const PaperRoom& room, const Style& style) {
    const double line = style.lineHeight();
    const PlotSpec paper = standingAlone(spec);
    const auto map = [](const AxisSpec& axis, Range range) {
        return AxisMap{axis.scale, range.first, range.second, 0.0, 1.0};
    };
    const EndLabels labels =
        measureLabels(paper, style, kLabelShare * room.width, map(paper.x, homeRange(paper, Side::horizontal)),
                      map(paper.y, homeRange(paper, Side::vertical)));
    const FootLegend legend = layOutLegend(labels, style, {room.width, room.tallest});
    const double names = heightForList(labels, room, style);
    const double rows = heightForNames(paper, room, style);
    const qsizetype more = std::max<qsizetype>(0, headingLines(paper, room.width, style).size() - 1);
    const double above = static_cast<double>(more) * line;
    const double usual = std::max(rows, std::max(usualPlotHeight(room.width), names) + legend.height + above);
    return {std::min(std::max(rows, leastHeightWith(legend.height, room.width, style)), room.tallest),
            !legend.leftOut.isEmpty() ? room.tallest : std::min(usual, room.tallest)};
}

}  // namespace greyscope::widgets
