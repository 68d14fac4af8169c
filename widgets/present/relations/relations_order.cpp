#include "widgets/present/relations/relations_order.h"

#include <QStringList>

#include <algorithm>
#include <numeric>

#include "core/base/rounding.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// The middle of a cluster over the columns, and the degree at which it was merged.
struct Branch {
    double middle = 0.0;
    double degree = 1.0;
};

Dendrogram dendrogramOf(const grey::Clustering& clustering) {
    const std::size_t count = clustering.order.size();
    std::vector<Branch> branches(count);
    for (std::size_t place = 0; place < count; ++place) {
        branches[clustering.order[place]].middle = static_cast<double>(place) + 0.5;
    }
    Dendrogram tree;
    for (const grey::Merge& merge : clustering.merges) {
        const Branch& left = branches[merge.left];
        const Branch& right = branches[merge.right];
        tree.joins.push_back({left.middle, right.middle, left.degree, right.degree, merge.degree});
        branches.push_back({(left.middle + right.middle) / 2.0, merge.degree});
    }
    tree.top = clustering.merges.empty() ? 0.0 : clustering.merges.back().degree;
    return tree;
}

/// Adds four cuts around the cells from `from` to `to` on the diagonal.
void outline(MatrixSpec& spec, int from, int to) {
    for (const Side side : {Side::horizontal, Side::vertical}) {
        spec.cuts.push_back({side, from, from, to});
        spec.cuts.push_back({side, to, from, to});
    }
}

}  // namespace

std::vector<std::size_t> byDegree(const Eigen::MatrixXd& degrees, std::size_t reference) {
    std::vector<std::size_t> order(static_cast<std::size_t>(degrees.cols()));
    std::iota(order.begin(), order.end(), std::size_t{0});
    const Eigen::VectorXd row = degrees.row(static_cast<Eigen::Index>(reference)).transpose();
    const auto levels = base::levelsOf({row.data(), order.size()});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return levels[a] > levels[b]; });
    std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return i == reference; });
    return order;
}

void addClusters(MatrixSpec& spec, const grey::Clustering& clustering, std::optional<double> threshold) {
    spec.dendrogram = dendrogramOf(clustering);
    if (!threshold) {
        return;
    }
    spec.dendrogram->cut = threshold;
    int from = 0;
    for (const auto& group : grey::groupMembers(clustering, *threshold)) {
        const int to = from + static_cast<int>(group.size());
        if (group.size() > 1) {
            outline(spec, from, to);
        }
        from = to;
    }
}

QString groupsSentence(const std::vector<RelationSeries>& series, const grey::Clustering& clustering, double threshold,
                       const QString& symbol) {
    QStringList groups;
    QStringList alone;
    for (const auto& group : grey::groupMembers(clustering, threshold)) {
        QStringList names;
        for (const std::size_t member : group) {
            names << series[member].name;
        }
        (group.size() > 1 ? groups : alone) << listed(names);
    }
    const QString at =
        Words::tr("%1 ≥ %2, %3 linkage").arg(symbol, fixedText(threshold, 2), linkageText(clustering.linkage));
    if (groups.isEmpty()) {
        return Words::tr("No two series form a group at %1.").arg(at);
    }
    QString text = Words::tr("Groups at %1: %2.").arg(at, clauses(groups));
    if (!alone.isEmpty()) {
        text += betweenSentences() + Words::tr("Not in a group: %1.").arg(listed(alone));
    }
    return text;
}

QString linkageText(grey::Linkage linkage) {
    switch (linkage) {
        case grey::Linkage::single:
            return Words::tr("single");
        case grey::Linkage::complete:
            return Words::tr("complete");
        case grey::Linkage::average:
            return Words::tr("average");
    }
    return {};
}

}  // namespace greyscope::widgets
