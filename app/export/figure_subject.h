#pragma once

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

#include "app/export/figure_export.h"
#include "app/export/figure_record.h"

namespace greyscope::app {

/// A figure that is checked: a panel of a sheet, or what stands alone.
struct CheckedPart {
    int panel = -1;  ///< of the sheet
    QString letter;
    const widgets::FigureSpec* figure = nullptr;  ///< null: the panel shows nothing
    ExportOptions options;                        ///< with the size that it has
    QRectF place;                                 ///< on the page, in points
    std::optional<widgets::PlotSpec> chart = {};  ///< as it is printed
    std::vector<const RecordedText*> texts = {};
    std::vector<const RecordedLine*> lines = {};
    double aboveMm = 0.0;     ///< height that its letter takes
    QRectF letterPlace = {};  ///< null: it has none
};

/// What the rules of print look at.
struct Subject {
    const widgets::FigureSpec& figure;
    const ExportOptions& options;
    FigureRecord record;
    std::vector<CheckedPart> parts;
};

/// Paints the figure once, and notes what belongs to which part.
[[nodiscard]] Subject subjectOf(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
