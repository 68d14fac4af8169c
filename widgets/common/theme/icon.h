#pragma once

#include <QIcon>
#include <QString>

namespace greyscope::widgets {

/// The colour role of an icon. The colour is looked up when the icon is painted, so that icons follow the theme.
enum class IconInk { text, quiet, accent, onAccent, rail, good, look, bad };

/// The icon ":/icons/<name>.svg" (20 px, strokes in currentColor) in the colour of the application's theme.
[[nodiscard]] QIcon icon(const QString& name, IconInk ink = IconInk::quiet);

}  // namespace greyscope::widgets
