#pragma once

#include <QPainter>
#include <QRectF>
#include <QSizeF>

#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/plot/foot_legend.h"
#include "widgets/present/spec/facets_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

/// The layout of a grid of charts. All lengths are in pixels, relative to the corner of the figure.
struct FacetsLayout {
    struct Panel {
        PlotSpec spec;  ///< as it is drawn: without the titles and labels that the grid gives
        QRectF place;
        QRectF plot;  ///< its plot area
    };
    std::vector<Panel> panels;
    std::size_t columns = 1, rows = 1;
    QString xTitle, yTitle;
    PlotSpec legendOf;  ///< the named curves of all panels
    FootLegend legend;
    double titleWidth = 0.0;  ///< width of the y title at the left
};
[[nodiscard]] FacetsLayout layOut(const FacetsSpec& spec, const QSizeF& size, const Style& style);

void paintFacets(QPainter& painter, const QRectF& area, const FacetsSpec& spec, const Style& style);
/// Returns the height of the grid on paper.
[[nodiscard]] PaperHeight paperHeight(const FacetsSpec& spec, const PaperRoom& room, const Style& style);
/// Returns the names that the legend leaves out in this size.
[[nodiscard]] Unprinted leftOut(const FacetsSpec& spec, const QSizeF& size, const Style& style);

}  // namespace greyscope::widgets
