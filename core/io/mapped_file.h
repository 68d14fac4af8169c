#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace greyscope::io {

/// A file's bytes, mapped read-only: nothing is read before it is looked at.
class MappedFile {
public:
    /// Errors: fileNotFound, fileNotReadable, fileIsDirectory, fileEmpty.
    [[nodiscard]] static base::Expected<MappedFile> open(const std::string& path);

    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile();

    [[nodiscard]] std::string_view bytes() const { return {static_cast<const char*>(m_address), m_size}; }

private:
    MappedFile(void* address, std::size_t size) : m_address(address), m_size(size) {}

    void* m_address = nullptr;
    std::size_t m_size = 0;
};

}  // namespace greyscope::io
