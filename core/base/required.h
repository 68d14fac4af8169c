#pragma once

#include <utility>

namespace greyscope::base {

/// Wrapper for a member of an aggregate that must be initialised: if the initialiser omits the member, the code does
/// not compile. Converts from and to T.
template <class T>
struct Required {
    template <class U>
    constexpr Required(U&& given)  // NOLINT(google-explicit-constructor): converts like the value
        : value(std::forward<U>(given)) {}
    constexpr operator const T&() const { return value; }  // NOLINT(google-explicit-constructor)

    T value;
};

}  // namespace greyscope::base
