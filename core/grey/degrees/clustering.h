#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/progress.h"

namespace greyscope::grey {

/// The distance of two clusters: of their closest pair, of their furthest pair, or the mean over all pairs.
enum class Linkage { single, complete, average };

/// Every linkage's name on the command line and in files: "single", "complete", "average".
[[nodiscard]] const base::Names<Linkage>& linkageNames();

/// Two clusters become one. Clusters 0 .. n-1 are the series, n+i is the result of merge i.
struct Merge {
    std::size_t left = 0;
    std::size_t right = 0;
    double degree = 1.0;   ///< 1 - distance of the two
    std::size_t size = 2;  ///< series in the result
    bool operator==(const Merge&) const = default;
};

/// Agglomerative clustering of n series: n-1 merges from the nearest clusters on, and the series in the order of the
/// tree's leaves.
struct Clustering {
    Linkage linkage = Linkage::average;
    std::vector<Merge> merges;
    std::vector<std::size_t> order;
    bool operator==(const Clustering&) const = default;
};

inline constexpr Eigen::Index kBestOrderAtMost = 300;

/// Distance of two series: 1 - (g(i, j) + g(j, i)) / 2, as the table of global extrema is not symmetric. Ties, numbers
/// that are equal but for base::kSumRounding, go to the lowest cluster numbers. The branches are turned so that the
/// distances of neighbours in `order` add up to the least that the tree allows (Bar-Joseph, Gifford, Jaakkola 2001); of
/// an order and its reverse, the one that begins with the lower series. That takes O(n^3) steps; of more than
/// kBestOrderAtMost series the nearest ends of every two branches meet instead, and all takes O(n^2) steps but for rows
/// that lose their nearest neighbour again and again. `degrees` is square and finite. Errors: tooFewSeries below 2,
/// cancelled.
[[nodiscard]] base::Expected<Clustering> cluster(const Eigen::MatrixXd& degrees, Linkage linkage,
                                                 base::Progress& progress);

/// The members of every group when only merges at `threshold` or above are made, groups and members along `order`. With
/// single linkage these are the grey classes of critical value r (Liu): chains of pairs whose degree is r or more.
[[nodiscard]] std::vector<std::vector<std::size_t>> groupMembers(const Clustering& clustering, double threshold);

}  // namespace greyscope::grey
