#include "app/export/figure_subject.h"

#include "widgets/figure/sheet_painter.h"
#include "widgets/plot/curve_looks.h"

namespace greyscope::app {

namespace {

std::optional<widgets::PlotSpec> chartOf(const widgets::FigureSpec& figure) {
    const auto* plot = std::get_if<widgets::PlotSpec>(&figure);
    return plot ? std::optional(widgets::plotOnPaper(*plot, widgets::Theme::print())) : std::nullopt;
}

CheckedPart panelPart(const widgets::SheetSpec& sheet, std::size_t i, const ExportOptions& options,
                      const QSizeF& pageSize) {
    const widgets::SheetPanel& panel = sheet.panels[i];
    const widgets::Style style = paperStyle(options, kVectorDpi);
    const QRectF page(QPointF(), QSizeF(pixelsAt(options.sizeMm, kVectorDpi)));
    const widgets::PanelArea area = widgets::panelArea(sheet, i, page, style);
    const double toPoints = pageSize.width() / page.width();
    const auto inPoints = [toPoints](const QRectF& place) {
        return QRectF(place.topLeft() * toPoints, place.size() * toPoints);
    };
    CheckedPart part{static_cast<int>(i), panel.letter, nullptr, options, {}};
    const QRectF drawn = inPoints(area.figure);
    part.letterPlace = area.letter.isNull() ? QRectF() : inPoints(area.letter);
    part.place = drawn.united(part.letterPlace);
    part.options.sizeMm = drawn.size() * kMmPerPoint;
    part.options.title = false;
    part.aboveMm = (part.place.height() - drawn.height()) * kMmPerPoint;
    if (panel.shown) {
        part.figure = &panel.shown->figure;
        part.options.look = panel.shown->look;
        part.chart = chartOf(*part.figure);
    }
    return part;
}

}  // namespace

Subject subjectOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    Subject subject{figure, options, recordOf(figure, options), {}};
    if (const auto* sheet = std::get_if<widgets::SheetSpec>(&figure)) {
        for (std::size_t i = 0; i < sheet->panels.size(); ++i) {
            subject.parts.push_back(panelPart(*sheet, i, options, subject.record.size));
        }
    } else {
        subject.parts.push_back(
            {-1, {}, &figure, options, QRectF(QPointF(), subject.record.size), chartOf(figure), {}, {}});
    }
    const bool alone = subject.parts.size() == 1;
    for (CheckedPart& part : subject.parts) {
        for (const RecordedText& text : subject.record.texts) {
            const QPointF at = text.ink.center();
            if ((alone || part.place.contains(at)) && !part.letterPlace.contains(at)) {
                part.texts.push_back(&text);
            }
        }
        for (const RecordedLine& line : subject.record.lines) {
            if (alone || part.place.contains(line.at)) {
                part.lines.push_back(&line);
            }
        }
    }
    return subject;
}

}  // namespace greyscope::app
