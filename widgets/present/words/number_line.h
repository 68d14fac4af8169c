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
    QString name;    ///< the text above the mark
    QString number;  ///< the text below the mark; "" for none
    Role role = Role::given;
    bool operator==(const NumberLineMark&) const = default;
};

/// A number line: a line with marks at the positions of numbers, and a shaded band. `spoken` describes it for screen
/// readers.
struct NumberLineSpec {
    std::vector<NumberLineMark> marks;
    std::optional<std::pair<double, double>> band;
    QString spoken;
    bool operator==(const NumberLineSpec&) const = default;
};

/// Returns the number line that explains an answer of an exercise: a background value between its two accumulated
/// points, or a class ratio and its band. nullopt for other steps, and if another number on the line is also asked for.
[[nodiscard]] std::optional<NumberLineSpec> numberLineOf(const exercise::Exercise& exercise, std::size_t blank,
                                                         const exercise::StudentAnswer& answer,
                                                         const exercise::Marked& mark,
                                                         const derivation::NumberStyle& style);

}  // namespace greyscope::widgets
