#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/io/files/archive.h"

namespace greyscope::test {

/// A zip of these files.
inline std::string zipOf(const std::vector<std::pair<std::string, std::string>>& files) {
    std::string zip;
    io::ZipWriter writer([&zip](std::string_view bytes) {
        zip += bytes;
        return true;
    });
    const bool good = std::all_of(files.begin(), files.end(), [&](const auto& file) {
        return writer.begin(file.first, static_cast<std::int64_t>(file.second.size()), 0) && writer.add(file.second);
    });
    return good && writer.close() ? zip : std::string();
}

inline constexpr const char* kSchemas = "http://schemas.openxmlformats.org/";

/// A relation of one part to another, as parts list them.
inline std::string relation(const std::string& id, const std::string& type, const std::string& target) {
    return "<Relationship Id=\"" + id + "\" Type=\"" + kSchemas + "officeDocument/2006/relationships/" + type +
           "\" Target=\"" + target + "\"/>";
}

/// The smallest workbook that there is, with these cells of one sheet.
inline std::string workbook(const std::string& sheetData, const std::string& before = {},
                            const std::string& strings = {}) {
    const std::string head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + before;
    const std::string ns = kSchemas;
    const std::string relations = head + "<Relationships xmlns=\"" + ns + "package/2006/relationships\">";
    return zipOf(
        {{"[Content_Types].xml", head + "<Types xmlns=\"" + ns + "package/2006/content-types\"/>"},
         {"_rels/.rels", relations + relation("rId1", "officeDocument", "xl/workbook.xml") + "</Relationships>"},
         {"xl/workbook.xml", head + "<workbook xmlns=\"" + ns + "spreadsheetml/2006/main\" xmlns:r=\"" + ns +
                                 "officeDocument/2006/relationships\"><sheets><sheet name=\"one\" "
                                 "sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"},
         {"xl/_rels/workbook.xml.rels", relations + relation("rId1", "worksheet", "worksheets/sheet1.xml") +
                                            relation("rId2", "sharedStrings", "/xl/sharedStrings.xml") +
                                            "</Relationships>"},
         {"xl/sharedStrings.xml", head + "<sst>" + strings + "</sst>"},
         {"xl/worksheets/sheet1.xml", head + "<worksheet xmlns=\"" + ns + "spreadsheetml/2006/main\"><sheetData>" +
                                          sheetData + "</sheetData></worksheet>"}});
}

/// An OpenDocument spreadsheet of one table with these rows.
inline std::string openDocument(const std::string& rows) {
    return zipOf({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                  {"content.xml",
                   "<?xml version=\"1.0\"?><office:document-content><office:body><office:spreadsheet>"
                   "<table:table table:name=\"S\">" +
                       rows + "</table:table></office:spreadsheet></office:body></office:document-content>"}});
}

inline std::string odsNumber(const std::string& number, const std::string& more = {}) {
    return "<table:table-cell office:value-type=\"float\" office:value=\"" + number + "\"" + more + "><text:p>" +
           number + "</text:p></table:table-cell>";
}

inline std::string odsText(const std::string& text, const std::string& more = {}) {
    return "<table:table-cell office:value-type=\"string\"" + more + "><text:p>" + text +
           "</text:p></table:table-cell>";
}

inline std::string odsRow(const std::string& cells, const std::string& more = {}) {
    return "<table:table-row" + more + ">" + cells + "</table:table-row>";
}

}  // namespace greyscope::test
