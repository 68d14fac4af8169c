#pragma once

#include <QByteArray>
#include <QSizeF>

namespace greyscope::app {

/// QPdfWriter rounds a page to whole points. This gives the one page of `pdf` its exact size, as the file format means
/// it: a newer version of the page object and a cross-reference section are appended; nothing before them changes.
/// Leaves `pdf` as it is where it does not look like QPdfWriter's.
void setPageSize(QByteArray& pdf, const QSizeF& mm);

}  // namespace greyscope::app
