#include "core/io/workbook/xlsx_styles.h"

#include <algorithm>

namespace greyscope::io {

/// 14 to 17 and 22 are dates, 18 to 21 and 45 to 47 times, 27 to 36 and 50 to 58 dates of East Asian versions.
SheetCell::Kind kindOfBuiltIn(std::size_t format) {
    const auto within = [format](std::size_t low, std::size_t high) { return format >= low && format <= high; };
    return within(14, 17) || format == 22 || within(27, 36) || within(50, 58) ? SheetCell::Kind::date
           : within(18, 21) || within(45, 47)                                 ? SheetCell::Kind::time
                                                                              : SheetCell::Kind::number;
}

SheetCell::Kind kindOfCode(std::string_view code) {
    bool date = false;
    bool time = false;
    for (std::size_t i = 0; i < code.size(); ++i) {
        const char c = code[i];
        if (c == '"') {
            i = std::min(code.find('"', i + 1), code.size());
        } else if (c == '\\' || c == '_' || c == '*') {
            ++i;
        } else if (c == '[') {
            const std::size_t end = std::min(code.find(']', i), code.size());
            time = time || code.substr(i, 2) == "[h" || code.substr(i, 2) == "[m" || code.substr(i, 2) == "[s";
            i = end;
        } else if (c == 'G' || c == 'g') {
            return SheetCell::Kind::number;  // General
        } else if (c == ';') {
            break;
        } else {
            date = date || c == 'y' || c == 'Y' || c == 'd' || c == 'D';
            time = time || c == 'h' || c == 'H' || c == 's' || c == 'S';
        }
    }
    return date ? SheetCell::Kind::date : time ? SheetCell::Kind::time : SheetCell::Kind::number;
}

}  // namespace greyscope::io
