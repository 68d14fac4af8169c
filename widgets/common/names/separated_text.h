#pragma once

#include <QString>
#include <QStringList>

namespace greyscope::widgets {

/// A line of comma-separated values: what holds a comma, a quote or a line end stands in quotes.
[[nodiscard]] QString csvLine(const QStringList& cells);
/// Tab-separated lines as comma-separated ones.
[[nodiscard]] QString csvFromTabs(const QString& text);

}  // namespace greyscope::widgets
