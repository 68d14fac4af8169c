#pragma once

#include <utility>

#include "core/base/error.h"

namespace greyscope::base {

/// Moves the value out of an Expected; for Expected<void> there is none. Used by GREYSCOPE_TRY.
template <class T>
T valueOf(Expected<T>&& expected) {
    return std::move(*expected);
}
inline void valueOf(Expected<void>&& /*nothing*/) {}

}  // namespace greyscope::base

/// Evaluates an expression that returns an Expected, and gives its value; if it contains an error, the enclosing
/// function returns that error. Use it alone or as the right side of one declaration (it is a statement expression, an
/// extension of GCC and Clang):
///     const auto table = GREYSCOPE_TRY(data::pivot(dataset, query));
#define GREYSCOPE_TRY(...)                                           \
    __extension__({                                                  \
        auto expectedValue = (__VA_ARGS__);                          \
        if (!expectedValue) {                                        \
            return tl::unexpected(std::move(expectedValue).error()); \
        }                                                            \
        ::greyscope::base::valueOf(std::move(expectedValue));        \
    })
