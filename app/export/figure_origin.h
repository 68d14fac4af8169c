#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/pages/page.h"
#include "app/study/study.h"
#include "widgets/figure/figure.h"
#include "widgets/plot/axis_map.h"

namespace greyscope::app {

/// What is known of a figure besides what it draws: what its caption tells, and what makes it again.
struct FigureOrigin {
    std::string name;  ///< by its page and view, whatever the data: "forecast-residuals"
    std::string page;  ///< "forecast"
    std::vector<std::pair<QString, QString>> conventions;
    QStringList warnings;  ///< that its page shows
    bool usesSeries = true;
    std::shared_ptr<const Study> study;  ///< null where the figure is of no study
    std::vector<double> part = {};       ///< of a chart: ends of x and y, where not all of it is drawn
};

/// The part of a chart that was zoomed to.
[[nodiscard]] widgets::FigureSpec seenOf(widgets::FigureSpec figure, const widgets::PlotZoom& part);

struct StudyFigure {
    widgets::FigureSpec figure;
    FigureOrigin origin = {};
    std::optional<widgets::PlotZoom> seen = {};  ///< none: all of it is seen
};

/// The figures of a page that shows this study, as Page::figures() has them; of several of one view each has a name of
/// its own.
[[nodiscard]] std::vector<StudyFigure> studyFigures(const Page& page, std::vector<PageFigure> figures,
                                                    std::shared_ptr<const Study> study);

/// What a caption says: the figure's title and axes, the reference, the conventions in force, and the data files with
/// the beginning of their SHA-256.
[[nodiscard]] QString captionOf(const widgets::FigureSpec& figure, const FigureOrigin& origin);

}  // namespace greyscope::app
