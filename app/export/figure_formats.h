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

/// A figure that is to be written to a file.
struct WantedFigure {
    const widgets::FigureSpec& figure;
    const ExportOptions& options;
    const FigureOrigin& origin;
    QString path;
};

/// A file format for figures. To add a format, add an entry to the table in figure_formats.cpp.
struct FigureFormat {
    const char* name;    ///< value of --format: "pdf"
    const char* suffix;  ///< extension of the file: ".pdf"
    const char* title;   ///< English title, which formatTitle() translates
    /// Returns the content of the file, or the input of the program that makes the file. Null: the format is a folder
    /// with all formats that have content, as far as the figure and the machine allow.
    base::Expected<QByteArray> (*content)(const WantedFigure& wanted);
    bool isPicture = false;  ///< true: a picture of the figure; false: its data or source code
    bool isSvg = false;      ///< whether the format is an SVG file that embeds its font, see fitsSvg()
    /// Converts `content` with a program of another package; null if the content is already the file.
    base::Expected<QByteArray> (*converted)(const QByteArray& content, const QSizeF& sizeMm,
                                            const base::Progress& progress) = nullptr;
    const char* program = nullptr;
    const char* package = nullptr;
    [[nodiscard]] bool isThere() const;
};

/// Returns all formats, in the order in which they are offered.
[[nodiscard]] const std::vector<FigureFormat>& figureFormats();
/// Returns the names of all formats for messages and the help: "pdf, svg, png".
[[nodiscard]] std::string figureFormatNames();

/// Returns the format with this name; nullptr if there is none.
[[nodiscard]] const FigureFormat* formatNamed(std::string_view name);
/// Returns the format that the extension of a path names; nullptr if there is none.
[[nodiscard]] const FigureFormat* formatOf(const QString& path);

/// Returns the title of a format in the current language: "Data as CSV".
[[nodiscard]] QString formatTitle(const FigureFormat& format);
/// Returns the filters of all formats for a file dialog: "Data as CSV (*.csv)".
[[nodiscard]] QStringList formatFilters();

/// Returns the path with the extension of this format. An extension of another format is replaced.
[[nodiscard]] QString withSuffix(const QString& path, const FigureFormat& format);

/// A figure that has been drawn and can be written to files. Drawing requires the GUI thread; writing does not.
struct DrawnFigure {
    struct File {
        const FigureFormat* format;
        QString path;
        base::Expected<QByteArray> content;
    };
    std::vector<File> files;
    QString folder;  ///< folder of a bundle of files; formats that cannot be made are missing in it; "": no bundle
    QSizeF sizeMm;

    /// Whether writing takes time because other programs must run.
    [[nodiscard]] bool takesTime() const;
};

/// Draws `figure` in the format that the extension of `path` names. Errors: optionOutOfRange; optionUnknown if it is
/// not the extension of a format; optionMissing if the format needs the study of the figure.
[[nodiscard]] base::Expected<DrawnFigure> drawnAs(const widgets::FigureSpec& figure, const ExportOptions& options,
                                                  const QString& path, const FigureOrigin& origin);
/// Writes the files; may be called in any thread. Errors: fileNotWritable, cancelled.
[[nodiscard]] base::Expected<void> writeDrawn(const DrawnFigure& drawn, const base::Progress& progress);

/// Calls drawnAs() and writeDrawn(), and returns their errors.
[[nodiscard]] base::Expected<void> exportFigure(const widgets::FigureSpec& figure, const ExportOptions& options,
                                                const QString& path, const FigureOrigin& origin = {});

}  // namespace greyscope::app
