#pragma once

#include <QByteArray>
#include <QSizeF>

#include "app/export/figure_export.h"
#include "core/base/error.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

// Formats that another program makes of the PDF or the SVG: fileNotWritable with its name where it is not installed or
// fails.

/// pdftops, of the Debian package poppler-utils.
[[nodiscard]] base::Expected<QByteArray> epsOf(const widgets::FigureSpec& figure, const ExportOptions& options);
/// An EMF that is as large as this on paper: Inkscape rounds the frame up to whole millimetres. What is none stays.
[[nodiscard]] QByteArray withFrame(QByteArray emf, const QSizeF& sizeMm);
/// Inkscape, of the package of its name.
[[nodiscard]] base::Expected<QByteArray> emfOf(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
