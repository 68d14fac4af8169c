#include "core/grey/models/fractional_accumulation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <complex>

#include <unsupported/Eigen/FFT>

#include "core/base/clones.h"

namespace greyscope::grey {

namespace {

using Numbers = std::vector<double>;

constexpr std::size_t kSumsAtOnce = 16;
constexpr std::size_t kMostSummed = 2048;  ///< above about this count, the transform is faster

/// Returns C(j+r-1, j) for the distances j.
Numbers weightsOf(double order, std::size_t count) {
    Numbers weights(count, 1.0);
    for (std::size_t j = 1; j < count; ++j) {
        const auto distance = static_cast<double>(j);
        weights[j] = weights[j - 1] * (distance - 1.0 + order) / distance;
    }
    return weights;
}

/// Sets sums[j] to the sum over i <= first of weights[first + j - i] series[i], the common part of several sums, in
/// parallel.
GREYSCOPE_CLONES void addToSums(const double* series, const double* weights, std::size_t first, double* sums) {
    std::array<double, kSumsAtOnce> added{};
    for (std::size_t i = 0; i <= first; ++i) {
#pragma GCC unroll 1  // otherwise the compiler unrolls the lanes before it can vectorise them
        for (std::size_t j = 0; j < kSumsAtOnce; ++j) {
            added[j] += weights[first - i + j] * series[i];
        }
    }
    std::copy(added.begin(), added.end(), sums);
}

Numbers bySums(const Numbers& series, const Numbers& weights, const base::Progress& progress) {
    const std::size_t count = series.size();
    Numbers sums(count, 0.0);
    for (std::size_t first = 0; first < count && !progress.cancelled(); first += kSumsAtOnce) {
        if (first + kSumsAtOnce <= count) {
            addToSums(series.data(), weights.data(), first, sums.data() + first);
        }
        const std::size_t end = std::min(first + kSumsAtOnce, count);
        const bool whole = end - first == kSumsAtOnce;
        for (std::size_t k = first; k < end; ++k) {
            for (std::size_t i = whole ? first + 1 : 0; i <= k; ++i) {
                sums[k] += weights[k - i] * series[i];
            }
        }
    }
    return sums;
}

/// As bySums(), by a product of Fourier transforms with enough zeros appended to prevent wrap-around.
Numbers byTransform(Numbers series, Numbers weights, const base::Progress& progress) {
    const std::size_t count = series.size();
    const std::size_t length = std::bit_ceil(2 * count);
    Eigen::FFT<double> transform(Eigen::default_fft_impl<double>(), Eigen::FFT<double>::HalfSpectrum);
    std::vector<std::complex<double>> product;
    std::vector<std::complex<double>> factor;
    Numbers sums(count, 0.0);
    series.resize(length);
    transform.fwd(product, series);
    if (progress.cancelled()) {
        return sums;
    }
    weights.resize(length);
    transform.fwd(factor, weights);
    if (progress.cancelled()) {
        return sums;
    }
    std::transform(product.begin(), product.end(), factor.begin(), product.begin(), std::multiplies<>());
    transform.inv(series, product, static_cast<Eigen::Index>(length));
    std::copy_n(series.begin(), count, sums.begin());
    return sums;
}

}  // namespace

std::vector<double> accumulatedFractionally(const std::vector<double>& series, double order,
                                            const base::Progress& progress) {
    const std::size_t count = series.size();
    return count <= kMostSummed ? bySums(series, weightsOf(order, count), progress)
                                : byTransform(series, weightsOf(order, count), progress);
}

}  // namespace greyscope::grey
