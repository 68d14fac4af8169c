#pragma once

#include <QString>

#include <cstddef>

namespace greyscope::widgets {

/// How much of its data a figure draws.
struct DrawnShare {
    std::size_t series = 0, allSeries = 0;  ///< 0 of 0: it has none
    std::size_t rows = 0, allRows = 0;      ///< of the table; 0 of 0: not known

    [[nodiscard]] bool whole() const { return series >= allSeries && rows >= allRows; }
    bool operator==(const DrawnShare&) const = default;
};

/// "6 of 24 series, 42 of 3764 rows": the counts that are not whole; "" where both are.
[[nodiscard]] QString drawnShareText(const DrawnShare& share);
/// "Drawn: 6 of 24 series, 42 of 3764 rows", or "".
[[nodiscard]] QString drawnShareLine(const DrawnShare& share);

}  // namespace greyscope::widgets
