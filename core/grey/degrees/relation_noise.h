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

/// Factor for a draw that sets small differences to 0: a difference is small if it is less than this many times a drawn
/// noise.
inline constexpr double kWithinNoise = 2.0;

/// A value of the series table that is the mean or median of repeats.
struct Noisy {
    Eigen::Index point = 0;
    Eigen::Index series = 0;
    double value = 0.0;
    std::size_t count = 0;
    /// The repeats; sorted if there are many and their median is drawn; empty if the mean is drawn from a normal
    /// distribution (many repeats, or repeats aggregated in the input).
    std::vector<double> repeats;
    double error = 0.0;  ///< standard error of the mean or the median
};

/// The table with the reference (first) and the compared series, and those of its values that have repeats.
struct NoisyTable {
    data::SeriesTable table;
    std::vector<Noisy> noisy;
    Eigen::MatrixXi place;  ///< for each value: its index in `noisy`; -1 if the value has no repeats
    RelationOptions options;
    data::Aggregation aggregation = data::Aggregation::mean;

    [[nodiscard]] const Noisy* noisyAt(Eigen::Index point, Eigen::Index series) const;
    /// Returns the table of the series `which` with the value `replaced` set to `value`.
    [[nodiscard]] data::SeriesTable with(const std::vector<std::size_t>& which, const Noisy& replaced,
                                         double value) const;
    /// Returns the degrees of the series `which` with the first of them, if the value `replaced` is set to `value`.
    /// Empty if the degrees are not defined.
    [[nodiscard]] Eigen::VectorXd degreesWith(const std::vector<std::size_t>& which, const Noisy& replaced,
                                              double value) const;
};

/// Returns the table of the series `which` of a table that was pivoted from `dataset`, with the repeats of its values.
[[nodiscard]] NoisyTable noisyTableOf(const data::Dataset& dataset, const data::SeriesTable& table,
                                      const std::vector<std::size_t>& which, const RelationOptions& options);

/// Intermediate values of one draw of images, for a derivation: one column per series; the first column (the reference)
/// is 0.
struct TruthTrace {
    Eigen::MatrixXd added, length,
        within;  ///< three drawn noises e, e' and e'' of the differences from the reference, see degreeIntervals()
    Eigen::VectorXd normals;  ///< the drawn normal numbers z, see degreeIntervals()
};

/// Draws images of the series as they may be without the noise of the repeats; see degreeIntervals().
class TruthDraws {
public:
    TruthDraws(const NoisyTable& table, const RelationImages& measured);
    struct Draw {
        RelationImages truth;
        RelationImages noisy;  ///< images of the same draw, with noise added and none removed
    };
    /// Makes one draw; nullopt if an image is not defined for the drawn values. `equalWithin`: differences within the
    /// noise are set to 0. If `trace` is not null, it receives the intermediate values of `truth`.
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
