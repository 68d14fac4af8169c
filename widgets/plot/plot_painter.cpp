#include "widgets/plot/plot_painter.h"

#include <qcustomplot.h>

#include <QPicture>

#include <algorithm>

#include "widgets/plot/curve_looks.h"
#include "widgets/plot/plot_renderer.h"

namespace greyscope::widgets {

void paintPlot(QPainter& painter, const QRectF& area, const PlotSpec& spec, const Style& style) {
    const QSize size(std::max(1, qRound(area.width())), std::max(1, qRound(area.height())));
    QCustomPlot plot;
    plot.setAntialiasedElements(QCP::aeAll);
    plot.setPlottingHints(QCP::PlottingHints());
    PlotRenderer renderer(plot);
    renderer.setStyle(style);
    renderer.setSpec(style.print ? plotOnPaper(spec, style.theme) : spec);
    renderer.layOutIn(size);
    // QCustomPlot wants a painter of its own; what it draws is recorded and played back
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
    // a picture is scaled to the device's resolution when it is played; our pixels are the device's own
    painter.scale(static_cast<double>(picture.logicalDpiX()) / painter.device()->logicalDpiX(),
                  static_cast<double>(picture.logicalDpiY()) / painter.device()->logicalDpiY());
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

PaperHeight paperHeight(const PlotSpec& spec, const PaperRoom& room, const Style& style) {
    constexpr double kShape = 0.625;
    constexpr double kLeastLines = 7.0;  // axis and title, and what is left shows something
    constexpr double kListed = 40.0;     // names that are worth a higher figure
    const double line = style.lineHeight();
    const auto named =
        static_cast<double>(std::count_if(spec.curves.begin(), spec.curves.end(),
                                          [](const Curve& curve) { return curve.labelled && !curve.name.isEmpty(); }));
    const double names = spec.labelling == Labelling::none ? 0.0 : std::min(named + 1.0, kListed) * style.textPt * 1.2;
    const double rows = std::max(style.pt(names), static_cast<double>(spec.y.ticks.size()) * 1.1 * line);
    const double usual = std::max(kShape * room.width, rows + 4.0 * line);
    return {std::min(kLeastLines * line, room.tallest), std::min(usual, room.tallest)};
}

}  // namespace greyscope::widgets
