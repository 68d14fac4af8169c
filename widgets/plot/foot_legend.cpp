#include "widgets/plot/foot_legend.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/fitted_text.h"
#include "widgets/common/names/name_columns.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/plot/ribbon_painter.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kPlotShare = 0.4;  // share of the height that a legend leaves to the plot
constexpr double kAbovePt = 4.0;
constexpr double kEdgePt = 2.0;  // to the sides and the bottom of the page
constexpr double kSamplePt = 18.0;
constexpr double kSampleGapPt = 4.0;

std::vector<FootLegend::Entry> entriesOf(const EndLabels& labels) {
    std::vector<FootLegend::Entry> entries;
    for (std::size_t i = 0; i < labels.keys; ++i) {
        entries.push_back({true, i, {labels.keyNames[static_cast<qsizetype>(i)]}, {}});
    }
    for (const EndLabel& label : labels.rows) {
        entries.push_back({false, label.curve, {label.name}, {}});
    }
    return entries;
}

/// The height that a chart of this size leaves for a legend of height `wanted`.
double roomBelow(const QSizeF& size, double wanted, const Style& style) {
    const double least = leastPlotHeight(style);
    const double good = std::max(least, std::min(usualPlotHeight(size.width()), kPlotShare * size.height()));
    return std::max(0.0, size.height() - (wanted <= size.height() - least ? least : good));
}

}  // namespace

double leastPlotHeight(const Style& style) {
    constexpr double kLines = 7.0;
    return kLines * style.lineHeight();
}

double usualPlotHeight(double width) {
    constexpr double kShape = 0.625;
    return kShape * width;
}

double leastHeightWith(double legend, double width, const Style& style) {
    const double share = legend * kPlotShare / (1.0 - kPlotShare);
    return legend + std::max(leastPlotHeight(style), std::min(usualPlotHeight(width), share));
}

FootLegend layOutLegend(const EndLabels& labels, const Style& style, const QSizeF& size) {
    FootLegend legend;
    if (!labels.below) {
        return legend;
    }
    legend.entries = entriesOf(labels);
    QStringList names;
    for (const FootLegend::Entry& entry : legend.entries) {
        names << entry.lines.front();
    }
    const double top = style.pt(kAbovePt);
    const double edge = style.pt(kEdgePt);
    const double line = QFontMetricsF(style.text(true)).height();
    NameColumns columns = inColumns(names, style.pt(kSamplePt + kSampleGapPt), std::ceil(labels.nameWidth) + 1.0,
                                    std::max(1.0, size.width() - 2.0 * edge), style);
    for (std::size_t i = 0; i < legend.entries.size(); ++i) {
        legend.entries[i].lines = std::move(columns.entries[i].lines);
        legend.entries[i].place = columns.entries[i].place.translated(edge, top);
    }
    legend.height = top + columns.height + edge;
    if (const double room = roomBelow(size, legend.height, style); legend.height > room) {
        // a last line counts the names that are left out
        std::vector<FootLegend::Entry> kept;
        for (std::size_t i = 0; i < legend.entries.size(); ++i) {
            if (legend.entries[i].place.bottom() <= room - line - edge) {
                kept.push_back(std::move(legend.entries[i]));
            } else {
                legend.leftOut << names[static_cast<qsizetype>(i)];
            }
        }
        legend.entries = std::move(kept);
        legend.height = std::max(room, line + edge);
    }
    return legend;
}

void drawLegend(QPainter& painter, const FootLegend& legend, const PlotSpec& spec, const QPointF& corner,
                const Style& style) {
    const double line = QFontMetricsF(style.text(true)).height();
    const double sample = style.pt(kSamplePt);
    for (const FootLegend::Entry& entry : legend.entries) {
        const QRectF place = entry.place.translated(corner);
        const QRectF box(place.left(), place.top(), sample, line);
        if (entry.ribbon) {
            paintRibbonKey(painter, box.adjusted(0.0, 0.2 * line, 0.0, -0.2 * line), entry.index, style);
        } else {
            paintSwatch(painter, box, markOf(spec.curves[entry.index]), style);
        }
        painter.setFont(style.text(!entry.ribbon && spec.curves[entry.index].heavy));
        painter.setPen(style.theme.text);
        drawLines(painter, place.adjusted(sample + style.pt(kSampleGapPt), 0.0, 0.0, 0.0), Qt::AlignLeft, entry.lines);
    }
    if (!legend.leftOut.isEmpty()) {
        painter.setFont(style.text());
        painter.setPen(style.theme.text2);
        const double edge = style.pt(kEdgePt);
        drawLines(painter, {corner.x() + edge, corner.y() + legend.height - line - edge, style.pt(kSamplePt), line},
                  Qt::AlignLeft, {Words::tr("%n more", nullptr, counted(legend.leftOut.size()))});
    }
}

}  // namespace greyscope::widgets
