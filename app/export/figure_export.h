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

/// Maximum height in millimetres of a figure without a destination: the height of A4 less margins of 25 mm.
inline constexpr double kTallestMm = 247.0;

struct ExportOptions {
    QSizeF sizeMm{89.0, 60.0};
    double textPt = 7.0;
    int dpi = 600;              ///< resolution in dots per inch; PNG only
    bool title = false;         ///< whether the title of the figure is drawn
    bool whiteGround = false;   ///< SVG only. true: white background; false: transparent
    bool outlinedText = false;  ///< SVG only: text as outlines, which needs no font but cannot be searched
    bool opaque = false;  ///< PDF and SVG: whether to draw without transparency, for conversion to formats that lack it
    QStringList changedFiles = {};  ///< names of data files that have changed since they were read
    double tallestMm = kTallestMm;  ///< largest height in millimetres that the page allows; remedies do not exceed it
    /// Significant digits of numbers in a TeX table; nullopt: as the figure prints them.
    std::optional<int> tableDigits = {};
    PrintRules rules = {};          ///< rules of the destination
    widgets::FigureLook look = {};  ///< the look that the user chose; `textPt` above replaces its text size
    bool operator==(const ExportOptions&) const = default;
};

/// Returns `figure` as a PDF file with exactly the size in `options`. Error: optionOutOfRange.
[[nodiscard]] base::Expected<QByteArray> pdfOf(const widgets::FigureSpec& figure, const ExportOptions& options);
/// Returns `figure` as an SVG file with exactly the size in `options`. Error: optionOutOfRange.
[[nodiscard]] base::Expected<QByteArray> svgOf(const widgets::FigureSpec& figure, const ExportOptions& options);
/// Returns `figure` as a PNG file with exactly the size in `options`. Error: optionOutOfRange.
[[nodiscard]] base::Expected<QByteArray> pngOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Draws a figure in the same way for all file formats, on a device with a resolution of `dpi` dots per inch.
void drawFigure(QPainter& painter, const widgets::FigureSpec& figure, const ExportOptions& options, int dpi);
/// Returns the style with which drawFigure() draws.
[[nodiscard]] widgets::Style paperStyle(const ExportOptions& options, int dpi);
/// Returns the area of the page in which drawFigure() draws the figure: without the title, if that is drawn.
[[nodiscard]] QRectF figureArea(const widgets::FigureSpec& figure, const ExportOptions& options, int dpi);
/// Draws the title, if the options ask for it, and returns the area that remains for the figure.
QRectF drawTitle(QPainter& painter, const widgets::FigureSpec& figure, const ExportOptions& options, int dpi);
/// Checks whether the size, the text size and the resolution are in range. Error: optionOutOfRange.
[[nodiscard]] base::Expected<void> checkOptions(const ExportOptions& options);
[[nodiscard]] QSize pixelsAt(const QSizeF& mm, int dpi);
/// Resolution of vector files: 10 pixels per point, an integer, which keeps font sizes exact.
inline constexpr int kVectorDpi = 720;

/// Returns the height in millimetres at which a figure of this width shows everything, at most `tallestMm`.
[[nodiscard]] double usualHeightMm(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Returns the height in millimetres for a destination that sets `chartMm` as the height of charts. A chart whose names
/// do not fit in it gets more; other figures get usualHeightMm().
[[nodiscard]] double placeHeightMm(const widgets::FigureSpec& figure, ExportOptions options, double chartMm);

/// Returns the names and values that the figure does not print with these options for lack of space, but only counts;
/// empty for a sheet.
[[nodiscard]] widgets::Unprinted leftOutOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Returns a record of what is painted for a figure, without writing a file. Empty if the options are out of range.
[[nodiscard]] FigureRecord recordOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Returns a file name without extension, made from the figure's title: "throughput-as-a-multiple-of-1.1-w".
[[nodiscard]] QString fileNameFor(const widgets::FigureSpec& figure);
[[nodiscard]] QString fileNameFor(const QString& title);

/// Returns the figure as an image, for the clipboard and the preview. Null if the options are out of range.
[[nodiscard]] QImage figureImage(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
