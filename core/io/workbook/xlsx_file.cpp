#include "core/io/workbook/xlsx_file.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"
#include "core/data/columns/cell_text.h"
#include "core/io/workbook/xlsx_styles.h"
#include "core/io/workbook/xml_scanner.h"

namespace greyscope::io {

using base::Expected;
using Token = XmlScanner::Token;

namespace {

/// The path of a part: "xl/worksheets/sheet1.xml" for the target "worksheets/sheet1.xml" or "/xl/worksheets/sheet1.xml"
/// in the folder "xl/".
std::string partPath(const std::string& folder, std::string_view target) {
    std::string path = target.starts_with('/') ? std::string(target.substr(1)) : folder + std::string(target);
    constexpr std::size_t longest = 4096;
    for (std::size_t up = path.find("/../"); up != std::string::npos && path.size() <= longest;
         up = path.find("/../")) {
        const std::size_t parent = up == 0 ? std::string::npos : path.rfind('/', up - 1);
        const std::size_t from = parent == std::string::npos ? 0 : parent + 1;
        path.erase(from, up + 4 - from);
    }
    return path;
}

/// The text of the element opened last, with pieces in different fonts joined and without phonetic readings.
Expected<std::string> richText(XmlScanner& xml) {
    std::string text;
    bool inText = false;
    for (std::size_t depth = 1; depth > 0;) {
        switch (GREYSCOPE_TRY(xml.next())) {
            case Token::open:
                if (xml.name() == "rPh") {
                    GREYSCOPE_TRY(xml.skip());
                } else {
                    inText = xml.name() == "t";
                    ++depth;
                }
                break;
            case Token::close:
                inText = false;
                --depth;
                break;
            case Token::text:
                text += inText ? xml.text() : std::string();
                break;
            case Token::end:
                return text;
        }
    }
    return text;
}

/// The text of the element opened last.
Expected<std::string> plainText(XmlScanner& xml) {
    std::string text;
    while (true) {
        const Token token = GREYSCOPE_TRY(xml.next());
        if (token == Token::text) {
            text += xml.text();
        } else if (token == Token::open) {
            GREYSCOPE_TRY(xml.skip());
        } else {
            return text;
        }
    }
}

struct PartRelation {
    std::string id;
    std::string type;  ///< the last word of its URL: "worksheet"
    std::string part;
};

class XlsxFile final : public WorkbookFile {
public:
    using WorkbookFile::WorkbookFile;

    Expected<void> open(base::Progress& progress) {
        const auto roots = GREYSCOPE_TRY(relations("_rels/.rels", "", progress));
        const auto root =
            std::find_if(roots.begin(), roots.end(), [](const PartRelation& r) { return r.type == "officeDocument"; });
        const std::string workbook = root == roots.end() ? std::string("xl/workbook.xml") : root->part;
        const std::string folder = workbook.substr(0, workbook.rfind('/') + 1);
        m_relations =
            GREYSCOPE_TRY(relations(folder + "_rels/" + workbook.substr(folder.size()) + ".rels", folder, progress));
        return readNames(workbook, progress);
    }

    Expected<WorkbookSheet> read(std::size_t sheet, base::Progress& progress) override {
        if (!std::exchange(m_hasShared, true)) {
            GREYSCOPE_TRY(readStrings(progress));
            GREYSCOPE_TRY(readStyles(progress));
        }
        WorkbookSheet read;
        const auto found = std::find_if(m_relations.begin(), m_relations.end(),
                                        [&](const PartRelation& r) { return r.id == m_ids[sheet]; });
        if (found == m_relations.end()) {
            return damaged("the sheet \"" + m_names[sheet] + "\" is missing");
        }
        if (found->type != "worksheet") {
            return read;  // a chart or a dialog
        }
        XmlScanner xml(GREYSCOPE_TRY(part(found->part, progress)), m_path, found->part);
        GREYSCOPE_TRY(readSheet(xml, read, progress));
        const auto place = [](const SheetCell& cell) { return std::pair(cell.row, cell.column); };
        if (!std::is_sorted(read.cells.begin(), read.cells.end(),
                            [&](const SheetCell& a, const SheetCell& b) { return place(a) < place(b); })) {
            GREYSCOPE_TRY(hold(read.cells.size() * sizeof(SheetCell) / 2));  // memory needed for sorting
            std::stable_sort(read.cells.begin(), read.cells.end(),
                             [&](const SheetCell& a, const SheetCell& b) { return place(a) < place(b); });
        }
        return read;
    }

private:
    Expected<std::vector<PartRelation>> relations(const std::string& name, const std::string& folder,
                                                  base::Progress& progress) {
        std::vector<PartRelation> all;
        XmlScanner xml(GREYSCOPE_TRY(part(name, progress)), m_path, name);
        for (Token token = GREYSCOPE_TRY(xml.next()); token != Token::end; token = GREYSCOPE_TRY(xml.next())) {
            if (token == Token::open && xml.name() == "Relationship") {
                const std::string type = xml.attribute("Type");
                all.push_back(
                    {xml.attribute("Id"), type.substr(type.rfind('/') + 1), partPath(folder, xml.attribute("Target"))});
                GREYSCOPE_TRY(hold(sizeof(PartRelation) + type.size() + all.back().part.size()));
            }
        }
        return all;
    }

    /// The path of a part of which a workbook has only one; empty if absent.
    [[nodiscard]] std::string partOfType(std::string_view type) const {
        const auto found = std::find_if(m_relations.begin(), m_relations.end(),
                                        [type](const PartRelation& r) { return r.type == type; });
        return found == m_relations.end() ? std::string() : found->part;
    }

    Expected<void> readNames(const std::string& workbook, base::Progress& progress) {
        XmlScanner xml(GREYSCOPE_TRY(part(workbook, progress)), m_path, workbook);
        for (Token token = GREYSCOPE_TRY(xml.next()); token != Token::end; token = GREYSCOPE_TRY(xml.next())) {
            if (token != Token::open) {
                continue;
            }
            if (xml.name() == "sheet") {
                GREYSCOPE_TRY(addName(xml.attribute("name")));
                m_ids.push_back(xml.attribute("id"));
            } else if (xml.name() == "workbookPr") {
                const std::string early = xml.attribute("date1904");
                m_origin = early == "1" || early == "true" ? -24'107 : m_origin;
            }
        }
        return {};
    }

    Expected<void> readStrings(base::Progress& progress) {
        const std::string name = partOfType("sharedStrings");
        if (name.empty()) {
            return {};
        }
        XmlScanner xml(GREYSCOPE_TRY(part(name, progress)), m_path, name);
        for (Token token = GREYSCOPE_TRY(xml.next()); token != Token::end; token = GREYSCOPE_TRY(xml.next())) {
            if (token == Token::open && xml.name() == "si") {
                (void)GREYSCOPE_TRY(addText(GREYSCOPE_TRY(richText(xml))));
            }
        }
        m_shared = m_texts.size();
        return {};
    }

    Expected<void> readStyles(base::Progress& progress) {
        const std::string name = partOfType("styles");
        if (name.empty()) {
            return {};
        }
        std::map<std::size_t, SheetCell::Kind> own;
        bool ofCells = false;
        XmlScanner xml(GREYSCOPE_TRY(part(name, progress)), m_path, name);
        for (Token token = GREYSCOPE_TRY(xml.next()); token != Token::end; token = GREYSCOPE_TRY(xml.next())) {
            if (xml.name() == "cellXfs" && token != Token::text) {
                ofCells = token == Token::open;
            } else if (token == Token::open && (xml.name() == "numFmt" || (xml.name() == "xf" && ofCells))) {
                constexpr std::size_t kOfOne = 64;
                GREYSCOPE_TRY(hold(kOfOne));
                const auto id = base::wholeNumberIn<std::size_t>(xml.attribute("numFmtId")).value_or(0);
                if (ofCells) {
                    const auto known = own.find(id);
                    m_kinds.push_back(known != own.end() ? known->second : kindOfBuiltIn(id));
                } else {
                    own.emplace(id, kindOfCode(xml.attribute("formatCode")));
                }
            }
        }
        return {};
    }

    Expected<void> readSheet(XmlScanner& xml, WorkbookSheet& sheet, base::Progress& progress) {
        constexpr std::size_t rowsPerQuestion = 256;
        bool inData = false;
        std::size_t rows = 0;     // index of the next row
        std::size_t columns = 0;  // index of the next column
        for (Token token = GREYSCOPE_TRY(xml.next()); token != Token::end; token = GREYSCOPE_TRY(xml.next())) {
            if (token == Token::text) {
                continue;
            }
            if (xml.name() == "sheetData") {
                inData = token == Token::open;
            } else if (token == Token::open && inData && xml.name() == "row") {
                const auto number = base::wholeNumberIn<std::size_t>(xml.attribute("r"));
                rows = number && *number > 0 ? *number : rows + 1;
                columns = 0;
                if (rows % rowsPerQuestion == 0 && progress.cancelled()) {
                    return base::fail(base::ErrorCode::cancelled);
                }
            } else if (token == Token::open && inData && xml.name() == "c") {
                auto [column, row] = std::pair(columns, rows == 0 ? rows : rows - 1);
                if (const std::string told = xml.attribute("r"); !told.empty()) {
                    const auto place = cellPlace(told);
                    if (!place) {
                        return xml.damaged("has no cell \"" + told.substr(0, 40) + '"');
                    }
                    std::tie(column, row) = *place;
                }
                columns = column + 1;
                GREYSCOPE_TRY(readCell(xml, sheet, row, column));
            }
        }
        return {};
    }

    /// A cell as written in the file.
    struct Written {
        std::string type;
        std::size_t style = 0;
        std::string value;
        std::optional<std::string> formula;
    };

    Expected<void> readCell(XmlScanner& xml, WorkbookSheet& sheet, std::size_t row, std::size_t column) {
        Written cell{xml.attribute("t"), base::wholeNumberIn<std::size_t>(xml.attribute("s")).value_or(0), {}, {}};
        while (true) {
            const Token token = GREYSCOPE_TRY(xml.next());
            if (token == Token::close || token == Token::end) {
                return take(cell, sheet, row, column);
            }
            if (token == Token::text) {
                continue;
            }
            if (xml.name() == "v") {
                cell.value = GREYSCOPE_TRY(plainText(xml));
            } else if (xml.name() == "is") {
                cell.value = GREYSCOPE_TRY(richText(xml));
            } else if (xml.name() == "f") {
                cell.formula = GREYSCOPE_TRY(plainText(xml));
            } else {
                GREYSCOPE_TRY(xml.skip());
            }
        }
    }

    Expected<void> take(Written& cell, WorkbookSheet& sheet, std::size_t row, std::size_t column) {
        const std::string& type = cell.type;
        bool isText = type == "inlineStr" || type == "str" || type == "d";
        if (cell.value.empty()) {
            return cell.formula && !isText ? addLost(sheet, {row, column, std::move(*cell.formula), {}})
                                           : Expected<void>();
        }
        if (type == "e") {
            return addLost(sheet, {row, column, {}, std::move(cell.value)});
        }
        if (type == "s") {
            const auto place = base::wholeNumberIn<std::size_t>(cell.value);
            if (!place || *place >= m_shared) {
                return damaged("a cell refers to the text " + cell.value.substr(0, 40) + ", which is missing");
            }
            return m_texts[*place].empty()
                       ? Expected<void>()
                       : add(sheet, row, column, SheetCell::Kind::text, static_cast<double>(*place));
        }
        if (type == "b") {
            cell.value = cell.value == "0" || cell.value == "false" ? "false" : "true";
            isText = true;
        }
        if (const auto number = isText ? std::nullopt : data::numberIn(base::trimmed(cell.value))) {
            return add(sheet, row, column, cell.style < m_kinds.size() ? m_kinds[cell.style] : SheetCell::Kind::number,
                       *number);
        }
        const double text = GREYSCOPE_TRY(addText(std::move(cell.value)));
        return add(sheet, row, column, SheetCell::Kind::text, text);
    }

    std::vector<PartRelation> m_relations;  ///< relations of the workbook
    std::vector<std::string> m_ids;         ///< relation ids of the sheets
    std::vector<SheetCell::Kind> m_kinds;   ///< kinds by cell format
    std::size_t m_shared = 0;               ///< number of shared texts, which cells refer to
    bool m_hasShared = false;
};

}  // namespace

Expected<std::unique_ptr<WorkbookFile>> openXlsx(const Bytes& bytes, const std::string& path,
                                                 const UnpackLimits& limits, base::Progress& progress) {
    auto file = std::make_unique<XlsxFile>(bytes, path, limits);
    GREYSCOPE_TRY(file->open(progress));
    return std::unique_ptr<WorkbookFile>(std::move(file));
}

}  // namespace greyscope::io
