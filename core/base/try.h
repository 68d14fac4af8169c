#pragma once

#include <utility>

#include "core/base/error.h"

namespace greyscope::base {

/// What an Expected holds, or nothing.
template <class T>
T valueOf(Expected<T>&& expected) {
    return std::move(*expected);
}
inline void valueOf(Expected<void>&& /*nothing*/) {}

}  // namespace greyscope::base

/// The value of an Expected; where it holds an error instead, the function that this stands in returns it. Stands alone
/// or on the right of one declaration (it is a statement expression, which GCC and Clang know):
///     const auto table = GREYSCOPE_TRY(data::pivot(dataset, query));
#define GREYSCOPE_TRY(...)                                           \
    __extension__({                                                  \
        auto expectedValue = (__VA_ARGS__);                          \
        if (!expectedValue) {                                        \
            return tl::unexpected(std::move(expectedValue).error()); \
        }                                                            \
        ::greyscope::base::valueOf(std::move(expectedValue));        \
    })
