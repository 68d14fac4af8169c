#include "core/io/csv/plain_bytes.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/io/files/archive.h"
#include "core/io/text/encoding.h"
#include "core/io/text/plain_text.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Number of bytes from which the encoding is detected if the beginning did not show it.
constexpr std::size_t kMostLookedAt = std::size_t{1} << 24U;

std::string wordIn(const Dialect& dialect, const std::string& word) {
    const auto found = dialect.find(word);
    return found == dialect.end() ? std::string() : found->second;
}

/// The bytes from `start` on.
Bytes behind(const Bytes& bytes, std::size_t start) {
    return start == 0 ? bytes
                      : Bytes{bytes.size - start,
                              [readAt = bytes.readAt, start](std::size_t offset, char* into, std::size_t count) {
                                  return readAt(offset + start, into, count);
                              }};
}

/// Converts the text to UTF-8 if needed.
Expected<void> toUtf8(PlainBytes& plain, const std::string& path, const ReadOptions& options, bool wholly,
                      base::Progress& progress) {
    const std::string head = firstBytes(plain.bytes, wholly ? kMostLookedAt : sniffedBytes);
    std::string encoding = wordIn(options.dialect, "encoding");
    if (const std::string_view what = binarySignature(head); !what.empty()) {
        return fail(ErrorCode::fileBinary, {std::string(what)}, {path, 0, 0});
    }
    const bool told = !encoding.empty();
    encoding = told ? encoding : detectEncoding(head, head.size() < plain.bytes.size);
    if (encoding.empty()) {
        return fail(ErrorCode::fileBinary, {"NUL byte"}, locationOf(head, head.find('\0'), path));
    }
    const std::size_t mark = markLength(head, encoding);
    const bool isUtf8 = encoding == utf8Name;
    plain.encoding = isUtf8 && mark > 0 ? "UTF-8 with BOM" : encoding;
    if (plain.bytes.size == mark) {
        return fail(ErrorCode::fileEmpty, {}, {path, 0, 0});
    }
    if (isUtf8 && isPlainUtf8(head, head.size() < plain.bytes.size) && (!wholly || head.size() == plain.bytes.size)) {
        plain.skipped = mark;
        plain.bytes = behind(plain.bytes, mark);
        return {};
    }
    Decoded decoded = GREYSCOPE_TRY(decode(plain.bytes, mark, encoding, path, options.maxProblems, progress));
    plain.bytes = std::move(decoded.bytes);
    plain.problems = std::move(decoded.problems);
    plain.problemCount = decoded.problemCount;
    plain.converted = true;
    return {};
}

}  // namespace

Expected<PlainBytes> plainBytes(const Bytes& raw, const std::string& path, const ReadOptions& options, bool wholly,
                                base::Progress& progress) {
    PlainBytes plain{raw, false, 0, std::string(), {}, {}, {}, 0, {}};
    std::string head = firstBytes(raw, 512);
    if (!packingOf(head).empty()) {
        Unpacked unpacked =
            GREYSCOPE_TRY(unpack(raw, path, wordIn(options.dialect, "member"), options.unpack, progress));
        plain.bytes = std::move(unpacked.bytes);
        plain.packing = std::move(unpacked.packing);
        plain.member = std::move(unpacked.member);
        plain.members = std::move(unpacked.members);
        plain.converted = true;
        head = firstBytes(plain.bytes, 512);
        if (const std::string_view again = packingOf(head); !again.empty()) {
            return fail(ErrorCode::fileBinary, {std::string(again) + " inside " + plain.packing}, {path, 0, 0});
        }
    }
    const bool asTheyAre = std::ranges::any_of(
        readers(), [&head](const Reader& reader) { return reader.takesBytes != nullptr && reader.takesBytes(head); });
    if (!asTheyAre) {
        GREYSCOPE_TRY(toUtf8(plain, path, options, wholly, progress));
    }
    return plain;
}

Dialect wordsOf(const PlainBytes& plain) {
    Dialect words;
    if (plain.members.size() > 1) {
        words["member"] = plain.member;
    }
    if (plain.converted && !plain.encoding.empty() && !plain.encoding.starts_with(utf8Name)) {
        words["encoding"] = plain.encoding;
    }
    return words;
}

}  // namespace greyscope::io
