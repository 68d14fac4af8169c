#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

struct GraphNode {
    QString id;            ///< what a listener knows it by
    QString title;         ///< "1.1-W ≡ 2.2"
    QString detail;        ///< a second line, or none
    QString badge;         ///< a letter in the corner: "R" for the reference
    QString caption;       ///< above the box: "path A"
    QString invalid = {};  ///< why its source calls results of it wrong; "": it does not
    double x = 0.5;        ///< of the centre, 0 at the left edge and 1 at the right
    double y = 0.5;
    bool strong = false;  ///< one of the two ends
    bool chip = false;    ///< on no path: one line in a small box
    QString tooltip;
    Link link;
    bool operator==(const GraphNode&) const = default;
};

/// An arrow between two nodes with a value and its error in a box on it.
struct GraphEdge {
    int from = -1, to = -1;
    std::optional<double> value, error;  ///< error in percent; none of them where there is no relation
    QString text, errorText;             ///< as printed
    QString caption;                     ///< above the box: "direct"
    double widthPt = 1.5;
    Ink ink;
    Dash dash = Dash::solid;
    QString tooltip;
    Link link;
    bool operator==(const GraphEdge&) const = default;
};

/// Nodes at given places, and arrows between them.
struct GraphSpec {
    QString title;
    QString subtitle;
    QString valueTitle, errorTitle;  ///< what the edges' numbers are
    QString detailTitle;             ///< what the nodes' second lines are
    QString more;                    ///< below everything: what is not drawn
    std::vector<GraphNode> nodes;
    std::vector<GraphEdge> edges;
    int columns = 2;  ///< boxes that stand beside each other
    int lanes = 1;    ///< boxes below each other
    int chipRows = 0, chipColumns = 1;
    bool down = false;    ///< the arrows lead downwards
    FootLines foot = {};  ///< on paper
    bool operator==(const GraphSpec&) const = default;
};

}  // namespace greyscope::widgets
