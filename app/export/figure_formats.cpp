#include "app/export/figure_formats.h"

#include <algorithm>

#include "app/run/write_file.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/io/csv_writer.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

base::Expected<QByteArray> csvOf(const widgets::FigureSpec& figure, const ExportOptions& /*options*/) {
    std::string text;
    for (const QString& line : widgets::figureText(figure).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        std::vector<std::string> row;
        for (const QString& cell : line.split(QLatin1Char('\t'))) {
            row.push_back(cell.toStdString());
        }
        text += io::csvRow(row);
    }
    return QByteArray::fromStdString(text);
}

}  // namespace

const std::vector<FigureFormat>& figureFormats() {
    static const std::vector<FigureFormat> all{
        {"pdf", ".pdf", QT_TRANSLATE_NOOP("Words", "PDF"), pdfOf},
        {"svg", ".svg", QT_TRANSLATE_NOOP("Words", "SVG"), svgOf},
        {"png", ".png", QT_TRANSLATE_NOOP("Words", "PNG"), pngOf},
        {"csv", ".csv", QT_TRANSLATE_NOOP("Words", "Data as CSV"), csvOf},
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

/// Of ends that contain each other the longest: ".caption.tex" is no ".tex".
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
        filters << QStringLiteral("%1 (*%2)").arg(formatTitle(format), QLatin1String(format.suffix));
    }
    return filters;
}

QString withSuffix(const QString& path, const FigureFormat& format) {
    const FigureFormat* before = formatOf(path);
    return (before ? path.chopped(QLatin1String(before->suffix).size()) : path) + QLatin1String(format.suffix);
}

base::Expected<void> exportFigure(const widgets::FigureSpec& figure, const ExportOptions& options,
                                  const QString& path) {
    const FigureFormat* format = formatOf(path);
    if (!format) {
        return base::fail(base::ErrorCode::optionUnknown, {"format", path.toStdString(), figureFormatNames()});
    }
    return writeFile(path, GREYSCOPE_TRY(format->content(figure, options)));
}

}  // namespace greyscope::app
