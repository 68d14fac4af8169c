#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

#include "app/export/figure_export.h"
#include "app/export/figure_origin.h"
#include "core/base/error.h"

namespace greyscope::app {

/// What makes a figure again: the study with its files by their place beside `path`, the figure's name and how it was
/// drawn. Empty where the figure is of no study.
[[nodiscard]] QByteArray figureJson(const FigureOrigin& origin, const ExportOptions& options, const QString& path);

struct FigureRecipe {
    std::string name;
    ExportOptions options;
    QByteArray study;                       ///< as a study file holds it
    std::optional<widgets::PlotZoom> part;  ///< as FigureOrigin has it
};

[[nodiscard]] bool isFigureRecipe(const QString& path);
/// Errors: those of the file and of its JSON; formatUnknown where it is no figure.
[[nodiscard]] base::Expected<FigureRecipe> readFigureRecipe(const QString& path);

}  // namespace greyscope::app
