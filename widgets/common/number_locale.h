#pragma once

namespace greyscope::widgets {

/// Makes all numbers use a decimal point, in spin boxes too, whatever the user's locale, so that the screen shows the
/// same as files, commands and papers. The application must exist. Dates and languages still follow QLocale::system().
void useNumberLocale();

}  // namespace greyscope::widgets
