#pragma once

#include <QColor>
#include <QString>

#include "widgets/present/words/tex_text.h"

namespace greyscope::app {

using widgets::texText;
using widgets::wantsUnicodeTex;

/// A length or a place: at most three decimals, none that say nothing.
[[nodiscard]] QString texNumber(double value);

/// "0072B2".
[[nodiscard]] QString texColour(const QColor& colour);

}  // namespace greyscope::app
