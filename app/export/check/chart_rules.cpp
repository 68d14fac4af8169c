#include "app/export/check/chart_rules.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include "widgets/graph/dot_strip_geometry.h"
#include "widgets/plot/drawn_curve.h"
#include "widgets/plot/frame_layout.h"
#include "widgets/plot/tick_labels.h"
#include "widgets/present/words/words.h"
#include "widgets/ranking/ranking_paper.h"
#include "widgets/timeline/timeline_geometry.h"

namespace greyscope::app {

namespace {

using widgets::Words;

/// A figure placed on the page.
struct Placed {
    widgets::Style style;
    QRectF area;     ///< in its layout, from its own corner
    QPointF corner;  ///< in points
    double scale;    ///< points per unit of the layout

    explicit Placed(const CheckedPart& part) : style(paperStyle(part.options, kVectorDpi)) {
        constexpr double kPoint = 72.0 / kVectorDpi;
        const QRectF whole = figureArea(*part.figure, part.options, kVectorDpi);
        const widgets::FigurePlace place = widgets::placeOf(*part.figure, whole.size(), style);
        const double height = part.options.sizeMm.height() / kMmPerPoint;
        area = QRectF(QPointF(), place.room);
        corner = QPointF(part.place.left(), part.place.bottom() - height) + kPoint * whole.topLeft();
        scale = kPoint * place.scale;
    }
    [[nodiscard]] QRectF onPage(const QRectF& place) const {
        return {corner + scale * place.topLeft(), scale * place.size()};
    }
};

struct PlacedChart : Placed {
    const widgets::PlotSpec& spec;
    widgets::PlotLayout layout;

    explicit PlacedChart(const CheckedPart& part)
        : Placed(part),
          spec(*part.chart),
          layout(widgets::layOut(spec, style, area.size().toSize(), widgets::homeRange(spec, widgets::Side::horizontal),
                                 widgets::homeRange(spec, widgets::Side::vertical))) {}
    [[nodiscard]] bool shows(double x, double y) const { return layout.frame.x.shows(x) && layout.frame.y.shows(y); }
};

std::size_t labelled(const std::vector<widgets::Tick>& ticks) {
    return static_cast<std::size_t>(std::count_if(
        ticks.begin(), ticks.end(), [](const widgets::Tick& tick) { return !tick.label.trimmed().isEmpty(); }));
}

/// Whether an axis has only one place or name, so that a single label is enough.
bool hasOnePlace(const widgets::PlotSpec& spec, widgets::Side side) {
    const bool across = side == widgets::Side::horizontal;
    const widgets::AxisSpec& axis = across ? spec.x : spec.y;
    std::set<double> places;
    for (const widgets::Curve& curve : spec.curves) {
        for (const double place : across ? curve.x : curve.y) {
            places.insert(place);
            if (places.size() > 1) {
                return false;
            }
        }
    }
    return across || widgets::hasNames(axis);
}

/// The positions of a curve's marks and error bars.
struct Marks {
    std::vector<QRectF> marks, bars;
};

Marks marksOf(const PlacedChart& chart, const widgets::Curve& curve) {
    constexpr double kWhiskerPt = 5.0;
    Marks all;
    const widgets::DrawnCurve drawn = widgets::drawnAs(curve, chart.spec.compact, chart.style);
    const bool bars = !curve.ribbon && curve.low.size() == curve.x.size() && curve.high.size() == curve.x.size();
    const double half = 0.5 * drawn.markerSize, whisker = 0.5 * chart.style.pt(kWhiskerPt);
    const std::size_t every = std::max<std::size_t>(1, curve.markEvery);
    for (std::size_t i = 0; i < std::min(curve.x.size(), curve.y.size()); ++i) {
        if (!chart.shows(curve.x[i], curve.y[i])) {
            continue;
        }
        const QPointF at = chart.layout.frame.point(curve.x[i], curve.y[i]);
        if (drawn.markers && i % every == 0) {
            all.marks.push_back(chart.onPage({at.x() - half, at.y() - half, 2.0 * half, 2.0 * half}));
        }
        if (bars && curve.high[i] > curve.low[i]) {
            const widgets::AxisMap& y = chart.layout.frame.y;
            const double top = y.pixel(std::min(curve.high[i], y.high));
            const double bottom = y.pixel(std::max(curve.low[i], y.low));
            all.bars.push_back(chart.onPage({at.x() - whisker, top, 2.0 * whisker, bottom - top}));
        }
    }
    return all;
}

bool meets(const QRectF& text, const QRectF& mark) {
    const QRectF shared = text.intersected(mark);
    return shared.width() > kOverlapPt && shared.height() > kOverlapPt;
}

/// An axis with labels, and their places on the page in points.
struct ReadAxis {
    bool across;
    std::vector<widgets::Tick> ticks;
    QRectF place;
};

std::vector<ReadAxis> axesOfChart(const CheckedPart& part) {
    const PlacedChart chart(part);
    const QRectF area(chart.layout.frame.area);
    const double line = chart.style.lineHeight();
    std::vector<ReadAxis> axes;
    if (!chart.spec.x.hideLabels && !hasOnePlace(chart.spec, widgets::Side::horizontal)) {
        axes.push_back({true, chart.layout.xTicks, chart.onPage({area.left(), area.bottom(), area.width(), line})});
    }
    if (!chart.spec.y.hideLabels && !hasOnePlace(chart.spec, widgets::Side::vertical)) {
        axes.push_back(
            {false, chart.layout.yTicks, chart.onPage({area.left() - line, area.top(), line, area.height()})});
    }
    return axes;
}

/// Returns both axes of a chart; for ranked bars, strips and lanes the axis that their rows share.
std::vector<ReadAxis> axesOf(const CheckedPart& part) {
    if (part.chart) {
        return axesOfChart(part);
    }
    if (part.figure == nullptr) {
        return {};
    }
    const Placed placed(part);
    const QRectF& area = placed.area;
    const auto below = [&placed](const QRectF& scale, double top) {
        return placed.onPage({scale.left(), top, scale.width(), placed.style.lineHeight()});
    };
    if (const auto* ranking = std::get_if<widgets::RankingSpec>(part.figure); ranking && !ranking->bars.empty()) {
        const widgets::RankingSpec paper = widgets::onPaper(*ranking, area.size(), placed.style);
        const auto g = widgets::RankingGeometry::layout(paper, area, placed.style);
        return {{true, g.ticks, below(g.bars, g.body.bottom())}};
    }
    if (const auto* strips = std::get_if<widgets::DotStripSpec>(part.figure); strips && !strips->rows.empty()) {
        const auto g = widgets::DotStripGeometry::onPaper(*strips, area, placed.style);
        return {{true, g.ticks, below(g.strip, g.header.top())}};
    }
    if (const auto* lanes = std::get_if<widgets::TimelineSpec>(part.figure); lanes) {
        const auto g = widgets::TimelineGeometry::layout(*lanes, area, placed.style);
        return {{true, g.ticks, below(g.axis, g.axis.top())}};
    }
    return {};
}

}  // namespace

void ruleScale(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    constexpr std::size_t kFewest = 2;
    for (const ReadAxis& axis : axesOf(part)) {
        if (labelled(axis.ticks) < kFewest) {
            check.sentence = axis.across ? Words::tr("The horizontal axis has fewer than two labels.")
                                         : Words::tr("The vertical axis has fewer than two labels.");
            check.place = axis.place;
            return;
        }
    }
}

void ruleMarks(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    if (!part.chart) {
        return;
    }
    const PlacedChart chart(part);
    for (const widgets::Curve& curve : chart.spec.curves) {
        const Marks marks = marksOf(chart, curve);
        for (const RecordedText* text : part.texts) {
            const auto on = [text](const QRectF& mark) { return meets(text->ink, mark); };
            const bool onMark = std::any_of(marks.marks.begin(), marks.marks.end(), on);
            if (onMark || std::any_of(marks.bars.begin(), marks.bars.end(), on)) {
                check.sentence = (onMark ? Words::tr("%1 overlaps a marker.") : Words::tr("%1 overlaps an error bar."))
                                     .arg(quoted(text->text));
                check.place = text->ink;
                return;
            }
        }
    }
}

void ruleLegend(const Subject& subject, const CheckedPart& part, FigureCheck& check) {
    constexpr double kClearPt = 1.0;
    if (!part.chart) {
        return;
    }
    const PlacedChart chart(part);
    QRectF legend;
    for (const widgets::FootLegend::Entry& entry : chart.layout.legend.entries) {
        const double top = chart.layout.size.height() - chart.layout.legend.height;
        legend = legend.united(chart.onPage(entry.place.translated(0.0, top)));
    }
    const QRectF page = QRectF(QPointF(), subject.record.size).adjusted(kClearPt, kClearPt, -kClearPt, -kClearPt);
    for (const widgets::Curve& curve : chart.spec.curves) {
        for (const RecordedText* text : part.texts) {
            legend = curve.labelled && text->text == curve.name ? legend.united(text->ink) : legend;
        }
    }
    if (!legend.isNull() && !page.contains(legend)) {
        check.sentence = Words::tr("The legend is at the edge of the page.");
        check.place = legend;
    }
}

}  // namespace greyscope::app
