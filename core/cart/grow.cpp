#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>

#include <Eigen/Core>

#include "core/cart/grower.h"

namespace greyscope::cart {
namespace {

using Responses = Eigen::Map<const Eigen::ArrayXd>;

/// A node whose best cut is known but not yet made.
struct Open {
    int node = 0;
    std::size_t begin = 0;
    std::vector<std::size_t> known;  ///< as NodeView::known
    Split split;
};

/// Rows with a value for each predictor; empty where every predictor has all of them.
std::vector<std::size_t> knownCounts(const SampleOrder& order, std::size_t rows) {
    std::vector<std::size_t> known;
    for (const ColumnOrder& column : order) {
        known.push_back(column.known);
    }
    const bool complete = std::all_of(known.begin(), known.end(), [&](std::size_t count) { return count == rows; });
    return complete ? std::vector<std::size_t>{} : known;
}

/// The node that lowers the error most comes first; equal ones in the order they were made.
bool comesLater(const Open& a, const Open& b) {
    return a.split.gain != b.split.gain ? a.split.gain < b.split.gain : a.node > b.node;
}

/// Every node owns one stretch of the rows, of the responses and of each predictor's order. Cutting a node partitions
/// the stretches in place and numbers the rows of each child anew from 0, so that small nodes stay in the cache.
class Grower {
public:
    Grower(const Sample& sample, SampleOrder order, std::vector<std::uint32_t> rows, const GrowOptions& options)
        : m_sample(sample),
          m_options(options),
          m_order(std::move(order)),
          m_rows(std::move(rows)),
          m_response(m_rows.size()),
          m_arranged(m_rows.size()),
          m_place(m_rows.size()),
          m_spareRows(m_rows.size()),
          m_spare(m_rows.size()),
          m_scanner(sample, options, m_rows.size()) {}

    Tree grow() {
        start();
        while (!m_open.empty() && (m_options.maxLeaves == 0 || m_leaves < m_options.maxLeaves)) {
            cut(takeNext());
        }
        noteLeaves();
        return std::move(m_tree);
    }

private:
    void start();
    [[nodiscard]] Node summarise(std::size_t begin, std::size_t size) const;
    [[nodiscard]] bool mustBeLeaf(const Node& node) const;
    int addNode(Node node, std::size_t begin);
    void open(int index, std::vector<std::size_t> known);
    [[nodiscard]] Open takeNext();
    void cut(const Open& open);
    [[nodiscard]] std::size_t arrange(const Open& open);
    [[nodiscard]] std::vector<char> goesLeft(const Split& split) const;
    void partitionRows(std::size_t begin, std::size_t size);
    std::size_t partitionOrder(std::size_t feature, const Open& open, std::size_t size, std::size_t left);
    void noteLeaves();

    const Sample& m_sample;
    GrowOptions m_options;
    SampleOrder m_order;
    std::vector<std::uint32_t> m_rows;
    std::vector<double> m_response;         ///< parallel to m_rows
    std::vector<std::uint32_t> m_arranged;  ///< local numbers of the node being cut, those that go left first
    std::vector<std::uint32_t> m_place;     ///< its inverse
    std::vector<std::uint32_t> m_spareRows;
    std::vector<double> m_spare;  ///< of the node at hand: its centred responses, or its responses in new order
    SplitScanner m_scanner;
    Tree m_tree;
    std::vector<std::size_t> m_begin;  ///< parallel to the tree's nodes
    std::vector<Open> m_open;          ///< a heap while the number of leaves is limited, a stack otherwise
    std::size_t m_leaves = 1;
    double m_leastGain = 0.0;
};

void Grower::start() {
    for (const Feature& feature : m_sample.features) {
        m_tree.featureNames.push_back(feature.name);
        m_tree.featureLevels.push_back(feature.levels);
    }
    for (std::size_t k = 0; k < m_rows.size(); ++k) {
        m_response[k] = m_sample.response[m_rows[k]];
    }
    addNode(summarise(0, m_rows.size()), 0);
    m_leastGain = m_options.minDecrease * m_tree.nodes.front().sse;
    if (!mustBeLeaf(m_tree.nodes.front())) {
        open(0, knownCounts(m_order, m_rows.size()));
    }
}

Node Grower::summarise(std::size_t begin, std::size_t size) const {
    const Responses response(m_response.data() + begin, static_cast<Eigen::Index>(size));
    Node node;
    node.n = size;
    node.value = response[0];
    if (std::any_of(response.begin(), response.end(), [&](double value) { return value != node.value; })) {
        node.value = response.mean();
        node.sse = (response - node.value).square().sum();
    }
    return node;
}

bool Grower::mustBeLeaf(const Node& node) const {
    return node.sse == 0.0 || node.n < m_options.minSplit || node.n < 2 * m_options.minLeaf ||
           (m_options.maxDepth > 0 && static_cast<std::size_t>(node.depth) >= m_options.maxDepth);
}

int Grower::addNode(Node node, std::size_t begin) {
    m_tree.nodes.push_back(std::move(node));
    m_begin.push_back(begin);
    return static_cast<int>(m_tree.nodes.size()) - 1;
}

/// Finds the best cut of a node and queues it.
void Grower::open(int index, std::vector<std::size_t> known) {
    const Node& node = m_tree.nodes[static_cast<std::size_t>(index)];
    const std::size_t begin = m_begin[static_cast<std::size_t>(index)];
    for (std::size_t k = 0; k < node.n; ++k) {
        m_spare[k] = m_response[begin + k] - node.value;
    }
    const NodeView view{
        std::span(m_rows).subspan(begin, node.n), std::span(m_spare).first(node.n), node.sse, &m_order, begin, known};
    Split split = m_scanner.best(view, m_leastGain);
    if (!split.found()) {
        return;
    }
    m_open.push_back({index, begin, std::move(known), std::move(split)});
    if (m_options.maxLeaves > 0) {
        std::push_heap(m_open.begin(), m_open.end(), comesLater);
    }
}

Open Grower::takeNext() {
    if (m_options.maxLeaves > 0) {
        std::pop_heap(m_open.begin(), m_open.end(), comesLater);
    }
    Open next = std::move(m_open.back());
    m_open.pop_back();
    return next;
}

void Grower::cut(const Open& open) {
    const auto parent = static_cast<std::size_t>(open.node);
    const std::size_t size = m_tree.nodes[parent].n;
    const std::size_t left = arrange(open);
    partitionRows(open.begin, size);

    std::array<Node, 2> children{summarise(open.begin, left), summarise(open.begin + left, size - left)};
    for (Node& child : children) {
        child.parent = open.node;
        child.depth = m_tree.nodes[parent].depth + 1;
    }
    const bool leftGrows = !mustBeLeaf(children[0]);
    const bool rightGrows = !mustBeLeaf(children[1]);
    const int leftIndex = addNode(std::move(children[0]), open.begin);
    const int rightIndex = addNode(std::move(children[1]), open.begin + left);
    Node& node = m_tree.nodes[parent];
    node.feature = open.split.feature;
    node.threshold = open.split.threshold;
    node.largestLeft = open.split.largestLeft;
    node.leftLevels = open.split.leftLevels;
    node.left = leftIndex;
    node.right = rightIndex;
    ++m_leaves;

    if (!leftGrows && !rightGrows) {
        return;
    }
    std::vector<std::size_t> leftKnown(open.known.size());
    std::vector<std::size_t> rightKnown(open.known.size());
    for (std::size_t feature = 0; feature < m_order.size(); ++feature) {
        const std::size_t knownLeft = partitionOrder(feature, open, size, left);
        if (!open.known.empty()) {
            leftKnown[feature] = knownLeft;
            rightKnown[feature] = open.known[feature] - knownLeft;
        }
    }
    if (rightGrows) {
        this->open(rightIndex, std::move(rightKnown));
    }
    if (leftGrows) {
        this->open(leftIndex, std::move(leftKnown));
    }
}

/// Lists the node's rows by the side they go to, left first, and returns how many go left.
std::size_t Grower::arrange(const Open& open) {
    const auto feature = static_cast<std::size_t>(open.split.feature);
    const std::size_t size = m_tree.nodes[static_cast<std::size_t>(open.node)].n;
    const std::size_t known = open.known.empty() ? size : open.known[feature];
    const std::uint32_t* const order = m_order[feature].rows.data() + open.begin;
    const bool categorical = m_sample.features[feature].isCategorical();
    const bool missingLeft = 2 * open.split.leftKnown >= known;
    const std::vector<double>& values = m_sample.features[feature].values;
    const std::vector<char> levels = goesLeft(open.split);

    std::uint32_t* left = m_arranged.data();
    std::uint32_t* right = m_spareRows.data();
    for (std::size_t k = 0; k < size; ++k) {
        const bool goes = k >= known    ? missingLeft
                          : categorical ? levels[static_cast<std::size_t>(values[m_rows[open.begin + order[k]]])] != 0
                                        : k < open.split.leftKnown;
        *(goes ? left++ : right++) = order[k];
    }
    std::copy(m_spareRows.data(), right, left);
    for (std::uint32_t k = 0; k < size; ++k) {
        m_place[m_arranged[k]] = k;
    }
    return static_cast<std::size_t>(left - m_arranged.data());
}

/// For a categorical split: 1 for each level that goes left.
std::vector<char> Grower::goesLeft(const Split& split) const {
    std::vector<char> goes(m_sample.features[static_cast<std::size_t>(split.feature)].levels.size(), 0);
    for (const std::int32_t level : split.leftLevels) {
        goes[static_cast<std::size_t>(level)] = 1;
    }
    return goes;
}

void Grower::partitionRows(std::size_t begin, std::size_t size) {
    for (std::size_t k = 0; k < size; ++k) {
        m_spareRows[k] = m_rows[begin + m_arranged[k]];
        m_spare[k] = m_response[begin + m_arranged[k]];
    }
    std::copy_n(m_spareRows.data(), size, m_rows.data() + begin);
    std::copy_n(m_spare.data(), size, m_response.data() + begin);
}

/// Splits the order of one predictor, stably and without a branch; returns how many known rows went left.
std::size_t Grower::partitionOrder(std::size_t feature, const Open& open, std::size_t size, std::size_t left) {
    std::uint32_t* const order = m_order[feature].rows.data() + open.begin;
    const auto leftCount = static_cast<std::uint32_t>(left);
    std::uint32_t* const moved = m_spareRows.data();
    std::size_t kept = 0;
    const auto partition = [&](std::size_t from, std::size_t to) {
        for (std::size_t k = from; k < to; ++k) {
            const std::uint32_t place = m_place[order[k]];
            order[kept] = place;  // written on both sides, counted on one
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

void Grower::noteLeaves() {
    m_tree.leafOf.assign(m_sample.size(), -1);
    for (std::size_t index = 0; index < m_tree.nodes.size(); ++index) {
        const Node& node = m_tree.nodes[index];
        for (std::size_t k = 0; node.isLeaf() && k < node.n; ++k) {
            m_tree.leafOf[m_rows[m_begin[index] + k]] = static_cast<int>(index);
        }
    }
}

}  // namespace

Tree growOn(const Sample& sample, SampleOrder order, std::vector<std::uint32_t> rows, const GrowOptions& options) {
    return Grower(sample, std::move(order), std::move(rows), options).grow();
}

std::vector<std::uint32_t> allRows(const Sample& sample) {
    std::vector<std::uint32_t> rows(sample.size());
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

base::Expected<Tree> grow(const Sample& sample, const GrowOptions& options) {
    if (const auto valid = options.validate(); !valid) {
        return tl::unexpected(valid.error());
    }
    if (const auto checked = checkSample(sample); !checked) {
        return tl::unexpected(checked.error());
    }
    return growOn(sample, orderOf(sample), allRows(sample), options);
}

}  // namespace greyscope::cart
