#include "core/io/mapped_file.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Closes a descriptor at the end of the scope; the mapping outlives it.
struct Descriptor {
    int number = -1;
    explicit Descriptor(int n) : number(n) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number >= 0) {
            ::close(number);
        }
    }
};

tl::unexpected<base::Error> systemError(const std::string& path) {
    const int number = errno;
    if (number == ENOENT || number == ENOTDIR) {
        return fail(ErrorCode::fileNotFound, {path}, {path, 0, 0});
    }
    return fail(ErrorCode::fileNotReadable, {path, std::generic_category().message(number)}, {path, 0, 0});
}

}  // namespace

Expected<MappedFile> MappedFile::open(const std::string& path) {
    // Without O_NONBLOCK opening a named pipe would wait for its writer.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (file.number < 0 || ::fstat(file.number, &status) != 0) {
        return systemError(path);
    }
    if (S_ISDIR(status.st_mode)) {
        return fail(ErrorCode::fileIsDirectory, {path}, {path, 0, 0});
    }
    if (!S_ISREG(status.st_mode)) {
        return fail(ErrorCode::fileNotReadable, {path, "not a regular file"}, {path, 0, 0});
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0) {
        return fail(ErrorCode::fileEmpty, {}, {path, 0, 0});
    }
    void* const address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number, 0);
    if (address == MAP_FAILED) {
        return systemError(path);
    }
    return MappedFile(address, size);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : m_address(std::exchange(other.m_address, nullptr)), m_size(std::exchange(other.m_size, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
    std::swap(m_address, other.m_address);
    std::swap(m_size, other.m_size);
    return *this;
}

MappedFile::~MappedFile() {
    if (m_address != nullptr) {
        ::munmap(m_address, m_size);
    }
}

}  // namespace greyscope::io
