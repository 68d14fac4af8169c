#include "core/io/workbook_mending.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/base/try.h"
#include "core/io/archive.h"
#include "core/io/spool.h"

namespace greyscope::io {

using base::Expected;

namespace {

constexpr std::string_view kMark = "\"inlineStr\"";
constexpr std::string_view kFromRoot = "Target=\"/";
constexpr auto npos = std::string_view::npos;

void addCharacter(std::string& text, unsigned long code) {
    const auto byte = [&text](unsigned long bits) { text += static_cast<char>(static_cast<unsigned char>(bits)); };
    if (code < 0x80UL) {
        byte(code);
    } else if (code < 0x800UL) {
        byte(0xC0UL | code >> 6U);
        byte(0x80UL | (code & 0x3FUL));
    } else if (code < 0x10000UL) {
        byte(0xE0UL | code >> 12U);
        byte(0x80UL | (code >> 6U & 0x3FUL));
        byte(0x80UL | (code & 0x3FUL));
    } else {
        byte(0xF0UL | code >> 18U);
        byte(0x80UL | (code >> 12U & 0x3FUL));
        byte(0x80UL | (code >> 6U & 0x3FUL));
        byte(0x80UL | (code & 0x3FUL));
    }
}

/// "&amp;" without its ends; what is not known stays as it is.
void addReference(std::string& text, std::string_view name) {
    constexpr std::pair<std::string_view, char> named[]{
        {"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}};
    for (const auto& [known, c] : named) {
        if (name == known) {
            text += c;
            return;
        }
    }
    const bool hex = name.starts_with("#x");
    unsigned long code = 0;
    const char* const end = name.data() + name.size();
    const auto [stop, status] = std::from_chars(
        name.data() + std::min(name.size(), hex ? std::size_t{2} : std::size_t{1}), end, code, hex ? 16 : 10);
    const bool good = name.starts_with('#') && status == std::errc{} && stop == end && code > 0 && code <= 0x10FFFFUL &&
                      (code < 0xD800UL || code > 0xDFFFUL);
    if (good) {
        addCharacter(text, code);
    } else {
        text.append("&").append(name).append(";");
    }
}

void addText(std::string& text, std::string_view xml) {
    while (!xml.empty()) {
        const std::size_t reference = std::min(xml.find('&'), xml.size());
        text += xml.substr(0, reference);
        xml.remove_prefix(reference);
        if (const std::size_t end = xml.find(';'); !xml.empty() && end != npos && end < 12) {
            addReference(text, xml.substr(1, end - 1));
            xml.remove_prefix(end + 1);
        } else if (!xml.empty()) {
            text += '&';
            xml.remove_prefix(1);
        }
    }
}

/// What stands in the elements <t> of a cell, but not how its characters are spoken (<rPh>).
std::string textOf(std::string_view cell, std::string_view prefix) {
    std::string text;
    const std::string element = '<' + std::string(prefix) + 't';
    const std::string spoken = '<' + std::string(prefix) + "rPh";
    for (std::size_t at = cell.find('<'); at != npos; at = cell.find('<', at + 1)) {
        const std::string_view rest = cell.substr(at);
        if (rest.starts_with(spoken)) {
            at = std::min(cell.find("</" + std::string(prefix) + "rPh", at), cell.size() - 1);
            continue;
        }
        const bool isText = rest.starts_with(element) && rest.size() > element.size() &&
                            (rest[element.size()] == '>' || rest[element.size()] == ' ');
        const std::size_t open = isText ? rest.find('>') : npos;
        if (open != npos && rest[open - 1] != '/') {
            addText(text, rest.substr(open + 1, rest.find('<', open) - open - 1));
        }
    }
    return text;
}

/// A sheet with numbers in the place of the texts.
std::string numbered(std::string_view sheet, std::size_t first, std::vector<std::string>& texts) {
    std::string out;
    std::size_t done = 0;
    for (std::size_t at = sheet.find(kMark); at != npos; at = sheet.find(kMark, std::max(done, at + 1))) {
        const std::size_t start = sheet.rfind('<', at);
        const std::size_t open = sheet.find('>', at);
        const std::size_t name = start == npos ? npos : sheet.find_first_of(" \t\r\n", start);
        if (open == npos || name == npos || start < done || sheet[name - 1] != 'c' || sheet[open - 1] == '/') {
            continue;
        }
        const std::string prefix(sheet.substr(start + 1, name - start - 2));
        const std::string close = "</" + prefix + "c>";
        const std::size_t end = sheet.find(close, open);
        if (end == npos) {
            break;
        }
        out += sheet.substr(done, at - done);
        out += "\"s\"";
        out += sheet.substr(at + kMark.size(), open + 1 - at - kMark.size());
        out += '<' + prefix + "v>" + std::to_string(first + texts.size()) + "</" + prefix + "v>" + close;
        texts.push_back(textOf(sheet.substr(open + 1, end - open - 1), prefix));
        done = end + close.size();
    }
    return out.append(sheet.substr(done));
}

/// "/xl/styles.xml", asked for in xl/_rels, is "styles.xml".
std::string namedFromHere(std::string_view relations, const std::string& member) {
    const std::string folder = member.substr(0, member.find("_rels/"));
    std::string up;
    for (const char c : folder) {
        up += c == '/' ? "../" : "";
    }
    std::string out;
    for (std::size_t at = relations.find(kFromRoot); at != npos; at = relations.find(kFromRoot)) {
        out.append(relations.substr(0, at)).append("Target=\"");
        relations.remove_prefix(at + kFromRoot.size());
        if (relations.starts_with(folder)) {
            relations.remove_prefix(folder.size());
        } else {
            out += up;
        }
    }
    return out.append(relations);
}

}  // namespace

bool asksForMending(std::string_view piece) {
    return piece.find(kMark) != npos || piece.find(kFromRoot) != npos;
}

Expected<MendedWorkbook> mendWorkbook(std::string_view workbook, const std::string& path, const UnpackLimits& limits,
                                      std::size_t first) {
    MendedWorkbook result;
    ZipWriter zip([&result](std::string_view piece) {
        result.bytes += piece;
        return true;
    });
    base::NoProgress progress;
    std::string whole;
    const auto damaged = [&] { return base::fail(base::ErrorCode::archiveDamaged, {path, zip.fault()}, {path, 0, 0}); };
    GREYSCOPE_TRY(forEachMember(bytesOf(workbook), path, limits, progress,
                                [&](const std::string& member, std::string_view piece) -> Expected<void> {
                                    if (!piece.empty()) {
                                        whole += piece;
                                        return {};
                                    }
                                    if (member.find("worksheets/") != std::string::npos) {
                                        whole = numbered(whole, first, result.texts);
                                    } else if (member.ends_with(".rels")) {
                                        whole = namedFromHere(whole, member);
                                    }
                                    const auto size = static_cast<std::int64_t>(whole.size());
                                    const bool good = zip.begin(member, size, 0) && zip.add(whole);
                                    whole.clear();
                                    return good ? Expected<void>() : damaged();
                                }));
    if (!zip.close()) {
        return damaged();
    }
    return result;
}

}  // namespace greyscope::io
