#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

#include "app/export/figure_export.h"
#include "app/export/figure_origin.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// A figure to be written, with its options and its origin.
struct WantedFigure {
    const widgets::FigureSpec& figure;
    const ExportOptions& options;
    const FigureOrigin& origin;
    QString path;
};

/// A format of figures. To add one, add an entry to the table in figure_formats.cpp.
struct FigureFormat {
    const char* name;    ///< value of --format: "pdf"
    const char* suffix;  ///< extension of the file: ".pdf"
    const char* title;   ///< to be translated: formatTitle()
    /// Returns the file's content, or the input of the program that makes it. Null: a folder with all formats that have
    /// content, as far as the figure and the machine allow.
    base::Expected<QByteArray> (*content)(const WantedFigure& wanted);
    bool isPicture = false;  ///< a picture of the figure, not its data or source code
    bool isSvg = false;      ///< an SVG that embeds its font: see fitsSvg()
    /// Converts the content with a program of another package; null: not needed.
    base::Expected<QByteArray> (*converted)(const QByteArray& content, const QSizeF& sizeMm,
                                            const base::Progress& progress) = nullptr;
    const char* program = nullptr;
    const char* package = nullptr;
    [[nodiscard]] bool isThere() const;
};

/// Returns the formats in the order in which they are offered.
[[nodiscard]] const std::vector<FigureFormat>& figureFormats();
/// Returns the names for messages and help: "pdf, svg, png".
[[nodiscard]] std::string figureFormatNames();

/// Return the format of this name or of the file's extension; nullptr if there is none.
[[nodiscard]] const FigureFormat* formatNamed(std::string_view name);
[[nodiscard]] const FigureFormat* formatOf(const QString& path);

/// Return the title in the current language, "Data as CSV", and the filters of file dialogs, "Data as CSV (*.csv)".
[[nodiscard]] QString formatTitle(const FigureFormat& format);
[[nodiscard]] QStringList formatFilters();

/// Returns the path with the extension of this format in place of another format's.
[[nodiscard]] QString withSuffix(const QString& path, const FigureFormat& format);

/// A figure that has been drawn, which requires the GUI thread, and can be written to files.
struct DrawnFigure {
    struct File {
        const FigureFormat* format;
        QString path;
        base::Expected<QByteArray> content;
    };
    std::vector<File> files;
    QString folder;  ///< folder of a bundle, in which formats that cannot be made are missing; "": no bundle
    QSizeF sizeMm;

    /// Whether other programs must run.
    [[nodiscard]] bool takesTime() const;
};

/// Draws `figure` in the format of the path's extension. Errors: optionOutOfRange; optionUnknown if the extension is
/// not that of a format; optionMissing if the format needs the figure's study.
[[nodiscard]] base::Expected<DrawnFigure> drawnAs(const widgets::FigureSpec& figure, const ExportOptions& options,
                                                  const QString& path, const FigureOrigin& origin);
/// Writes the files; callable in any thread. Errors: fileNotWritable, cancelled.
[[nodiscard]] base::Expected<void> writeDrawn(const DrawnFigure& drawn, const base::Progress& progress);

/// Calls drawnAs() and writeDrawn().
[[nodiscard]] base::Expected<void> exportFigure(const widgets::FigureSpec& figure, const ExportOptions& options,
                                                const QString& path, const FigureOrigin& origin = {});

}  // namespace greyscope::app
