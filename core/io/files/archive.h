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

/// The packing of a file, from its first bytes: "gzip", "bzip2", "xz", "zstd", "zip" or "tar"; "" if it is not packed.
/// A workbook (XLSX, ODS) does not count as packed.
[[nodiscard]] std::string_view packingOf(std::string_view firstBytes);

/// Whether the bytes begin a workbook: a zip of an XLSX or ODS.
[[nodiscard]] bool isWorkbook(std::string_view firstBytes);

/// A file unpacked from a packed one.
struct Unpacked {
    Bytes bytes;
    std::string packing;               ///< "gzip", "zip", ...
    std::string member = {};           ///< path in the archive; "" if the file is not in an archive
    std::vector<std::string> members;  ///< paths of all files in the archive
};

/// Unpacks one file in bounded memory; `member` selects it in an archive of several files. Errors: archiveDamaged
/// (truncated, encrypted, or a member path that leads out of the archive), unpacksTooLarge, partNotChosen, fileEmpty,
/// fileNotWritable, cancelled.
[[nodiscard]] base::Expected<Unpacked> unpack(const Bytes& packed, const std::string& path, const std::string& member,
                                              const UnpackLimits& limits, base::Progress& progress);

/// Unpacks the archive member with this path. Errors: those of unpack(); archiveDamaged if there is no such member or
/// it is empty.
[[nodiscard]] base::Expected<Bytes> memberBytes(const Bytes& packed, const std::string& path, const std::string& member,
                                                const UnpackLimits& limits, base::Progress& progress);

/// Unpacks every file of an archive in turn. `take` gets the path and the bytes in pieces; an empty piece ends a file.
/// Errors: those of unpack().
[[nodiscard]] base::Expected<void> forEachMember(
    const Bytes& packed, const std::string& path, const UnpackLimits& limits, base::Progress& progress,
    const std::function<base::Expected<void>(const std::string& member, std::string_view piece)>& take);

/// Writes a zip archive through `put`, which returns whether it could write.
class ZipWriter {
public:
    using Put = std::function<bool(std::string_view bytes)>;
    explicit ZipWriter(Put put);

    // These return false after an error, which fault() describes; fault() is "" if `put` failed.
    [[nodiscard]] bool begin(const std::string& member, std::int64_t size, std::int64_t modified);
    [[nodiscard]] bool add(std::string_view bytes);
    [[nodiscard]] bool close();
    [[nodiscard]] std::string fault() const;

private:
    std::unique_ptr<Put> m_put;
    std::unique_ptr<archive, int (*)(archive*)> m_archive;
};

}  // namespace greyscope::io
