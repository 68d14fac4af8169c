#pragma once

#include <QString>
#include <QStringList>

namespace greyscope::widgets {

/// Returns the cells as a line of comma-separated values. Cells that contain a comma, a quote or a line end are quoted.
[[nodiscard]] QString csvLine(const QStringList& cells);
/// Converts tab-separated lines to comma-separated lines.
[[nodiscard]] QString csvFromTabs(const QString& text);

}  // namespace greyscope::widgets
