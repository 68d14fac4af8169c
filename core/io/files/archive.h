#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/files/spool.h"
#include "core/io/reader.h"

struct archive;

namespace greyscope::io {

/// What a file is packed as, told by its first bytes: "gzip", "bzip2", "xz", "zstd", "zip" or "tar"; "" for none. A
/// workbook (XLSX, ODS) is none.
[[nodiscard]] std::string_view packingOf(std::string_view firstBytes);

/// Whether they begin a workbook: a zip of an XLSX or an ODS.
[[nodiscard]] bool isWorkbook(std::string_view firstBytes);

/// A file out of a packed one.
struct Unpacked {
    Bytes bytes;
    std::string packing;               ///< "gzip", "zip", ...
    std::string member = {};           ///< its path in the archive; "" where there is no archive
    std::vector<std::string> members;  ///< all files of the archive
};

/// Unpacks one file in bounded memory. Of an archive with several files `member` names one. Errors: archiveDamaged (cut
/// off, encrypted, a member that leads out of the archive), unpacksTooLarge, partNotChosen, fileEmpty, fileNotWritable,
/// cancelled.
[[nodiscard]] base::Expected<Unpacked> unpack(const Bytes& packed, const std::string& path, const std::string& member,
                                              const UnpackLimits& limits, base::Progress& progress);

/// The file of an archive that has this path. The same errors; archiveDamaged where there is none, or it is empty.
[[nodiscard]] base::Expected<Bytes> memberBytes(const Bytes& packed, const std::string& path, const std::string& member,
                                                const UnpackLimits& limits, base::Progress& progress);

/// Every file of an archive, one after the other; `take` gets its path and its bytes a piece at a time, the last of
/// which is empty. The same errors.
[[nodiscard]] base::Expected<void> forEachMember(
    const Bytes& packed, const std::string& path, const UnpackLimits& limits, base::Progress& progress,
    const std::function<base::Expected<void>(const std::string& member, std::string_view piece)>& take);

/// A zip that is being written, to whatever `put` writes to; `put` answers whether it could.
class ZipWriter {
public:
    using Put = std::function<bool(std::string_view bytes)>;
    explicit ZipWriter(Put put);

    // These answer whether all is well; otherwise fault() says what is not, or "" where `put` knows.
    [[nodiscard]] bool begin(const std::string& member, std::int64_t size, std::int64_t modified);
    [[nodiscard]] bool add(std::string_view bytes);
    [[nodiscard]] bool close();
    [[nodiscard]] std::string fault() const;

private:
    std::unique_ptr<Put> m_put;
    std::unique_ptr<archive, int (*)(archive*)> m_archive;
};

}  // namespace greyscope::io
