#include "core/cart/branch.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <utility>

#include <Eigen/Core>

namespace greyscope::cart {
namespace {

using Responses = Eigen::Map<const Eigen::ArrayXd>;

/// Returns the number of rows with a value for each predictor; empty if every predictor has all values.
std::vector<std::size_t> knownCounts(const SampleOrder& order, std::size_t rows) {
    std::vector<std::size_t> known;
    for (const ColumnOrder& column : order) {
        known.push_back(column.known);
    }
    const bool complete = std::all_of(known.begin(), known.end(), [&](std::size_t count) { return count == rows; });
    return complete ? std::vector<std::size_t>{} : known;
}

/// Orders the heap: nodes that reduce the error most come first, equal ones in the order of their creation.
bool comesLater(const Open& a, const Open& b) {
    return a.split.gain != b.split.gain ? a.split.gain < b.split.gain : a.node > b.node;
}

}  // namespace

Node Ground::summarise(std::size_t begin, std::size_t size) const {
    const Responses own(response.data() + begin, static_cast<Eigen::Index>(size));
    Node node;
    node.n = size;
    node.value = own[0];
    if (std::any_of(own.begin(), own.end(), [&](double value) { return value != node.value; })) {
        node.value = own.mean();
        node.sse = (own - node.value).square().sum();
    }
    return node;
}

bool Ground::mustBeLeaf(const Node& node) const {
    return node.sse == 0.0 || node.n < options.minSplit || node.n < 2 * options.minLeaf ||
           (options.maxDepth > 0 && static_cast<std::size_t>(node.depth) >= options.maxDepth);
}

BranchGrower::BranchGrower(Ground& ground, std::size_t largest, base::Threads threads)
    : m_ground(ground),
      m_arranged(largest),
      m_place(largest),
      m_spareRows(std::max(std::size_t{1}, std::min(threads.count, ground.order.size())),
                  std::vector<std::uint32_t>(largest)),
      m_spare(largest),
      m_scanner(ground.sample, ground.options, largest, threads) {}

Branch BranchGrower::growRoot(std::size_t leaveUpTo) {
    const std::size_t size = m_ground.rows.size();
    addNode(m_ground.summarise(0, size), 0);
    m_ground.leastGain = m_ground.options.minDecrease * m_branch.nodes.front().sse;
    if (!m_ground.mustBeLeaf(m_branch.nodes.front())) {
        open(0, knownCounts(m_ground.order, size));
    }
    growAll(leaveUpTo);
    m_branch.open = std::exchange(m_left, {});
    return std::exchange(m_branch, {});
}

Branch BranchGrower::growFrom(Node node, Open open) {
    addNode(std::move(node), open.begin);
    open.node = 0;
    m_branch.open.push_back(std::move(open));
    growAll(0);
    return std::exchange(m_branch, {});
}

void BranchGrower::growAll(std::size_t leaveUpTo) {
    const std::size_t limit = m_ground.options.maxLeaves;
    while (!m_branch.open.empty() && (limit == 0 || m_leaves < limit)) {
        Open next = takeNext();
        if (m_branch.nodes[static_cast<std::size_t>(next.node)].n <= leaveUpTo) {
            m_left.push_back(std::move(next));
        } else {
            cut(next);
        }
    }
}

int BranchGrower::addNode(Node node, std::size_t begin) {
    m_branch.nodes.push_back(std::move(node));
    m_branch.places.push_back({begin});
    return static_cast<int>(m_branch.nodes.size()) - 1;
}

/// Finds the best cut of a node and queues the node.
void BranchGrower::open(int index, std::vector<std::size_t> known) {
    const Node& node = m_branch.nodes[static_cast<std::size_t>(index)];
    const std::size_t begin = m_branch.places[static_cast<std::size_t>(index)].begin;
    for (std::size_t k = 0; k < node.n; ++k) {
        m_spare[k] = m_ground.response[begin + k] - node.value;
    }
    const NodeView view{std::span(m_ground.rows).subspan(begin, node.n),
                        std::span(m_spare).first(node.n),
                        node.sse,
                        &m_ground.order,
                        begin,
                        known};
    Split split = m_scanner.best(view, m_ground.leastGain);
    if (!split.found()) {
        return;
    }
    m_branch.open.push_back({index, begin, std::move(known), std::move(split)});
    if (m_ground.options.maxLeaves > 0) {
        std::push_heap(m_branch.open.begin(), m_branch.open.end(), comesLater);
    }
}

Open BranchGrower::takeNext() {
    if (m_ground.options.maxLeaves > 0) {
        std::pop_heap(m_branch.open.begin(), m_branch.open.end(), comesLater);
    }
    Open next = std::move(m_branch.open.back());
    m_branch.open.pop_back();
    return next;
}

void BranchGrower::cut(const Open& open) {
    const auto parent = static_cast<std::size_t>(open.node);
    const std::size_t size = m_branch.nodes[parent].n;
    const std::size_t left = arrange(open);
    partitionRows(open.begin, size);

    std::array<Node, 2> children{m_ground.summarise(open.begin, left),
                                 m_ground.summarise(open.begin + left, size - left)};
    for (Node& child : children) {
        child.parent = open.node;
        child.depth = m_branch.nodes[parent].depth + 1;
    }
    const bool leftGrows = !m_ground.mustBeLeaf(children[0]);
    const bool rightGrows = !m_ground.mustBeLeaf(children[1]);
    const int leftIndex = addNode(std::move(children[0]), open.begin);
    const int rightIndex = addNode(std::move(children[1]), open.begin + left);
    Node& node = m_branch.nodes[parent];
    node.feature = open.split.feature;
    m_branch.places[parent].lastLeft = open.split.lastLeft;
    m_branch.places[parent].firstRight = open.split.firstRight;
    node.leftLevels = open.split.leftLevels;
    node.left = leftIndex;
    node.right = rightIndex;
    ++m_leaves;

    if (!leftGrows && !rightGrows) {
        return;
    }
    std::vector<std::size_t> leftKnown = partitionOrders(open, size, left);
    std::vector<std::size_t> rightKnown(leftKnown.size());
    std::transform(open.known.begin(), open.known.end(), leftKnown.begin(), rightKnown.begin(), std::minus<>());
    if (rightGrows) {
        this->open(rightIndex, std::move(rightKnown));
    }
    if (leftGrows) {
        this->open(leftIndex, std::move(leftKnown));
    }
}

/// Lists the node's rows by the side that they go to, left first, and returns the number of rows that go left.
std::size_t BranchGrower::arrange(const Open& open) {
    const auto feature = static_cast<std::size_t>(open.split.feature);
    const std::size_t size = m_branch.nodes[static_cast<std::size_t>(open.node)].n;
    const std::size_t known = open.known.empty() ? size : open.known[feature];
    const std::uint32_t* const order = m_ground.order[feature].rows.data() + open.begin;
    const bool categorical = m_ground.sample.features[feature].isCategorical();
    const bool missingLeft = 2 * open.split.leftKnown >= known;
    const std::vector<double>& values = m_ground.sample.features[feature].values;
    const LevelSet& leftLevels = open.split.leftLevels;
    markLevels(leftLevels, 1);

    std::uint32_t* left = m_arranged.data();
    std::uint32_t* right = m_spareRows.front().data();
    for (std::size_t k = 0; k < size; ++k) {
        const bool goes = k >= known    ? missingLeft
                          : categorical ? isMarked(values[m_ground.rows[open.begin + order[k]]]) != leftLevels.allBut()
                                        : k < open.split.leftKnown;
        *(goes ? left++ : right++) = order[k];
    }
    markLevels(leftLevels, 0);
    std::copy(m_spareRows.front().data(), right, left);
    for (std::uint32_t k = 0; k < size; ++k) {
        m_place[m_arranged[k]] = k;
    }
    return static_cast<std::size_t>(left - m_arranged.data());
}

void BranchGrower::markLevels(const LevelSet& levels, char mark) {
    const std::vector<std::int32_t>& listed = levels.listed();
    const std::size_t reach = listed.empty() ? 0 : static_cast<std::size_t>(listed.back()) + 1;
    m_marked.resize(std::max(m_marked.size(), reach), 0);
    for (const std::int32_t level : listed) {
        m_marked[static_cast<std::size_t>(level)] = mark;
    }
}

bool BranchGrower::isMarked(double level) const {
    const auto code = static_cast<std::size_t>(level);
    return code < m_marked.size() && m_marked[code] != 0;
}

void BranchGrower::partitionRows(std::size_t begin, std::size_t size) {
    std::vector<std::uint32_t>& moved = m_spareRows.front();
    for (std::size_t k = 0; k < size; ++k) {
        moved[k] = m_ground.rows[begin + m_arranged[k]];
        m_spare[k] = m_ground.response[begin + m_arranged[k]];
    }
    std::copy_n(moved.data(), size, m_ground.rows.data() + begin);
    std::copy_n(m_spare.data(), size, m_ground.response.data() + begin);
}

/// Partitions the order of every predictor. Returns, per predictor, the number of known rows that went left; empty if
/// all are known.
std::vector<std::size_t> BranchGrower::partitionOrders(const Open& open, std::size_t size, std::size_t left) {
    std::vector<std::size_t> knownLeft(open.known.size());
    const std::size_t features = m_ground.order.size();
    const std::size_t slots = size < worthSharing ? 1 : m_spareRows.size();
    base::forEach(slots, {slots}, [&](std::size_t slot) {
        for (std::size_t feature = slot; feature < features; feature += slots) {
            const std::size_t went = partitionOrder(feature, open, size, left, m_spareRows[slot].data());
            if (!knownLeft.empty()) {
                knownLeft[feature] = went;
            }
        }
    });
    return knownLeft;
}

/// Partitions the order of one predictor, stably and without branching. Returns the number of known rows that went
/// left.
std::size_t BranchGrower::partitionOrder(std::size_t feature, const Open& open, std::size_t size, std::size_t left,
                                         std::uint32_t* moved) {
    std::uint32_t* const order = m_ground.order[feature].rows.data() + open.begin;
    const auto leftCount = static_cast<std::uint32_t>(left);
    std::size_t kept = 0;
    const auto partition = [&](std::size_t from, std::size_t to) {
        for (std::size_t k = from; k < to; ++k) {
            const std::uint32_t place = m_place[order[k]];
            order[kept] = place;  // written to both sides, but counted on one
            moved[k - kept] = place - leftCount;
            kept += static_cast<std::size_t>(place < leftCount);
        }
    };
    const std::size_t known = open.known.empty() ? size : open.known[feature];
    partition(0, known);
    const std::size_t knownLeft = kept;
    partition(known, size);
    std::copy_n(moved, size - kept, order + kept);
    return knownLeft;
}

}  // namespace greyscope::cart
