#pragma once

#include <array>

// Discrete models x1(k+1) = b1 t1 + b2 t2 + ..., k = 1 .. n-1. The terms t are functions of x1(k) and k, over any
// scalar (scalar.h). A model is defined by its terms alone; its least squares, response, restored values and derivation
// follow from them. The response begins with x1^(1) = x(1). The first term is x1(k), the last is 1. Source: Xie & Liu
// 2009.
namespace greyscope::grey {

/// The discrete grey model x1(k+1) = b1 x1(k) + b2; exact on pure exponentials.
struct Dgm {
    static constexpr const char* kName = "DGM(1,1)";
    template <class N>
    [[nodiscard]] static std::array<N, 2> terms(const N& sum, const N& /*k*/) {
        return {sum, N(1)};
    }
};

/// The discrete grey model with a trend, x1(k+1) = b1 x1(k) + b2 k + b3.
struct Ndgm {
    static constexpr const char* kName = "NDGM(1,1)";
    template <class N>
    [[nodiscard]] static std::array<N, 3> terms(const N& sum, const N& k) {
        return {sum, k, N(1)};
    }
};

}  // namespace greyscope::grey
