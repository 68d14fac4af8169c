#include "widgets/plot/plot_renderer.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include "widgets/common/theme/swatch.h"
#include "widgets/plot/bar_painter.h"
#include "widgets/plot/clip.h"
#include "widgets/plot/drawn_curve.h"
#include "widgets/plot/line_halo.h"

namespace greyscope::widgets {

namespace {

constexpr qsizetype kLongLine = 500;    // points on screen; a wide pen over more takes longer than everything else
constexpr std::size_t kShortLine = 60;  // points stroked as one path; longer jagged lines cross themselves

// layers from bottom to top, above QCustomPlot's own "background" and "grid"
const QString kGround = QStringLiteral("ground");
const QString kHeavy = QStringLiteral("heavy");
const QString kCurves = QStringLiteral("curves");
const QString kLit = QStringLiteral("lit");
const QString kFront = QStringLiteral("front");

/// A part of the picture painted by a function.
class Painted final : public QCPLayerable {
public:
    Painted(QCustomPlot& plot, const QString& layer, std::function<void(QCPPainter&)> paint)
        : QCPLayerable(&plot, layer), m_paint(std::move(paint)) {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    void draw(QCPPainter* painter) override { m_paint(*painter); }
    [[nodiscard]] QRect clipRect() const override { return mParentPlot->viewport().adjusted(0, 0, 1, 1); }

private:
    std::function<void(QCPPainter&)> m_paint;
};

QCPAxis::ScaleType scaleType(Scale scale) {
    return scale == Scale::linear ? QCPAxis::stLinear : QCPAxis::stLogarithmic;
}

}  // namespace

/// A line or a set of markers that can be drawn again with other pens from the same data.
class CurveGraph final : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

    void drawLit(QCPPainter& painter, const QColor& halo, double haloPt) {
        const QPen pen = mPen;
        if (mLineStyle != lsNone) {
            drawHalo(painter, QPen(halo, pen.widthF() + haloPt, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            // a long line is shown by its halo instead, because a wide pen is slow
            if (dataCount() <= static_cast<int>(kShortLine)) {
                mPen.setWidthF(pen.widthF() * 1.25);
            }
        }
        const QCPScatterStyle scatter = mScatterStyle;
        if (!scatter.isNone()) {
            mScatterStyle.setCustomPath(QTransform::fromScale(1.25, 1.25).map(scatter.customPath()));
        }
        redraw(painter);
        mPen = pen;
        mScatterStyle = scatter;
    }

protected:
    /// In PNG a long line is stroked piece by piece, because a single path that crosses itself takes minutes.
    void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const override {
        if (!mParentPlot->plottingHints().testFlag(QCP::phFastPolylines) ||
            !painter->modes().testFlag(QCPPainter::pmVectorized)) {
            QCPGraph::drawLinePlot(painter, lines);
            return;
        }
        constexpr qsizetype kPiece = 8;
        QPen pen = painter->pen();
        const bool dashed = pen.style() != Qt::SolidLine;
        double length = 0.0;
        for (qsizetype begin = 0; begin + 1 < lines.size(); begin += kPiece) {
            const QVector<QPointF> piece = lines.mid(begin, kPiece + 1);
            if (dashed) {
                pen.setDashOffset(length / std::max(pen.widthF(), 1e-6));
                painter->setPen(pen);
            }
            QCPGraph::drawLinePlot(painter, piece);
            for (qsizetype k = 1; k < piece.size(); ++k) {
                const double part = QLineF(piece[k - 1], piece[k]).length();
                length += std::isfinite(part) ? part : 0.0;
            }
        }
    }

private:
    void drawHalo(QCPPainter& painter, const QPen& wide) {
        QVector<QPointF> line;
        getLines(&line, QCPDataRange(0, dataCount()));
        if (line.size() > kLongLine) {
            painter.setAntialiasing(false);
            const QRect room = clipRect();
            for (const QRectF& column : haloOf(line, wide.widthF() / 2.0, room)) {
                painter.fillRect(column, wide.color());
            }
            return;
        }
        const QPen pen = std::exchange(mPen, wide);
        redraw(painter);
        mPen = pen;
    }
    void redraw(QCPPainter& painter) {
        applyDefaultAntialiasingHint(&painter);
        draw(&painter);
    }
};

PlotRenderer::PlotRenderer(QCustomPlot& plot) : m_plot(plot), m_style(Style::screen(Theme::light())) {
    addLayers();
    QCPAxisRect* rect = m_plot.axisRect();
    rect->setAutoMargins(QCP::msNone);
    rect->setMinimumMargins(QMargins());
    rect->setMinimumSize(1, 1);
    m_plot.plotLayout()->setMargins(QMargins());
    for (QCPAxis* axis : rect->axes()) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    rebuild();
}

PlotRenderer::~PlotRenderer() = default;

void PlotRenderer::addLayers() {
    QString below = QStringLiteral("grid");
    for (const QString& name : {kGround, kHeavy, kCurves}) {
        m_plot.addLayer(name, m_plot.layer(below), QCustomPlot::limAbove);
        below = name;
    }
    // A buffered layer separates the layers below it from those above; all others stay below, in one buffer.
    m_plot.layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmLogical);
    for (const QString& name : {kLit, kFront}) {
        m_plot.addLayer(name);
    }
    m_plot.setAutoAddPlottableToLegend(false);
    m_plot.layer(kLit)->setMode(QCPLayer::lmBuffered);
    m_plot.layer(kFront)->setMode(QCPLayer::lmBuffered);
    // the plot owns the layerables
    new Painted(m_plot, kGround, [this](QPainter& painter) {
        drawGround(painter, m_spec, m_layout, m_style);
        drawGuides(painter, m_spec, m_layout, m_style, false);
    });
    new Painted(m_plot, kLit, [this](QCPPainter& painter) { drawLit(painter); });
    new Painted(m_plot, kFront, [this](QPainter& painter) {
        drawGuides(painter, m_spec, m_layout, m_style, true);
        const auto bold = m_cursor ? std::optional(m_spec.curves[m_cursor->curve].x[m_cursor->point]) : std::nullopt;
        drawAxes(painter, m_spec, m_layout, m_style, bold);
        drawLabels(painter, m_layout.labels, m_spec, m_layout.frame, m_style, m_lit.curves);
        if (m_cursor) {
            drawCursor(painter, m_spec, m_layout, m_style, *m_cursor);
        }
        if (m_focused) {
            painter.setPen(QPen(m_style.theme.accent, 1.0, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(m_plot.viewport().adjusted(1, 1, -2, -2));
        }
    });
}

void PlotRenderer::setSpec(PlotSpec spec) {
    const Range oldX = m_homeX;
    const Range oldY = m_homeY;
    const bool sameScales = spec.x.scale == m_spec.x.scale && spec.y.scale == m_spec.y.scale;
    m_spec = std::move(spec);
    m_homeX = homeRange(m_spec, Side::horizontal);
    m_homeY = homeRange(m_spec, Side::vertical);
    m_lit = {std::vector<bool>(m_spec.curves.size(), false), 0};
    m_cursor.reset();
    if (!sameScales || oldX != m_homeX || oldY != m_homeY) {
        resetZoom();
    }
    rebuild();
}

void PlotRenderer::setStyle(const Style& style) {
    m_style = style;
    rebuild();
}

void PlotRenderer::setLit(Lit lit) {
    lit.curves.resize(m_spec.curves.size(), false);
    if (lit != m_lit) {
        m_lit = std::move(lit);
        redrawLayer(kLit);
        redrawLayer(kFront);
    }
}

void PlotRenderer::redrawLayer(const QString& layer) {
    if (!m_stale) {
        m_plot.layer(layer)->replot();
    }
}

void PlotRenderer::drawLit(QCPPainter& painter) {
    if (m_style.print) {
        return;
    }
    painter.setClipRect(m_plot.axisRect()->rect());
    for (std::size_t i = m_spec.curves.size(); i > 0; --i) {
        if (m_lit.curves[i - 1]) {
            drawLitBars(painter, m_spec.curves[i - 1], m_layout.frame, m_style);
        }
        for (CurveGraph* graph : m_lit.curves[i - 1] ? m_graphs[i - 1] : std::vector<CurveGraph*>()) {
            graph->drawLit(painter, m_style.theme.link, m_style.pt(4.0));
        }
    }
    drawLitPoints(painter);
}

/// Rings the points of the lit curves, and of curves without a link.
void PlotRenderer::drawLitPoints(QCPPainter& painter) {
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; m_lit.measuredAt > 0 && i < m_spec.curves.size(); ++i) {
        const Curve& curve = m_spec.curves[i];
        const auto at = std::find(curve.measuredAt.begin(), curve.measuredAt.end(), m_lit.measuredAt);
        if (at == curve.measuredAt.end() || !(m_lit.curves[i] || curve.link.empty())) {
            continue;
        }
        const PlotCursor point{i, static_cast<std::size_t>(at - curve.measuredAt.begin())};
        if (const auto place = placeOf(m_spec, m_layout.frame, point)) {
            for (const auto& [colour, width] : {std::pair(m_style.theme.text, 3.5), {m_style.theme.link, 2.5}}) {
                painter.setPen(QPen(colour, m_style.pt(width)));
                painter.drawEllipse(*place, m_style.pt(7.0), m_style.pt(7.0));
            }
        }
    }
}

void PlotRenderer::setCursor(std::optional<PlotCursor> cursor) {
    m_cursor = cursor;
    redrawLayer(kFront);
}

void PlotRenderer::setFocused(bool focused) {
    m_focused = focused;
    redrawLayer(kFront);
}

void PlotRenderer::resetZoom() {
    m_plot.xAxis->setScaleType(scaleType(m_spec.x.scale));
    m_plot.yAxis->setScaleType(scaleType(m_spec.y.scale));
    m_plot.xAxis->setRange(m_homeX.first, m_homeX.second);
    m_plot.yAxis->setRange(m_homeY.first, m_homeY.second);
}

bool PlotRenderer::zoomed() const {
    return m_plot.xAxis->range() != QCPRange(m_homeX.first, m_homeX.second) ||
           m_plot.yAxis->range() != QCPRange(m_homeY.first, m_homeY.second);
}

PlotZoom PlotRenderer::zoom() const {
    const QCPRange x = m_plot.xAxis->range();
    const QCPRange y = m_plot.yAxis->range();
    return {{x.lower, x.upper}, {y.lower, y.upper}};
}

void PlotRenderer::zoomTo(const PlotZoom& zoom) {
    m_plot.xAxis->setRange(zoom.x.first, zoom.x.second);
    m_plot.yAxis->setRange(zoom.y.first, zoom.y.second);
}

void PlotRenderer::layOutIn(const QSize& size) {
    m_stale = false;
    const QCPRange x = m_plot.xAxis->range();
    const QCPRange y = m_plot.yAxis->range();
    m_layout = layOut(m_spec, m_style, size, {x.lower, x.upper}, {y.lower, y.upper});
    const QRect& area = m_layout.frame.area;
    m_plot.axisRect()->setMargins(QMargins(area.left(), area.top(), std::max(0, size.width() - area.right() - 1),
                                           std::max(0, size.height() - area.bottom() - 1)));
}

void PlotRenderer::rebuild() {
    m_plot.setBackground(m_style.print ? QBrush(Qt::NoBrush) : QBrush(m_style.theme.base));
    m_stale = true;
    m_plot.clearPlottables();
    m_plot.clearItems();
    m_graphs.assign(m_spec.curves.size(), {});
    // Stroking a long line as one path takes a second; separate segments look the same if they are short.
    const bool isLong = std::any_of(m_spec.curves.begin(), m_spec.curves.end(),
                                    [](const Curve& curve) { return curve.x.size() > kShortLine; });
    m_plot.setPlottingHint(QCP::phFastPolylines, isLong && !m_style.print);
    // the reference is below the other curves; within a layer the first one drawn is the last in the list
    for (std::size_t i = m_spec.curves.size(); i > 0; --i) {
        addCurve(i - 1);
    }
}

CurveGraph& PlotRenderer::addGraph(const QString& layer) {
    auto* graph = new CurveGraph(m_plot.xAxis, m_plot.yAxis);  // owned by the plot
    graph->setLayer(layer);
    return *graph;
}

void PlotRenderer::addCurve(std::size_t index) {
    const Curve curve = drawable(m_spec.curves[index], m_spec.x.scale, m_spec.y.scale);
    const QString& layer = curve.heavy ? kHeavy : kCurves;
    const qsizetype before = m_plot.graphCount();
    const DrawnCurve look = drawnAs(curve, m_spec.compact, m_style);
    if (look.line) {
        drawLine(curve, [&](const Curve& part) { addLine(part, look, layer); });
    }
    const qsizetype lines = m_plot.graphCount();
    if (curve.ribbon && !curve.low.empty()) {
        addRibbon(curve, layer);
    } else if (hasErrorBars(curve)) {
        isLimit(curve) ? addArrow(curve, layer) : addErrorBars(curve, layer);
    }
    const qsizetype between = m_plot.graphCount();
    if (look.markers) {
        addMarkers(curve, look, layer);
    }
    for (qsizetype i = before; i < m_plot.graphCount(); ++i) {
        if (i < lines || i >= between) {
            m_graphs[index].push_back(static_cast<CurveGraph*>(m_plot.graph(static_cast<int>(i))));
        }
    }
}

void PlotRenderer::addLine(const Curve& curve, const DrawnCurve& look, const QString& layer) {
    CurveGraph& graph = addGraph(layer);
    graph.setLineStyle(curve.stems ? QCPGraph::lsImpulse : QCPGraph::lsLine);
    graph.setPen(linePen(look.colour, look.lineWidth, curve.dash));
    graph.setAdaptiveSampling(true);
    if (m_style.print && !curve.stems) {
        // a vector file must not contain anything outside the axes, because some programs lose the clipping
        QVector<double> x(curve.x.begin(), curve.x.end());
        QVector<double> y(curve.y.begin(), curve.y.end());
        clipLine({m_homeX, m_homeY, m_spec.x.scale, m_spec.y.scale}, x, y);
        graph.setData(x, y, true);
        return;
    }
    QVector<QCPGraphData> points(static_cast<qsizetype>(curve.x.size()));
    std::transform(curve.x.begin(), curve.x.end(), curve.y.begin(), points.begin(),
                   [](double x, double y) { return QCPGraphData(x, y); });
    graph.data()->set(points, true);
}

void PlotRenderer::addMarkers(const Curve& curve, const DrawnCurve& look, const QString& layer) {
    const AxisMap x{m_spec.x.scale, m_homeX.first, m_homeX.second};
    const AxisMap y{m_spec.y.scale, m_homeY.first, m_homeY.second};
    const auto add = [&](std::size_t from, std::size_t to, bool hollow) {
        QVector<double> keys;
        QVector<double> values;
        for (std::size_t i = from + curve.markEvery / 2; i < to; i += curve.markEvery) {
            if (!m_style.print || (x.shows(curve.x[i]) && y.shows(curve.y[i]))) {
                keys.push_back(curve.x[i]);
                values.push_back(curve.y[i]);
            }
        }
        if (keys.isEmpty()) {
            return;
        }
        CurveGraph& graph = addGraph(layer);
        graph.setLineStyle(QCPGraph::lsNone);
        graph.setAdaptiveSampling(!m_style.print);  // it would change the density of markers on paper
        graph.setScatterStyle(QCPScatterStyle(markerPath(look.marker, look.markerSize), look.markerPen(hollow, m_style),
                                              look.markerBrush(hollow, m_style), 6.0));  // 6: not scaled
        graph.setData(keys, values, true);
    };
    const std::size_t hollowFrom = curve.hollow ? 0 : std::min(curve.hollowFrom, curve.x.size());
    add(0, hollowFrom, false);
    add(hollowFrom, curve.x.size(), true);
}

void PlotRenderer::addRibbon(const Curve& curve, const QString& layer) {
    QColor colour = inkColour(curve.ink, m_style.theme);
    const auto add = [&](const std::vector<double>& edge) {
        QVector<double> x(curve.x.begin(), curve.x.end());
        QVector<double> y(edge.begin(), edge.end());
        QCPGraph* graph = &addGraph(layer);
        graph->setPen(linePen(colour, m_style.pt(m_style.linePt * 0.5), Dash::dotted));
        graph->setData(x, y, true);
        return graph;
    };
    QCPGraph* high = add(curve.high);
    QCPGraph* low = add(curve.low);
    colour.setAlpha(kRibbonOpacity);
    high->setBrush(colour);
    high->setChannelFillGraph(low);
}

void PlotRenderer::addArrow(const Curve& curve, const QString& layer) {
    auto* arrow = new QCPItemLine(&m_plot);
    arrow->setLayer(layer);
    arrow->setPen(QPen(inkColour(curve.ink, m_style.theme), m_style.pt(m_style.linePt * 0.7)));
    arrow->setHead(QCPLineEnding(QCPLineEnding::esFlatArrow, m_style.pt(4.0), m_style.pt(5.0)));
    arrow->start->setCoords(curve.x[0], curve.y[0]);
    arrow->end->setCoords(curve.x[0], curve.low[0] < curve.y[0] ? curve.low[0] : curve.high[0]);
}

void PlotRenderer::addErrorBars(const Curve& curve, const QString& layer) {
    QCPGraph* points = &addGraph(layer);
    points->setLineStyle(QCPGraph::lsNone);
    points->setData(QVector<double>(curve.x.begin(), curve.x.end()), QVector<double>(curve.y.begin(), curve.y.end()),
                    true);
    auto* bars = new QCPErrorBars(m_plot.xAxis, m_plot.yAxis);
    bars->setLayer(layer);
    bars->setDataPlottable(points);
    bars->setPen(QPen(errorBarColour(curve, m_style.theme), m_style.pt(m_style.linePt * 0.7)));
    bars->setWhiskerWidth(m_style.pt(5));
    bars->setSymbolGap(0);
    QVector<double> minus;
    QVector<double> plus;
    for (std::size_t i = 0; i < curve.x.size(); ++i) {
        minus.push_back(curve.y[i] - curve.low[i]);
        plus.push_back(curve.high[i] - curve.y[i]);
    }
    bars->setData(minus, plus);
}

}  // namespace greyscope::widgets
