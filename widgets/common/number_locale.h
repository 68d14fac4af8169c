#pragma once

namespace greyscope::widgets {

/// Numbers are written and read with a point everywhere, in spin boxes too, whatever the user's locale says: what is on
/// the screen is what a file, a command or a paper has. Call it once there is an application. Dates and languages are
/// QLocale::system()'s, and stay the user's.
void useNumberLocale();

}  // namespace greyscope::widgets
