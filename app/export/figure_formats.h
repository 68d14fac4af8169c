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

/// A figure to be written: what is drawn, how, and what is known of it.
struct WantedFigure {
    const widgets::FigureSpec& figure;
    const ExportOptions& options;
    const FigureOrigin& origin;
    QString path;
};

/// What a figure can be written as. To add one, add an entry to the table in figure_formats.cpp.
struct FigureFormat {
    const char* name;    ///< what --format takes: "pdf"
    const char* suffix;  ///< how the file's name ends: ".pdf"
    const char* title;   ///< to be translated: formatTitle()
    /// The file, or what another program makes it of; null: a folder of all formats that have one, as far as the figure
    /// and the machine allow.
    base::Expected<QByteArray> (*content)(const WantedFigure& wanted);
    bool isPicture = false;  ///< what the figure looks like, not what it is made of
    bool isSvg = false;      ///< and holds its font: see fitsSvg()
    /// By a program of another package; null: none is needed.
    base::Expected<QByteArray> (*converted)(const QByteArray& content, const QSizeF& sizeMm,
                                            const base::Progress& progress) = nullptr;
    const char* program = nullptr;
    const char* package = nullptr;
    [[nodiscard]] bool isThere() const;
};

/// In the order in which they are offered.
[[nodiscard]] const std::vector<FigureFormat>& figureFormats();
/// "pdf, svg, png", for messages and help.
[[nodiscard]] std::string figureFormatNames();

/// Null where no format has this name, or where the end of a file's name asks for none.
[[nodiscard]] const FigureFormat* formatNamed(std::string_view name);
[[nodiscard]] const FigureFormat* formatOf(const QString& path);

/// "Data as CSV", in the language in use; and as file dialogs take it: "Data as CSV (*.csv)".
[[nodiscard]] QString formatTitle(const FigureFormat& format);
[[nodiscard]] QStringList formatFilters();

/// The path with the end that the format wants, in place of another format's.
[[nodiscard]] QString withSuffix(const QString& path, const FigureFormat& format);

/// A figure on its way to its files: drawn, which only the thread of the window can.
struct DrawnFigure {
    struct File {
        const FigureFormat* format;
        QString path;
        base::Expected<QByteArray> content;
    };
    std::vector<File> files;
    QString folder;  ///< of a bundle, which leaves out what cannot be made; "": none
    QSizeF sizeMm;

    /// Whether other programs have to be waited for.
    [[nodiscard]] bool takesTime() const;
};

/// `figure` as what the end of the path asks for. Errors: optionOutOfRange, optionUnknown where the path asks for no
/// format, optionMissing where a format needs the figure's study.
[[nodiscard]] base::Expected<DrawnFigure> drawnAs(const widgets::FigureSpec& figure, const ExportOptions& options,
                                                  const QString& path, const FigureOrigin& origin);
/// In any thread. Errors: fileNotWritable, cancelled.
[[nodiscard]] base::Expected<void> writeDrawn(const DrawnFigure& drawn, const base::Progress& progress);

/// Both, one after the other.
[[nodiscard]] base::Expected<void> exportFigure(const widgets::FigureSpec& figure, const ExportOptions& options,
                                                const QString& path, const FigureOrigin& origin = {});

}  // namespace greyscope::app
