#pragma once

#include <QByteArray>
#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QSize>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <optional>

#include "app/export/check/print_rules.h"
#include "app/export/figure_record.h"
#include "core/base/error.h"
#include "widgets/common/theme/style.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// Maximum height of a figure without a destination: an A4 page with margins of 25 mm.
inline constexpr double kTallestMm = 247.0;

struct ExportOptions {
    QSizeF sizeMm{89.0, 60.0};
    double textPt = 7.0;
    int dpi = 600;                        ///< PNG only
    bool title = false;                   ///< draw the figure's title
    bool whiteGround = false;             ///< SVG only: white background; false: transparent
    bool outlinedText = false;            ///< SVG only: text as outlines, which needs no font but cannot be searched
    bool opaque = false;                  ///< PDF and SVG: no transparency, for conversion to formats without it
    QStringList changedFiles = {};        ///< files whose content differs from what the data was read from
    double tallestMm = kTallestMm;        ///< height available on the page; remedies do not exceed it
    std::optional<int> tableDigits = {};  ///< significant digits in a TeX table; nullopt: as the figure prints them
    PrintRules rules = {};                ///< rules of the destination
    widgets::FigureLook look = {};        ///< the user's look; `textPt` is its text size
    bool operator==(const ExportOptions&) const = default;
};

/// Return the file of `figure`, with exactly this size in millimetres. Error: optionOutOfRange.
[[nodiscard]] base::Expected<QByteArray> pdfOf(const widgets::FigureSpec& figure, const ExportOptions& options);
[[nodiscard]] base::Expected<QByteArray> svgOf(const widgets::FigureSpec& figure, const ExportOptions& options);
[[nodiscard]] base::Expected<QByteArray> pngOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Draws a figure as in all files, on a device with this resolution in dots per inch.
void drawFigure(QPainter& painter, const widgets::FigureSpec& figure, const ExportOptions& options, int dpi);
/// The parts of drawFigure(): the style, the area that is left beside the title, and the title, if wanted.
[[nodiscard]] widgets::Style paperStyle(const ExportOptions& options, int dpi);
[[nodiscard]] QRectF figureArea(const widgets::FigureSpec& figure, const ExportOptions& options, int dpi);
/// Draws the title and returns the remaining area.
QRectF drawTitle(QPainter& painter, const widgets::FigureSpec& figure, const ExportOptions& options, int dpi);
/// Checks the options for a vector file. Error: optionOutOfRange.
[[nodiscard]] base::Expected<void> checkOptions(const ExportOptions& options);
[[nodiscard]] QSize pixelsAt(const QSizeF& mm, int dpi);
inline constexpr int kVectorDpi = 720;  ///< 10 pixels per point; an integer keeps font sizes exact

/// Returns the height in millimetres at which a figure of this width shows everything, at most `tallestMm`.
[[nodiscard]] double usualHeightMm(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Returns that height for a destination with its own height for charts; a chart whose names do not fit is higher.
[[nodiscard]] double placeHeightMm(const widgets::FigureSpec& figure, ExportOptions options, double chartMm);

/// Returns what the figure cannot print and only counts with these options; empty for a sheet.
[[nodiscard]] widgets::Unprinted leftOutOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Records what is painted, without writing a file. Empty if the options are out of range.
[[nodiscard]] FigureRecord recordOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Returns a file name without extension, made from the figure's title: "throughput-as-a-multiple-of-1.1-w".
[[nodiscard]] QString fileNameFor(const widgets::FigureSpec& figure);
[[nodiscard]] QString fileNameFor(const QString& title);

/// Returns the figure as an image, for the clipboard and the preview. Null if the options are out of range.
[[nodiscard]] QImage figureImage(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
