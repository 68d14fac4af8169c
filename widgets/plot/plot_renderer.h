#pragma once

#include <QSize>

#include <memory>
#include <optional>
#include <vector>

#include "widgets/plot/axis_map.h"
#include "widgets/plot/cursor_painter.h"
#include "widgets/plot/frame_painter.h"

class QCPPainter;
class QCustomPlot;

namespace greyscope::widgets {

class CurveGraph;
struct DrawnCurve;

/// Draws a PlotSpec in a Style with a QCustomPlot, which must outlive the renderer. QCustomPlot draws the curves and
/// maps values to pixels. The functions of this folder draw bands, axes, guides, labels and the cursor into its layers,
/// so that screen and files look the same.
class PlotRenderer {
public:
    explicit PlotRenderer(QCustomPlot& plot);
    ~PlotRenderer();
    PlotRenderer(const PlotRenderer&) = delete;
    PlotRenderer& operator=(const PlotRenderer&) = delete;

    /// Sets the chart and rebuilds its curves. The zoom is kept if the ranges of the axes before zooming are the same.
    void setSpec(PlotSpec spec);
    void setStyle(const Style& style);
    /// What is highlighted: whole curves, with a yellow halo and a bold label, and the points with the number k, with a
    /// yellow ring. They are drawn once more above the other curves.
    struct Lit {
        std::vector<bool> curves;
        int measuredAt = 0;  ///< the number k (from 1) of the highlighted points; 0: none
        bool operator==(const Lit&) const = default;
    };
    /// Sets what is highlighted. Redraws only what is above the curves.
    void setLit(Lit lit);
    /// Sets the point at which the cursor is; nullopt: no cursor. Redraws only what is above the curves.
    void setCursor(std::optional<PlotCursor> cursor);
    /// Sets whether the plot has the keyboard focus, which a frame shows.
    void setFocused(bool focused);
    void resetZoom();
    [[nodiscard]] bool zoomed() const;
    [[nodiscard]] PlotZoom zoom() const;
    void zoomTo(const PlotZoom& zoom);

    /// Lays out the plot for `size` pixels. Called before each drawing.
    void layOutIn(const QSize& size);

    [[nodiscard]] const PlotSpec& spec() const { return m_spec; }
    [[nodiscard]] const Style& style() const { return m_style; }
    [[nodiscard]] const PlotLayout& layout() const { return m_layout; }
    [[nodiscard]] const Lit& lit() const { return m_lit; }
    [[nodiscard]] const std::optional<PlotCursor>& cursor() const { return m_cursor; }

private:
    void addLayers();
    void addCurve(std::size_t index);
    void addLine(const Curve& curve, const DrawnCurve& look, const QString& layer);
    void addMarkers(const Curve& curve, const DrawnCurve& look, const QString& layer);
    void addRibbon(const Curve& curve, const QString& layer);
    void addErrorBars(const Curve& curve, const QString& layer);
    void addArrow(const Curve& curve, const QString& layer);
    [[nodiscard]] CurveGraph& addGraph(const QString& layer);
    void drawLit(QCPPainter& painter);
    void drawLitPoints(QCPPainter& painter);
    void redrawLayer(const QString& layer);
    void rebuild();

    QCustomPlot& m_plot;
    PlotSpec m_spec;
    Style m_style;
    Lit m_lit;
    /// For each curve, the QCustomPlot graphs that are drawn again when it is highlighted.
    std::vector<std::vector<CurveGraph*>> m_graphs;
    std::optional<PlotCursor> m_cursor;
    bool m_focused = false;
    bool m_stale = true;  ///< whether the curves changed since the last drawing, so that the next one draws everything
    Range m_homeX{0.0, 1.0}, m_homeY{0.0, 1.0};
    PlotLayout m_layout;
};

}  // namespace greyscope::widgets
