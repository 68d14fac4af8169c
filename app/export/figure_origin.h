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

/// Returns conventions as one line: "ρ: 0.50; image: mean".
[[nodiscard]] QString conventionsLine(const NamedConventions& conventions);

/// Where a figure comes from, for its caption and for making it again.
struct FigureOrigin {
    /// Name of the figure, from its page and view and independent of the data: "forecast-residuals". For a sheet, the
    /// name of the sheet.
    std::string name;
    std::string page;  ///< key of its page: "forecast"
    NamedConventions conventions;
    QStringList warnings;  ///< the warnings that the page shows about its result
    bool usesSeries = true;
    /// The study from which the figure was made; null if it does not belong to one.
    std::shared_ptr<const Study> study;
    std::optional<widgets::PlotZoom> part = {};  ///< the part of a chart that is drawn; nullopt: all of it
    QString caption = {};                        ///< for a sheet: its caption, made from the captions of its panels
    FigureData data = {};                        ///< the tables, columns and rows that the figure shows
};

/// Returns the facts that a reader of a figure must know: the quantity with its unit, the factors held constant, and
/// how repeats are combined. The conventions of the page follow.
[[nodiscard]] NamedConventions conventionsOf(const FigureOrigin& origin);

/// Key of the page on which sheets are composed.
inline constexpr const char* kSheetPage = "sheet";

/// Returns a chart zoomed to `part`; other figures unchanged.
[[nodiscard]] widgets::FigureSpec seenOf(widgets::FigureSpec figure, const widgets::PlotZoom& part);

/// A figure of a study, drawn with the look that the user gave it.
struct StudyFigure {
    widgets::FigureSpec figure;
    FigureOrigin origin = {};
    std::optional<widgets::PlotZoom> seen = {};  ///< part of a chart that is visible on the screen; nullopt: all of it
    widgets::FigureLook look = {};               ///< the look that the user gave the figure
    std::optional<ExportOptions> own = {};       ///< for a sheet: its own size and options; nullopt for other figures
    /// The figure without the user's look; null if it is the same as `figure`.
    std::shared_ptr<const widgets::FigureSpec> undressed = {};
};

/// Draws a figure with another look: sets `figure`, `look` and `undressed`.
void dress(StudyFigure& figure, const widgets::FigureLook& look);

/// Returns the figures of an analysis with their origin and the looks that the study stores.
[[nodiscard]] std::vector<StudyFigure> studyFigures(AnalysisFigures shown, const std::shared_ptr<const Study>& study);

/// A panel of a sheet, as input for the caption of the sheet.
struct CaptionPanel {
    QString letter;
    const StudyFigure* figure = nullptr;
    widgets::Unprinted left = {};
};

/// Returns the caption of a figure: what it shows, the rows that are left out, the quantity and the held factors; and
/// in a second paragraph the reference, the conventions of the page, and the data files with the beginning of their
/// SHA-256. `left`: names that were not printed; the caption contains them. Letters of panels are between pairs of
/// asterisks, for bold.
[[nodiscard]] QString captionOf(const widgets::FigureSpec& figure, const FigureOrigin& origin,
                                const widgets::Unprinted& left = {});
/// Returns the caption of several figures: for each panel what applies only to it, and at the end what applies to all.
[[nodiscard]] QString captionOf(const std::vector<CaptionPanel>& panels);
/// A caption in two parts. One that the author wrote has no settings.
struct CaptionParts {
    QString printed;   ///< to print below the figure
    QString settings;  ///< with which the figure can be made again, for a comment or a footnote
};
[[nodiscard]] CaptionParts captionParts(const QString& caption, const FigureOrigin& origin);
/// Returns a caption without the asterisks that mark bold letters.
[[nodiscard]] QString plainCaption(const QString& caption);

/// Returns the name of a figure as a file name: without path separators.
[[nodiscard]] std::string fileNameOf(const FigureOrigin& origin);

}  // namespace greyscope::app
