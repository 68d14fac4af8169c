#include "core/cart/grow.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/try.h"
#include "core/cart/branch.h"

namespace greyscope::cart {
namespace {

constexpr std::size_t worthThreads = 5000;  // rows
constexpr std::size_t branchShare = 8;      // a branch grown separately has at most this fraction of the rows (1/8)

/// Builds the tree in the order in which one thread would have grown it: each separately grown branch is inserted among
/// the nodes of the top.
class Assembly {
public:
    Assembly(Branch top, std::vector<Branch> branches)
        : m_top(std::move(top)), m_branches(std::move(branches)), m_branchAt(m_top.nodes.size(), none) {
        for (std::size_t k = 0; k < m_top.open.size(); ++k) {
            m_branchAt[static_cast<std::size_t>(m_top.open[k].node)] = k;
        }
    }

    Branch assemble() {
        add(m_top.nodes.front(), m_top.places.front());
        std::vector<Place> waiting{{0, 0}};
        while (!waiting.empty()) {
            const Place place = waiting.back();
            waiting.pop_back();
            if (m_branchAt[place.inTop] != none) {
                graft(m_branches[m_branchAt[place.inTop]], place.inTree);
            } else if (!m_top.nodes[place.inTop].isLeaf()) {
                const auto left = static_cast<std::size_t>(m_top.nodes[place.inTop].left);
                const std::size_t next = m_tree.nodes.size();
                for (const std::size_t child : {left, left + 1}) {
                    add(m_top.nodes[child], m_top.places[child]);
                    m_tree.nodes.back().parent = static_cast<int>(place.inTree);
                }
                m_tree.nodes[place.inTree].left = static_cast<int>(next);
                m_tree.nodes[place.inTree].right = static_cast<int>(next + 1);
                waiting.push_back({left + 1, next + 1});
                waiting.push_back({left, next});
            }
        }
        return std::move(m_tree);
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    struct Place {
        std::size_t inTop;
        std::size_t inTree;
    };

    void add(Node node, Branch::Place place) {
        m_tree.nodes.push_back(std::move(node));
        m_tree.places.push_back(place);
    }

    void graft(Branch& branch, std::size_t root) {
        const std::size_t offset = m_tree.nodes.size() - 1;  // for all nodes of the branch except the first
        const auto moved = [&](int index) {
            return index < 0 ? -1 : static_cast<int>(index == 0 ? root : offset + static_cast<std::size_t>(index));
        };
        for (std::size_t k = 0; k < branch.nodes.size(); ++k) {
            Node& node = branch.nodes[k];
            node.left = moved(node.left);
            node.right = moved(node.right);
            node.parent = k == 0 ? m_tree.nodes[root].parent : moved(node.parent);
            if (k == 0) {
                m_tree.nodes[root] = std::move(node);
                m_tree.places[root] = branch.places[k];
            } else {
                add(std::move(node), branch.places[k]);
            }
        }
        branch = {};
    }

    Branch m_top;
    std::vector<Branch> m_branches;
    std::vector<std::size_t> m_branchAt;  ///< per node of the top: index of its branch, or none
    Branch m_tree;
};

/// Grows all nodes. With several threads, the top is cut first, with its predictors shared between the threads; then
/// the branches below it grow in parallel, the largest first.
Branch growNodes(Ground& ground, base::Threads threads) {
    const std::size_t rows = ground.rows.size();
    if (threads.count < 2 || rows < worthThreads || ground.options.maxLeaves > 0) {
        return BranchGrower(ground, rows, {1}).growRoot(0);
    }
    Branch top = BranchGrower(ground, rows, threads).growRoot(rows / branchShare);
    std::vector<std::size_t> bySize(top.open.size());
    std::iota(bySize.begin(), bySize.end(), std::size_t{0});
    const auto sizeOf = [&](std::size_t k) { return top.nodes[static_cast<std::size_t>(top.open[k].node)].n; };
    std::stable_sort(bySize.begin(), bySize.end(), [&](std::size_t a, std::size_t b) { return sizeOf(a) > sizeOf(b); });
    std::vector<Branch> branches(top.open.size());
    base::forEach(bySize.size(), threads, [&](std::size_t index) {
        const std::size_t k = bySize[index];
        const Node& node = top.nodes[static_cast<std::size_t>(top.open[k].node)];
        branches[k] = BranchGrower(ground, node.n, {1}).growFrom(node, top.open[k]);
    });
    return Assembly(std::move(top), std::move(branches)).assemble();
}

void placeThreshold(Node& node, const Branch::Place& place, const Sample& sample) {
    const std::vector<double>& values = sample.features[static_cast<std::size_t>(node.feature)].values;
    node.largestLeft = values[place.lastLeft];
    const double smallestRight = values[place.firstRight];
    node.threshold = node.largestLeft / 2 + smallestRight / 2;
    if (!(node.threshold >= node.largestLeft && node.threshold < smallestRight)) {
        node.threshold = node.largestLeft;  // adjacent doubles have no number between them
    }
}

}  // namespace

Tree growOn(const Sample& sample, SampleOrder order, std::vector<std::uint32_t> rows, const GrowOptions& options,
            base::Threads threads) {
    Ground ground{sample, options, std::move(order), std::move(rows), {}, 0.0};
    const double unit = unitOf(sample);
    ground.response.reserve(ground.rows.size());
    for (const std::uint32_t row : ground.rows) {
        ground.response.push_back(sample.response[row] / unit);
    }
    Branch grown = growNodes(ground, threads);
    for (std::size_t index = 0; index < grown.nodes.size(); ++index) {
        Node& node = grown.nodes[index];
        node.value *= unit;
        if (!node.isLeaf() && node.leftLevels.listed().empty()) {
            placeThreshold(node, grown.places[index], sample);
        }
    }
    Tree tree{std::move(grown.nodes), {}, {}, std::vector<int>(sample.size(), -1), unit};
    for (const Feature& feature : sample.features) {
        tree.featureNames.push_back(feature.name);
        tree.featureLevels.push_back(feature.levels);
    }
    for (std::size_t index = 0; index < tree.nodes.size(); ++index) {
        const Node& node = tree.nodes[index];
        for (std::size_t k = 0; node.isLeaf() && k < node.n; ++k) {
            tree.leafOf[ground.rows[grown.places[index].begin + k]] = static_cast<int>(index);
        }
    }
    return tree;
}

base::Expected<void> GrowOptions::validate() const {
    if (minLeaf < 1) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"min-leaf", std::to_string(minLeaf), "[1, n]"});
    }
    if (!(minDecrease >= 0.0 && minDecrease < 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"min-decrease", base::toText(minDecrease), "[0, 1)"});
    }
    return {};
}

base::Expected<Tree> grow(const Sample& sample, const GrowOptions& options, base::Threads threads) {
    GREYSCOPE_TRY(options.validate());
    GREYSCOPE_TRY(checkSample(sample));
    return growOn(sample, orderOf(sample, threads), allRows(sample), options, threads);
}

}  // namespace greyscope::cart
