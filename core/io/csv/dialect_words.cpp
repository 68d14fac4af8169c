#include "core/io/csv/dialect_words.h"

#include <algorithm>

#include "core/io/csv/csv_options.h"
#include "core/io/json/json_reader.h"
#include "core/io/text/text_table_reader.h"
#include "core/io/tools/fio/fio_table.h"
#include "core/io/tools/sysbench_reader.h"
#include "core/io/tools/vdbench/vdbench_reader.h"
#include "core/io/workbook/sheet_reader.h"

namespace greyscope::io {

const std::vector<DialectWord>& dialectWords() {
    static const std::vector<DialectWord> words{
        {"encoding", "of the text, such as GB18030 or windows-1252", {}},
        {"member", "the file of an archive", {}},
        {"program", "of a log of several, the one whose results are wanted, as --as has it", {}},
        {"rows",
         "of vdbench and sysbench: averages of runs, or intervals; of fio's JSON+: results of its jobs, or bins of "
         "latencies",
         {vdbenchFormat, sysbenchFormat, fioFormat}},
        {"sheet", "of a workbook, by name or number", {sheetFormat}},
        {"range", "of a sheet, as B3:F20", {sheetFormat}},
        {"table", "of JSON with several lists, the key of one", {jsonFormat}},
        {"delimiter", "of text: a comma, a semicolon, a colon, a bar, \"tab\" or \"blank\"", {csvFormat}},
        {"decimal", "of text: a point or a comma", {csvFormat, sheetFormat, textTableFormat}},
        {"header", "of text: present, twice, thrice, comment or absent", {csvFormat, sheetFormat}},
        {"quote", "of text: a double quote or an apostrophe", {csvFormat}},
        {"escape", "of text: what a quote has before it inside quotes, backslash or quote", {csvFormat}},
        {"above", "of text: lines above the table", {csvFormat, sheetFormat}},
        {"until", "of text: the number of its last line", {csvFormat}},
        {"below", "of text: rows, if the notes below the table are some", {csvFormat, sheetFormat, textTableFormat}},
        {"bars", "of text with bars: outer (round each line, as Markdown has them) or between", {csvFormat}},
    };
    return words;
}

bool takesWord(std::string_view reader, std::string_view word) {
    return std::any_of(dialectWords().begin(), dialectWords().end(), [&](const DialectWord& each) {
        return each.name == word &&
               (each.readers.empty() || std::count(each.readers.begin(), each.readers.end(), reader) > 0);
    });
}

}  // namespace greyscope::io
