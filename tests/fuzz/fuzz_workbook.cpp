// Workbooks: one part of a small one is the input, the others are what they should be, so that what is tried is XML and
// not the checksums of a zip. The first byte chooses the part; one choice takes the input as the whole file.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "core/data/table_layout.h"
#include "core/io/files/archive.h"
#include "core/io/files/spool.h"
#include "core/io/reader.h"
#include "core/io/workbook/sheet_reader.h"

using namespace greyscope;

namespace {

using Parts = std::vector<std::pair<std::string, std::string>>;

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

std::string relation(const std::string& id, const std::string& type, const std::string& target) {
    return "<Relationship Id=\"" + id + "\" Type=\"x/" + type + "\" Target=\"" + target + "\"/>";
}

Parts xlsxParts() {
    return {{"_rels/.rels", "<R>" + relation("r", "officeDocument", "xl/workbook.xml") + "</R>"},
            {"xl/workbook.xml", "<w><sheet name=\"S\" r:id=\"1\"/></w>"},
            {"xl/_rels/workbook.xml.rels", "<R>" + relation("1", "worksheet", "s.xml") +
                                               relation("2", "sharedStrings", "/xl/t.xml") +
                                               relation("3", "styles", "f.xml") + "</R>"},
            {"xl/t.xml", "<sst><si><t>a</t></si><si><r><t>b</t></r></si></sst>"},
            {"xl/f.xml", "<f><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></f>"},
            {"xl/s.xml",
             "<s><sheetData><row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c></row>"
             "<row><c><v>1</v></c><c s=\"1\"><v>45000</v></c></row></sheetData></s>"}};
}

std::string zipOf(const Parts& parts) {
    std::string zip;
    io::ZipWriter writer([&zip](std::string_view bytes) {
        zip += bytes;
        return true;
    });
    for (const auto& [name, text] : parts) {
        require(writer.begin(name, static_cast<std::int64_t>(text.size()), 0) && writer.add(text));
    }
    require(writer.close());
    return zip;
}

std::string workbookOf(std::size_t choice, const std::string& input) {
    Parts parts = xlsxParts();
    if (choice == 0) {
        return input;
    }
    if (choice <= parts.size()) {
        parts[choice - 1].second = input;
        return zipOf(parts);
    }
    return zipOf({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, {"content.xml", input}});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2 || size > 20'000) {
        return 0;
    }
    const std::size_t choices = xlsxParts().size() + 2;
    const std::string book =
        workbookOf(data[0] % choices, std::string(reinterpret_cast<const char*>(data) + 1, size - 1));
    io::ReadOptions options;
    options.format = io::sheetFormat;
    options.unpack = {std::size_t{1} << 20U, 20};  // bounds the cells as well
    base::NoProgress progress;
    const auto imported = io::readText(book, "book", options, progress);
    if (!imported || imported->report.part.empty()) {
        return 0;
    }
    const io::ReadReport& report = imported->report;
    require(report.rowsRead == imported->dataset->rowCount());
    for (std::size_t row = 0; row < report.rowsRead; ++row) {
        require(imported->dataset->lineOf(row) >= 1 && imported->dataset->lineOf(row) <= report.linesSeen);
    }
    require(data::guessLayout(*imported->dataset, progress).has_value());
    const auto again = io::readText(book, "book", io::sameAgain(*imported), progress);
    require(again && again->dataset->rowCount() == imported->dataset->rowCount());
    (void)io::sheetText(io::bytesOf(book), "book", report.dialect.at("sheet"), progress);
    return 0;
}
