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

/// How the distance of two clusters follows from the distances of their members: the closest pair, the furthest pair,
/// or the mean over all pairs.
enum class Linkage { single, complete, average };

/// The names of the linkages on the command line and in files: "single", "complete", "average".
[[nodiscard]] const base::Names<Linkage>& linkageNames();

/// One merge of two clusters. Clusters 0 .. n-1 are the series; cluster n+i is the result of merge i.
struct Merge {
    std::size_t left = 0;
    std::size_t right = 0;
    double degree = 1.0;   ///< 1 minus the distance of the two clusters
    std::size_t size = 2;  ///< number of series in the merged cluster
    bool operator==(const Merge&) const = default;
};

/// The result of an agglomerative clustering of n series: n-1 merges, nearest clusters first, and `order`, the series
/// in the order of the leaves of the tree.
struct Clustering {
    Linkage linkage = Linkage::average;
    std::vector<Merge> merges;
    std::vector<std::size_t> order;
    bool operator==(const Clustering&) const = default;
};

/// Largest number of series for which cluster() finds the best order of the leaves.
inline constexpr Eigen::Index kBestOrderAtMost = 300;

/// Clusters n series by their relational degrees. The distance of two series is 1 - (g(i, j) + g(j, i)) / 2, where g is
/// `degrees`, because a table with global extrema is not symmetric. Distances that differ by no more than
/// base::kSumRounding are ties; ties go to the lowest cluster numbers.
/// The branches are turned so that the distances of neighbours in `order` have the smallest sum that the tree allows
/// (Bar-Joseph, Gifford, Jaakkola 2001). Of an order and its reverse, the one that begins with the lower series is
/// chosen. This takes O(n^3) steps. With more than kBestOrderAtMost series, each merge puts the nearest ends of its two
/// branches together instead. Everything then takes O(n^2) steps, unless rows lose their nearest neighbour repeatedly.
/// `degrees` is square and finite. Errors: tooFewSeries (fewer than 2), cancelled.
[[nodiscard]] base::Expected<Clustering> cluster(const Eigen::MatrixXd& degrees, Linkage linkage,
                                                 base::Progress& progress);

/// Returns the groups of series that result if only merges with a degree of at least `threshold` are made. Groups and
/// their members are in the order of `order`. With single linkage, these are the grey classes of critical value r
/// (Liu): chains of pairs whose degree is at least r.
[[nodiscard]] std::vector<std::vector<std::size_t>> groupMembers(const Clustering& clustering, double threshold);

}  // namespace greyscope::grey
