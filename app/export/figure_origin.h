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

/// Returns the conventions as one line: "ρ: 0.50; image: mean".
[[nodiscard]] QString conventionsLine(const NamedConventions& conventions);

/// The origin of a figure, for its caption and for making it again.
struct FigureOrigin {
    /// Its name, by page and view, independent of the data: "forecast-residuals"; for a sheet, the sheet's name.
    std::string name;
    std::string page;  ///< "forecast"
    NamedConventions conventions;
    QStringList warnings;  ///< the warnings that its page shows
    bool usesSeries = true;
    std::shared_ptr<const Study> study;          ///< null if the figure does not belong to a study
    std::optional<widgets::PlotZoom> part = {};  ///< of a chart, if only a part of it is drawn
    QString caption = {};                        ///< caption of a sheet, made from several figures
    FigureData data = {};                        ///< the data that it shows
};

/// Returns the quantity with its unit, the held factors and the treatment of repeats, followed by the conventions of
/// the page.
[[nodiscard]] NamedConventions conventionsOf(const FigureOrigin& origin);

/// Key of the page of sheets.
inline constexpr const char* kSheetPage = "sheet";

/// Returns the chart zoomed to a part.
[[nodiscard]] widgets::FigureSpec seenOf(widgets::FigureSpec figure, const widgets::PlotZoom& part);

/// A figure of a study, with the look that the user gave it.
struct StudyFigure {
    widgets::FigureSpec figure;
    FigureOrigin origin = {};
    std::optional<widgets::PlotZoom> seen = {};  ///< visible part of a chart; nullopt: all of it
    widgets::FigureLook look = {};               ///< the look that was given
    std::optional<ExportOptions> own = {};       ///< the options of a sheet, which has its own size
    /// The figure without the look; null: the same as `figure`.
    std::shared_ptr<const widgets::FigureSpec> undressed = {};
};

/// Gives the figure another look.
void dress(StudyFigure& figure, const widgets::FigureLook& look);

/// Returns the figures of an analysis of this study.
[[nodiscard]] std::vector<StudyFigure> studyFigures(AnalysisFigures shown, const std::shared_ptr<const Study>& study);

/// A panel of a sheet, for the caption.
struct CaptionPanel {
    QString letter;
    const StudyFigure* figure = nullptr;
    widgets::Unprinted left = {};
};

/// Returns the caption of a figure: its title and axes, the reference, the rows that are left out, conventionsOf() it,
/// and the data files with the beginning of their SHA-256; and the names that did not fit. Letters of panels are
/// between pairs of asterisks, for bold.
[[nodiscard]] QString captionOf(const widgets::FigureSpec& figure, const FigureOrigin& origin,
                                const widgets::Unprinted& left = {});
/// Returns the caption of several figures: for each panel what is particular to it, and at the end what applies to all.
[[nodiscard]] QString captionOf(const std::vector<CaptionPanel>& panels);
/// Returns the caption without asterisks.
[[nodiscard]] QString plainCaption(const QString& caption);

/// Returns the figure's name for a file, without path separators.
[[nodiscard]] std::string fileNameOf(const FigureOrigin& origin);

}  // namespace greyscope::app
