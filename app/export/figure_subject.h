#pragma once

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

#include "app/export/figure_export.h"
#include "app/export/figure_record.h"

namespace greyscope::app {

/// A part of a figure that is checked separately: a panel of a sheet, or the whole of another figure.
struct CheckedPart {
    int panel = -1;  ///< index of the panel in the sheet; -1 if the figure is not a sheet
    QString letter;
    const widgets::FigureSpec* figure = nullptr;  ///< the figure in the panel; null if the panel is empty
    ExportOptions options;                        ///< the options of the whole figure, but with the size of this part
    QRectF place;                                 ///< rectangle of the part on the page, in points
    std::optional<widgets::PlotSpec> chart = {};  ///< for a chart: the chart as printed
    std::vector<const RecordedText*> texts = {};
    std::vector<const RecordedLine*> lines = {};
    double aboveMm = 0.0;     ///< height above the part for the letter of the panel
    QRectF letterPlace = {};  ///< rectangle of the letter of the panel; null: no letter
};

/// What the rules for print check: a figure with its options, a record of what is painted for it, and its parts.
struct Subject {
    const widgets::FigureSpec& figure;
    const ExportOptions& options;
    FigureRecord record;
    std::vector<CheckedPart> parts;
};

/// Paints the figure once, and returns it with a record of the texts and lines, assigned to its parts.
[[nodiscard]] Subject subjectOf(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
