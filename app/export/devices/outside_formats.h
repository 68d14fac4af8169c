#pragma once

#include <QByteArray>
#include <QSizeF>

#include "app/export/figure_export.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

// Formats that another program makes from a PDF or SVG file. The input must be without transparency, which the program
// would rasterise.

[[nodiscard]] base::Expected<QByteArray> opaquePdfOf(const widgets::FigureSpec& figure, const ExportOptions& options);
[[nodiscard]] base::Expected<QByteArray> opaqueSvgOf(const widgets::FigureSpec& figure, const ExportOptions& options);

// The following functions can be called in any thread. Errors: fileNotWritable with the program's name if it is not
// installed or fails; cancelled.

/// Returns an EPS file made from an opaque PDF file, by pdftops from the Debian package poppler-utils.
[[nodiscard]] base::Expected<QByteArray> epsOf(const QByteArray& pdf, const QSizeF& sizeMm,
                                               const base::Progress& progress);
/// Returns an EMF file made from an opaque SVG file, by Inkscape from the package inkscape.
[[nodiscard]] base::Expected<QByteArray> emfOf(const QByteArray& svg, const QSizeF& sizeMm,
                                               const base::Progress& progress);
/// Returns an EMF file with the exact size on paper in its header, because Inkscape rounds it up to whole millimetres.
/// Other content is returned unchanged.
[[nodiscard]] QByteArray withFrame(QByteArray emf, const QSizeF& sizeMm);

}  // namespace greyscope::app
