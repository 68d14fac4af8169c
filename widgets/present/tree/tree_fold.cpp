#include "widgets/present/tree/tree_fold.h"

#include <algorithm>
#include <cstddef>

namespace greyscope::widgets {

namespace {

/// Copies the nodes of a tree in order; nodes below a folded one are merged into its row.
class Folding {
public:
    Folding(const TreeSpec& spec, const std::set<int>& ids)
        : m_spec(spec), m_ids(ids), m_places(spec.nodes.size(), -1), m_rows(spec.nodes.size(), -1) {}

    TreeSpec run() {
        TreeSpec result = m_spec;
        result.nodes.clear();
        result.depth = 0;
        for (std::size_t i = 0; i < m_spec.nodes.size(); ++i) {
            const TreeNode& node = m_spec.nodes[i];
            const int row = node.parent < 0 ? -1 : m_rows[static_cast<std::size_t>(node.parent)];
            m_rows[i] = row;
            if (row >= 0) {
                gather(node, result.nodes[static_cast<std::size_t>(row)]);
                continue;
            }
            m_places[i] = static_cast<int>(result.nodes.size());
            TreeNode copy = node;
            copy.parent = node.parent < 0 ? -1 : m_places[static_cast<std::size_t>(node.parent)];
            if (!node.leaf && m_ids.count(node.id) > 0) {
                m_rows[i] = m_places[i];
                copy.leaf = true;
                copy.title.clear();
            }
            result.depth = std::max(result.depth, copy.depth);
            result.nodes.push_back(std::move(copy));
        }
        place(result);
        return result;
    }

private:
    static void gather(const TreeNode& node, TreeNode& row) {
        row.link.is.insert(row.link.is.end(), node.link.is.begin(), node.link.is.end());
        if (!node.leaf) {
            return;
        }
        row.title = row.hidden == 0 ? node.title : row.title.section(QChar(u'–'), 0, 0) + QChar(u'–') + node.title;
        ++row.hidden;
        row.dots.insert(row.dots.end(), node.dots.begin(), node.dots.end());
        row.dotLinks.insert(row.dotLinks.end(), node.dotLinks.begin(), node.dotLinks.end());
        row.dotTexts.insert(row.dotTexts.end(), node.dotTexts.begin(), node.dotTexts.end());
        row.invalidDots.insert(row.invalidDots.end(), node.invalidDots.begin(), node.invalidDots.end());
        if (!node.invalid.isEmpty() && !row.invalid.contains(node.invalid)) {
            row.invalid += (row.invalid.isEmpty() ? QString() : QStringLiteral(", ")) + node.invalid;
        }
    }

    /// Places the rows below each other; an inner node is in the middle between its children.
    static void place(TreeSpec& spec) {
        spec.leafCount = 0;
        for (TreeNode& node : spec.nodes) {
            if (node.leaf) {
                node.position = spec.leafCount++ + 0.5;
            }
        }
        std::vector<double> low(spec.nodes.size(), -1.0);
        for (std::size_t i = spec.nodes.size(); i-- > 0;) {
            TreeNode& node = spec.nodes[i];
            if (!node.leaf) {
                node.position *= 0.5;  // the sum of both children so far
            }
            if (node.parent >= 0) {
                TreeNode& parent = spec.nodes[static_cast<std::size_t>(node.parent)];
                double& first = low[static_cast<std::size_t>(node.parent)];
                parent.position = first < 0.0 ? node.position : parent.position + node.position;
                first = 0.0;
            }
        }
    }

    const TreeSpec& m_spec;
    const std::set<int>& m_ids;
    std::vector<int> m_places;  ///< index in the result; -1: folded
    std::vector<int> m_rows;    ///< the row of the result that a node is folded into
};

}  // namespace

TreeSpec folded(const TreeSpec& spec, const std::set<int>& ids) {
    return ids.empty() ? spec : Folding(spec, ids).run();
}

std::set<int> innerNodesAt(const TreeSpec& spec, int depth) {
    std::set<int> ids;
    for (const TreeNode& node : spec.nodes) {
        if (!node.leaf && node.depth == depth) {
            ids.insert(node.id);
        }
    }
    return ids;
}

std::vector<int> nodesWith(const TreeSpec& spec, const QString& text) {
    std::vector<const TreeNode*> found;
    for (const TreeNode& node : spec.nodes) {
        const bool named = node.leaf ? node.title.compare(text, Qt::CaseInsensitive) == 0
                                     : node.title.contains(text, Qt::CaseInsensitive);
        if (!text.isEmpty() && (named || node.edge.contains(text, Qt::CaseInsensitive))) {
            found.push_back(&node);
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const TreeNode* a, const TreeNode* b) { return a->position < b->position; });
    std::vector<int> ids;
    for (const TreeNode* node : found) {
        ids.push_back(node->id);
    }
    return ids;
}

}  // namespace greyscope::widgets
