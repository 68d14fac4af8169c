#include "app/export/latex/pgfplots.h"

#include <QPainter>

#include <algorithm>

#include "app/export/latex/pgf_axis.h"
#include "app/export/latex/tex_text.h"
#include "app/export/latex/tikz_device.h"
#include "core/base/try.h"
#include "widgets/figure/sheet_painter.h"
#include "widgets/plot/curve_looks.h"
#include "widgets/plot/frame_painter.h"
#include "widgets/plot/plot_painter.h"

namespace greyscope::app {

namespace {

using widgets::PlotLayout;
using widgets::PlotSpec;
using widgets::Style;

constexpr std::size_t kMostParts = 20000;  // pdfTeX runs out of memory at some point above this

/// Writes the background, the axis with curves, and the foreground, each where the PDF has it. Returns the number of
/// the curves' points.
std::size_t writePlot(TikzDevice& device, QPainter& painter, const PlotSpec& spec, const QRectF& area,
                      const Style& style) {
    const QSize size(std::max(1, qRound(area.width())), std::max(1, qRound(area.height())));
    const PlotLayout layout = widgets::layOut(spec, style, size, widgets::homeRange(spec, widgets::Side::horizontal),
                                              widgets::homeRange(spec, widgets::Side::vertical));
    painter.save();
    painter.translate(area.topLeft());
    widgets::drawGround(painter, spec, layout, style);
    widgets::drawGuides(painter, spec, layout, style, false);
    const PgfAxis axis = pgfAxis(device, spec, layout, style, area.topLeft());
    device.add(axis.tex);
    widgets::drawGuides(painter, spec, layout, style, true);
    widgets::drawHeadAndFoot(painter, spec, layout, style);
    widgets::drawLabels(painter, layout.labels, spec, layout.frame, style, std::vector<bool>(spec.curves.size()));
    painter.restore();
    return axis.points;
}

/// The result for a figure.
struct Written {
    std::size_t points = 0;
    bool plots = false;  ///< contains axes of PGFPlots
};

/// A chart becomes an axis unless it is so low that it is scaled down; any other figure becomes a picture; a sheet
/// becomes either for each panel.
Written write(TikzDevice& device, QPainter& painter, const widgets::FigureSpec& figure, const QRectF& area,
              const Style& style) {
    if (const auto* sheet = std::get_if<widgets::SheetSpec>(&figure)) {
        Written all;
        for (std::size_t i = 0; i < sheet->panels.size(); ++i) {
            const widgets::SheetPanel& panel = sheet->panels[i];
            widgets::paintPanelFrame(painter, *sheet, i, area, style);
            if (panel.shown) {
                const QRectF place = widgets::panelArea(*sheet, i, area, style).figure;
                const Written one =
                    write(device, painter, panel.shown->figure, place, widgets::panelStyle(panel, style));
                all.points += one.points;
                all.plots = all.plots || one.plots;
            }
        }
        return all;
    }
    const auto* plot = std::get_if<PlotSpec>(&figure);
    const bool fits =
        widgets::figureHeight(figure, {area.width(), area.height()}, style).least <= area.height() * (1.0 + 1e-9);
    if (plot != nullptr && fits) {
        const QRectF left = widgets::drawFoot(painter, area, figure, style);
        return {writePlot(device, painter, widgets::plotOnPaper(*plot, style.theme), left, style), true};
    }
    widgets::paintFigure(painter, area, figure, style);
    return {};
}

QByteArray withHead(const QString& picture, bool plot) {
    QString head = QStringLiteral("% Written by Greyscope. The preamble needs \\usepackage{%1}%2\n")
                       .arg(plot ? QLatin1String("pgfplots") : QLatin1String("tikz"),
                            plot ? QLatin1String(" \\pgfplotsset{compat=1.17}") : QLatin1String());
    if (wantsUnicodeTex(picture)) {
        head += QStringLiteral("% It contains characters that require XeLaTeX or LuaLaTeX and a font that has them.\n");
    }
    return (head + picture).toUtf8();
}

}  // namespace

base::Expected<QByteArray> texOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    GREYSCOPE_TRY(checkOptions(options));
    TikzDevice device(pixelsAt(options.sizeMm, kVectorDpi), kVectorDpi);
    QPainter painter(&device);
    const Style style = paperStyle(options, kVectorDpi);
    const QRectF area = drawTitle(painter, figure, options, kVectorDpi);
    const Written written = write(device, painter, figure, area, style);
    const std::size_t points = written.points;
    painter.end();
    if (const std::size_t count = device.count() + points; count > kMostParts) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"marks in TeX", std::to_string(count), "[0, " + std::to_string(kMostParts) + "]"});
    }
    return withHead(device.picture(), written.plots);
}

}  // namespace greyscope::app
