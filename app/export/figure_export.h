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

/// Of a figure that is for no place in particular: a page of A4 between margins of 25 mm.
inline constexpr double kTallestMm = 247.0;

struct ExportOptions {
    QSizeF sizeMm{89.0, 60.0};
    double textPt = 7.0;
    int dpi = 600;                        ///< PNG only
    bool title = false;                   ///< draw the figure's title
    bool whiteGround = false;             ///< SVG only: none otherwise
    bool outlinedText = false;            ///< SVG only: no font is needed, and nothing can be searched
    bool opaque = false;                  ///< PDF and SVG on the way to what has no transparency
    QStringList changedFiles = {};        ///< that are not any more what the data were read from
    double tallestMm = kTallestMm;        ///< what a page has for a figure: a remedy asks for no more
    std::optional<int> tableDigits = {};  ///< significant ones in a table for TeX; none: as the figure prints them
    PrintRules rules = {};                ///< of the place
    widgets::FigureLook look = {};        ///< of its author; its text size is `textPt`
    bool operator==(const ExportOptions&) const = default;
};

/// The file of `figure` at exactly this size in millimetres. Error: optionOutOfRange.
[[nodiscard]] base::Expected<QByteArray> pdfOf(const widgets::FigureSpec& figure, const ExportOptions& options);
[[nodiscard]] base::Expected<QByteArray> svgOf(const widgets::FigureSpec& figure, const ExportOptions& options);
[[nodiscard]] base::Expected<QByteArray> pngOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Draws it as every file has it, on a device of so many dots per inch.
void drawFigure(QPainter& painter, const widgets::FigureSpec& figure, const ExportOptions& options, int dpi);
/// The parts of that: the style, what a title leaves of the page, and the title, where one is asked for.
[[nodiscard]] widgets::Style paperStyle(const ExportOptions& options, int dpi);
[[nodiscard]] QRectF figureArea(const widgets::FigureSpec& figure, const ExportOptions& options, int dpi);
/// Returns the area.
QRectF drawTitle(QPainter& painter, const widgets::FigureSpec& figure, const ExportOptions& options, int dpi);
/// Of a vector file. Error: optionOutOfRange.
[[nodiscard]] base::Expected<void> checkOptions(const ExportOptions& options);
[[nodiscard]] QSize pixelsAt(const QSizeF& mm, int dpi);
inline constexpr int kVectorDpi = 720;  ///< 10 pixels a point: a whole number keeps font sizes exact

/// The height in millimetres in which a figure as wide as these options say, drawn by them, shows all that it has, of
/// at most their `tallestMm`.
[[nodiscard]] double usualHeightMm(const widgets::FigureSpec& figure, const ExportOptions& options);

/// The same at a place that gives charts a height of their own: a chart whose names find no room in it is higher.
[[nodiscard]] double placeHeightMm(const widgets::FigureSpec& figure, ExportOptions options, double chartMm);

/// What is only counted of a figure that is drawn by these options; nothing of a sheet.
[[nodiscard]] widgets::Unprinted leftOutOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// What is painted of it, without a file. Empty where the options are out of range.
[[nodiscard]] FigureRecord recordOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// A file name without suffix for a figure, from its title: "throughput-as-a-multiple-of-1.1-w".
[[nodiscard]] QString fileNameFor(const widgets::FigureSpec& figure);
[[nodiscard]] QString fileNameFor(const QString& title);

/// The same picture in memory, for the clipboard and a preview. Null where the options are out of range.
[[nodiscard]] QImage figureImage(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
