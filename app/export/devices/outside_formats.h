#pragma once

#include <QByteArray>
#include <QSizeF>

#include "app/export/figure_export.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

// Formats that another program makes of a PDF or an SVG in which nothing shines through: that would become pixels.

[[nodiscard]] base::Expected<QByteArray> opaquePdfOf(const widgets::FigureSpec& figure, const ExportOptions& options);
[[nodiscard]] base::Expected<QByteArray> opaqueSvgOf(const widgets::FigureSpec& figure, const ExportOptions& options);

// In any thread. Errors: fileNotWritable with the program's name where it is not installed or fails, cancelled.

/// Of an opaque PDF, by pdftops of the Debian package poppler-utils.
[[nodiscard]] base::Expected<QByteArray> epsOf(const QByteArray& pdf, const QSizeF& sizeMm,
                                               const base::Progress& progress);
/// Of an opaque SVG, by Inkscape of the package of its name.
[[nodiscard]] base::Expected<QByteArray> emfOf(const QByteArray& svg, const QSizeF& sizeMm,
                                               const base::Progress& progress);
/// An EMF that is as large as this on paper: Inkscape rounds the frame up to whole millimetres. What is none stays.
[[nodiscard]] QByteArray withFrame(QByteArray emf, const QSizeF& sizeMm);

}  // namespace greyscope::app
