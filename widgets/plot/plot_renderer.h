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

/// Puts a PlotSpec on a QCustomPlot in a Style. QCustomPlot draws the curves and maps values to pixels; bands, axes,
/// guides, labels and the cursor are painted into its layers by the functions beside this file, so that the screen and
/// a file show the same. `plot` must outlive the renderer.
class PlotRenderer {
public:
    explicit PlotRenderer(QCustomPlot& plot);
    ~PlotRenderer();
    PlotRenderer(const PlotRenderer&) = delete;
    PlotRenderer& operator=(const PlotRenderer&) = delete;

    /// Rebuilds the curves. The zoom is kept where the home ranges stay as they were.
    void setSpec(PlotSpec spec);
    void setStyle(const Style& style);
    /// What is drawn once more on top of the others: of each curve whether it is, on a yellow halo and with its label
    /// in bold; and the points of this k, in a yellow ring.
    struct Lit {
        std::vector<bool> curves;
        int measuredAt = 0;  ///< 0: none
        bool operator==(const Lit&) const = default;
    };
    /// Redraws what lies above the curves, and nothing else.
    void setLit(Lit lit);
    /// Redraws what lies above the curves, and nothing else.
    void setCursor(std::optional<PlotCursor> cursor);
    /// Whether the arrow keys act here: a frame shows it.
    void setFocused(bool focused);
    void resetZoom();
    [[nodiscard]] bool zoomed() const;
    [[nodiscard]] PlotZoom zoom() const;
    void zoomTo(const PlotZoom& zoom);

    /// Finds the place of everything in `size` pixels; called before each drawing.
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
    std::vector<std::vector<CurveGraph*>> m_graphs;  ///< of each curve, those that are drawn once more where it is lit
    std::optional<PlotCursor> m_cursor;
    bool m_focused = false;
    bool m_stale = true;  ///< the curves changed since the last drawing: the next one draws all
    Range m_homeX{0.0, 1.0}, m_homeY{0.0, 1.0};
    PlotLayout m_layout;
};

}  // namespace greyscope::widgets
