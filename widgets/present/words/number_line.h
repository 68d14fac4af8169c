#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <vector>

#include "core/derivation/notation/notation.h"
#include "core/exercise/marking.h"

namespace greyscope::widgets {

struct NumberLineMark {
    enum class Role { given, aim, right, wrong };
    double value = 0.0;
    QString name;    ///< above
    QString number;  ///< below; "" where it is not told
    Role role = Role::given;
    bool operator==(const NumberLineMark&) const = default;
};

/// Where a number lies among others.
struct NumberLineSpec {
    std::vector<NumberLineMark> marks;
    std::optional<std::pair<double, double>> band;
    QString spoken;
    bool operator==(const NumberLineSpec&) const = default;
};

/// Where an answer lies: a background value between both accumulated points, a class ratio against its band. None for
/// other steps, and where one of the others is asked for as well.
[[nodiscard]] std::optional<NumberLineSpec> numberLineOf(const exercise::Exercise& exercise, std::size_t blank,
                                                         const exercise::StudentAnswer& answer,
                                                         const exercise::Marked& mark,
                                                         const derivation::NumberStyle& style);

}  // namespace greyscope::widgets
