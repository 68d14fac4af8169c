#include "core/io/workbook/ods_file.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"
#include "core/data/columns/cell_text.h"
#include "core/io/workbook/xml_scanner.h"

namespace greyscope::io {

using base::Expected;
using Token = XmlScanner::Token;

namespace {

constexpr const char* kContent = "content.xml";

/// A count in an attribute; 1 if it is absent, and the maximum if it exceeds any sheet.
std::size_t countIn(const XmlScanner& xml, std::string_view attribute) {
    const std::string text = xml.attribute(attribute);
    const auto count = base::wholeNumberIn<std::size_t>(text);
    const bool huge = !count && text.size() > 9 && text.find_first_not_of("0123456789") == std::string::npos;
    return huge ? std::numeric_limits<std::size_t>::max() / 2 : std::max<std::size_t>(count.value_or(1), 1);
}

/// Seconds in a duration such as "PT10H30M05.5S".
std::optional<double> secondsOfDuration(std::string_view text) {
    if (!text.starts_with("PT")) {
        return std::nullopt;
    }
    text.remove_prefix(2);
    double seconds = 0.0;
    for (const auto& [unit, size] : {std::pair('H', 3600.0), std::pair('M', 60.0), std::pair('S', 1.0)}) {
        if (const std::size_t end = text.find(unit); end != std::string_view::npos) {
            const auto number = data::numberIn(text.substr(0, end));
            if (!number) {
                return std::nullopt;
            }
            seconds += *number * size;
            text.remove_prefix(end + 1);
        }
    }
    constexpr double most = 1e12;  // thousands of years
    return text.empty() && seconds >= 0.0 && seconds < most ? std::optional(seconds) : std::nullopt;
}

/// The characters of the paragraph opened last, without its notes.
Expected<std::string> paragraph(XmlScanner& xml) {
    constexpr std::size_t longest = std::size_t{1} << 24U;  // longer than any reader accepts
    std::string text;
    for (std::size_t depth = 1; depth > 0;) {
        const Token token = GREYSCOPE_TRY(xml.next());
        if (token == Token::text) {
            text += xml.text();
        } else if (token == Token::close) {
            --depth;
        } else if (token == Token::end) {
            break;
        } else if (xml.name() == "annotation" || xml.name() == "note" || xml.name() == "ruby-text") {
            GREYSCOPE_TRY(xml.skip());
        } else {
            ++depth;
            if (xml.name() == "s") {
                text.append(std::min(countIn(xml, "text:c"), longest - std::min(longest, text.size())), ' ');
            } else if (xml.name() == "tab" || xml.name() == "line-break") {
                text += xml.name() == "tab" ? '\t' : '\n';
            }
        }
    }
    return text;
}

class OdsFile final : public WorkbookFile {
public:
    using WorkbookFile::WorkbookFile;

    Expected<void> open(base::Progress& progress) {
        m_content = GREYSCOPE_TRY(part(kContent, progress));
        XmlScanner xml(m_content, m_path, kContent);
        for (Token token = GREYSCOPE_TRY(xml.next()); token != Token::end; token = GREYSCOPE_TRY(xml.next())) {
            if (token == Token::open && xml.name() == "table") {
                GREYSCOPE_TRY(addName(xml.attribute("table:name")));
                GREYSCOPE_TRY(xml.skip());
            }
        }
        return {};
    }

    Expected<WorkbookSheet> read(std::size_t sheet, base::Progress& progress) override {
        WorkbookSheet read;
        XmlScanner xml(m_content, m_path, kContent);
        for (std::size_t at = 0;;) {
            const Token token = GREYSCOPE_TRY(xml.next());
            if (token == Token::end) {
                return read;
            }
            if (token != Token::open || xml.name() != "table") {
                continue;
            }
            if (at++ == sheet) {
                GREYSCOPE_TRY(readTable(xml, read, progress));
                return read;
            }
            GREYSCOPE_TRY(xml.skip());
        }
    }

private:
    Expected<void> readTable(XmlScanner& xml, WorkbookSheet& sheet, base::Progress& progress) {
        std::size_t row = 0;
        while (true) {
            const Token token = GREYSCOPE_TRY(xml.next());
            if (token == Token::end || (token == Token::close && xml.name() == "table")) {
                return {};
            }
            if (token != Token::open) {
                continue;
            }
            if (xml.name() == "table-row") {
                if (progress.cancelled()) {
                    return base::fail(base::ErrorCode::cancelled);
                }
                const std::size_t repeated = countIn(xml, "table:number-rows-repeated");
                GREYSCOPE_TRY(readRow(xml, sheet, row, repeated));
                row = std::min(row + repeated, std::numeric_limits<std::size_t>::max() / 4);
            } else if (xml.name() != "table-header-rows" && xml.name() != "table-rows" &&
                       xml.name() != "table-row-group") {
                GREYSCOPE_TRY(xml.skip());
            }
        }
    }

    Expected<void> readRow(XmlScanner& xml, WorkbookSheet& sheet, std::size_t row, std::size_t repeated) {
        const std::size_t first = sheet.cells.size();
        std::size_t column = 0;
        while (true) {
            const Token token = GREYSCOPE_TRY(xml.next());
            if (token == Token::close || token == Token::end) {
                break;
            }
            if (token == Token::open && (xml.name() == "table-cell" || xml.name() == "covered-table-cell")) {
                const std::size_t count = countIn(xml, "table:number-columns-repeated");
                GREYSCOPE_TRY(readCell(xml, sheet, row, column, count));
                column = std::min(column + count, std::numeric_limits<std::size_t>::max() / 4);
            } else if (token == Token::open) {
                GREYSCOPE_TRY(xml.skip());
            }
        }
        const std::size_t end = sheet.cells.size();
        for (std::size_t again = 1; first < end && again < repeated; ++again) {
            for (std::size_t cell = first; cell < end; ++cell) {
                const SheetCell copied = sheet.cells[cell];
                GREYSCOPE_TRY(add(sheet, row + again, copied.column, copied.kind, copied.value));
            }
        }
        return {};
    }

    Expected<void> readCell(XmlScanner& xml, WorkbookSheet& sheet, std::size_t row, std::size_t column,
                            std::size_t count) {
        const std::string type = xml.attribute("office:value-type");
        const bool isError = xml.attribute("calcext:value-type") == "error";
        std::string formula = xml.attribute("table:formula");
        std::string value = xml.attribute(type == "date"      ? "office:date-value"
                                          : type == "time"    ? "office:time-value"
                                          : type == "boolean" ? "office:boolean-value"
                                          : type == "string"  ? "office:string-value"
                                                              : "office:value");
        const std::string shown = GREYSCOPE_TRY(paragraphs(xml));
        if (isError) {
            return addLost(sheet, {row, column, {}, shown});
        }
        if (type.empty() && shown.empty()) {
            return formula.empty() ? Expected<void>()
                                   : addLost(sheet, {row, column, formula.substr(formula.find('=') + 1), {}});
        }
        value = value.empty() ? shown : std::move(value);
        if (value.empty()) {
            return {};
        }
        const bool isNumber = type == "float" || type == "percentage" || type == "currency";
        const auto number = isNumber ? data::numberIn(value) : std::nullopt;
        const auto seconds = type == "time" ? secondsOfDuration(value) : std::nullopt;
        double held = number.value_or(0.0);
        if (!number) {
            held = GREYSCOPE_TRY(addText(seconds ? clockText(*seconds) : std::move(value)));
        }
        for (std::size_t again = 0; again < count; ++again) {
            GREYSCOPE_TRY(
                add(sheet, row, column + again, number ? SheetCell::Kind::number : SheetCell::Kind::text, held));
        }
        return {};
    }

    /// The text of the cell opened last, without its comments and pictures.
    static Expected<std::string> paragraphs(XmlScanner& xml) {
        std::string text;
        for (bool first = true;;) {
            const Token token = GREYSCOPE_TRY(xml.next());
            if (token == Token::close || token == Token::end) {
                return text;
            }
            if (token == Token::open && xml.name() == "p") {
                text += (std::exchange(first, false) ? "" : "\n") + GREYSCOPE_TRY(paragraph(xml));
            } else if (token == Token::open) {
                GREYSCOPE_TRY(xml.skip());
            }
        }
    }

    Bytes m_content;
};

}  // namespace

Expected<std::unique_ptr<WorkbookFile>> openOds(const Bytes& bytes, const std::string& path, const UnpackLimits& limits,
                                                base::Progress& progress) {
    auto file = std::make_unique<OdsFile>(bytes, path, limits);
    GREYSCOPE_TRY(file->open(progress));
    return std::unique_ptr<WorkbookFile>(std::move(file));
}

}  // namespace greyscope::io
