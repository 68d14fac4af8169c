#include "app/pages/page_figures.h"

#include <utility>

#include "app/export/sheet_figure.h"
#include "widgets/plot/plot_view.h"

namespace greyscope::app {

std::vector<StudyFigure> studyFigures(const Page& page, std::vector<PageFigure> figures,
                                      const std::shared_ptr<const Study>& study) {
    AnalysisFigures shown{.page = page.key().toStdString(),
                          .conventions = page.conventions(),
                          .remarks = page.remarks(),
                          .figures = {},
                          .usesSeries = page.usesSeries()};
    std::vector<StudyFigure> sheets;
    std::vector<std::optional<widgets::PlotZoom>> seen;
    for (PageFigure& figure : figures) {
        if (const auto* sheet = std::get_if<widgets::SheetSpec>(&figure.figure)) {
            sheets.push_back(sheetFigure(*sheet, study));
            continue;
        }
        const auto* plot = figure.view->findChild<widgets::PlotView*>();
        const bool drawn = plot != nullptr && figure.figure == widgets::FigureSpec(plot->spec());
        seen.push_back(drawn ? plot->zoom() : std::nullopt);
        shown.figures.push_back(
            {figure.view->name().toStdString(), std::move(figure.figure), page.figureData(*figure.view)});
    }
    std::vector<StudyFigure> all = studyFigures(std::move(shown), study);
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].seen = seen[i];
    }
    all.insert(all.end(), std::make_move_iterator(sheets.begin()), std::make_move_iterator(sheets.end()));
    return all;
}

}  // namespace greyscope::app
