#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/files/spool.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// The content of a file prepared for readers: unpacked, in UTF-8, without a byte order mark. A workbook is unchanged.
struct PlainBytes {
    Bytes bytes;
    /// Whether the bytes differ from those of the file because they were unpacked or converted to UTF-8.
    bool converted = false;
    std::size_t skipped = 0;  ///< number of bytes of the file before `bytes` (a byte order mark), unless `converted`
    std::string encoding;
    std::string packing = {};               ///< how the file is packed: "gzip", "zip", ...; "" if it is not packed
    std::string member = {};                ///< path of the file in the archive; "" if there is no archive
    std::vector<std::string> members = {};  ///< paths of all files in the archive
    std::size_t problemCount = 0;
    std::vector<Problem> problems = {};  ///< the first bytes that are invalid in the encoding
};

/// Prepares the content of a file for readers. The dialect words "encoding" and "member", if given, replace detection.
/// With `wholly`, the encoding is detected from the whole text (up to 16 MiB), not only from its beginning. `raw` must
/// outlive the result. Errors: those of unpack() and decode(), fileBinary, fileEmpty.
[[nodiscard]] base::Expected<PlainBytes> plainBytes(const Bytes& raw, const std::string& path,
                                                    const ReadOptions& options, bool wholly, base::Progress& progress);

/// Returns the dialect words with which plainBytes() gives the same result again.
[[nodiscard]] Dialect wordsOf(const PlainBytes& plain);

}  // namespace greyscope::io
