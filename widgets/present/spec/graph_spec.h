#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

struct GraphNode {
    QString id;            ///< the id by which the signals of the view name the node
    QString title;         ///< the text in the box: "1.1-W ≡ 2.2"
    QString detail;        ///< a second line in the box; may be empty
    QString badge;         ///< a letter in the corner: "R" for the reference
    QString caption;       ///< a text above the box: "path A"
    QString invalid = {};  ///< why the data source marks results of the system as invalid; "" if it marks none
    double x = 0.5;        ///< the horizontal position of the centre, from 0 at the left edge to 1 at the right
    double y = 0.5;
    bool strong = false;  ///< whether the node is the reference or the target
    bool chip = false;    ///< whether the node is on no path and is drawn as a small box with one line
    QString tooltip;
    Link link;
    bool operator==(const GraphNode&) const = default;
};

/// An arrow from one node to another, with a value and its error in a box. `from` and `to` are indices of nodes.
struct GraphEdge {
    int from = -1, to = -1;
    std::optional<double> value, error;  ///< the value and its error in percent; nullopt if there is no relation
    QString text, errorText;             ///< `value` and `error` as displayed
    QString caption;                     ///< a text above the box: "direct"
    double widthPt = 1.5;
    Ink ink;
    Dash dash = Dash::solid;
    QString tooltip;
    Link link;
    bool operator==(const GraphEdge&) const = default;
};

/// A graph: nodes at given positions, and arrows between them.
struct GraphSpec {
    QString title;
    QString subtitle;
    QString valueTitle, errorTitle;  ///< what `value` and `error` of the edges are
    QString detailTitle;             ///< what the second lines of the nodes are
    QString more;                    ///< a text below the drawing about what is not drawn
    std::vector<GraphNode> nodes;
    std::vector<GraphEdge> edges;
    int columns = 2;  ///< the largest number of boxes side by side
    int lanes = 1;    ///< the largest number of boxes above each other
    int chipRows = 0, chipColumns = 1;
    bool down = false;    ///< whether the arrows point downwards
    FootLines foot = {};  ///< the lines below the figure on paper
    bool operator==(const GraphSpec&) const = default;
};

}  // namespace greyscope::widgets
