#pragma once

#include <utility>

namespace greyscope::base {

/// A member of an aggregate that must be initialised: without it, the aggregate's initialisation does not compile.
template <class T>
struct Required {
    template <class U>
    constexpr Required(U&& given)  // NOLINT(google-explicit-constructor): converts like the value
        : value(std::forward<U>(given)) {}
    constexpr operator const T&() const { return value; }  // NOLINT(google-explicit-constructor)

    T value;
};

}  // namespace greyscope::base
