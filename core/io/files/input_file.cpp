#include "core/io/files/input_file.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

/// A file descriptor, closed by its last user.
struct InputFile::Descriptor {
    int number = -1;
    struct timespec modified {};
    explicit Descriptor(int n) : number(n) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number >= 0) {
            ::close(number);
        }
    }
};

namespace {

tl::unexpected<base::Error> systemError(const std::string& path) {
    const int number = errno;
    if (number == ENOENT || number == ENOTDIR) {
        return fail(ErrorCode::fileNotFound, {path}, {path, 0, 0});
    }
    return fail(ErrorCode::fileNotReadable, {path, std::generic_category().message(number)}, {path, 0, 0});
}

}  // namespace

Expected<InputFile> InputFile::open(const std::string& path) {
    // Without O_NONBLOCK opening a named pipe would wait for its writer.
    const auto file = std::make_shared<Descriptor>(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (file->number < 0 || ::fstat(file->number, &status) != 0) {
        return systemError(path);
    }
    if (S_ISDIR(status.st_mode)) {
        return fail(ErrorCode::fileIsDirectory, {path}, {path, 0, 0});
    }
    if (!S_ISREG(status.st_mode)) {
        return fail(ErrorCode::fileNotReadable, {path, "not a regular file"}, {path, 0, 0});
    }
    if (status.st_size == 0) {
        return fail(ErrorCode::fileEmpty, {}, {path, 0, 0});
    }
    file->modified = status.st_mtim;
    return InputFile(file, static_cast<std::size_t>(status.st_size));
}

std::size_t InputFile::readAt(std::size_t offset, char* into, std::size_t count) const {
    ssize_t got = -1;
    do {
        got = ::pread(m_file->number, into, count, static_cast<off_t>(offset));
    } while (got < 0 && errno == EINTR);
    return got > 0 ? static_cast<std::size_t>(got) : 0;
}

bool InputFile::hasChanged() const {
    struct stat status {};
    if (::fstat(m_file->number, &status) != 0 || status.st_size < static_cast<off_t>(m_size)) {
        return true;
    }
    const bool touched =
        status.st_mtim.tv_sec != m_file->modified.tv_sec || status.st_mtim.tv_nsec != m_file->modified.tv_nsec;
    return touched && status.st_size == static_cast<off_t>(m_size);
}

}  // namespace greyscope::io
