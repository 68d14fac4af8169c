#pragma once

#include <QIcon>
#include <QString>

namespace greyscope::widgets {

/// The colour of an icon, as a role in the theme. The colour is looked up when the icon is painted, so that icons
/// follow a change of the theme.
enum class IconInk { text, quiet, accent, onAccent, rail, good, look, bad };

/// Returns the icon ":/icons/<name>.svg" (20 px, strokes in currentColor), drawn in the colour that `ink` has in the
/// theme of the application.
[[nodiscard]] QIcon icon(const QString& name, IconInk ink = IconInk::quiet);

}  // namespace greyscope::widgets
