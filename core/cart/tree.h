#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/data/dataset.h"

namespace greyscope::cart {

/// A predictor. Numeric: the values; categorical: codes 0.. into `levels`. NaN is a missing value.
struct Feature {
    std::string name;
    std::string unit;
    std::vector<double> values;
    std::vector<std::string> levels;  ///< empty for a numeric predictor
    [[nodiscard]] bool isCategorical() const { return !levels.empty(); }
};

/// Predictors and response with equal length.
struct Sample {
    std::vector<Feature> features;
    std::vector<double> response;
    std::string responseName;
    /// Rows with the same number repeat one cell: no fold parts them. Empty: each row is a cell of its own.
    std::vector<std::uint32_t> cells = {};
    std::size_t withoutResponse = 0;  ///< rows of the table that were left out
    [[nodiscard]] std::size_t size() const { return response.size(); }
};

/// Predictor from rows of a column.
[[nodiscard]] Feature featureOf(const data::Column& column, const std::vector<std::size_t>& rows);

/// Numbers rows by their values of these predictors: equal values, missing ones too, have an equal number. Predictors
/// whose name says that they count repetitions do not tell cells apart, unless there are no others.
[[nodiscard]] std::vector<std::uint32_t> cellsOf(const std::vector<Feature>& features);

/// Sample from rows of a dataset; rows whose response is missing are left out and counted. unknownColumn,
/// columnNotNumeric, noRows, optionConflict (the response is a factor, or a factor stands twice).
[[nodiscard]] base::Expected<Sample> sampleOf(const data::Dataset& dataset, const std::vector<std::size_t>& rows,
                                              const std::vector<std::string>& factors, const std::string& response);

/// A node of a binary regression tree. Children have higher indices than their parent; node 0 is the root.
/// Numeric split: values <= threshold go left. Categorical split: codes in `leftLevels` go left.
/// A missing or infinite value, and a level that no row of the node has, follow the child with more training rows
/// (left on a tie).
struct Node {
    int feature = -1;          ///< -1: a leaf
    double threshold = 0.0;    ///< midpoint between the two neighbouring values
    double largestLeft = 0.0;  ///< largest training value that goes left (P1 prints this one)
    std::vector<std::int32_t> leftLevels;
    int left = -1;
    int right = -1;
    int parent = -1;
    int depth = 0;
    std::size_t n = 0;
    double value = 0.0;  ///< mean response
    double sse = 0.0;    ///< sum of squared deviations from the mean, in units of Tree::unit squared
    [[nodiscard]] bool isLeaf() const { return feature < 0; }
    bool operator==(const Node&) const = default;
};

struct Tree {
    std::vector<Node> nodes;
    std::vector<std::string> featureNames;
    std::vector<std::vector<std::string>> featureLevels;
    std::vector<int> leafOf;  ///< leaf of each row of the sample; -1: the tree was grown without it
    /// All squares are in units of its square: 1, or a power of two where those of the response leave the range of
    /// numbers. So a tree is the same in every unit of the response.
    double unit = 1.0;

    [[nodiscard]] std::size_t leafCount() const;
    /// The child that a value of the node's predictor leads to.
    [[nodiscard]] int childFor(const Node& node, double value) const;
    /// Leaf that a row of feature values falls into.
    [[nodiscard]] int leafFor(const std::vector<double>& row) const;
    [[nodiscard]] double predict(const std::vector<double>& row) const;
    /// The same for one row of a sample with this tree's predictors.
    [[nodiscard]] double predictRow(const Sample& sample, std::size_t row) const;
    /// Node indices from the root to `node`.
    [[nodiscard]] std::vector<int> pathTo(int node) const;
};

struct GrowOptions {
    std::size_t minLeaf = 1;
    std::size_t minSplit = 2;
    std::size_t maxDepth = 0;   ///< 0: no limit
    std::size_t maxLeaves = 0;  ///< 0: no limit; otherwise the split that lowers the error most comes first
    double minDecrease = 0.0;   ///< a split must lower the sum of squares by more than this share of the root's
    bool operator==(const GrowOptions&) const = default;
    [[nodiscard]] base::Expected<void> validate() const;
};

/// Exhaustive best split on squared error, greedily; categorical predictors by ordered means. Equal splits (to 1e-12 of
/// the gain): the first predictor, then the lowest threshold. A predictor is judged on the rows whose value is known.
/// Source: Breiman et al. 1984; P1 2.3. Errors: optionOutOfRange, noRows, missingValue (response), overflow (an
/// infinite response). The same tree on any number of threads.
[[nodiscard]] base::Expected<Tree> grow(const Sample& sample, const GrowOptions& options,
                                        base::Threads threads = base::Threads::available());

/// A square of the response, from units of tree.unit squared; nothing where it leaves the range of numbers.
[[nodiscard]] std::optional<double> inSquaresOfResponse(const Tree& tree, double square);
/// The other way round; infinite or 0 where it leaves the range.
[[nodiscard]] double inSquaresOfUnit(const Tree& tree, double square);
/// Root of the mean squared deviation of a node's rows from its value, in units of the response.
[[nodiscard]] double deviation(const Tree& tree, const Node& node);

/// Share of each predictor in what the cuts lower the sum of squares by; adds to 1, all 0 for a single leaf.
[[nodiscard]] std::vector<double> importance(const Tree& tree);

/// A path from the root to a leaf as conditions on the predictors, one condition a predictor.
struct Condition {
    int feature = -1;
    bool categorical = false;
    bool hasLow = false, hasHigh = false;
    double low = 0.0, high = 0.0;            ///< low < x <= high, at thresholds
    double lowLabel = 0.0, highLabel = 0.0;  ///< the same at the largest left values, as P1 prints them
    std::vector<std::int32_t> levels;
};
struct Rule {
    int leaf = -1;
    std::vector<Condition> conditions;
    double value = 0.0;
    std::size_t n = 0;
};
[[nodiscard]] std::vector<Rule> rulesOf(const Tree& tree);
/// "IF objects_per_ost <= 1 AND threads_per_ost > 8 THEN 1.23", or "THEN ratio = 1.23" where the response has a name.
[[nodiscard]] std::string ruleText(const Tree& tree, const Rule& rule, const std::string& responseName);

}  // namespace greyscope::cart
