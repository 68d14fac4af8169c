#include "core/io/files/archive.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

#include <archive.h>
#include <archive_entry.h>

#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;
using namespace std::string_view_literals;

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 16U;
constexpr std::size_t kRawBytes = std::size_t{1} << 14U;  // small, because bytes read ahead count as read
constexpr std::size_t kNamedMembers = 20;
constexpr std::size_t kMostMembers = 10'000;

/// Reads a packed file.
class Unpacker {
public:
    Unpacker(const Bytes& packed, const std::string& path, const UnpackLimits& limits, base::Progress& progress)
        : m_packed(packed),
          m_path(path),
          m_limits(limits),
          m_progress(progress),
          m_archive(archive_read_new(), &archive_read_free),
          m_buffer(kPieceBytes, '\0') {}

    /// Opens the file. Its content may be an archive; with `asOneFile`, it is a single file in any case.
    Expected<void> open(bool asOneFile = false) {
        archive* const a = m_archive.get();
        archive_read_support_filter_gzip(a);
        archive_read_support_filter_bzip2(a);
        archive_read_support_filter_xz(a);
        archive_read_support_filter_zstd(a);
        if (!asOneFile) {
            archive_read_support_format_zip(a);
            archive_read_support_format_tar(a);
        }
        archive_read_support_format_raw(a);
        archive_read_support_format_empty(a);
        archive_read_set_callback_data(a, this);
        archive_read_set_read_callback(a, &Unpacker::read);
        archive_read_set_skip_callback(a, &Unpacker::skip);
        archive_read_set_seek_callback(a, &Unpacker::seek);
        return archive_read_open1(a) == ARCHIVE_OK ? Expected<void>() : damaged();
    }

    /// The next file; null after the last one.
    Expected<archive_entry*> next() {
        while (true) {
            archive_entry* entry = nullptr;
            const int status = archive_read_next_header(m_archive.get(), &entry);
            if (status == ARCHIVE_EOF) {
                return nullptr;
            }
            if (status != ARCHIVE_OK && status != ARCHIVE_WARN) {
                return damaged();
            }
            if (isArchive() && archive_entry_filetype(entry) != AE_IFREG) {
                continue;
            }
            return entry;
        }
    }

    /// The first piece of the file's bytes.
    Expected<std::string_view> firstPiece() {
        const la_ssize_t got = archive_read_data(m_archive.get(), m_buffer.data(), m_buffer.size());
        return got < 0 ? Expected<std::string_view>(damaged())
                       : std::string_view(m_buffer).substr(0, static_cast<std::size_t>(got));
    }

    /// Passes the bytes of the file to `take`, piece by piece.
    template <class Take>
    Expected<void> pieces(const Take& take) {
        while (true) {
            const la_ssize_t got = archive_read_data(m_archive.get(), m_buffer.data(), m_buffer.size());
            if (got < 0) {
                return damaged();
            }
            if (got == 0) {
                return {};
            }
            m_unpacked += static_cast<std::size_t>(got);
            // The beginning of a large file already shows that it unpacks to too much.
            const std::size_t read = std::min(m_read, m_packed.size);
            if (m_unpacked > m_limits.allowed(read)) {
                return fail(ErrorCode::unpacksTooLarge, {std::to_string(m_unpacked), std::to_string(read)},
                            {m_path, 0, 0});
            }
            if (m_progress.cancelled()) {
                return fail(ErrorCode::cancelled);
            }
            m_progress.report(static_cast<double>(m_offset) / static_cast<double>(m_packed.size));
            GREYSCOPE_TRY(take(std::string_view(m_buffer).substr(0, static_cast<std::size_t>(got))));
        }
    }

    /// Whether the file is an archive with named files.
    [[nodiscard]] bool isArchive() const {
        return (archive_format(m_archive.get()) & ARCHIVE_FORMAT_BASE_MASK) != ARCHIVE_FORMAT_RAW;
    }
    [[nodiscard]] tl::unexpected<base::Error> damaged(const std::string& what = {}) const {
        if (m_endedEarly) {
            return fail(ErrorCode::fileChanged, {m_path}, {m_path, 0, 0});
        }
        const char* const why = archive_error_string(m_archive.get());
        return fail(ErrorCode::archiveDamaged,
                    {m_path, !what.empty()    ? what
                             : why != nullptr ? why
                                              : "no such format"},
                    {m_path, 0, 0});
    }

private:
    static la_ssize_t read(archive* /*archive*/, void* self, const void** bytes) {
        auto& own = *static_cast<Unpacker*>(self);
        const std::size_t left = own.m_packed.size - own.m_offset;
        const std::size_t wanted = std::min(left, own.m_raw.size());
        std::size_t got = 0;  // a fixed number at once from any source, since it bounds the unpacked size
        for (std::size_t more = 1; got < wanted && more > 0; got += more) {
            more = own.m_packed.readAt(own.m_offset + got, own.m_raw.data() + got, wanted - got);
        }
        own.m_endedEarly = own.m_endedEarly || (got == 0 && left > 0);
        own.m_offset += got;
        own.m_read += got;
        *bytes = own.m_raw.data();
        return static_cast<la_ssize_t>(got);
    }
    static la_int64_t skip(archive* /*archive*/, void* self, la_int64_t wanted) {
        auto& own = *static_cast<Unpacker*>(self);
        const auto by =
            std::min(static_cast<std::size_t>(std::max<la_int64_t>(wanted, 0)), own.m_packed.size - own.m_offset);
        own.m_offset += by;
        return static_cast<la_int64_t>(by);
    }
    static la_int64_t seek(archive* /*archive*/, void* self, la_int64_t offset, int whence) {
        auto& own = *static_cast<Unpacker*>(self);
        const la_int64_t from = whence == SEEK_SET   ? 0
                                : whence == SEEK_CUR ? static_cast<la_int64_t>(own.m_offset)
                                                     : static_cast<la_int64_t>(own.m_packed.size);
        const la_int64_t to = from + offset;
        if (to < 0 || static_cast<std::size_t>(to) > own.m_packed.size) {
            return ARCHIVE_FATAL;
        }
        own.m_offset = static_cast<std::size_t>(to);
        return to;
    }

    const Bytes& m_packed;
    const std::string& m_path;
    UnpackLimits m_limits;
    base::Progress& m_progress;
    std::unique_ptr<archive, int (*)(archive*)> m_archive;
    std::string m_buffer;
    std::array<char, kRawBytes> m_raw{};
    std::size_t m_offset = 0;
    std::size_t m_read = 0;  ///< bytes of the file read so far; bytes read again count twice
    std::size_t m_unpacked = 0;
    bool m_endedEarly = false;
};

/// The path in the archive; "?" if there is none or it is not valid text.
std::string nameOf(archive_entry* entry) {
    const char* name = archive_entry_pathname_utf8(entry);
    name = name != nullptr ? name : archive_entry_pathname(entry);
    return name != nullptr && *name != '\0' ? std::string(name) : std::string("?");
}

bool leadsOut(std::string_view name) {
    bool out = name.starts_with('/');
    for (std::size_t at = name.find(".."sv); at != std::string_view::npos; at = name.find(".."sv, at + 1)) {
        const bool begins = at == 0 || name[at - 1] == '/' || name[at - 1] == '\\';
        const bool ends = at + 2 == name.size() || name[at + 2] == '/' || name[at + 2] == '\\';
        out = out || (begins && ends);
    }
    return out;
}

/// Whether the member is a system file rather than data.
bool isRubbish(std::string_view name) {
    const std::string_view base = name.substr(name.rfind('/') + 1);
    return name.starts_with("__MACOSX/") || base == ".DS_Store" || base == "Thumbs.db";
}

Expected<std::string> checkedName(const Unpacker& unpacker, archive_entry* entry) {
    std::string name = nameOf(entry);
    if (leadsOut(name)) {
        return unpacker.damaged("\"" + name + "\" points outside it");
    }
    return name;
}

/// The names of the files; one empty name for a compressed file that is not an archive.
Expected<std::vector<std::string>> membersOf(Unpacker& unpacker, bool seekable) {
    std::vector<std::string> names;
    while (archive_entry* const entry = GREYSCOPE_TRY(unpacker.next())) {
        if (!unpacker.isArchive()) {
            return std::vector<std::string>{std::string()};
        }
        std::string name = GREYSCOPE_TRY(checkedName(unpacker, entry));
        if (!isRubbish(name)) {
            names.push_back(std::move(name));
        }
        if (names.size() > kMostMembers) {
            return unpacker.damaged("it contains more than " + std::to_string(kMostMembers) + " files");
        }
        if (!seekable) {  // skipped members are unpacked as well, so they count
            GREYSCOPE_TRY(unpacker.pieces([](std::string_view) { return Expected<void>(); }));
        }
    }
    return names;
}

Expected<std::string> chosen(const std::vector<std::string>& members, const std::string& asked,
                             const std::string& path) {
    if (members.empty()) {
        return fail(ErrorCode::fileEmpty, {}, {path, 0, 0});
    }
    const bool found = std::find(members.begin(), members.end(), asked) != members.end();
    if (found || (members.size() == 1 && asked.empty())) {
        return found ? asked : members.front();
    }
    const std::size_t named = std::min(members.size(), kNamedMembers);
    return fail(ErrorCode::partNotChosen,
                {"member", base::joined({members.begin(), members.begin() + static_cast<std::ptrdiff_t>(named)}, ", "),
                 std::to_string(members.size() - named), asked},
                {path, 0, 0});
}

/// Whether a packed file is a workbook, which would otherwise be taken for an archive of its parts.
Expected<bool> holdsWorkbook(const Bytes& packed, const std::string& path, const UnpackLimits& limits,
                             base::Progress& progress) {
    Unpacker unpacker(packed, path, limits, progress);
    GREYSCOPE_TRY(unpacker.open(true));
    return GREYSCOPE_TRY(unpacker.next()) != nullptr && isWorkbook(GREYSCOPE_TRY(unpacker.firstPiece()));
}

/// The bytes of the first file with this name, or of the first file if the name is empty; empty if there is none.
Expected<Bytes> spooled(Unpacker& unpacker, const std::string& member) {
    Spool spool;
    while (archive_entry* const entry = GREYSCOPE_TRY(unpacker.next())) {
        if (member.empty() || nameOf(entry) == member) {
            GREYSCOPE_TRY(unpacker.pieces([&](std::string_view piece) { return spool.add(piece); }));
            break;
        }
    }
    return std::move(spool).take();
}

}  // namespace

bool isWorkbook(std::string_view bytes) {
    constexpr std::size_t header = 30;
    if (!bytes.starts_with("PK\3\4"sv) || bytes.size() < header) {
        return false;
    }
    const std::size_t length = static_cast<unsigned char>(bytes[26]) + 256U * static_cast<unsigned char>(bytes[27]);
    const std::string_view first = bytes.substr(header, length);
    const bool isPacked = bytes[8] != '\0';  // the type cannot be determined here
    return first == "[Content_Types].xml" || first.starts_with("xl/") || first == "_rels/.rels" ||
           first.starts_with("docProps/") ||
           (first == "mimetype" &&
            (isPacked || bytes.substr(header).find("opendocument.spreadsheet") != std::string_view::npos));
}

std::string_view packingOf(std::string_view bytes) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> marks{{{"\x1f\x8b"sv, "gzip"},
                                                                                  {"BZh"sv, "bzip2"},
                                                                                  {"\xfd\x37zXZ\0"sv, "xz"},
                                                                                  {"\x28\xb5\x2f\xfd"sv, "zstd"},
                                                                                  {"PK\3\4"sv, "zip"},
                                                                                  {"PK\5\6"sv, "zip"}}};
    for (const auto& [mark, packing] : marks) {
        if (!bytes.starts_with(mark)) {
            continue;
        }
        const std::string_view block = bytes.substr(std::min<std::size_t>(4, bytes.size()), 6);
        if (packing == "bzip2" && block != "1AY&SY" && block != "\x17\x72\x45\x38\x50\x90"sv) {
            return "";
        }
        return packing == "zip" && isWorkbook(bytes) ? "" : packing;
    }
    return bytes.size() > 262 && bytes.substr(257, 5) == "ustar" ? "tar" : "";
}

Expected<Unpacked> unpack(const Bytes& packed, const std::string& path, const std::string& member,
                          const UnpackLimits& limits, base::Progress& progress) {
    constexpr std::size_t kHead = 512;
    const std::string_view packing = packingOf(firstBytes(packed, kHead));
    Unpacked result;
    result.packing = packing;
    const bool workbook = packing != "zip" && GREYSCOPE_TRY(holdsWorkbook(packed, path, limits, progress));
    // A workbook is kept in memory as a whole and already packed, so only a decompression bomb shrinks much further.
    const UnpackLimits own = workbook ? UnpackLimits{limits.free, 2} : limits;
    {
        Unpacker unpacker(packed, path, own, progress);
        GREYSCOPE_TRY(unpacker.open(workbook));
        result.members = GREYSCOPE_TRY(membersOf(unpacker, packing == "zip"));
    }
    result.member = GREYSCOPE_TRY(chosen(result.members, member, path));
    Unpacker unpacker(packed, path, own, progress);
    GREYSCOPE_TRY(unpacker.open(workbook));
    result.bytes = GREYSCOPE_TRY(spooled(unpacker, result.member));
    if (result.bytes.size == 0) {
        return fail(ErrorCode::fileEmpty, {}, {path, 0, 0});
    }
    return result;
}

Expected<Bytes> memberBytes(const Bytes& packed, const std::string& path, const std::string& member,
                            const UnpackLimits& limits, base::Progress& progress) {
    Unpacker unpacker(packed, path, limits, progress);
    GREYSCOPE_TRY(unpacker.open());
    Bytes bytes = GREYSCOPE_TRY(spooled(unpacker, member));
    return bytes.size > 0 ? Expected<Bytes>(std::move(bytes)) : unpacker.damaged("\"" + member + "\" is missing");
}

Expected<void> forEachMember(
    const Bytes& packed, const std::string& path, const UnpackLimits& limits, base::Progress& progress,
    const std::function<Expected<void>(const std::string& member, std::string_view piece)>& take) {
    Unpacker unpacker(packed, path, limits, progress);
    GREYSCOPE_TRY(unpacker.open());
    while (archive_entry* const entry = GREYSCOPE_TRY(unpacker.next())) {
        const std::string name = GREYSCOPE_TRY(checkedName(unpacker, entry));
        GREYSCOPE_TRY(unpacker.pieces([&](std::string_view piece) { return take(name, piece); }));
        GREYSCOPE_TRY(take(name, {}));
    }
    return {};
}

namespace {

la_ssize_t putPiece(archive* /*archive*/, void* put, const void* bytes, std::size_t count) {
    const bool good = (*static_cast<ZipWriter::Put*>(put))({static_cast<const char*>(bytes), count});
    return good ? static_cast<la_ssize_t>(count) : -1;
}

}  // namespace

ZipWriter::ZipWriter(Put put)
    : m_put(std::make_unique<Put>(std::move(put))), m_archive(archive_write_new(), &archive_write_free) {
    archive_write_set_format_zip(m_archive.get());
    archive_write_set_options(m_archive.get(), "zip:hdrcharset=UTF-8");
    archive_write_open(m_archive.get(), m_put.get(), nullptr, &putPiece, nullptr);
}

bool ZipWriter::begin(const std::string& member, std::int64_t size, std::int64_t modified) {
    const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(), &archive_entry_free);
    archive_entry_set_pathname_utf8(entry.get(), member.c_str());
    archive_entry_set_size(entry.get(), size);
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), 0644);
    archive_entry_set_mtime(entry.get(), modified, 0);
    return archive_write_header(m_archive.get(), entry.get()) == ARCHIVE_OK;
}

bool ZipWriter::add(std::string_view bytes) {
    return archive_write_data(m_archive.get(), bytes.data(), bytes.size()) >= 0;
}

bool ZipWriter::close() {
    return archive_write_close(m_archive.get()) == ARCHIVE_OK;
}

std::string ZipWriter::fault() const {
    const char* const why = archive_error_string(m_archive.get());
    return why != nullptr ? why : "";
}

}  // namespace greyscope::io
