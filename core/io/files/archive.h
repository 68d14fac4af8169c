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

/// Returns how a file is packed, recognised by its first bytes: "gzip", "bzip2", "xz", "zstd", "zip" or "tar"; "" if it
/// is not packed. A workbook (XLSX, ODS) does not count as packed.
[[nodiscard]] std::string_view packingOf(std::string_view firstBytes);

/// Whether a file that begins with these bytes is a workbook: the zip archive of an XLSX or ODS file.
[[nodiscard]] bool isWorkbook(std::string_view firstBytes);

/// One file that was unpacked from a packed file or an archive.
struct Unpacked {
    Bytes bytes;
    std::string packing;               ///< how the file was packed: "gzip", "zip", ...
    std::string member = {};           ///< path of the file in the archive; "" if it was not in an archive
    std::vector<std::string> members;  ///< paths of all files in the archive
};

/// Unpacks a packed file or one file of an archive, in bounded memory; `member` selects it if the archive contains
/// several. Errors: archiveDamaged (truncated, encrypted, or a member path that leads out of the archive),
/// unpacksTooLarge, partNotChosen, fileEmpty, fileNotWritable, cancelled.
[[nodiscard]] base::Expected<Unpacked> unpack(const Bytes& packed, const std::string& path, const std::string& member,
                                              const UnpackLimits& limits, base::Progress& progress);

/// Unpacks the file with the path `member` from an archive. Errors: those of unpack(); archiveDamaged if there is no
/// such file or it is empty.
[[nodiscard]] base::Expected<Bytes> memberBytes(const Bytes& packed, const std::string& path, const std::string& member,
                                                const UnpackLimits& limits, base::Progress& progress);

/// Unpacks all files of an archive, one after the other. `take` is called with the path and the next bytes of a file;
/// an empty piece marks its end. Errors: those of unpack().
[[nodiscard]] base::Expected<void> forEachMember(
    const Bytes& packed, const std::string& path, const UnpackLimits& limits, base::Progress& progress,
    const std::function<base::Expected<void>(const std::string& member, std::string_view piece)>& take);

/// Writes a zip archive, whose bytes it passes to `put`. `put` returns whether it could write them.
class ZipWriter {
public:
    using Put = std::function<bool(std::string_view bytes)>;
    explicit ZipWriter(Put put);

    // These functions return false after an error, which fault() describes. fault() returns "" if `put` failed.
    [[nodiscard]] bool begin(const std::string& member, std::int64_t size, std::int64_t modified);
    [[nodiscard]] bool add(std::string_view bytes);
    [[nodiscard]] bool close();
    [[nodiscard]] std::string fault() const;

private:
    std::unique_ptr<Put> m_put;
    std::unique_ptr<archive, int (*)(archive*)> m_archive;
};

}  // namespace greyscope::io
