#pragma once

#include <QString>

#include <vector>

namespace greyscope::widgets {

/// A thing that several views show: a series, a pair of series (a heatmap cell), a tree node, a row of the data (a cell
/// of the factor grid), a point of the axis, or a model.
struct Target {
    enum class Kind { none, series, pair, node, row, point, model };
    Kind kind = Kind::none;
    QString first;   ///< series id, or the reference of a pair, or a model's name
    QString second;  ///< the other series of a pair
    int index = -1;  ///< node, row, point
    bool operator==(const Target&) const = default;

    static Target series(const QString& id) { return {Kind::series, id, {}, -1}; }
    static Target pair(const QString& a, const QString& b) { return {Kind::pair, a, b, -1}; }
    static Target node(int index) { return {Kind::node, {}, {}, index}; }
    static Target row(int index) { return {Kind::row, {}, {}, index}; }
    static Target point(int index) { return {Kind::point, {}, {}, index}; }
    static Target model(const QString& name) { return {Kind::model, name, {}, -1}; }
};
using Targets = std::vector<Target>;

/// What a drawn mark is, and what lights up everywhere while the pointer is over it.
/// A factor grid's cell *is* its row and its leaf, and *lights* them and the path to the leaf.
struct Link {
    Targets is;
    Targets lights;
    bool operator==(const Link&) const = default;
    [[nodiscard]] bool empty() const { return is.empty() && lights.empty(); }
};

/// Whether a mark is lit by what is pointed at.
[[nodiscard]] inline bool touches(const Targets& mark, const Targets& lit) {
    for (const Target& a : mark) {
        for (const Target& b : lit) {
            if (a == b) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace greyscope::widgets
