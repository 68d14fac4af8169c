#include "app/export/figure_formats.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

#include "app/export/devices/outside_formats.h"
#include "app/export/figure_json.h"
#include "app/export/latex/booktabs.h"
#include "app/export/latex/pgfplots.h"
#include "app/export/latex/tex_text.h"
#include "app/run/write_file.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/io/csv/csv_writer.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

std::string csvLine(const QStringList& cells) {
    if (cells.isEmpty()) {
        return "\n";
    }
    std::vector<std::string> row;
    for (const QString& cell : cells) {
        row.push_back(cell.toStdString());
    }
    return io::csvRow(row);
}

/// Lines below the figure on paper are comments.
base::Expected<QByteArray> csvOf(const widgets::FigureSpec& figure) {
    std::string text;
    const widgets::FootLines foot = widgets::footOf(figure);
    for (const QString& line : {foot.share, foot.warning}) {
        text += line.isEmpty() ? std::string() : "# " + line.toStdString() + '\n';
    }
    widgets::eachLine(figure, [&text](const QStringList& cells) { text += csvLine(cells); });
    return QByteArray::fromStdString(text);
}

/// For formats that need only the figure and its options.
template <auto make>
base::Expected<QByteArray> drawn(const WantedFigure& wanted) {
    return make(wanted.figure, wanted.options);
}

base::Expected<QByteArray> csvText(const WantedFigure& wanted) {
    return csvOf(wanted.figure);
}

QString captionFor(const WantedFigure& wanted) {
    return captionOf(wanted.figure, wanted.origin, leftOutOf(wanted.figure, wanted.options));
}

base::Expected<QByteArray> captionText(const WantedFigure& wanted) {
    return (plainCaption(captionFor(wanted)) + QLatin1Char('\n')).toUtf8();
}

base::Expected<QByteArray> captionTex(const WantedFigure& wanted) {
    const CaptionParts caption = captionParts(captionFor(wanted), wanted.origin);
    QString text = texText(caption.printed);
    static const QRegularExpression bold(QStringLiteral("\\*\\*([^*\\n]+)\\*\\*"));
    text.replace(bold, QStringLiteral("\\textbf{\\1}"));
    const QString comment = caption.settings.isEmpty() ? QString() : QStringLiteral("% %1\n").arg(caption.settings);
    return (comment + QStringLiteral("\\caption{%1}\n").arg(text)).toUtf8();
}

base::Expected<QByteArray> recipe(const WantedFigure& wanted) {
    if (!wanted.origin.study) {
        return base::fail(base::ErrorCode::optionMissing, {"the study of the figure", "a figure of a study"});
    }
    return figureJson(wanted.origin, wanted.options, wanted.path);
}

/// Writes the numbers of each panel to a separate file, which other programs can read as a table.
void addPanels(const WantedFigure& wanted, const QDir& folder, const QString& name, DrawnFigure& drawn) {
    const auto* sheet = std::get_if<widgets::SheetSpec>(&wanted.figure);
    for (std::size_t i = 0; i < (sheet ? sheet->panels.size() : 0); ++i) {
        const widgets::SheetPanel& panel = sheet->panels[i];
        const QString letter = panel.letter.isEmpty() ? QString::number(i + 1) : panel.letter;
        if (panel.shown) {
            const QString path = folder.filePath(QStringLiteral("%1-%2.csv").arg(name, letter));
            drawn.files.push_back({formatNamed("csv"), path, csvOf(panel.shown->figure)});
        }
    }
}

DrawnFigure drawnBundle(const WantedFigure& wanted) {
    const QDir folder(wanted.path);
    const QString name =
        wanted.origin.name.empty() ? fileNameFor(wanted.figure) : QString::fromStdString(fileNameOf(wanted.origin));
    DrawnFigure drawn{{}, wanted.path, wanted.options.sizeMm};
    for (const FigureFormat& format : figureFormats()) {
        if (format.content != nullptr) {
            const QString path = folder.filePath(name + QLatin1String(format.suffix));
            drawn.files.push_back(
                {&format, path, format.content({wanted.figure, wanted.options, wanted.origin, path})});
        }
    }
    addPanels(wanted, folder, name, drawn);
    return drawn;
}

base::Expected<QByteArray> finished(const DrawnFigure::File& file, const QSizeF& sizeMm,
                                    const base::Progress& progress) {
    return file.content && file.format->converted ? file.format->converted(*file.content, sizeMm, progress)
                                                  : file.content;
}

}  // namespace

bool FigureFormat::isThere() const {
    return program == nullptr || !QStandardPaths::findExecutable(QLatin1String(program)).isEmpty();
}

const std::vector<FigureFormat>& figureFormats() {
    static const std::vector<FigureFormat> all{
        {"pdf", ".pdf", QT_TRANSLATE_NOOP("Words", "PDF"), drawn<pdfOf>, true},
        {"svg", ".svg", QT_TRANSLATE_NOOP("Words", "SVG"), drawn<svgOf>, true, true},
        {"png", ".png", QT_TRANSLATE_NOOP("Words", "PNG"), drawn<pngOf>, true},
        {"eps", ".eps", QT_TRANSLATE_NOOP("Words", "EPS"), drawn<opaquePdfOf>, true, false, epsOf, "pdftops",
         "poppler-utils"},
        {"emf", ".emf", QT_TRANSLATE_NOOP("Words", "EMF"), drawn<opaqueSvgOf>, true, false, emfOf, "inkscape",
         "inkscape"},
        {"tex", ".tex", QT_TRANSLATE_NOOP("Words", "TeX (PGFPlots, TikZ)"), drawn<texOf>},
        {"table", ".table.tex", QT_TRANSLATE_NOOP("Words", "Table for TeX (booktabs)"), drawn<booktabsOf>},
        {"csv", ".csv", QT_TRANSLATE_NOOP("Words", "Data as CSV"), csvText},
        {"caption", ".caption.txt", QT_TRANSLATE_NOOP("Words", "Caption"), captionText},
        {"caption-tex", ".caption.tex", QT_TRANSLATE_NOOP("Words", "Caption for TeX"), captionTex},
        {"recipe", ".figure.json", QT_TRANSLATE_NOOP("Words", "Figure recipe (draws it again)"), recipe},
        {"bundle", ".bundle", QT_TRANSLATE_NOOP("Words", "All of these in a folder"), nullptr},
    };
    return all;
}

std::string figureFormatNames() {
    std::vector<std::string> names;
    for (const FigureFormat& format : figureFormats()) {
        names.emplace_back(format.name);
    }
    return base::joined(names, ", ");
}

const FigureFormat* formatNamed(std::string_view name) {
    const auto& all = figureFormats();
    const auto found = std::find_if(all.begin(), all.end(), [name](const auto& format) { return format.name == name; });
    return found == all.end() ? nullptr : &*found;
}

/// Chooses the longest matching extension: ".caption.tex" is not ".tex".
const FigureFormat* formatOf(const QString& path) {
    const FigureFormat* found = nullptr;
    for (const FigureFormat& format : figureFormats()) {
        const QLatin1String suffix(format.suffix);
        if (path.endsWith(suffix, Qt::CaseInsensitive) &&
            (!found || suffix.size() > QLatin1String(found->suffix).size())) {
            found = &format;
        }
    }
    return found;
}

QString formatTitle(const FigureFormat& format) {
    return widgets::Words::tr(format.title);
}

QStringList formatFilters() {
    QStringList filters;
    for (const FigureFormat& format : figureFormats()) {
        if (!format.isThere()) {
            continue;
        }
        filters << QStringLiteral("%1 (*%2)").arg(formatTitle(format), QLatin1String(format.suffix));
    }
    return filters;
}

QString withSuffix(const QString& path, const FigureFormat& format) {
    const FigureFormat* before = formatOf(path);
    return (before ? path.chopped(QLatin1String(before->suffix).size()) : path) + QLatin1String(format.suffix);
}

bool DrawnFigure::takesTime() const {
    return std::any_of(files.begin(), files.end(),
                       [](const File& file) { return file.content && file.format->converted != nullptr; });
}

base::Expected<DrawnFigure> drawnAs(const widgets::FigureSpec& figure, const ExportOptions& options,
                                    const QString& path, const FigureOrigin& origin) {
    const FigureFormat* format = formatOf(path);
    if (!format) {
        return base::fail(base::ErrorCode::optionUnknown, {"format", path.toStdString(), figureFormatNames()});
    }
    const WantedFigure wanted{figure, options, origin, path};
    if (format->content == nullptr) {
        return drawnBundle(wanted);
    }
    return DrawnFigure{{{format, path, GREYSCOPE_TRY(format->content(wanted))}}, {}, options.sizeMm};
}

/// Formats of a bundle that are impossible for this figure or on this machine are left out: not everything is a table,
/// or has a conversion program. A folder that cannot be written is an error.
base::Expected<void> writeDrawn(const DrawnFigure& drawn, const base::Progress& progress) {
    const bool bundle = !drawn.folder.isEmpty();
    if (bundle && !QDir().mkpath(drawn.folder)) {
        return base::fail(base::ErrorCode::fileNotWritable, {drawn.folder.toStdString(), "the folder cannot be made"});
    }
    for (const DrawnFigure::File& file : drawn.files) {
        const auto content = finished(file, drawn.sizeMm, progress);
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        if (!content && !bundle) {
            return tl::unexpected(content.error());
        }
        if (content) {
            GREYSCOPE_TRY(writeFile(file.path, *content));
        } else {
            QFile::remove(file.path);  // left from an earlier figure, and misleading now
        }
    }
    return {};
}

base::Expected<void> exportFigure(const widgets::FigureSpec& figure, const ExportOptions& options, const QString& path,
                                  const FigureOrigin& origin) {
    return writeDrawn(GREYSCOPE_TRY(drawnAs(figure, options, path, origin)), base::NoProgress());
}

}  // namespace greyscope::app
