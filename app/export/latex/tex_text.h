#pragma once

#include <QColor>
#include <QString>

#include "widgets/present/words/tex_text.h"

namespace greyscope::app {

using widgets::texText;
using widgets::wantsUnicodeTex;

/// Returns a length or a position for TeX, with at most three decimals and without trailing zeros.
[[nodiscard]] QString texNumber(double value);

/// Returns a colour in hexadecimal digits, as TeX needs it: "0072B2".
[[nodiscard]] QString texColour(const QColor& colour);

}  // namespace greyscope::app
