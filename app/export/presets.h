#pragma once

#include <QString>

#include <string>
#include <vector>

namespace greyscope::app {

/// The size of a figure for a place where it is to be printed or shown, and of the text in it.
struct Preset {
    std::string name;   ///< on the command line: "nature-1"
    const char* title;  ///< to be translated: presetTitle()
    double widthMm;
    double heightMm;  ///< of a chart
    double textPt;
    double tallestMm;  ///< what a page or slide has for a figure
};

/// In the order in which they are offered. Widths are the columns of the publishers; heights can be changed.
[[nodiscard]] const std::vector<Preset>& presets();

/// "Nature, one column, 89 mm", in the language in use.
[[nodiscard]] QString presetTitle(const Preset& preset);

}  // namespace greyscope::app
