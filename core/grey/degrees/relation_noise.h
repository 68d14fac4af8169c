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

// What repeats say of the images that degrees are taken of: for relation_intervals alone.
namespace greyscope::grey {

/// A point of every second draw is taken for equal where its difference is below so many times a drawn noise.
inline constexpr double kWithinNoise = 2.0;

/// A value of the table that has repeats.
struct Noisy {
    Eigen::Index point = 0;
    Eigen::Index series = 0;
    double value = 0.0;
    std::size_t count = 0;
    std::vector<double> repeats;  ///< ascending for the median of many; none for the mean of many or of summed up ones
    double error = 0.0;           ///< standard error of the mean or the median
};

/// The table of the reference and the compared series alone, in this order, and its noisy values.
struct NoisyTable {
    data::SeriesTable table;
    std::vector<Noisy> noisy;
    Eigen::MatrixXi place;  ///< of each value among them; -1: it has no repeats
    RelationOptions options;
    data::Aggregation aggregation = data::Aggregation::mean;

    [[nodiscard]] const Noisy* noisyAt(Eigen::Index point, Eigen::Index series) const;
    /// Some of the series, with one value replaced.
    [[nodiscard]] data::SeriesTable with(const std::vector<std::size_t>& which, const Noisy& replaced,
                                         double value) const;
    /// Their degrees, the first of them is the reference; empty where they are not defined.
    [[nodiscard]] Eigen::VectorXd degreesWith(const std::vector<std::size_t>& which, const Noisy& replaced,
                                              double value) const;
};

[[nodiscard]] NoisyTable noisyTableOf(const data::Dataset& dataset, const data::SeriesTable& table,
                                      const std::vector<std::size_t>& which, const RelationOptions& options);

/// How a draw comes to its images: a column each series, those of the first one stay 0.
struct TruthTrace {
    Eigen::MatrixXd added, length, within;  ///< e, e' and e'' of the differences with the reference
    Eigen::VectorXd normals;                ///< z
};

/// Images as they may be without the noise of the repeats: see degreeIntervals().
class TruthDraws {
public:
    TruthDraws(const NoisyTable& table, const RelationImages& measured);
    struct Draw {
        RelationImages truth;
        RelationImages noisy;  ///< of the same draw, with the noise added and nothing taken off
    };
    /// None where drawn values have no images. In every second draw differences within the noise are none.
    /// `trace`, where there is one, takes how the images of `truth` came about.
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
