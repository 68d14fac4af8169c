#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>

namespace greyscope::widgets {

/// The translation context of all texts outside Qt classes; with a single context, translators see each sentence once.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// "a", "a, b", "a, b, c", with the separator of the language.
[[nodiscard]] QString listed(const QStringList& words);
/// The first of `all` words: "a, b and 3 more".
[[nodiscard]] QString listed(const QStringList& first, std::size_t all);
/// "a", "a and b", "a, b and c".
[[nodiscard]] QString enumerated(QStringList words);

/// A count as the int that tr() needs for plural forms, limited to the largest int.
template <std::integral Count>
[[nodiscard]] constexpr int counted(Count count) {
    return static_cast<int>(
        std::min(static_cast<std::uintmax_t>(count), static_cast<std::uintmax_t>(std::numeric_limits<int>::max())));
}

}  // namespace greyscope::widgets
