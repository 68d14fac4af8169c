#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/grey/models/gm11.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

/// An interpretation of "the residual model" of P0 (III.C, IV.B.2), which is ambiguous; docs/methods.md explains the
/// differences.
enum class ResidualReading {
    equations,  ///< eq. (7)-(13): residuals x - x^, shifted to be >= 0, clipped to mean (1 +- 20 %), GM(1,1),
                ///< un-shifted
    example,    ///< the printed numbers: residuals x^ - x, shifted, accumulated, growth capped at 1.2, GM(1,1) on that
    remnant     ///< textbook: GM(1,1) on the magnitude of the last residuals of one sign, derivative restored
};

/// Name used in the error tooFewPoints for the last residuals of one sign, if there are too few of them. The window
/// translates it.
inline constexpr const char* kTailOfOneSign = "tail of residuals with one sign";

/// Options of a residual model.
struct ResidualOptions {
    double backgroundWeight = 0.5;
    std::size_t horizon = 0;
    /// For `remnant` only: k of the first residual of the tail (from 1); nullopt: the longest tail of one sign.
    std::optional<std::size_t> tailStart;
    bool operator==(const ResidualOptions&) const = default;
};

/// A fitted residual model with all intermediate values. Vectors belong to k = 2..n (equations, example) or to the tail
/// (remnant).
struct ResidualResult {
    ResidualReading reading = ResidualReading::equations;
    Gm11Result base;
    std::vector<double> residuals;  ///< residuals, with the sign that the interpretation uses
    double shift = 0.0;             ///< |b|
    std::vector<double> shifted;
    std::vector<double> accumulated;  ///< example: the accumulated shifted residuals
    std::vector<double> smoothed;     ///< clipped or capped residuals, which the second model is fitted to
    Gm11Result model;                 ///< GM(1,1) of `smoothed`
    std::optional<double> uncappedA;  ///< example: a of the accumulated series before the cap, which the printed
                                      ///< example mixes in
    std::size_t tailStart = 2;        ///< k of the first residual
    std::vector<double> values;       ///< corrected values: n points, followed by the steps
};

/// Fits a residual model: GM(1,1) of the series, and a second model of its residuals. Errors: those of fitGm11() for
/// both fits; tooFewPoints (kTailOfOneSign, found, needed) if the tail is too short or `tailStart` is before the tail;
/// optionOutOfRange (`tailStart`).
[[nodiscard]] base::Expected<ResidualResult> fitResidual(ResidualReading reading, const std::vector<double>& series,
                                                         const ResidualOptions& options, const std::string& name = {});

}  // namespace greyscope::grey
