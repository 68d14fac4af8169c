#pragma once

#include <utility>

namespace greyscope::base {

/// A member that an aggregate cannot leave out: without it the aggregate does not compile.
template <class T>
struct Required {
    template <class U>
    constexpr Required(U&& given)  // NOLINT(google-explicit-constructor): stands for the value
        : value(std::forward<U>(given)) {}
    constexpr operator const T&() const { return value; }  // NOLINT(google-explicit-constructor)

    T value;
};

}  // namespace greyscope::base
