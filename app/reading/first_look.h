#pragma once

#include <QString>
#include <QVariant>

#include <cstddef>
#include <optional>

#include "core/base/progress.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::app {

/// The first chart of a large file, drawn from some of its rows while all of them are being read.
struct FirstLook {
    widgets::PlotSpec chart;
    std::size_t rows = 0;       ///< from all over the file
    std::size_t aboutRows = 0;  ///< of the file
};

/// Smaller files open too quickly for a first look.
inline constexpr qint64 kLargeFile = qint64{32} << 20U;

/// nullopt of smaller files, of all but delimited text, where nothing can be drawn, where a sample may have cut rows,
/// and where somebody told how files of this heading are read. `kept`: see keptRoles().
[[nodiscard]] std::optional<FirstLook> firstLookAt(const QString& path, const QVariantList& kept,
                                                   base::Progress& progress);

}  // namespace greyscope::app
