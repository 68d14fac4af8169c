#include "core/io/dialect_words.h"

namespace greyscope::io {

const std::vector<DialectWord>& dialectWords() {
    static const std::vector<DialectWord> words{
        {"encoding", "of the text, such as GB18030 or windows-1252"},
        {"member", "the file of an archive"},
        {"sheet", "of a workbook, by name or number"},
        {"range", "of a sheet, as B3:F20"},
        {"table", "of JSON with several lists, the key of one"},
        {"delimiter", "of text: a comma, a semicolon, a bar, \"tab\" or \"blank\""},
        {"decimal", "of text: a point or a comma"},
        {"header", "of text: present, twice, thrice, comment or absent"},
        {"quote", "of text: a double quote or an apostrophe"},
        {"escape", "of text: what a quote has before it inside quotes, backslash or quote"},
        {"above", "of text: lines above the table"},
        {"until", "of text: the number of its last line"},
        {"bars", "of text with bars: outer (round each line, as Markdown has them) or between"},
    };
    return words;
}

}  // namespace greyscope::io
