#include "core/io/workbook_styles.h"

#include <algorithm>

namespace greyscope::io {

namespace {

using Kind = WorkbookStyles::Kind;

/// Formats that a file need not hold: 14 to 17 and 22 are dates, 18 to 21 and 45 to 47 times, 27 to 36 and 50 to 58
/// dates of East Asian versions.
Kind builtIn(std::size_t id) {
    const auto within = [id](std::size_t low, std::size_t high) { return id >= low && id <= high; };
    return within(14, 17) || id == 22 || within(27, 36) || within(50, 58) ? Kind::date
           : within(18, 21) || within(45, 47)                             ? Kind::time
                                                                          : Kind::number;
}

/// "yyyy\-mm\-dd hh:mm" is of a date: letters outside quotes and brackets tell.
Kind kindOfCode(std::string_view code) {
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
            return Kind::number;  // General
        } else if (c == ';') {
            break;
        } else {
            date = date || c == 'y' || c == 'Y' || c == 'd' || c == 'D';
            time = time || c == 'h' || c == 'H' || c == 's' || c == 'S';
        }
    }
    return date ? Kind::date : time ? Kind::time : Kind::number;
}

}  // namespace

std::size_t WorkbookStyles::commit_number_format() {
    m_numberFormats.emplace_back(m_id, kindOfCode(m_code));
    m_code.clear();
    return m_numberFormats.size() - 1;
}

std::size_t WorkbookStyles::commit_cell_xf() {
    const auto own = std::find_if(m_numberFormats.begin(), m_numberFormats.end(),
                                  [this](const auto& format) { return format.first == m_format; });
    m_cellFormats.push_back(own != m_numberFormats.end() ? own->second : builtIn(m_format));
    m_format = 0;
    return m_cellFormats.size() - 1;
}

std::size_t WorkbookStyles::commit_cell_style_xf() {
    m_format = 0;
    return m_styleFormats++;
}

std::size_t WorkbookStyles::commit_dxf() {
    m_format = 0;
    return m_dxfs++;
}

}  // namespace greyscope::io
