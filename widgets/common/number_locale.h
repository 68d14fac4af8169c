#pragma once

namespace greyscope::widgets {

/// Makes all numbers, also those in spin boxes, use a decimal point whatever the user's locale. The screen then shows
/// numbers like files, commands and papers do. The application must exist. Dates and languages still follow
/// QLocale::system().
void useNumberLocale();

}  // namespace greyscope::widgets
