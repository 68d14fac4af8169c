#pragma once

#include <QPainter>
#include <QRectF>

#include <optional>

#include "widgets/common/theme/style.h"
#include "widgets/graph/graph_geometry.h"
#include "widgets/present/spec/graph_spec.h"

namespace greyscope::widgets {

/// The parts of a graph that the screen emphasises.
struct GraphMarks {
    TargetSet lit;
    int node = -1, edge = -1;     ///< the node or edge at the keyboard cursor; -1: not there
    int handle = -1;              ///< the node whose handle is shown; -1: none
    std::optional<QPointF> pull;  ///< the end of the arrow that the user is drawing from the handle
    int pullOver = -1;            ///< the node at which that arrow would end; -1: none
};

/// Lays out and draws a whole graph in an area.
void paintGraph(QPainter& painter, const QRectF& area, const GraphSpec& spec, const Style& style);
void paintGraph(QPainter& painter, const GraphGeometry& geometry, const GraphSpec& spec, const Style& style,
                const GraphMarks& marks);

}  // namespace greyscope::widgets
