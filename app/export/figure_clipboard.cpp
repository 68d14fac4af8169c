#include "app/export/figure_clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

namespace greyscope::app {

std::unique_ptr<QMimeData> figureMime(const widgets::FigureSpec& figure, const ExportOptions& options) {
    auto data = std::make_unique<QMimeData>();
    if (const auto pdf = pdfOf(figure, options)) {
        data->setData(QStringLiteral("application/pdf"), *pdf);
    }
    if (const auto svg = svgOf(figure, options)) {
        data->setData(QStringLiteral("image/svg+xml"), *svg);
    }
    data->setImageData(figureImage(figure, options));
    const QString numbers = widgets::figureText(figure);
    data->setText(numbers);
    data->setData(QStringLiteral("text/tab-separated-values"), numbers.toUtf8());
    return data;
}

void copyFigure(const widgets::FigureSpec& figure, const ExportOptions& options) {
    QGuiApplication::clipboard()->setMimeData(figureMime(figure, options).release());
}

}  // namespace greyscope::app
