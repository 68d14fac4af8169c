#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/files/spool.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// A file as readers take it: unpacked, in UTF-8, without a byte order mark. A workbook stays as it is.
struct PlainBytes {
    Bytes bytes;
    bool converted = false;   ///< others than those of the file: unpacked, or in another encoding
    std::size_t skipped = 0;  ///< where nothing is converted, bytes of the file before them
    std::string encoding;
    std::string packing = {};               ///< "gzip", "zip", ...; "" where the file is not packed
    std::string member = {};                ///< of an archive
    std::vector<std::string> members = {};  ///< likewise, all
    std::size_t problemCount = 0;
    std::vector<Problem> problems = {};  ///< bytes that stand for no character
};

/// The words "encoding" and "member" of the dialect tell what is not to be guessed. `wholly`: the encoding is told by
/// the whole text, not by its beginning. `raw` has to stay with its file. Errors: those of unpack() and decode(),
/// fileBinary, fileEmpty.
[[nodiscard]] base::Expected<PlainBytes> plainBytes(const Bytes& raw, const std::string& path,
                                                    const ReadOptions& options, bool wholly, base::Progress& progress);

/// The words that make plainBytes() do the same again.
[[nodiscard]] Dialect wordsOf(const PlainBytes& plain);

}  // namespace greyscope::io
