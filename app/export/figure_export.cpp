#include "app/export/figure_export.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <cmath>

#include "app/export/devices/carried_fonts.h"
#include "app/export/devices/opaque_device.h"
#include "app/export/devices/outlining_device.h"
#include "app/export/devices/pdf_page.h"
#include "core/base/try.h"
#include "widgets/common/language.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/figure/dressed.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

constexpr double kMmPerInch = 25.4;
constexpr double kPointsPerInch = 72.0;
constexpr int kSvgDpi = 2540;  // 100 pixels per millimetre, so that sizes in millimetres are exact
constexpr double kSmallestMm = 10.0, kLargestMm = 1000.0;

struct Title {
    QStringList lines;
    double height = 0.0;  ///< with the gap below it
};

Title titleOf(const widgets::FigureSpec& figure, double width, const widgets::Style& style) {
    const QString title = widgets::figureTitle(figure);
    if (title.isEmpty()) {
        return {};
    }
    const QFont font = style.font(style.titlePt, true);
    const QStringList lines = widgets::wrapped(title, font, width);
    return {lines, (static_cast<double>(lines.size()) + 0.4) * QFontMetricsF(font).height()};
}

}  // namespace

base::Expected<void> checkOptions(const ExportOptions& options) {
    for (const double length : {options.sizeMm.width(), options.sizeMm.height()}) {
        if (!(length >= kSmallestMm && length <= kLargestMm)) {
            return base::fail(base::ErrorCode::optionOutOfRange, {"size in mm", base::toText(length), "[10, 1000]"});
        }
    }
    if (!(options.textPt >= 3.0 && options.textPt <= 48.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"text size", base::toText(options.textPt), "[3, 48]"});
    }
    if (options.dpi < 36 || options.dpi > 2400) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"dpi", std::to_string(options.dpi), "[36, 2400]"});
    }
    return {};
}

QSize pixelsAt(const QSizeF& mm, int dpi) {
    return {qRound(mm.width() / kMmPerInch * dpi), qRound(mm.height() / kMmPerInch * dpi)};
}

widgets::Style paperStyle(const ExportOptions& options, int dpi) {
    widgets::Style style = widgets::Style::paper(dpi / kPointsPerInch);
    const PrintRules& rules = options.rules;
    style.thinnestPt = rules.thinnestPt;
    style.widestPt = rules.widestPt;
    style.linePt = rules.linePt;
    style.axisPt = 0.5 * rules.linePt;
    style.markerPt = rules.markerPt;
    style.family = rules.family;
    style = widgets::dressed(style, options.look);
    style.family.remove(QRegularExpression(QStringLiteral("[\"&<>]")));  // Qt writes the name into SVG without escaping
    if (rules.grey && !style.theme.grey) {
        style.theme = style.theme.inGrey();
    }
    style.textPt = options.textPt;
    style.titlePt = options.textPt + 1.0;
    return style;
}

QRectF figureArea(const widgets::FigureSpec& figure, const ExportOptions& options, int dpi) {
    QRectF area(QPointF(0, 0), QSizeF(pixelsAt(options.sizeMm, dpi)));
    if (options.title) {
        area.setTop(titleOf(figure, area.width(), paperStyle(options, dpi)).height);
    }
    return area;
}

QRectF drawTitle(QPainter& painter, const widgets::FigureSpec& figure, const ExportOptions& options, int dpi) {
    const QRectF area = figureArea(figure, options, dpi);
    if (options.title) {
        const widgets::Style style = paperStyle(options, dpi);
        const Title title = titleOf(figure, area.width(), style);
        painter.setFont(style.font(style.titlePt, true));
        painter.setPen(style.theme.text);
        widgets::drawLines(painter, {area.left(), 0.0, area.width(), title.height}, Qt::AlignLeft, title.lines);
    }
    return area;
}

/// Everything that is written to a file or the clipboard is drawn here.
void drawFigure(QPainter& painter, const widgets::FigureSpec& figure, const ExportOptions& options, int dpi) {
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = drawTitle(painter, figure, options, dpi);
    widgets::paintFigure(painter, area, figure, paperStyle(options, dpi));
}

namespace {

/// Returns the description of the figure for screen readers.
QString spokenText(const widgets::FigureSpec& figure) {
    const QString title = widgets::visibleText(widgets::figureTitle(figure));
    const QString statement = widgets::visibleText(widgets::figureStatement(figure));
    return statement.isEmpty() ? title : widgets::sentences(title, QString(statement).remove(QStringLiteral("**")));
}

/// Draws on a page of its own type, which passes the drawing to `painter` in its own form.
template <class Page>
void drawThrough(QPainter& painter, const widgets::FigureSpec& figure, const ExportOptions& options, int dpi) {
    Page page(painter, pixelsAt(options.sizeMm, dpi), dpi);
    QPainter through(&page);
    drawFigure(through, figure, options, dpi);
}

void writePdf(QIODevice& device, const widgets::FigureSpec& figure, const ExportOptions& options) {
    QPdfWriter writer(&device);
    writer.setResolution(kVectorDpi);
    writer.setPageSize(QPageSize(options.sizeMm, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(widgets::visibleText(widgets::figureTitle(figure)));
    writer.setCreator(QStringLiteral("Greyscope"));
    QPainter painter(&writer);
    if (options.opaque) {
        drawThrough<OpaqueDevice>(painter, figure, options, kVectorDpi);
    } else {
        drawFigure(painter, figure, options, kVectorDpi);
    }
}

void writeSvg(QIODevice& device, const widgets::FigureSpec& figure, const ExportOptions& options) {
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setResolution(kSvgDpi);
    const QSize size = pixelsAt(options.sizeMm, kSvgDpi);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(widgets::visibleText(widgets::figureTitle(figure)).toHtmlEscaped());  // Qt does not escape it
    QPainter painter(&generator);
    if (options.whiteGround) {
        painter.fillRect(QRect(QPoint(0, 0), size), Qt::white);
    }
    if (options.opaque) {
        drawThrough<OpaqueDevice>(painter, figure, options, kSvgDpi);
    } else if (options.outlinedText) {
        drawThrough<OutliningDevice>(painter, figure, options, kSvgDpi);
    } else {
        drawFigure(painter, figure, options, kSvgDpi);
    }
}

/// XML does not allow most control characters, and viewers obey those for the text direction.
QByteArray withoutControls(const QByteArray& svg) {
    QString text;
    for (const QChar c : QString::fromUtf8(svg)) {
        const char16_t code = c.unicode();
        const bool plain = (code >= 0x20 && code < 0x7F) || code == u'\n' || code == u'\r' || code == u'\t';
        text += plain || c.isSurrogate() ? QString(c) : widgets::visibleText(QString(c));
    }
    return text.toUtf8();
}

}  // namespace

base::Expected<QByteArray> pdfOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    GREYSCOPE_TRY(checkOptions(options));
    QBuffer content;
    content.open(QIODevice::WriteOnly);
    writePdf(content, figure, options);
    steadyPdf(content.buffer());
    finishPage(content.buffer(), {options.sizeMm, spokenText(figure), widgets::languageInUse().replace('_', '-')});
    return content.data();
}

base::Expected<QByteArray> svgOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    GREYSCOPE_TRY(checkOptions(options));
    QBuffer content;
    content.open(QIODevice::WriteOnly);
    writeSvg(content, figure, options);
    const widgets::Style style = paperStyle(options, kVectorDpi);
    const bool holds = !style.family.isEmpty() && !options.opaque;  // an EMF refers to fonts by name only
    return withFonts(withoutControls(content.data()), style.text(), holds);
}

base::Expected<QByteArray> pngOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    GREYSCOPE_TRY(checkOptions(options));
    QBuffer content;
    content.open(QIODevice::WriteOnly);
    figureImage(figure, options).save(&content, "PNG");
    return content.data();
}

QString fileNameFor(const widgets::FigureSpec& figure) {
    return fileNameFor(widgets::figureTitle(figure));
}

QString fileNameFor(const QString& title) {
    QString name = title.toLower();
    name.replace(QRegularExpression(QStringLiteral("[^\\w.]+"), QRegularExpression::UseUnicodePropertiesOption),
                 QStringLiteral("-"));
    name.remove(QRegularExpression(QStringLiteral("^[-.]+|[-.]+$")));
    return name.isEmpty() ? QStringLiteral("figure") : name.left(60);
}

double usualHeightMm(const widgets::FigureSpec& figure, const ExportOptions& options) {
    const widgets::Style style = paperStyle(options, kVectorDpi);
    const double tallestMm = options.tallestMm;
    const auto pixels = [](double mm) { return mm / kMmPerInch * kVectorDpi; };
    const double width = pixels(options.sizeMm.width());
    const double above = options.title ? titleOf(figure, width, style).height : 0.0;
    const widgets::PaperRoom room{width, pixels(tallestMm) - above};
    const double height = widgets::figureHeight(figure, room, style).usual + above;
    constexpr double kTenths = 10.0;  // tenths of a millimetre, rounded up
    return std::clamp(std::ceil(height / kVectorDpi * kMmPerInch * kTenths - 1e-6) / kTenths, kSmallestMm, tallestMm);
}

double placeHeightMm(const widgets::FigureSpec& figure, ExportOptions options, double chartMm) {
    options.sizeMm.setHeight(chartMm);
    const bool chart = std::holds_alternative<widgets::PlotSpec>(figure);
    return chart && leftOutOf(figure, options).count == 0 ? chartMm : usualHeightMm(figure, options);
}

widgets::Unprinted leftOutOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    return widgets::leftOut(figure, figureArea(figure, options, kVectorDpi).size(), paperStyle(options, kVectorDpi));
}

FigureRecord recordOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    if (!checkOptions(options)) {
        return {};
    }
    RecordingDevice device(pixelsAt(options.sizeMm, kVectorDpi), kVectorDpi);
    QPainter painter(&device);
    drawFigure(painter, figure, options, kVectorDpi);
    painter.end();
    return device.record();
}

QImage figureImage(const widgets::FigureSpec& figure, const ExportOptions& options) {
    if (!checkOptions(options)) {
        return {};
    }
    QImage image(pixelsAt(options.sizeMm, options.dpi), QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(options.dpi * 1000.0 / kMmPerInch));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Qt::white);
    QPainter painter(&image);
    drawFigure(painter, figure, options, options.dpi);
    return image;
}

}  // namespace greyscope::app
