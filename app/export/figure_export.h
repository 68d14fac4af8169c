#pragma once

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include <optional>

#include "app/export/figure_record.h"
#include "core/base/error.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

enum class FigureFormat { pdf, svg, png };

struct ExportOptions {
    QSizeF sizeMm{89.0, 60.0};
    double textPt = 7.0;
    int dpi = 600;             ///< PNG only
    bool title = false;        ///< draw the figure's title
    double tallestMm = 170.0;  ///< what a page has for a figure: a remedy asks for no more
    bool operator==(const ExportOptions&) const = default;
};

/// The format that the end of a file name asks for.
[[nodiscard]] std::optional<FigureFormat> formatOf(const QString& path);
/// "pdf", "svg", "png".
[[nodiscard]] QString suffixOf(FigureFormat format);

/// Draws `figure` at exactly this size in millimetres and writes it. Errors: fileNotWritable, optionOutOfRange.
[[nodiscard]] base::Expected<void> exportFigure(const widgets::FigureSpec& figure, FigureFormat format,
                                                const ExportOptions& options, const QString& path);

/// The height in millimetres in which a figure so wide shows all that it has, of at most `tallestMm`.
[[nodiscard]] double usualHeightMm(const widgets::FigureSpec& figure, double widthMm, double tallestMm, double textPt,
                                   bool title);

/// What is painted of it, without a file. Empty where the options are out of range.
[[nodiscard]] FigureRecord recordOf(const widgets::FigureSpec& figure, const ExportOptions& options);

/// A file name without suffix for a figure, from its title: "throughput-as-a-multiple-of-1.1-w".
[[nodiscard]] QString fileNameFor(const widgets::FigureSpec& figure);
[[nodiscard]] QString fileNameFor(const QString& title);

/// The same picture in memory, for the clipboard and a preview. Null where the options are out of range.
[[nodiscard]] QImage figureImage(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
