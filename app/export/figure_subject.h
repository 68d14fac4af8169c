#pragma once

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

#include "app/export/figure_export.h"
#include "app/export/figure_record.h"

namespace greyscope::app {

/// A figure that is checked: a panel of a sheet, or a single figure.
struct CheckedPart {
    int panel = -1;  ///< index of the panel in the sheet; -1: a single figure
    QString letter;
    const widgets::FigureSpec* figure = nullptr;  ///< null: the panel is empty
    ExportOptions options;                        ///< options with the part's own size
    QRectF place;                                 ///< its place on the page, in points
    std::optional<widgets::PlotSpec> chart = {};  ///< the chart as printed
    std::vector<const RecordedText*> texts = {};
    std::vector<const RecordedLine*> lines = {};
    double aboveMm = 0.0;     ///< height of its letter
    QRectF letterPlace = {};  ///< null: no letter
};

/// The input of the rules for print.
struct Subject {
    const widgets::FigureSpec& figure;
    const ExportOptions& options;
    FigureRecord record;
    std::vector<CheckedPart> parts;
};

/// Paints the figure once, and records which text and lines belong to which part.
[[nodiscard]] Subject subjectOf(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
