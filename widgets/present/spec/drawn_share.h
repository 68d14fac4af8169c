#pragma once

#include <QString>

#include <cstddef>

namespace greyscope::widgets {

/// How much of its data a figure shows: drawn and all series, drawn and all rows.
struct DrawnShare {
    /// The numbers of drawn and of all series; 0 and 0 if the figure has no series.
    std::size_t series = 0, allSeries = 0;
    std::size_t rows = 0, allRows = 0;  ///< the numbers of drawn and of all rows of the table; 0 and 0 if unknown

    [[nodiscard]] bool whole() const { return series >= allSeries && rows >= allRows; }
    bool operator==(const DrawnShare&) const = default;
};

/// Returns how much is drawn, with the counts that are not complete: "6 of 24 series, 42 of 3764 rows"; "" if both are
/// complete.
[[nodiscard]] QString drawnShareText(const DrawnShare& share);
/// Returns how much is drawn as a line below a figure: "Drawn: 6 of 24 series, 42 of 3764 rows"; "" if both counts are
/// complete.
[[nodiscard]] QString drawnShareLine(const DrawnShare& share);

}  // namespace greyscope::widgets
