#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/random.h"
#include "core/data/dataset.h"
#include "core/data/series/series_table.h"
#include "core/grey/degrees/relation.h"

// What repeats imply about the images that degrees are calculated from. Used by relation_intervals only.
namespace greyscope::grey {

/// In every second draw, a point counts as equal if its difference is less than this many times a drawn noise.
inline constexpr double kWithinNoise = 2.0;

/// A value of the table that has repeats.
struct Noisy {
    Eigen::Index point = 0;
    Eigen::Index series = 0;
    double value = 0.0;
    std::size_t count = 0;
    std::vector<double> repeats;  ///< sorted if the median of many is drawn; empty if the mean of many or of aggregated
                                  ///< repeats is drawn
    double error = 0.0;           ///< standard error of the mean or the median
};

/// The table of the reference and the compared series, in this order, and its values with repeats.
struct NoisyTable {
    data::SeriesTable table;
    std::vector<Noisy> noisy;
    Eigen::MatrixXi place;  ///< index into `noisy` of each value; -1 if the value has no repeats
    RelationOptions options;
    data::Aggregation aggregation = data::Aggregation::mean;

    [[nodiscard]] const Noisy* noisyAt(Eigen::Index point, Eigen::Index series) const;
    /// Returns the given series with one value replaced.
    [[nodiscard]] data::SeriesTable with(const std::vector<std::size_t>& which, const Noisy& replaced,
                                         double value) const;
    /// Returns the degrees of the given series, the first of which is the reference; empty if the degrees are not
    /// defined.
    [[nodiscard]] Eigen::VectorXd degreesWith(const std::vector<std::size_t>& which, const Noisy& replaced,
                                              double value) const;
};

[[nodiscard]] NoisyTable noisyTableOf(const data::Dataset& dataset, const data::SeriesTable& table,
                                      const std::vector<std::size_t>& which, const RelationOptions& options);

/// Intermediate values of the images of a draw: one column per series; the first column (the reference) is 0.
struct TruthTrace {
    Eigen::MatrixXd added, length, within;  ///< e, e' and e'' of the differences from the reference
    Eigen::VectorXd normals;                ///< z
};

/// Draws images as they may be without the noise of the repeats; see degreeIntervals().
class TruthDraws {
public:
    TruthDraws(const NoisyTable& table, const RelationImages& measured);
    struct Draw {
        RelationImages truth;
        RelationImages noisy;  ///< images of the same draw, with noise added and none removed
    };
    /// Returns nullopt if the drawn values have no images. If `equalWithin`, differences within the noise are set to 0.
    /// If `trace` is given, it receives the intermediate values of `truth`.
    [[nodiscard]] std::optional<Draw> draw(base::NamedDraws& draws, bool equalWithin, TruthTrace* trace = nullptr);

private:
    [[nodiscard]] base::Expected<RelationImages> noisyImages(base::NamedDraws& draws);

    const NoisyTable& m_table;
    const RelationImages& m_measured;
    data::SeriesTable m_drawn;
    std::vector<std::size_t> m_all;
    std::vector<double> m_buffer;
};

}  // namespace greyscope::grey
