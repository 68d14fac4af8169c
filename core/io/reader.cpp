#include "core/io/reader.h"

#include <algorithm>

#include "core/io/csv_reader.h"
#include "core/io/input_file.h"
#include "core/io/known_text.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// What a format may be told by, and how far a file is searched for bytes that no text has.
constexpr std::size_t firstBytes = std::size_t{1} << 16U;

bool startsWith(std::string_view bytes, std::string_view mark) {
    return bytes.substr(0, mark.size()) == mark;
}

/// A text in an encoding that is not read, told by its byte order mark.
std::string_view foreignEncoding(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (startsWith(bytes, "\xff\xfe\0\0"sv) || startsWith(bytes, "\0\0\xfe\xff"sv)) {
        return "UTF-32";
    }
    if (startsWith(bytes, "\xff\xfe"sv) || startsWith(bytes, "\xfe\xff"sv)) {
        return "UTF-16";
    }
    // Without a mark: every other byte of Latin text is zero.
    const std::string_view sample = bytes.substr(0, 64);
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < sample.size(); ++i) {
        zeros[i % 2] += sample[i] == '\0' ? 1 : 0;
    }
    const std::size_t half = sample.size() / 2;
    return half >= 2 && std::max(zeros[0], zeros[1]) == half && std::min(zeros[0], zeros[1]) == 0 ? "UTF-16" : "";
}

std::string_view binarySignature(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (startsWith(bytes, "PK\x03\x04"sv)) {
        return "ZIP signature";
    }
    if (startsWith(bytes, "\xd0\xcf\x11\xe0"sv)) {
        return "OLE signature";
    }
    if (startsWith(bytes, "\x1f\x8b"sv)) {
        return "gzip signature";
    }
    return "";
}

base::Location locate(std::string_view bytes, std::size_t offset, const std::string& path) {
    std::size_t lines = 1;
    for (std::size_t i = 0; i < offset; ++i) {
        lines += bytes[i] == '\n' || (bytes[i] == '\r' && bytes[i + 1] != '\n') ? 1 : 0;
    }
    return {path, lines, 0};
}

Expected<void> checkText(std::string_view bytes, const std::string& path) {
    if (const auto encoding = foreignEncoding(bytes); !encoding.empty()) {
        return fail(ErrorCode::encodingUnsupported, {std::string(encoding)}, {path, 0, 0});
    }
    if (const auto signature = binarySignature(bytes); !signature.empty()) {
        return fail(ErrorCode::fileBinary, {std::string(signature)}, {path, 0, 0});
    }
    if (const auto zero = bytes.find('\0'); zero != std::string_view::npos) {
        return fail(ErrorCode::fileBinary, {"NUL byte"}, locate(bytes, zero, path));
    }
    return {};
}

Expected<Imported> readSource(TextSource& source, const std::string& path, const ReadOptions& options,
                              base::Progress& progress) {
    const std::string_view head = source.window().substr(0, firstBytes);
    if (auto checked = checkText(head, path); !checked) {
        return tl::unexpected(checked.error());
    }
    // Who names the delimiter knows that it is delimited text.
    const Reader* surest = options.delimiter ? &readers().front() : nullptr;
    double certainty = 0.0;
    for (const Reader& reader : readers()) {
        if (const double sure = reader.sniff(head); sure > certainty) {
            certainty = sure;
            surest = &reader;
        }
    }
    const std::string_view known = options.delimiter ? "" : seemsToBe(head);
    if (surest == nullptr || !known.empty()) {
        return fail(ErrorCode::formatUnknown, {path, std::string(known)}, {path, 0, 0});
    }
    auto imported = surest->read(source, path, options, progress);
    if (imported) {
        imported->report.format = surest->name;
    }
    return imported;
}

}  // namespace

const std::vector<Reader>& readers() {
    static const std::vector<Reader> table{
        {"CSV", {"csv", "tsv", "tab", "txt", "dat"}, sniffCsv, readCsv},
    };
    return table;
}

ReadOptions sameAgain(const Imported& imported) {
    ReadOptions options;
    options.delimiter = imported.report.delimiter;
    options.decimalMark = imported.report.decimalMark;
    options.header = imported.report.header;
    for (const data::Column& column : imported.dataset->columns()) {
        options.numeric.push_back(column.isNumeric());
    }
    return options;
}

Expected<Imported> readFile(const std::string& path, const ReadOptions& options, base::Progress& progress) {
    const auto file = InputFile::open(path);
    if (!file) {
        return tl::unexpected(file.error());
    }
    TextSource source(file->size(), [&](std::size_t offset, char* into, std::size_t count) {
        return file->readAt(offset, into, count);
    });
    auto imported = readSource(source, path, options, progress);
    const bool cancelled = !imported && imported.error().code == ErrorCode::cancelled;
    if (!cancelled && (source.endedEarly() || file->hasChanged())) {
        return fail(ErrorCode::fileNotReadable, {path, "it changed while it was read"}, {path, 0, 0});
    }
    return imported;
}

Expected<Imported> readText(std::string_view text, const std::string& path, const ReadOptions& options,
                            base::Progress& progress) {
    if (text.empty()) {
        return fail(ErrorCode::fileEmpty, {}, {path, 0, 0});
    }
    TextSource source(text);
    return readSource(source, path, options, progress);
}

}  // namespace greyscope::io
