#include "app/export/chart_rules.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "widgets/plot/drawn_curve.h"
#include "widgets/plot/frame_layout.h"
#include "widgets/plot/tick_labels.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

/// A chart as it lies on the page.
struct PlacedChart {
    const widgets::PlotSpec& spec;
    widgets::Style style;
    widgets::PlotLayout layout;
    QPointF corner;  ///< of its area, in points
    double scale;    ///< points a pixel of the layout

    explicit PlacedChart(const CheckedPart& part)
        : spec(*part.chart), style(paperStyle(part.options, kVectorDpi)), scale(72.0 / kVectorDpi) {
        const QRectF area = figureArea(*part.figure, part.options, kVectorDpi);
        layout = widgets::layOut(spec, style, area.size().toSize(), widgets::homeRange(spec, widgets::Side::horizontal),
                                 widgets::homeRange(spec, widgets::Side::vertical));
        const double height = part.options.sizeMm.height() / kMmPerPoint;
        corner = QPointF(part.place.left(), part.place.bottom() - height) + scale * area.topLeft();
    }
    [[nodiscard]] QRectF onPage(const QRectF& place) const {
        return {corner + scale * place.topLeft(), scale * place.size()};
    }
    [[nodiscard]] bool shows(double x, double y) const { return layout.frame.x.shows(x) && layout.frame.y.shows(y); }
};

std::size_t labelled(const std::vector<widgets::Tick>& ticks) {
    return static_cast<std::size_t>(std::count_if(
        ticks.begin(), ticks.end(), [](const widgets::Tick& tick) { return !tick.label.trimmed().isEmpty(); }));
}

/// Whether an axis of one place, or of one name, needs no more than that.
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

/// Where the marks of a curve stand, and its error bars.
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

}  // namespace

void ruleScale(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    constexpr std::size_t kFewest = 2;
    if (!part.chart) {
        return;
    }
    const PlacedChart chart(part);
    const auto few = [&](widgets::Side side) {
        const bool across = side == widgets::Side::horizontal;
        const widgets::AxisSpec& axis = across ? chart.spec.x : chart.spec.y;
        return !axis.hideLabels && labelled(across ? chart.layout.xTicks : chart.layout.yTicks) < kFewest &&
               !hasOnePlace(chart.spec, side);
    };
    const bool across = few(widgets::Side::horizontal);
    if (across || few(widgets::Side::vertical)) {
        check.sentence = across ? Words::tr("The horizontal axis has fewer than two labels.")
                                : Words::tr("The vertical axis has fewer than two labels.");
        const QRectF area(chart.layout.frame.area);
        check.place = chart.onPage(
            across ? QRectF(area.left(), area.bottom(), area.width(), chart.style.pt(9.0))
                   : QRectF(area.left() - chart.style.pt(9.0), area.top(), chart.style.pt(9.0), area.height()));
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
                check.sentence = (onMark ? Words::tr("%1 lies on a mark.") : Words::tr("%1 lies on an error bar."))
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
        check.sentence = Words::tr("The legend stands at the edge of the page.");
        check.place = legend;
    }
}

}  // namespace greyscope::app
