#include "core/io/files/spool.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include <unistd.h>

#include "core/base/try.h"

namespace greyscope::io {

using base::Expected;

struct Spool::File {
    int number = -1;
    explicit File(int n) : number(n) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (number >= 0) {
            ::close(number);
        }
    }
};

namespace {

tl::unexpected<base::Error> notWritable(const std::string& path) {
    return base::fail(base::ErrorCode::fileNotWritable, {path, std::generic_category().message(errno)}, {path, 0, 0});
}

std::string temporaryName() {
    std::error_code ignored;
    return (std::filesystem::temp_directory_path(ignored) / "greyscope-XXXXXX").string();
}

}  // namespace

std::string firstBytes(const Bytes& bytes, std::size_t wanted) {
    std::string text(std::min(bytes.size, wanted), '\0');
    std::size_t filled = 0;
    for (std::size_t got = 1; filled < text.size() && got > 0; filled += got) {
        got = bytes.readAt(filled, text.data() + filled, text.size() - filled);
    }
    text.resize(filled);
    return text;
}

Bytes bytesOf(std::string_view text) {
    return {text.size(), [text](std::size_t offset, char* into, std::size_t count) {
                return offset < text.size() ? text.copy(into, count, offset) : std::size_t{0};
            }};
}

Expected<void> Spool::add(std::string_view bytes) {
    m_size += bytes.size();
    if (!m_file && m_size <= m_limit) {
        m_memory += bytes;
        return {};
    }
    if (!m_file) {
        std::string name = temporaryName();
        m_file = std::make_shared<File>(::mkstemp(name.data()));
        if (m_file->number < 0) {
            return notWritable(name);
        }
        ::unlink(name.c_str());
        GREYSCOPE_TRY(write(m_memory));
        m_memory = {};
    }
    return write(bytes);
}

Expected<void> Spool::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t put = ::write(m_file->number, bytes.data(), bytes.size());
        if (put < 0 && errno != EINTR) {
            return notWritable(temporaryName());
        }
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(put, 0)));
    }
    return {};
}

Bytes Spool::take() && {
    if (m_file) {
        return {m_size, [file = m_file](std::size_t offset, char* into, std::size_t count) {
                    ssize_t got = -1;
                    do {
                        got = ::pread(file->number, into, count, static_cast<off_t>(offset));
                    } while (got < 0 && errno == EINTR);
                    return static_cast<std::size_t>(std::max<ssize_t>(got, 0));
                }};
    }
    const auto text = std::make_shared<const std::string>(std::move(m_memory));
    return {m_size, [text](std::size_t offset, char* into, std::size_t count) {
                return offset < text->size() ? text->copy(into, count, offset) : std::size_t{0};
            }};
}

}  // namespace greyscope::io
