#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>

namespace greyscope::widgets {

/// The translation context of all texts outside Qt classes. Because there is only one, translators see each sentence
/// once.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// Joins words with the separator of the language: "a", "a, b", "a, b, c".
[[nodiscard]] QString listed(const QStringList& words);
/// Joins the first words of a list that has `all` words: "a, b and 3 more".
[[nodiscard]] QString listed(const QStringList& first, std::size_t all);
/// Joins words with "and" before the last one: "a", "a and b", "a, b and c".
[[nodiscard]] QString enumerated(QStringList words);

/// Returns a count as the int that tr() needs for plural forms; a larger count becomes the largest int.
template <std::integral Count>
[[nodiscard]] constexpr int counted(Count count) {
    return static_cast<int>(
        std::min(static_cast<std::uintmax_t>(count), static_cast<std::uintmax_t>(std::numeric_limits<int>::max())));
}

}  // namespace greyscope::widgets
