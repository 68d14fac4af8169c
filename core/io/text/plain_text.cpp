#include "core/io/text/plain_text.h"

#include <algorithm>

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

bool startsWith(std::string_view bytes, std::string_view mark) {
    return bytes.substr(0, mark.size()) == mark;
}

/// The unsupported encoding of a text, by its byte order mark; "" if there is none.
std::string_view foreignEncoding(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (startsWith(bytes, "\xff\xfe\0\0"sv) || startsWith(bytes, "\0\0\xfe\xff"sv)) {
        return "UTF-32";
    }
    if (startsWith(bytes, "\xff\xfe"sv) || startsWith(bytes, "\xfe\xff"sv)) {
        return "UTF-16";
    }
    // Without a mark: in Latin UTF-16 text, every other byte is zero.
    const std::string_view sample = bytes.substr(0, 64);
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < sample.size(); ++i) {
        zeros[i % 2] += sample[i] == '\0' ? 1 : 0;
    }
    const std::size_t half = sample.size() / 2;
    return half >= 2 && std::max(zeros[0], zeros[1]) == half && std::min(zeros[0], zeros[1]) == 0 ? "UTF-16" : "";
}

}  // namespace

base::Location locationOf(std::string_view bytes, std::size_t offset, const std::string& path) {
    std::size_t lines = 1;
    for (std::size_t i = 0; i < offset; ++i) {
        lines += bytes[i] == '\n' || (bytes[i] == '\r' && bytes[i + 1] != '\n') ? 1 : 0;
    }
    return {path, lines, 0};
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
    if (startsWith(bytes, "PAR1"sv)) {
        return "Parquet";
    }
    if (startsWith(bytes, "\x89HDF\r\n"sv)) {
        return "HDF5";
    }
    if (startsWith(bytes, "%PDF-"sv)) {
        return "PDF";
    }
    if (startsWith(bytes, "SQLite format 3\0"sv)) {
        return "SQLite database";
    }
    return "";
}

Expected<void> checkPlainText(std::string_view bytes, const std::string& path) {
    if (const auto encoding = foreignEncoding(bytes); !encoding.empty()) {
        return fail(ErrorCode::encodingUnsupported, {std::string(encoding)}, {path, 0, 0});
    }
    if (const auto signature = binarySignature(bytes); !signature.empty()) {
        return fail(ErrorCode::fileBinary, {std::string(signature)}, {path, 0, 0});
    }
    if (const auto zero = bytes.find('\0'); zero != std::string_view::npos) {
        return fail(ErrorCode::fileBinary, {"NUL byte"}, locationOf(bytes, zero, path));
    }
    return {};
}

}  // namespace greyscope::io
