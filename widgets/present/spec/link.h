#pragma once

#include <QHashFunctions>
#include <QString>

#include <algorithm>
#include <memory>
#include <unordered_set>
#include <vector>

namespace greyscope::widgets {

/// A thing that several views show: a series, a pair of series (a cell of a heatmap), a node of a tree, a row of the
/// data (a cell of the factor grid), a point of the axis, or a model.
struct Target {
    enum class Kind { none, series, pair, node, row, point, model };
    Kind kind = Kind::none;
    QString first;   ///< the id of a series, the id of a pair's reference, or the name of a model
    QString second;  ///< the id of the other series of a pair
    int index = -1;  ///< the index of a node, row or point
    bool operator==(const Target&) const = default;

    static Target series(const QString& id) { return {Kind::series, id, {}, -1}; }
    static Target pair(const QString& a, const QString& b) { return {Kind::pair, a, b, -1}; }
    static Target node(int index) { return {Kind::node, {}, {}, index}; }
    static Target row(int index) { return {Kind::row, {}, {}, index}; }
    static Target point(int index) { return {Kind::point, {}, {}, index}; }
    /// The k-th point (from 1) of the analysed series, and everything that is calculated at that point.
    static Target measured(int k) { return {Kind::point, QStringLiteral("k"), {}, k}; }
    static Target model(const QString& name) { return {Kind::model, name, {}, -1}; }
};
using Targets = std::vector<Target>;

/// What a mark in a view stands for (`is`), and what is highlighted in all views while the pointer is over it
/// (`lights`). A cell of a factor grid stands for its row and its leaf; it highlights them and the path to the leaf.
struct Link {
    Targets is;
    Targets lights;
    bool operator==(const Link&) const = default;
    [[nodiscard]] bool empty() const { return is.empty() && lights.empty(); }
};

/// A set of targets that can be compared quickly with many marks, by hash. Copies share their data.
class TargetSet {
public:
    TargetSet() = default;
    TargetSet(const Targets& targets)  // NOLINT: implicit, the two are interchangeable
        : m_targets(targets.empty() ? nullptr : std::make_shared<const Held>(targets.begin(), targets.end())) {}
    [[nodiscard]] bool empty() const { return m_targets == nullptr; }
    [[nodiscard]] bool contains(const Target& target) const { return m_targets && m_targets->contains(target); }

private:
    struct Hash {
        std::size_t operator()(const Target& target) const {
            return qHashMulti(static_cast<std::size_t>(target.kind), target.first, target.second, target.index);
        }
    };
    using Held = std::unordered_set<Target, Hash>;
    std::shared_ptr<const Held> m_targets;
};

/// Returns the k of the first Target::measured() among the targets; 0 if there is none.
[[nodiscard]] inline int measuredIn(const Targets& targets) {
    const auto at = std::find_if(targets.begin(), targets.end(),
                                 [](const Target& target) { return target == Target::measured(target.index); });
    return at == targets.end() ? 0 : at->index;
}

/// Returns whether a mark stands for one of the highlighted targets. `mark` is Link::is.
[[nodiscard]] inline bool touches(const Targets& mark, const TargetSet& lit) {
    return !lit.empty() &&
           std::any_of(mark.begin(), mark.end(), [&lit](const Target& target) { return lit.contains(target); });
}

}  // namespace greyscope::widgets
