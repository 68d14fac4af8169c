#pragma once

#include <random>

#include "widgets/present/spec/tree_spec.h"

namespace greyscope::test {

/// Makes trees to draw: binary, every split at a random place, leaves numbered from the top.
class TreeSpecMaker {
public:
    explicit TreeSpecMaker(unsigned seed) : m_random(seed) {}

    widgets::TreeSpec make(int leaves) {
        m_spec = {};
        m_spec.low = 0.5;
        m_spec.high = 2.0;
        m_spec.suffix = QStringLiteral("×");
        m_spec.stripTitle = QStringLiteral("Ratio");
        add(leaves, -1, 0);
        return m_spec;
    }

private:
    int add(int leaves, int parent, int depth) {
        const auto place = m_spec.nodes.size();
        widgets::TreeNode node;
        node.id = static_cast<int>(place);
        node.parent = parent;
        node.depth = depth;
        node.leaf = leaves == 1;
        node.edge = parent < 0 ? QString() : QStringLiteral("≤ 32");
        node.value = std::exp2(std::uniform_real_distribution(-0.9, 0.9)(m_random));
        node.valueText = QStringLiteral("1.000×");
        node.nText = QStringLiteral("2");
        node.spreadText = QStringLiteral("0.100");
        node.link = {{widgets::Target::node(node.id)}, {widgets::Target::node(node.id)}};
        m_spec.nodes.push_back(node);
        m_spec.depth = std::max(m_spec.depth, depth);
        if (leaves == 1) {
            leaf(m_spec.nodes[place]);
        } else {
            const int above = std::uniform_int_distribution(1, leaves - 1)(m_random);
            const auto left = static_cast<std::size_t>(add(above, node.id, depth + 1));
            const auto right = static_cast<std::size_t>(add(leaves - above, node.id, depth + 1));
            m_spec.nodes[place].title = QStringLiteral("Threads/OST");
            m_spec.nodes[place].detail = QStringLiteral("n 20, 1.081×");
            m_spec.nodes[place].position = 0.5 * (m_spec.nodes[left].position + m_spec.nodes[right].position);
        }
        return node.id;
    }

    void leaf(widgets::TreeNode& node) {
        node.title = QStringLiteral("L%1").arg(m_spec.leafCount);
        node.position = m_spec.leafCount + 0.5;
        node.dots = {node.value * 0.9, node.value * 1.1};
        for (int dot = 0; dot < 2; ++dot) {
            const auto row = widgets::Target::row(2 * m_spec.leafCount + dot);
            node.dotLinks.push_back({{row}, {row, widgets::Target::node(node.id)}});
        }
        ++m_spec.leafCount;
    }

    std::mt19937 m_random;
    widgets::TreeSpec m_spec;
};

}  // namespace greyscope::test
