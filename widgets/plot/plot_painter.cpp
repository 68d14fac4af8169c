#include "widgets/plot/plot_painter.h"

#include <qcustomplot.h>

#include <QPicture>

#include "widgets/plot/plot_renderer.h"

namespace greyscope::widgets {

void paintPlot(QPainter& painter, const QRectF& area, const PlotSpec& spec, const Style& style) {
    const QSize size(std::max(1, qRound(area.width())), std::max(1, qRound(area.height())));
    QCustomPlot plot;
    plot.setAntialiasedElements(QCP::aeAll);
    plot.setPlottingHints(QCP::PlottingHints());
    PlotRenderer renderer(plot);
    renderer.setStyle(style);
    renderer.setSpec(spec);
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

}  // namespace greyscope::widgets
