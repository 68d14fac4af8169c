#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

#include "app/export/figure_export.h"
#include "app/export/figure_origin.h"
#include "core/base/error.h"

namespace greyscope::app {

/// Returns a JSON file from which a figure can be made again: the study with paths relative to `path`, the figure's
/// name, and its options. Empty if the figure does not belong to a study.
[[nodiscard]] QByteArray figureJson(const FigureOrigin& origin, const ExportOptions& options, const QString& path);

struct FigureRecipe {
    std::string name;
    ExportOptions options;
    QByteArray study;                       ///< contents of a study file from which the figure is calculated
    std::optional<widgets::PlotZoom> part;  ///< visible part of a chart, as in FigureOrigin
};

[[nodiscard]] bool isFigureRecipe(const QString& path);
/// Reads a file that figureJson() made. Errors: those of the file and of its JSON; formatUnknown if it is not such a
/// file.
[[nodiscard]] base::Expected<FigureRecipe> readFigureRecipe(const QString& path);

}  // namespace greyscope::app
