#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/export/figure_export.h"
#include "app/study/study.h"
#include "widgets/figure/figure.h"
#include "widgets/plot/axis_map.h"

namespace greyscope::app {

using NamedConventions = std::vector<std::pair<QString, QString>>;

/// "ρ: 0.50; image: mean"
[[nodiscard]] QString conventionsLine(const NamedConventions& conventions);

/// What is known of a figure besides what it draws: what its caption tells, and what makes it again.
struct FigureOrigin {
    std::string name;  ///< by its page and view, whatever the data: "forecast-residuals"; of a sheet its own
    std::string page;  ///< "forecast"
    NamedConventions conventions;
    QStringList warnings;  ///< that its page shows
    bool usesSeries = true;
    std::shared_ptr<const Study> study;          ///< null where the figure is of no study
    std::optional<widgets::PlotZoom> part = {};  ///< of a chart, where not all of it is drawn
    QString caption = {};                        ///< of a sheet, which several figures make
    FigureData data = {};                        ///< what it is of
};

/// Which quantity the figure is of, with its unit, what is held and what becomes of repeats; then the conventions of
/// its page.
[[nodiscard]] NamedConventions conventionsOf(const FigureOrigin& origin);

/// The page of sheets.
inline constexpr const char* kSheetPage = "sheet";

/// The part of a chart that was zoomed to.
[[nodiscard]] widgets::FigureSpec seenOf(widgets::FigureSpec figure, const widgets::PlotZoom& part);

/// A figure of a study, as its author wants it.
struct StudyFigure {
    widgets::FigureSpec figure;
    FigureOrigin origin = {};
    std::optional<widgets::PlotZoom> seen = {};                 ///< none: all of it is seen
    widgets::FigureLook look = {};                              ///< that it was given
    std::optional<ExportOptions> own = {};                      ///< of a sheet, which says how large it is
    std::shared_ptr<const widgets::FigureSpec> undressed = {};  ///< without the look; null: as `figure`
};

/// Gives the figure another look.
void dress(StudyFigure& figure, const widgets::FigureLook& look);

/// The figures of an analysis of this study.
[[nodiscard]] std::vector<StudyFigure> studyFigures(AnalysisFigures shown, const std::shared_ptr<const Study>& study);

/// A figure in a sheet, for its caption.
struct CaptionPanel {
    QString letter;
    const StudyFigure* figure = nullptr;
    widgets::Unprinted left = {};
};

/// What a caption says: the figure's title and axes, the reference, the rows that are left out, conventionsOf() it, and
/// the data files with the beginning of their SHA-256; and what found no room. Letters of panels stand between pairs of
/// asterisks: bold.
[[nodiscard]] QString captionOf(const widgets::FigureSpec& figure, const FigureOrigin& origin,
                                const widgets::Unprinted& left = {});
/// Of several figures in one: what each says behind its letter, and at the end what holds for all.
[[nodiscard]] QString captionOf(const std::vector<CaptionPanel>& panels);
/// Without the asterisks.
[[nodiscard]] QString plainCaption(const QString& caption);

/// A name as a file's: without the signs that part folders.
[[nodiscard]] std::string fileNameOf(const FigureOrigin& origin);

}  // namespace greyscope::app
