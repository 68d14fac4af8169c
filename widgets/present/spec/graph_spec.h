#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

struct GraphNode {
    QString id;            ///< the id of the node in signals
    QString title;         ///< "1.1-W ≡ 2.2"
    QString detail;        ///< a second line; may be empty
    QString badge;         ///< a letter in the corner: "R" for the reference
    QString caption;       ///< above the box: "path A"
    QString invalid = {};  ///< why its source marks some results of the system as invalid; "" if none is
    double x = 0.5;        ///< the centre, from 0 at the left edge to 1 at the right
    double y = 0.5;
    bool strong = false;  ///< whether the node is one of the two ends
    bool chip = false;    ///< whether the node is on no path: a small box with one line
    QString tooltip;
    Link link;
    bool operator==(const GraphNode&) const = default;
};

/// An arrow between two nodes with a value and its error in a box.
struct GraphEdge {
    int from = -1, to = -1;
    std::optional<double> value, error;  ///< the error is in percent; both are nullopt if there is no relation
    QString text, errorText;             ///< `value` and `error` as displayed
    QString caption;                     ///< above the box: "direct"
    double widthPt = 1.5;
    Ink ink;
    Dash dash = Dash::solid;
    QString tooltip;
    Link link;
    bool operator==(const GraphEdge&) const = default;
};

/// Nodes at given positions, and arrows between them.
struct GraphSpec {
    QString title;
    QString subtitle;
    QString valueTitle, errorTitle;  ///< the quantities of the edges' numbers
    QString detailTitle;             ///< the quantity of the nodes' second lines
    QString more;                    ///< below the drawing: what is not drawn
    std::vector<GraphNode> nodes;
    std::vector<GraphEdge> edges;
    int columns = 2;  ///< number of boxes side by side
    int lanes = 1;    ///< number of boxes above each other
    int chipRows = 0, chipColumns = 1;
    bool down = false;    ///< whether the arrows point downwards
    FootLines foot = {};  ///< on paper
    bool operator==(const GraphSpec&) const = default;
};

}  // namespace greyscope::widgets
