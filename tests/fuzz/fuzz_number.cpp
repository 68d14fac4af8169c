// Cells read as numbers, against the C library. The first byte chooses the decimal mark.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <regex>
#include <string>

#include "core/data/columns/cell_text.h"
#include "core/io/cells/cell_number.h"

using greyscope::io::CellKind;

namespace {

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

/// The cell as strtod wants it: without thousands separators (the other mark, apostrophes, blanks, also those of more
/// than one byte), with a decimal point.
std::string plain(const std::string& text, char mark) {
    const std::string separators{mark == '.' ? ',' : '.', '\'', ' '};
    std::string result;
    for (const char c : text) {
        if (c == mark) {
            result += '.';
        } else if (static_cast<unsigned char>(c) < 0x80 && separators.find(c) == std::string::npos) {
            result += c;
        }
    }
    return result;
}

bool sameAsLibrary(const std::string& text, double value) {
    char* end = nullptr;
    const double expected = std::strtod(text.c_str(), &end);
    return expected == value;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || size > 2000) {
        return 0;
    }
    const char mark = data[0] % 2 == 0 ? '.' : ',';
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto cell = greyscope::io::readCell(text, mark);
    if (cell.kind == CellKind::number && !greyscope::data::mayHavePower(text)) {  // "2^10" is none to the library
        require(sameAsLibrary(plain(text, mark), cell.value));
    }
    static const std::regex decimal("[+-]?[0-9]+([.][0-9]+)?([eE][+-]?[0-9]{1,2})?");
    if (mark == '.' && std::regex_match(text, decimal)) {
        require(cell.kind == CellKind::number || cell.kind == CellKind::notFinite);
    }
    const std::string line = text + '\n';
    const char* position = line.data();
    double value = 0.0;
    if (greyscope::io::readShortDecimal(position, line.data() + line.size(), ';', mark, value) &&
        position == line.data() + text.size()) {
        require(cell.kind == CellKind::number && cell.value == value);
    }
    return 0;
}
