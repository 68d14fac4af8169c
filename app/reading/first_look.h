#pragma once

#include <QString>
#include <QVariant>

#include <cstddef>
#include <optional>

#include "core/base/progress.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::app {

/// A preliminary chart of a large file, drawn from some of its rows while all rows are still being read.
struct FirstLook {
    widgets::PlotSpec chart;
    std::size_t rows = 0;       ///< number of rows from which the chart is drawn; they are spread over the file
    std::size_t aboutRows = 0;  ///< estimated number of rows of the file
};

/// Size in bytes from which a file gets a first look; smaller files open quickly enough without one.
inline constexpr qint64 kLargeFile = qint64{32} << 20U;

/// Returns a first look at a file. nullopt for smaller files, for formats other than delimited text, if nothing can be
/// drawn, if the sample may contain incomplete rows, and if the user has set how files with this header are read.
/// `kept`: see keptRoles().
[[nodiscard]] std::optional<FirstLook> firstLookAt(const QString& path, const QVariantList& kept,
                                                   base::Progress& progress);

}  // namespace greyscope::app
