#pragma once

#include <QIcon>
#include <QString>

namespace greyscope::widgets {

/// What an icon is drawn with; the colour is looked up when it is painted, so an icon follows the theme.
enum class IconInk { text, quiet, accent, onAccent, rail, good, look, bad };

/// The icon ":/icons/<name>.svg" (20 px, strokes in currentColor) in the colour of the application's theme.
[[nodiscard]] QIcon icon(const QString& name, IconInk ink = IconInk::quiet);

}  // namespace greyscope::widgets
