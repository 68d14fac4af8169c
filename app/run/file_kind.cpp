#include "app/run/file_kind.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/base/text.h"
#include "core/io/files/input_file.h"

namespace greyscope::app {

namespace {

/// A study contains its identification after its first choices.
constexpr std::size_t kReadBytes = std::size_t{1} << 20U;

constexpr std::array<std::pair<FileKind, const char*>, 15> kKindNames{{{FileKind::study, "study"},
                                                                       {FileKind::figureRecipe, "figure recipe"},
                                                                       {FileKind::json, "JSON"},
                                                                       {FileKind::pdf, "PDF"},
                                                                       {FileKind::postscript, "PostScript"},
                                                                       {FileKind::svg, "SVG"},
                                                                       {FileKind::png, "PNG"},
                                                                       {FileKind::emf, "EMF"},
                                                                       {FileKind::html, "HTML"},
                                                                       {FileKind::xml, "XML"},
                                                                       {FileKind::zip, "ZIP or workbook"},
                                                                       {FileKind::tex, "TeX"},
                                                                       {FileKind::text, "text or table"},
                                                                       {FileKind::otherText, "another program's text"},
                                                                       {FileKind::binary, "binary data"}}};

constexpr std::array<std::pair<FileKind, std::string_view>, 17> kSuffixes{{{FileKind::study, ".greyscope"},
                                                                           {FileKind::figureRecipe, ".figure.json"},
                                                                           {FileKind::json, ".json"},
                                                                           {FileKind::pdf, ".pdf"},
                                                                           {FileKind::postscript, ".eps"},
                                                                           {FileKind::postscript, ".ps"},
                                                                           {FileKind::svg, ".svg"},
                                                                           {FileKind::png, ".png"},
                                                                           {FileKind::emf, ".emf"},
                                                                           {FileKind::html, ".html"},
                                                                           {FileKind::html, ".htm"},
                                                                           {FileKind::xml, ".xml"},
                                                                           {FileKind::zip, ".zip"},
                                                                           {FileKind::zip, ".xlsx"},
                                                                           {FileKind::zip, ".ods"},
                                                                           {FileKind::tex, ".tex"},
                                                                           {FileKind::tex, ".bib"}}};

/// Text files that people write.
constexpr std::array<std::string_view, 18> kOtherTexts{".md", ".rst",  ".py",  ".sh",   ".r",   ".jl",
                                                       ".m",  ".c",    ".h",   ".cpp",  ".hpp", ".js",
                                                       ".ts", ".yaml", ".yml", ".toml", ".ini", ".cfg"};

std::string firstBytesOf(const std::string& path) {
    const auto file = io::InputFile::open(path);
    std::string bytes(file ? std::min(file->size(), kReadBytes) : 0, '\0');
    bytes.resize(file ? file->readAt(0, bytes.data(), bytes.size()) : 0);
    return bytes;
}

std::optional<FileKind> kindBySignature(std::string_view bytes) {
    constexpr std::size_t kEmfPlace = 40;
    using namespace std::string_view_literals;
    for (const auto& [kind, signature] : {std::pair{FileKind::pdf, "%PDF-"sv},
                                          {FileKind::postscript, "%!PS"sv},
                                          {FileKind::png, "\x89PNG"sv},
                                          {FileKind::zip, "PK\x03\x04"sv}}) {
        if (bytes.starts_with(signature)) {
            return kind;
        }
    }
    const bool emf = bytes.size() > kEmfPlace && bytes.substr(kEmfPlace).starts_with(" EMF");
    return emf ? std::optional(FileKind::emf) : std::nullopt;
}

/// Recognises text that identifies itself.
std::optional<FileKind> kindByMarkup(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    const char sign = first == std::string_view::npos ? '\0' : text[first];
    const auto says = [&text](std::string_view word) { return text.find(word) != std::string_view::npos; };
    if (sign == '{') {
        return says("\"greyscope-figure\"")  ? std::optional(FileKind::figureRecipe)
               : says("\"greyscope-study\"") ? std::optional(FileKind::study)
                                             : std::nullopt;
    }
    if (sign == '<') {
        const std::string small = base::lowered(text.substr(0, std::size_t{1} << 12U));
        const auto begins = [&small](const char* word) { return small.find(word) != std::string::npos; };
        return begins("<html")   ? std::optional(FileKind::html)
               : begins("<svg")  ? std::optional(FileKind::svg)
               : begins("<?xml") ? std::optional(FileKind::xml)
                                 : std::nullopt;
    }
    return std::nullopt;
}

bool isText(std::string_view bytes) {
    const bool wide = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
    return wide || bytes.find('\0') == std::string_view::npos;
}

/// For text without markup: a text file named like a picture is not one.
FileKind textByName(const std::string& path) {
    const FileKind named = kindByName(path);
    const bool written = named == FileKind::tex || named == FileKind::otherText || named == FileKind::json;
    return written ? named : FileKind::text;
}

}  // namespace

const char* fileKindName(FileKind kind) {
    return std::find_if(kKindNames.begin(), kKindNames.end(), [kind](const auto& each) { return each.first == kind; })
        ->second;
}

FileKind kindByName(const std::string& path) {
    const std::string name = base::lowered(path);
    const auto ends = [&name](std::string_view suffix) { return name.ends_with(suffix); };
    const auto found =
        std::find_if(kSuffixes.begin(), kSuffixes.end(), [&](const auto& each) { return ends(each.second); });
    if (found != kSuffixes.end()) {
        return found->first;
    }
    return std::any_of(kOtherTexts.begin(), kOtherTexts.end(), ends) ? FileKind::otherText : FileKind::text;
}

std::optional<FileKind> kindOfFile(const std::string& path) {
    const std::string bytes = firstBytesOf(path);
    if (bytes.empty()) {
        return std::nullopt;
    }
    if (const auto known = kindBySignature(bytes)) {
        return known;
    }
    if (!isText(bytes)) {
        return FileKind::binary;
    }
    return kindByMarkup(bytes).value_or(textByName(path));
}

}  // namespace greyscope::app
